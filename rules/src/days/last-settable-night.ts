import { addYears } from './day.ts'
import type { Day } from './day.ts'
import type { SettableRange } from './interval.ts'

/** The last night whose price or rooms can be set: "two years ahead can be set". */
export const lastSettableNight = (today: Day): Day => addYears(today, 2)

/** The nights that can be set today: "the past cannot be changed". */
export const settableRange = (today: Day): SettableRange => ({ today, last: lastSettableNight(today) })

/** Why a night cannot be set, or null when it can. */
export const whyNotSettable = (night: Day, range: SettableRange): 'past' | 'beyondHorizon' | null => {
  if (night < range.today) return 'past'
  return night > range.last ? 'beyondHorizon' : null
}
