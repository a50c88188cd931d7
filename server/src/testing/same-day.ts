import { setTimeout as wait } from 'node:timers/promises'
import { todayIn } from '@innkeeper/rules/days/day'
import { longestFile } from '../../../test-patience.ts'

/** Where the properties of tests are, and how tests write a moment's day. */
const zones = ['Asia/Ho_Chi_Minh', 'UTC']

const isMidnightNear = (): boolean => {
  const [now, later] = [new Date(), new Date(Date.now() + longestFile)]
  return zones.some((zone) => todayIn(zone, now) !== todayIn(zone, later))
}

// Run before each file: one that began before midnight and ended after it would reckon with two todays.
while (isMidnightNear()) await wait(1000)
