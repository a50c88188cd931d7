import { splitInProportion } from '@innkeeper/rules/money/split-in-proportion'
import { daysBetween, type Day } from '@innkeeper/rules/days/day'
import type { PromotedStay } from '@innkeeper/rules/promotion/promoted-stay'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { BookingSnapshot } from './snapshot/booking-snapshot.ts'
import { readSnapshot } from './snapshot/read-snapshot.ts'

const madeRows = rowsLike(
  z.strictObject({
    bookedOn: dayInRow,
    checkIn: dayInRow,
    checkOut: dayInRow,
    travelAgentId: z.uuid().nullable(),
    snapshot: z.unknown(),
    planIds: z.record(z.string(), z.string()),
  }),
)

/** The stays that were booked on some days and not cancelled, with what their rooms cost before promotions, to try promotions on. */
export const staysMadeIn = async (
  tx: PropertyTx,
  { from, to, timeZone }: { from: Day; to: Day; timeZone: string },
): Promise<PromotedStay[]> => {
  const rows = await madeRows(
    tx,
    `select (b.created_at at time zone $4)::date as "bookedOn", b.check_in as "checkIn", b.check_out as "checkOut",
        b.travel_agent_id as "travelAgentId", b.snapshot,
        (select json_object_agg(m.room_plan_id, m.rate_plan_id) from booking_room r
           join room_plan m on m.property_id = r.property_id and m.room_plan_id = r.room_plan_id
          where r.property_id = b.property_id and r.booking_id = b.booking_id) as "planIds"
       from booking b
      where b.property_id = $1 and b.state not in ('cancel', 'void')
        and b.created_at >= ($2::date at time zone $4) and b.created_at < (($3::date + 1) at time zone $4)
      order by b.booking_id limit 5000`,
    [tx.propertyId, from, to, timeZone],
  )
  return rows.map(({ snapshot: stored, planIds, checkIn, checkOut, bookedOn, travelAgentId }) => {
    const snapshot = readSnapshot(stored)
    const cells = cellsOf(snapshot)
    return {
      buyer: buyerOf(snapshot, { bookedOn, travelAgentId }),
      checkIn,
      nights: daysBetween(checkIn, checkOut),
      roomLines: snapshot.lines.map(({ roomPlanId, roomTypeId, rooms }) => ({
        planId: planIds[roomPlanId] ?? '',
        roomTypeId,
        rooms,
        nights: [],
        plan: noExtras,
      })),
      cells,
      total: cells.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
}

/** Who booked; without an agent it is a guest of the property's own site. */
const buyerOf = (
  { travelAgent }: BookingSnapshot,
  { bookedOn, travelAgentId }: { readonly bookedOn: Day; readonly travelAgentId: string | null },
): PromotedStay['buyer'] => ({
  bookedOn,
  channel: travelAgentId === null ? 'website' : 'agents',
  travelAgentId,
  level: travelAgent?.level ?? null,
  promotionCode: null,
})

const noExtras = { includedAdults: 1, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0 }

// A snapshot has the price of all rooms of a line together; each room gets an equal part of it.
const cellsOf = ({ lines, price }: BookingSnapshot): PromotedStay['cells'] =>
  lines.flatMap(({ rooms }, line) => {
    const own = price.lines.filter(({ step, roomLine }) => step === 'rooms' && roomLine === line)
    return [...Map.groupBy(own, ({ night }) => night)].flatMap(([night, of]) => {
      if (night === null) return []
      const parts = splitInProportion(
        of.reduce((sum, { amount }) => sum + amount, 0),
        rooms.map(() => 1),
      )
      return parts.map((amount, room) => ({ line, room, night, amount }))
    })
  })
