import { expect, test } from 'vitest'
import { changesSomething, type AmendmentContent } from './amendment-content.ts'

test.each<[AmendmentContent, boolean]>([
  [{}, false],
  [{ commission: null, endsOn: null, textVi: ' ', textEn: '\n', legal: {} }, false],
  [{ legal: { branch: undefined } }, false],
  [{ commission: 0 }, true],
  [{ endsOn: '2028-12-31' }, true],
  [{ textEn: 'Breakfast is free.' }, true],
  [{ legal: { branch: 'Hội An' } }, true],
])('an amendment with %j changes something: %s', (content, changes) => {
  expect(changesSomething(content)).toBe(changes)
})
