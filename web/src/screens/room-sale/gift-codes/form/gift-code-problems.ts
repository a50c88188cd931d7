import type { CallInput } from '@innkeeper/protocol/catalogue'
import { refusals } from '@innkeeper/protocol/refusals'
import { isPatternWide } from '@innkeeper/rules/gift-code/code-pattern'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'

type Values = Typed<Omit<CallInput<'giftcode/create'>, 'code'>>

/** The rules across the fields of many codes: those of one, and that the pattern is wide enough for them. */
export const manyCodesProblems = (values: Typed<CallInput<'giftcode/create-many'>>): readonly RuleError[] => {
  const { pattern = '', count = 0 } = values
  const short = pattern.trim().length >= 3 && count > 0 && !isPatternWide(pattern, count)
  const words = refusals.giftCodePatternShort.words
  return [...(short ? [{ field: 'pattern', words, values: { count } }] : []), ...giftCodeProblems(values)]
}

/** The rules across a gift code's fields, as far as they can be told while some are still empty. */
export const giftCodeProblems = (values: Values): readonly RuleError[] => [
  ...when(values.percentOrFixed === 'percent' && (values.value ?? 0) > 10_000, 'value', 'percentOverWhole'),
  ...when(!!values.validFrom && !!values.validTo && values.validTo < values.validFrom, 'validTo', 'datesEndBeforeStart'),
  ...when(isUnder(values.maxOrder, values.minOrder), 'maxOrder', 'giftCodeMostUnderLeast'),
  ...when(isUnder(values.maxRooms, values.minRooms), 'maxRooms', 'giftCodeMostUnderLeast'),
  ...when(!values.timeFrom && !!values.timeTo, 'timeFrom', 'giftCodeFieldNeeded'),
  ...when(!!values.timeFrom && !values.timeTo, 'timeTo', 'giftCodeFieldNeeded'),
  ...when(!!values.timeFrom && values.timeFrom === values.timeTo, 'timeTo', 'giftCodeSlotEmpty'),
  ...when(values.forAgents === 'kinds' && (values.agentKinds ?? []).length === 0, 'agentKinds', 'giftCodeFieldNeeded'),
  ...when(values.forAgents === 'named' && (values.agentIds ?? []).length === 0, 'agentIds', 'giftCodeFieldNeeded'),
  ...when(values.hotelScope === 'included' && (values.hotels ?? []).length === 0, 'hotels', 'giftCodeHotelNeeded'),
]

type Key =
  | 'percentOverWhole'
  | 'datesEndBeforeStart'
  | 'giftCodeMostUnderLeast'
  | 'giftCodeFieldNeeded'
  | 'giftCodeSlotEmpty'
  | 'giftCodeHotelNeeded'

const when = (wrong: boolean, field: string, key: Key): RuleError[] => (wrong ? [{ field, words: refusals[key].words, values: {} }] : [])

const isUnder = (most: number | null | undefined, least: number | null | undefined): boolean =>
  most !== null && most !== undefined && least !== null && least !== undefined && most < least
