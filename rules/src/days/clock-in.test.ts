import { expect, test } from 'vitest'
import { clockIn } from './clock-in.ts'
import { momentIn } from './moment-in.ts'

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-21T16:59:00Z', '2026-11-21', '23:59'],
  ['Asia/Ho_Chi_Minh', '2026-11-21T17:00:00Z', '2026-11-22', '00:00'],
  ['Europe/Paris', '2026-07-01T22:30:00Z', '2026-07-02', '00:30'],
] as const)('the clocks of %s at %s show %s, %s; and back', (timeZone, moment, day, time) => {
  expect(clockIn(timeZone, new Date(moment))).toEqual({ day, time })
  expect(momentIn(timeZone, day, time)).toEqual(new Date(moment))
})
