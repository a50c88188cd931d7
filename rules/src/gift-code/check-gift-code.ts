import type { Day } from '#days/day.ts'
import type { GiftCode, GiftCodeTerms } from './gift-code.ts'

/** A gift code as a person fills it in. */
export type GiftCodeToCheck = Omit<GiftCode, 'giftCodeId' | 'name'> &
  Pick<GiftCodeTerms, 'validFrom' | 'validTo' | 'timeFrom' | 'timeTo' | 'agents' | 'agentKinds' | 'agentIds' | 'mostUses'> & {
    readonly hotelScope: 'included' | 'excluded'
    readonly hotels: readonly string[]
  }

/** A field whose value contradicts other fields, and why. */
export type GiftCodeProblem = {
  readonly field: keyof GiftCodeToCheck
  readonly reason:
    | 'giftCodeFieldNeeded'
    | 'giftCodeHotelNeeded'
    | 'percentOverWhole'
    | 'datesEndBeforeStart'
    | 'giftCodeMostUnderLeast'
    | 'giftCodeSlotEmpty'
}

/** The problems of a gift code that concern several fields together. */
export const checkGiftCode = (code: GiftCodeToCheck): GiftCodeProblem[] => [
  ...problem(code.unit === 'percent' && code.value > 10_000, 'value', 'percentOverWhole'),
  ...problem(code.validTo !== null && code.validTo < code.validFrom, 'validTo', 'datesEndBeforeStart'),
  ...problem(code.maxOrder !== null && code.maxOrder < code.minOrder, 'maxOrder', 'giftCodeMostUnderLeast'),
  ...problem(code.maxRooms !== null && code.maxRooms < code.minRooms, 'maxRooms', 'giftCodeMostUnderLeast'),
  ...problem(code.timeFrom === null && code.timeTo !== null, 'timeFrom', 'giftCodeFieldNeeded'),
  ...problem(code.timeFrom !== null && code.timeTo === null, 'timeTo', 'giftCodeFieldNeeded'),
  ...problem(code.timeFrom !== null && code.timeFrom === code.timeTo, 'timeTo', 'giftCodeSlotEmpty'),
  ...problem(code.agents === 'kinds' && code.agentKinds.length === 0, 'agentKinds', 'giftCodeFieldNeeded'),
  ...problem(code.agents === 'named' && code.agentIds.length === 0, 'agentIds', 'giftCodeFieldNeeded'),
  ...problem(code.hotelScope === 'included' && code.hotels.length === 0, 'hotels', 'giftCodeHotelNeeded'),
]

const problem = (wrong: boolean, field: GiftCodeProblem['field'], reason: GiftCodeProblem['reason']): GiftCodeProblem[] =>
  wrong ? [{ field, reason }] : []

/** The fields of a started gift code that may still change. */
type RunningTerms = { readonly validTo: Day | null; readonly mostUses: number | null }

/** The problems of a change to a started gift code: "only later end, more uses, stop; never less than was used". */
export const checkRunning = (
  before: RunningTerms,
  after: RunningTerms,
  used: number,
): { readonly field: keyof RunningTerms; readonly reason: 'giftCodeEndsEarlier' | 'giftCodeUsedMore' }[] => [
  ...(endsEarlier(before.validTo, after.validTo) ? [{ field: 'validTo', reason: 'giftCodeEndsEarlier' } as const] : []),
  ...(after.mostUses !== null && after.mostUses < used ? [{ field: 'mostUses', reason: 'giftCodeUsedMore' } as const] : []),
]

const endsEarlier = (before: Day | null, after: Day | null): boolean => after !== null && (before === null || after < before)
