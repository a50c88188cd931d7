import { nightsOfStay } from '#days/day.ts'
import { multiplyDivide } from '#money/round-half-up.ts'
import type { PriceLine } from '#price/price-line.ts'
import type { StayDates } from '#stay/join-stays.ts'
import { agreedNight } from './held-stay.ts'

/** What a booking's price has on the nights that it keeps, and the stay that it is changed to. */
type KeptStay = StayDates & {
  readonly prices: ReadonlyMap<string, number>
  readonly rooms: readonly { readonly roomPlanId: string }[]
}

/**
 * The part of an agreed price's difference that a changed booking keeps, before tax: as large a part as it keeps of the usual price of its
 * rooms. What is asked for anew costs what it usually costs. Null where no price was agreed.
 */
export const keptDifference = (lines: readonly PriceLine[], { prices, rooms, ...stay }: KeptStay): number | null => {
  const agreed = lines.filter(({ kind }) => kind === 'agreedPrice')
  if (agreed.length === 0) return null
  const nights = nightsOfStay(stay.checkIn, stay.checkOut)
  const kept = rooms.flatMap(({ roomPlanId }) => nights.map((night) => prices.get(agreedNight(roomPlanId, night)) ?? 0))
  const usual = sumOf(lines.filter(({ kind }) => kind === 'room').map(({ amount }) => amount))
  return usual === 0 ? 0 : multiplyDivide(sumOf(agreed.map(({ amount }) => amount)), sumOf(kept), usual)
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
