import type { RatePlanProblem } from '@innkeeper/rules/rate-plan/check-rate-plan'
import type { DerivationVerdict } from '@innkeeper/rules/rate/check-derivation'
import type { RoomTypeProblem } from '@innkeeper/rules/room-type/check-room-type'
import type { roomRefusals } from '#refusals/rooms.ts'

type RoomRefusalKey = keyof typeof roomRefusals

/** The refusal of a problem that a rule found in a room type; null where the schema refuses it already. */
export const refusalOfRoomProblem = ({ field, reason }: RoomTypeProblem) => {
  if (reason === 'belowFloor') return field === 'ceilingPrice' ? 'ceilingBelowFloor' : 'priceBelowFloor'
  return roomReasons[reason]
}

const roomReasons = {
  notPositive: null,
  belowAllotment: 'totalRoomsBelowAllotment',
  belowPlanGuests: 'guestsBelowPlan',
  belowMaxAdults: 'guestsBelowAdults',
  aboveAdultsAndChildren: 'guestsAbovePlaces',
  aboveCeiling: 'priceAboveCeiling',
} as const satisfies Record<Exclude<RoomTypeProblem['reason'], 'belowFloor'>, RoomRefusalKey | null>

/** The refusal of a problem that a rule found in a rate plan; null where the schema refuses it already. */
export const refusalOfPlanProblem = ({ reason }: RatePlanProblem) => planReasons[reason]

const planReasons = {
  belowOne: null,
  negative: null,
  minOverMax: 'minStayAboveMax',
  overRoomGuests: 'guestsAboveRoom',
  endsBeforeStart: 'datesEndBeforeStart',
  overlaps: 'datesOverlap',
} as const satisfies Record<RatePlanProblem['reason'], RoomRefusalKey | null>

/** The form's field of a rate plan's problem; a line of the dates not applied is named by its index. */
export const fieldOfPlanProblem = ({ field, reason, index }: RatePlanProblem): string =>
  index === undefined ? field : `${field}.${index}.${reason === 'endsBeforeStart' ? 'to' : 'from'}`

/** The refusal for each reason why a plan may not follow another. */
export const refusalOfDerivation = {
  unknownParent: 'parentMissing',
  cycle: 'derivationCycle',
  tooDeep: 'derivationTooDeep',
} as const satisfies Record<Extract<DerivationVerdict, { readonly ok: false }>['reason'], RoomRefusalKey>
