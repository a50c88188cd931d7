import type { Day } from '#days/day.ts'
import { weekdayOf } from '#days/day.ts'
import type { PriceLine } from '#price/price-line.ts'
import type { TravelAgentKind } from '#travel-agent/travel-agent-kinds.ts'
import { giftCodeCondition } from './gift-code-condition.ts'
import type { GiftCodeMethod, GiftCodeSize, GiftCodeTerms } from './gift-code.ts'

/** Why a gift code cannot be used, in the order of the checks. An agent who may not use a code is told that the code is unknown. */
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

/** Why a gift code cannot be used. */
export type WhyNotGiven = (typeof whyNotGivenOrder)[number]

/** Who uses a gift code, when (the property's own day and time) and how the booking is paid; null while that is not known. */
export type GiftCodeGiver = {
  readonly today: Day
  readonly time: string
  readonly travelAgentId: string | null
  readonly kind: TravelAgentKind | null
  readonly method: GiftCodeMethod | null
}

/** Why a buyer may not use a gift code now, or null. This check needs no price. */
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

// The end of a time slot does not belong to it. A slot that ends before it starts crosses midnight.
const isWithin = ({ timeFrom, timeTo }: Pick<GiftCodeTerms, 'timeFrom' | 'timeTo'>, time: string): boolean => {
  if (timeFrom === null || timeTo === null) return true
  return timeFrom < timeTo ? timeFrom <= time && time < timeTo : timeFrom <= time || time < timeTo
}

/** Why a booking is too small or too large for a gift code, or null; `order` is its price before the code and before tax. */
export const whyNotSized = (code: GiftCodeSize, order: number, rooms: number): WhyNotGiven | null => {
  if (order < code.minOrder) return 'orderTooSmall'
  if (code.maxOrder !== null && order > code.maxOrder) return 'orderTooLarge'
  if (rooms < code.minRooms) return 'tooFewRooms'
  return code.maxRooms !== null && rooms > code.maxRooms ? 'tooManyRooms' : null
}

/** Why a price that was computed with a gift code has no line for it; null if it has one. */
export const whyNotTaken = (code: GiftCodeSize, lines: readonly PriceLine[], rooms: number): WhyNotGiven | null => {
  if (lines.some(({ step }) => step === 'giftCode')) return null
  const order = lines.reduce((sum, { step, amount }) => (step === 'tax' ? sum : sum + amount), 0)
  return whyNotSized(code, order, rooms) ?? 'nothingToTake'
}
