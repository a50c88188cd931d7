import { daysBetween } from '#days/day.ts'
import type { Day } from '#days/day.ts'
import type { Buyer } from '#price/buyer.ts'
import { extraPrices } from '#price/room-lines.ts'
import type { RoomLine } from '#price/room-lines.ts'

/** One room on one night, with its price and extras. */
export type Cell = { readonly line: number; readonly room: number; readonly night: Day; readonly amount: number }

/** The stay that promotions are computed on: every room and night, with its price before promotions. */
export type PromotedStay = {
  readonly buyer: Buyer
  readonly checkIn: Day | null
  readonly nights: number
  readonly roomLines: readonly RoomLine[]
  readonly cells: readonly Cell[]
  readonly total: number
}

type ToPromote = { readonly roomLines: readonly RoomLine[]; readonly childAgeLimit: number; readonly buyer: Buyer }

/** Lists the rooms and nights of a stay one by one. */
export const promotedStay = ({ roomLines, childAgeLimit, buyer }: ToPromote): PromotedStay => {
  const cells = roomLines.flatMap((line, at) => {
    const extras = line.rooms.map((room) => extraPrices(room, line.plan, childAgeLimit))
    return extras.flatMap((extra, room) => line.nights.map(({ night, price }) => ({ line: at, room, night, amount: price + extra })))
  })
  const nights = roomLines[0]?.nights ?? []
  const total = cells.reduce((sum, { amount }) => sum + amount, 0)
  return { buyer, checkIn: nights[0]?.night ?? null, nights: nights.length, roomLines, cells, total }
}

/** How many days before the arrival a stay is booked. */
export const daysBeforeArrival = ({ buyer, checkIn }: PromotedStay): number => (checkIn === null ? 0 : daysBetween(buyer.bookedOn, checkIn))
