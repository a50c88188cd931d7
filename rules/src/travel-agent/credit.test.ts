import { expect, test } from 'vitest'
import { creditStanding, crossesWarning, usedPercent, type Credit } from './credit.ts'

test.each<[string, Credit, ReturnType<typeof creditStanding>]>([
  ['“configured or not”', { limit: null, used: 0 }, 'none'],
  ['nothing used', { limit: 100, used: 0 }, 'free'],
  ['just below 80 %', { limit: 1000, used: 799 }, 'free'],
  ['“warned at 80 %”', { limit: 1000, used: 800 }, 'near'],
  ['used up', { limit: 1000, used: 1000 }, 'full'],
  ['a limit of nought', { limit: 0, used: 0 }, 'full'],
])('%s', (_why, credit, standing) => {
  expect(creditStanding(credit)).toBe(standing)
})

test.each<[string, Credit, Credit, boolean]>([
  ['from below to 80 %', { limit: 100, used: 79 }, { limit: 100, used: 80 }, true],
  ['from below past the limit’s end', { limit: 100, used: 0 }, { limit: 100, used: 100 }, true],
  ['within the warned share, which was told before', { limit: 100, used: 80 }, { limit: 100, used: 95 }, false],
  ['back below', { limit: 100, used: 90 }, { limit: 100, used: 10 }, false],
  ['by a lower limit', { limit: 100, used: 50 }, { limit: 60, used: 50 }, true],
  ['by a limit where there was none', { limit: null, used: 0 }, { limit: 100, used: 0 }, false],
  ['by a limit of nought, with nothing used', { limit: null, used: 0 }, { limit: 0, used: 0 }, false],
])('both sides are warned once per crossing: %s', (_why, before, after, warned) => {
  expect(crossesWarning(before, after)).toBe(warned)
})

test('the used share is never rounded up', () => {
  expect(usedPercent({ limit: 1000, used: 799 })).toBe(79)
  expect(usedPercent({ limit: 0, used: 0 })).toBe(0)
  expect(usedPercent({ limit: null, used: 0 })).toBe(0)
})
