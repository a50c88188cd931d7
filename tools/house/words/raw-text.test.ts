import { expect, test } from 'vitest'
import { rawTexts } from './raw-text.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()
const found = (text: string) => rawTexts(planted(repository, { 'web/src/planted.tsx': text })).filter((line) => line.includes('planted'))

test('no text is written into JSX', () => {
  expect(rawTexts(repository)).toEqual([])
})

test.each(["<p>{'Rooms'}</p>", '<p>{`Rooms: ${count}`}</p>', "<p>\n  {'Phòng'}\n</p>", '<p>{count}{` rooms`}</p>'])(
  '%j is noticed',
  (text) => {
    expect(found(text)).toHaveLength(1)
  },
)

test.each([
  "<p className={'rooms'}>{t(rooms)}</p>",
  '<p>{`${count} × ${t(name)}`}</p>',
  "<p>{' · '}</p>",
  '<p>{`${a === null ? `` : t(rooms)}`}</p>',
])('%j is let be', (text) => {
  expect(found(text)).toEqual([])
})
