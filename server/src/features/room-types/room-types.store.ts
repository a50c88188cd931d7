import {
  roomTypeFields,
  type roomTypeSorts,
  type roomTypeForm,
  type roomTypeRecord,
  type roomTypeUsage,
} from '@innkeeper/protocol/calls/hotel-information/room'
import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, inDisplayOrder, is, nameIn, numberOf } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { deleteRecord, lastChange, updateRecord, type Seen } from '#kit/records/own-record.ts'
import { awaitTurn } from '#kit/transaction/await-turn.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type RoomTypeForm = z.output<typeof roomTypeForm>
type RoomTypeChanges = Omit<CallRequest<'room/update'>, 'id' | 'version'>
type RoomTypeRecord = z.output<typeof roomTypeRecord>
type RoomTypeUsage = z.output<typeof roomTypeUsage>

/** The filter of a list of room types. */
export type RoomTypeFilter = {
  readonly text: string
  readonly active?: boolean | undefined
  readonly sort?: (typeof roomTypeSorts)[number] | undefined
  readonly descending: boolean
}

/** The guests that a plan includes in its price. */
type PlanGuests = { readonly nameVi: string; readonly nameEn: string; readonly adults: number; readonly guests: number }

/** What depends on a room type and limits its changes. */
export type Standing = {
  readonly nightOver: { readonly night: string; readonly allotment: number } | null
  readonly plans: readonly PlanGuests[]
}

/** A page of room types, of their own in the order of display (0 last, then by name), and how many there are. */
export const listRoomTypes = async (tx: PropertyTx, filter: RoomTypeFilter, language: Language, page: Page) => {
  const found = recordsOf(tx)
    .where(contain(filter.text, 'name_vi', 'name_en'))
    .where(is('active', filter.active))
  const sorted = inAskedOrder(found, filter, {
    by: {
      name: nameIn(language),
      totalRooms: sql.ref('total_rooms'),
      guests: sql.ref('max_guests'),
      price: sql.ref('default_price'),
      plans: sql.ref('plans'),
      state: sql.ref('active'),
    },
    tieBreaker: 'room_type_id',
    own: (all) => inDisplayOrder(all, 'room_type_id', language),
  })
  return pageOf(tx, { found, sorted, whole: recordsOf(tx) }, page)
}

/** A room type by its id; undefined where the property has none. */
export const findRoomType = (tx: PropertyTx, id: string): Promise<RoomTypeRecord | undefined> =>
  recordsOf(tx).where('room_type_id', '=', id).executeTakeFirst()

/** The property of a room type; undefined where this property has no such room type. */
export const propertyOfRoomType = (tx: PropertyTx, id: string): Promise<CallOutput<'room/get-hotel-of-room'> | undefined> =>
  tx.db
    .selectFrom('room_type as t')
    .innerJoin('property as p', 'p.property_id', 't.property_id')
    .select(['p.property_id as id', 'p.code', 'p.kind', 'p.name_vi as nameVi', 'p.name_en as nameEn', 'p.currency'])
    .where('t.property_id', '=', tx.propertyId)
    .where('t.room_type_id', '=', id)
    .$castTo<CallOutput<'room/get-hotel-of-room'>>()
    .executeTakeFirst()

/** What uses a room type: bookings and offers that hold rooms, nights whose rooms were set, nights whose price or restriction was set. */
export const usageOfRoomType = (tx: PropertyTx, id: string): Promise<RoomTypeUsage> => {
  const booked = tx.db.selectFrom('booking_room').where('property_id', '=', tx.propertyId).where('room_type_id', '=', id)
  const offered = tx.db.selectFrom('booking_offer_room').where('property_id', '=', tx.propertyId).where('room_type_id', '=', id)
  const nights = tx.db.selectFrom('room_night').where('property_id', '=', tx.propertyId).where('room_type_id', '=', id)
  const prices = plansOn(tx, id).innerJoin('rate_night as n', 'n.room_plan_id', 'm.room_plan_id').where('n.property_id', '=', tx.propertyId)
  return tx.db
    .selectNoFrom([
      numberOf(booked.select('booking_id').distinct().unionAll(offered.select('booking_request_id as booking_id').distinct())).as(
        'bookings',
      ),
      numberOf(nights).as('nights'),
      numberOf(prices).as('prices'),
    ])
    .executeTakeFirstOrThrow()
}

/** Adds a room type with its beds and returns its id. */
export const insertRoomType = async (tx: PropertyTx, form: RoomTypeForm, person: string): Promise<string> => {
  const { beds, ...fields } = form
  const id = uuidv7()
  await tx.db
    .insertInto('room_type')
    .values({ property_id: tx.propertyId, room_type_id: id, changed_by: person, ...toColumns(fields) })
    .execute()
  await insertBeds(tx, id, beds)
  return id
}

/**
 * A room type to be changed, locked until the transaction ends. If the total changes, its nights are locked first, in order of date as
 * bookings lock them, because the total is copied to them.
 */
export const roomTypeToChange = async (tx: PropertyTx, id: string, totalRooms: number): Promise<RoomTypeRecord | undefined> => {
  await awaitTurn(tx, tx.propertyId)
  await tx.db
    .selectFrom('room_night')
    .where('property_id', '=', tx.propertyId)
    .where('room_type_id', '=', id)
    .where('total_rooms', '<>', totalRooms)
    .orderBy('night')
    .forUpdate()
    .execute()
  return recordsOf(tx).where('room_type_id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Saves a changed room type and returns its new version. */
export const updateRoomType = async (tx: PropertyTx, seen: Seen, { beds, ...fields }: RoomTypeChanges, person: string): Promise<number> => {
  const version = await updateRecord(tx, 'room_type', seen, { columns: toColumns(fields), person })
  if (beds !== undefined) await replaceBeds(tx, seen.id, beds)
  return version
}

/** Locks a room type and its room-plans until the transaction ends, so that nobody books or prices them meanwhile. */
export const lockRoomType = async (tx: PropertyTx, id: string): Promise<void> => {
  await tx.db.selectFrom('room_type').where('property_id', '=', tx.propertyId).where('room_type_id', '=', id).forUpdate().execute()
  await plansOn(tx, id).orderBy('m.room_plan_id').forUpdate().execute()
}

/** Deletes a room type with its beds and its unused room-plans. */
export const deleteRoomType = (tx: PropertyTx, id: string): Promise<void> => deleteRecord(tx, 'room_type', id)

/** What depends on a room type: the first night from today on with more rooms on sale than `totalRooms`, and its plans' guests. */
export const standingOn = async (tx: PropertyTx, id: string, totalRooms: number): Promise<Standing> => {
  const nightOver = await tx.db
    .selectFrom('room_night as n')
    .innerJoin('property as p', 'p.property_id', 'n.property_id')
    .select(['n.night', 'n.allotment'])
    .where('n.property_id', '=', tx.propertyId)
    .where('n.room_type_id', '=', id)
    .where('n.allotment', '>', totalRooms)
    .where('n.night', '>=', sql<string>`(now() at time zone p.time_zone)::date`)
    .orderBy('n.night')
    .limit(1)
    .executeTakeFirst()
  const plans = await plansOn(tx, id)
    .innerJoin('rate_plan as r', 'r.rate_plan_id', 'm.rate_plan_id')
    .select(['r.name_vi as nameVi', 'r.name_en as nameEn', 'r.included_adults as adults'])
    .select(sql<number>`r.included_adults + r.included_children`.as('guests'))
    .where('r.property_id', '=', tx.propertyId)
    .where('m.active', '=', true)
    .execute()
  return { nightOver: nightOver ?? null, plans }
}

const plansOn = (tx: PropertyTx, id: string) =>
  tx.db.selectFrom('room_plan as m').where('m.property_id', '=', tx.propertyId).where('m.room_type_id', '=', id)

const fields = columnsFor(roomTypeFields)

const recordsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('room_type')
    .select(fields)
    .select(['room_type_id as id', ...lastChange])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('room_type_bed as bed')
          .select(['bed_type_code as bedType', 'beds as count'])
          .whereRef('bed.property_id', '=', 'room_type.property_id')
          .whereRef('bed.room_type_id', '=', 'room_type.room_type_id')
          .orderBy('line_no'),
      ).as('beds'),
      eb
        .selectFrom('room_plan as sold')
        .innerJoin('rate_plan as plan', (join) =>
          join.onRef('plan.property_id', '=', 'sold.property_id').onRef('plan.rate_plan_id', '=', 'sold.rate_plan_id'),
        )
        .select((inner) => inner.fn.countAll<number>().as('plans'))
        .whereRef('sold.property_id', '=', 'room_type.property_id')
        .whereRef('sold.room_type_id', '=', 'room_type.room_type_id')
        .where('sold.active', '=', true)
        .where('plan.active', '=', true)
        .as('plans'),
      eb
        .selectFrom('room_night as open')
        .innerJoin('property as p', 'p.property_id', 'open.property_id')
        .select((inner) => inner.fn.countAll<number>().as('nights'))
        .whereRef('open.property_id', '=', 'room_type.property_id')
        .whereRef('open.room_type_id', '=', 'room_type.room_type_id')
        .where('open.allotment', '>', 0)
        .where('open.closed', '=', false)
        .where('open.night', '>=', sql<string>`(now() at time zone p.time_zone)::date`)
        .as('nightsOnSale'),
    ])
    .where('property_id', '=', tx.propertyId)
    .$castTo<RoomTypeRecord>()

const replaceBeds = async (tx: PropertyTx, id: string, beds: RoomTypeForm['beds']): Promise<void> => {
  await tx.db.deleteFrom('room_type_bed').where('property_id', '=', tx.propertyId).where('room_type_id', '=', id).execute()
  await insertBeds(tx, id, beds)
}

const insertBeds = async (tx: PropertyTx, id: string, beds: RoomTypeForm['beds']): Promise<void> => {
  if (beds.length === 0) return
  const rows = beds.map(({ bedType, count }, index) => ({
    property_id: tx.propertyId,
    room_type_id: id,
    bed_type_code: bedType,
    beds: count,
    line_no: index + 1,
  }))
  await tx.db.insertInto('room_type_bed').values(rows).execute()
}
