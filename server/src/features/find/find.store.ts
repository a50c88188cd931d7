import type { FoundKind } from '@innkeeper/protocol/calls/manage/find'
import { sql, type RawBuilder } from 'kysely'
import { contain, named } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { bookingNamed, ticketBookingNamed } from '#features/bookings/bookings-named.reads.ts'
import { personNamed } from '#features/staff/people/people-named.reads.ts'
import { agentNamed } from '#features/travel-agents/agents-named.reads.ts'

/** A thing that was found, with its names and what tells it from others. */
export type FoundRow = { readonly id: string; readonly nameVi: string; readonly nameEn: string; readonly more: string }

/** So many of each kind. */
const most = 5

type Finder = (tx: PropertyTx, text: string) => Promise<FoundRow[]>

const records = ['room_type', 'rate_plan', 'cancellation_policy', 'payment_policy'] as const

const ofRecord =
  (table: (typeof records)[number]): Finder =>
  (tx, text) =>
    tx.db
      .selectFrom(sql.table(table).as('thing'))
      .select([asText(sql.ref(`${table}_id`)).as('id'), sql.ref<string>('name_vi').as('nameVi')])
      .select([sql.ref<string>('name_en').as('nameEn'), sql<string>`''`.as('more')])
      .where(sql.ref('property_id'), '=', tx.propertyId)
      .where(contain(text, 'name_vi', 'name_en'))
      .orderBy(named('name_vi'))
      .orderBy(sql.ref(`${table}_id`))
      .limit(most)
      .execute()

const asText = (column: RawBuilder<unknown>) => sql<string>`${column}::text`

const bookings: Finder = async (tx, text) => {
  const isNamed = await bookingNamed(tx, text)
  return tx.db
    .selectFrom('booking')
    .select(['code as id', 'guest_name as nameVi', 'guest_name as nameEn'])
    .select(sql<string>`code || ' · ' || to_char(check_in, 'DD/MM/YYYY')`.as('more'))
    .where('property_id', '=', tx.propertyId)
    .where(isNamed)
    .orderBy('changed_at', 'desc')
    .orderBy('booking_id')
    .limit(most)
    .execute()
}

const ticketBookings: Finder = async (tx, text) => {
  const isNamed = await ticketBookingNamed(tx, text)
  return tx.db
    .selectFrom('ticket_booking')
    .select(['code as id', 'guest_name as nameVi', 'guest_name as nameEn'])
    .select(sql<string>`code || ' · ' || to_char(visit_day, 'DD/MM/YYYY')`.as('more'))
    .where('property_id', '=', tx.propertyId)
    .where(isNamed)
    .orderBy('changed_at', 'desc')
    .orderBy('ticket_booking_id')
    .limit(most)
    .execute()
}

const hotelServices: Finder = (tx, text) =>
  tx.db
    .selectFrom('hotel_service')
    .select([sql<string>`hotel_service_id::text`.as('id'), 'name_vi as nameVi', 'name_en as nameEn', 'code as more'])
    .where('property_id', '=', tx.propertyId)
    .where(contain(text, 'name_vi', 'name_en', 'code'))
    .orderBy(named('name_vi'))
    .orderBy('hotel_service_id')
    .limit(most)
    .execute()

const travelAgents: Finder = async (tx, text) => {
  const isNamed = await agentNamed(tx, text)
  return tx.db
    .selectFrom('travel_agent_link as l')
    .innerJoin('travel_agent as a', 'a.travel_agent_id', 'l.travel_agent_id')
    .select([sql<string>`l.travel_agent_id::text`.as('id'), 'a.name_vi as nameVi', 'a.name_en as nameEn', 'a.code as more'])
    .where('l.property_id', '=', tx.propertyId)
    .where('l.active', '=', true)
    .where(isNamed)
    .orderBy(named('a.name_vi'))
    .orderBy('a.code')
    .limit(most)
    .execute()
}

const users: Finder = async (tx, text) => {
  const isNamed = await personNamed(tx, text)
  return tx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('membership as m')
        .select(['m.account_id', 'm.full_name'])
        .where('m.property_id', '=', tx.propertyId)
        .where(isNamed)
        .orderBy(named('m.full_name'))
        .orderBy('m.account_id')
        .limit(most)
        .as('m'),
    )
    .innerJoin('account as a', 'a.account_id', 'm.account_id')
    .select([sql<string>`m.account_id::text`.as('id'), 'm.full_name as nameVi', 'm.full_name as nameEn', 'a.user_name as more'])
    .orderBy(named('m.full_name'))
    .orderBy('m.account_id')
    .execute()
}

/** Finds the things of each kind whose name or code contains a text, with or without diacritics. */
export const finders: Readonly<Record<FoundKind, Finder>> = {
  booking: bookings,
  ticketBooking: ticketBookings,
  travelAgent: travelAgents,
  user: users,
  roomType: ofRecord('room_type'),
  ratePlan: ofRecord('rate_plan'),
  hotelService: hotelServices,
  cancellationPolicy: ofRecord('cancellation_policy'),
  paymentPolicy: ofRecord('payment_policy'),
}
