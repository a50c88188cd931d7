import { addYears } from './day.ts'
import type { Day } from './day.ts'

/** The last night whose price or rooms can be set: "two years ahead can be set". */
export function lastSettableNight(today: Day): Day {
  return addYears(today, 2)
}

/** Why a night cannot be set today, or null when it can: "the past cannot be changed". */
export function whyNotSettable(night: Day, today: Day): 'past' | 'beyondHorizon' | null {
  if (night < today) return 'past'
  return night > lastSettableNight(today) ? 'beyondHorizon' : null
}
