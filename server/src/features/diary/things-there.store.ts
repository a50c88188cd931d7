import type { RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { StoredLine } from './diary.store.ts'

/** Where things are kept that come and go, and the column that a line names them by. */
const tables: Readonly<Partial<Record<RecordKind, readonly [table: string, column: string]>>> = {
  booking: ['booking', 'code'],
  bookingRequest: ['booking_request', 'code'],
  roomType: ['room_type', 'room_type_id'],
  roomAmenities: ['room_type', 'room_type_id'],
  roomPhotos: ['room_type', 'room_type_id'],
  ratePlan: ['rate_plan', 'rate_plan_id'],
  promotion: ['promotion', 'promotion_id'],
  giftCode: ['gift_code', 'gift_code_id'],
  hotelService: ['hotel_service', 'hotel_service_id'],
  ticketProduct: ['ticket_product', 'ticket_product_id'],
  priceRule: ['price_rule', 'price_rule_id'],
  season: ['property_event', 'property_event_id'],
  cancellationPolicy: ['cancellation_policy', 'cancellation_policy_id'],
  paymentPolicy: ['payment_policy', 'payment_policy_id'],
  nearbyPlace: ['nearby_place', 'nearby_place_id'],
  travelAgent: ['travel_agent_link', 'travel_agent_id'],
  user: ['membership', 'account_id'],
  staffGroup: ['staff_group', 'staff_group_id'],
}

type Thing = { readonly kind: RecordKind; readonly id: string }

/** The things that lines are about, by the lines' ids, as far as they still are there; a property always has what it has one of. */
export const thingsThere = async (tx: PropertyTx, lines: readonly StoredLine[]): Promise<ReadonlyMap<string, Thing>> => {
  const things = lines.flatMap(({ id, recordKind, recordId }) =>
    recordKind === null ? [] : [{ line: id, kind: recordKind, id: recordId ?? '' }],
  )
  const byKind = [...Map.groupBy(things, ({ kind }) => kind)]
  const found = await Promise.all(
    byKind.map(([kind, ofKind]) =>
      idsThere(
        tx,
        kind,
        ofKind.map(({ id }) => id),
      ),
    ),
  )
  const there = new Map(byKind.map(([kind], index) => [kind, found[index]]))
  return new Map(things.filter(({ kind, id }) => there.get(kind)?.has(id) === true).map(({ line, kind, id }) => [line, { kind, id }]))
}

const idsThere = async (tx: PropertyTx, kind: RecordKind, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const place = tables[kind]
  if (place === undefined) return new Set(ids)
  const [table, column] = place
  const rows = await tx.db
    .selectFrom(sql.table(table).as('thing'))
    .select(sql<string>`${sql.ref(column)}::text`.as('id'))
    .where(sql.ref('property_id'), '=', tx.propertyId)
    .where(sql<boolean>`${sql.ref(column)}::text = any(${ids})`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
