import { expect, test } from 'vitest'
import { hoursOfSession, isActivityDue, isIdle } from './session-life.ts'

test.each([
  ['admin', 0, false, 'somebody is at work'],
  ['admin', 30 * 60 - 1, false, 'just under thirty minutes'],
  ['admin', 30 * 60, true, '"sessions end idle like others (30 minutes …)"'],
  ['user', 30 * 60, false, 'staff have longer'],
  ['user', 8 * 3600 - 1, false, 'just under eight hours'],
  ['user', 8 * 3600, true, '"staff 8 hours idle"'],
  ['admin', -3600, false, 'the clock was set back: the activity was a moment ago'],
  ['user', -3600, false, 'the same for staff'],
  ['admin', 400 * 86_400, true, 'the clock jumped ahead by a year: nobody was seen for a year'],
] as const)('%s after %i seconds without activity: ended is %s (%s)', (kind, seconds, ended, _why) => {
  expect(isIdle(kind, seconds)).toBe(ended)
})

test.each([
  [0, false, 'it was recorded this moment'],
  [59, false, '"at most once a minute"'],
  [60, true, 'a minute has passed'],
  [86_400, true, 'a day has passed'],
  [-1, true, 'the recorded moment is still to come: it is corrected'],
])('after %i seconds activity is recorded: %s (%s)', (seconds, due, _why) => {
  expect(isActivityDue(seconds)).toBe(due)
})

test('"12 hours at most"', () => {
  expect(hoursOfSession).toBe(12)
})
