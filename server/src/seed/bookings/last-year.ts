import { addDays, eachDay, type Day } from '@innkeeper/rules/days/day'
import type { Tx } from '#kit/transaction/transaction.ts'
import { chancesOf } from '../random.ts'
import { nightsBefore } from '../rates/nights.ts'
import type { SeededProperty } from '../seeded.ts'
import { seedBookings, type BookingsDraw } from './bookings.ts'

/** The hotel that was on sale a year ago; the others came later. */
const oldest = 'HAIAU'
/** It went on sale a little earlier than this many days ago. */
const daysBack = 400
const bookings = 900
/** Own chances, so that the other bookings stay what they were. */
const seedNumber = 2025

/** Writes the nights and bookings of a year ago, with which the dashboard compares. They are older than the diary of nights. */
export const seedLastYear = async (tx: Tx, property: SeededProperty, draw: BookingsDraw): Promise<void> => {
  if (property.code !== oldest) return
  await insertNights(tx, property.propertyId, eachDay(addDays(draw.today, -daysBack), addDays(draw.today, -nightsBefore - 1)))
  // A stay ends before the nights of this year begin, whose rooms are sold already.
  await seedBookings(
    tx,
    property,
    { ...draw, count: bookings, after: property.bookings, arrival: (chances) => chances.whole(-daysBack, -nightsBefore - 8) },
    chancesOf(seedNumber),
  )
}

const insertNights = (tx: Tx, propertyId: string, nights: readonly Day[]): Promise<unknown> =>
  tx.rows(
    `insert into room_night (property_id, room_type_id, night, total_rooms, version, allotment)
     select property_id, room_type_id, night, total_rooms, 1, total_rooms from room_type, unnest($2::date[]) as night
      where property_id = $1`,
    [propertyId, nights],
  )
