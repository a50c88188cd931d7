import type { Day } from '#days/day.ts'
import { weekdayOf } from '#days/day.ts'
import type { PriceLine } from '#price/price-line.ts'
import type { TravelAgentKind } from '#travel-agent/travel-agent-kinds.ts'
import { giftCodeCondition } from './gift-code-condition.ts'
import type { GiftCodeMethod, GiftCodeSize, GiftCodeTerms } from './gift-code.ts'

/** Why a gift code gives nothing, in the order in which it is checked; a code for other agents is unknown to this one. */
export const whyNotGivenOrder = [
  'unknown',
  'stopped',
  'expired',
  'usedUp',
  'notStarted',
  'otherWeekday',
  'otherTime',
  'otherMethod',
  'orderTooSmall',
  'orderTooLarge',
  'tooFewRooms',
  'tooManyRooms',
  'nothingToTake',
] as const

/** Why a gift code gives nothing. */
export type WhyNotGiven = (typeof whyNotGivenOrder)[number]

/** Who gives a gift code, when (the property's own day and time) and how it is to be paid; null where that is not said yet. */
export type GiftCodeGiver = {
  readonly today: Day
  readonly time: string
  readonly travelAgentId: string | null
  readonly kind: TravelAgentKind | null
  readonly method: GiftCodeMethod | null
}

/** Why somebody may not use a gift code now, before the price of the stay is known; null where they may. */
export const whyNotGiven = (code: GiftCodeTerms, { today, time, method, ...giver }: GiftCodeGiver): WhyNotGiven | null => {
  if (!isFor(code, giver)) return 'unknown'
  const condition = giftCodeCondition(code, today)
  if (condition !== 'running') return condition
  if (!code.weekdays.includes(weekdayOf(today))) return 'otherWeekday'
  if (!isWithin(code, time)) return 'otherTime'
  return method === null || code.methods.includes(method) ? null : 'otherMethod'
}

const isFor = (
  { agents, agentKinds, agentIds }: Pick<GiftCodeTerms, 'agents' | 'agentKinds' | 'agentIds'>,
  { travelAgentId, kind }: Pick<GiftCodeGiver, 'travelAgentId' | 'kind'>,
): boolean => {
  if (agents === 'all') return true
  if (agents === 'kinds') return kind !== null && agentKinds.includes(kind)
  return travelAgentId !== null && agentIds.includes(travelAgentId)
}

// The last minute belongs to the slot no more; a slot whose end is before its start passes midnight.
const isWithin = ({ timeFrom, timeTo }: Pick<GiftCodeTerms, 'timeFrom' | 'timeTo'>, time: string): boolean => {
  if (timeFrom === null || timeTo === null) return true
  return timeFrom < timeTo ? timeFrom <= time && time < timeTo : timeFrom <= time || time < timeTo
}

/** Why a booking is not of the size that a gift code asks for; `order` is its price before the code and before tax. */
export const whyNotSized = (code: GiftCodeSize, order: number, rooms: number): WhyNotGiven | null => {
  if (order < code.minOrder) return 'orderTooSmall'
  if (code.maxOrder !== null && order > code.maxOrder) return 'orderTooLarge'
  if (rooms < code.minRooms) return 'tooFewRooms'
  return code.maxRooms !== null && rooms > code.maxRooms ? 'tooManyRooms' : null
}

/** Why a price that was computed with a gift code has no line of it; null where it has one. */
export const whyNotTaken = (code: GiftCodeSize, lines: readonly PriceLine[], rooms: number): WhyNotGiven | null => {
  if (lines.some(({ step }) => step === 'giftCode')) return null
  const order = lines.reduce((sum, { step, amount }) => (step === 'tax' ? sum : sum + amount), 0)
  return whyNotSized(code, order, rooms) ?? 'nothingToTake'
}
