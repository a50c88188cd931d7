import { setTimeout as wait } from 'node:timers/promises'
import { todayIn } from '@innkeeper/rules/days/day'
import { longestFile } from '../../../../test-patience.ts'

/** The time zones of the properties of tests and of moments in tests. */
const zones = ['Asia/Ho_Chi_Minh', 'UTC']

const isMidnightNear = (): boolean => {
  const [now, later] = [new Date(), new Date(Date.now() + longestFile)]
  return zones.some((zone) => todayIn(zone, now) !== todayIn(zone, later))
}

// Run before each file: a file that starts before midnight and ends after it would compute with two different days.
while (isMidnightNear()) await wait(1000)
