import { addYears } from './day.ts'
import type { Day } from './day.ts'
import type { SettableRange } from './interval.ts'

/** The last night whose price or rooms can be set: "two years ahead can be set". */
export function lastSettableNight(today: Day): Day {
  return addYears(today, 2)
}

/** The nights that can be set today: "the past cannot be changed". */
export function settableRange(today: Day): SettableRange {
  return { today, last: lastSettableNight(today) }
}

/** Why a night cannot be set, or null when it can. */
export function whyNotSettable(night: Day, range: SettableRange): 'past' | 'beyondHorizon' | null {
  if (night < range.today) return 'past'
  return night > range.last ? 'beyondHorizon' : null
}
