import { addDays, type Day } from '@innkeeper/rules/days/day'
import { noOffers } from '@innkeeper/rules/price/offers'
import { priceOfStay } from '@innkeeper/rules/price/price-of-stay'
import { usualChildAgeLimit } from '@innkeeper/rules/stay/guests'
import type { TaxRate } from '@innkeeper/rules/price/tax'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty, SeededRoomPlan } from '../seeded.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'
import { snapshotOf } from './snapshot.ts'
import { roomLineOf, stockOf } from './stays.ts'

/** The offer of the sample data: who made it for whom, its rooms and nights, and the request that it is for. */
export type OfferDraw = {
  readonly requestId: string
  readonly agent: SeededTravelAgent
  readonly roomPlan: SeededRoomPlan
  readonly checkIn: Day
  readonly nights: number
  readonly rooms: number
  readonly taxRates: readonly TaxRate[]
  readonly by: string
  readonly note: string
  readonly now: Date
}

const arrivalRows = rowsLike(z.strictObject({ days: z.int() }))

/** The first day, at least so many days after today, from which on a room type has rooms for a stay; undefined where it never has. */
export const freeArrival = async (
  tx: Tx,
  { propertyId }: SeededProperty,
  {
    roomPlan,
    rooms,
    nights,
    today,
    from,
  }: Pick<OfferDraw, 'roomPlan' | 'rooms' | 'nights'> & { readonly today: Day; readonly from: number },
): Promise<number | undefined> => {
  const [found] = await arrivalRows(
    tx,
    `select days from generate_series($3::integer, $3::integer + 90) as days
      where (select count(*) from room_night n where n.property_id = $1 and n.room_type_id = $2 and not n.closed
               and n.allotment - n.sold >= $4 and n.night >= $5::date + days and n.night < $5::date + days + $6::integer) = $6
      order by days limit 1`,
    [propertyId, roomPlan.roomType.roomTypeId, from, rooms, today, nights],
  )
  return found?.days
}

const hour = 3_600_000

/** Writes an open offer of a few rooms at a price below the usual one, as the property would have made it, and holds its rooms. */
export const seedOffer = async (tx: Tx, property: SeededProperty, draw: OfferDraw): Promise<void> => {
  const { roomPlan, checkIn, rooms, agent, taxRates, now } = draw
  const checkOut = addDays(checkIn, draw.nights)
  const guests = Array.from({ length: rooms }, () => ({ adults: 2, childrenAges: [], extraBeds: 0 }))
  const stay = { roomPlan, checkIn, checkOut, rooms: guests }
  const toPrice = {
    roomLines: [roomLineOf(property, await stockOf(tx, property.propertyId), stay)],
    childAgeLimit: usualChildAgeLimit,
    taxation: { choice: 220 as const, rates: taxRates },
    buyer: { bookedOn: checkIn, channel: 'agents' as const, travelAgentId: agent.travelAgentId, level: agent.level, promotionCode: null },
    offers: noOffers,
  }
  const usual = priceOfStay(toPrice).total
  const total = Math.floor((usual * 0.92) / 100_000) * 100_000
  const price = priceOfStay({ ...toPrice, offers: { ...noOffers, agreed: { total } } })
  const key = { property_id: property.propertyId, booking_request_id: draw.requestId, offer_no: 1 }
  await tx.db
    .insertInto('booking_offer')
    .values({
      ...key,
      check_in: checkIn,
      check_out: checkOut,
      currency: 'VND',
      total,
      usual_total: usual,
      valid_until: new Date(now.getTime() + 144 * hour).toISOString(),
      snapshot: JSON.stringify(snapshotOf({ property, stay, price, services: [], agent, taxRates })),
      note: draw.note,
      person: draw.by,
      made_at: new Date(now.getTime() - hour / 2).toISOString(),
    })
    .execute()
  const { roomTypeId } = roomPlan.roomType
  await tx.db
    .insertInto('booking_offer_room')
    .values({ ...key, room_plan_id: roomPlan.roomPlanId, room_type_id: roomTypeId, rooms })
    .execute()
  await tx.rows('select move_sold($1, $2, $3, $4, $5)', [property.propertyId, checkIn, checkOut, [roomTypeId], [rooms]])
}

type Taken = { readonly requestId: string; readonly bookingCode: string; readonly sentAt: Date; readonly by: string }

/** Writes the offer that became a booking of the sample data: what the agent took is what it booked. */
export const seedTaken = async (tx: Tx, { propertyId }: SeededProperty, { requestId, bookingCode, sentAt, by }: Taken): Promise<void> => {
  const madeAt = new Date(sentAt.getTime() + 3 * hour)
  const { total, snapshot, ...booked } = await tx.db
    .selectFrom('booking')
    .select(['check_in', 'check_out', 'currency', 'total', 'snapshot'])
    .where('property_id', '=', propertyId)
    .where('code', '=', bookingCode)
    .executeTakeFirstOrThrow()
  const offer = {
    property_id: propertyId,
    booking_request_id: requestId,
    offer_no: 1,
    state: 'accepted',
    ...booked,
    total,
    usual_total: total,
    valid_until: new Date(madeAt.getTime() + 24 * hour).toISOString(),
    snapshot: JSON.stringify(snapshot),
    person: by,
    made_at: madeAt.toISOString(),
    ended_at: new Date(madeAt.getTime() + hour).toISOString(),
  }
  await tx.db.insertInto('booking_offer').values(offer).execute()
}
