import { expect, test } from 'vitest'
import { weekdayList } from './use-night-spans.ts'

test.each([
  [[5, 6], 'vi', 'T6, T7'],
  [[1, 2, 3, 4, 7], 'vi', 'T2–T5, CN'],
  [[7, 6, 5], 'en', 'Fri–Sun'],
  [[1, 3], 'en', 'Mon, Wed'],
] as const)('weekdays %j in %s are "%s"', (weekdays, language, words) => {
  expect(weekdayList(weekdays, language)).toBe(words)
})
