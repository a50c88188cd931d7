import {
  roomTypeFields,
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
import { awaitTurn } from '#kit/transaction/await-turn.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type RoomTypeForm = z.output<typeof roomTypeForm>
type RoomTypeChanges = Omit<CallRequest<'room/update'>, 'id' | 'version'>
type RoomTypeRecord = z.output<typeof roomTypeRecord>
type RoomTypeUsage = z.output<typeof roomTypeUsage>

/** The filter of a list of room types, and the page. */
export type RoomTypeFilter = {
  readonly text: string
  readonly active?: boolean | undefined
  readonly limit: number
  readonly offset: number
}

/** The guests that a plan includes in its price. */
type PlanGuests = { readonly nameVi: string; readonly nameEn: string; readonly adults: number; readonly guests: number }

/** What depends on a room type and limits its changes. */
export type Standing = {
  readonly nightOver: { readonly night: string; readonly allotment: number } | null
  readonly plans: readonly PlanGuests[]
}

/** A page of room types in the order of display (0 last, then by name), and their total number. */
export const listRoomTypes = async (tx: PropertyTx, filter: RoomTypeFilter, language: Language) => {
  const name = language === 'vi' ? 'room_type.name_vi' : 'room_type.name_en'
  const rows = await recordsOf(tx)
    .where(matches(filter))
    .orderBy(sql`display_order = 0`)
    .orderBy('display_order')
    .orderBy(sql`${sql.ref(name)} collate "vi-x-icu"`)
    .orderBy('room_type_id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return { rows, total: await countRoomTypes(tx, filter) }
}

/** A room type by its id; undefined where the property has none. */
export const findRoomType = (tx: PropertyTx, id: string): Promise<RoomTypeRecord | undefined> =>
  recordsOf(tx).where('room_type_id', '=', id).executeTakeFirst()

/** The property of a room type; undefined where this property has no such room type. */
export const propertyOfRoomType = async (tx: PropertyTx, id: string): Promise<CallOutput<'room/get-hotel-of-room'> | undefined> => {
  const [property] = await tx.rows<CallOutput<'room/get-hotel-of-room'>>(
    `select p.property_id as id, p.code, p.kind, p.name_vi as "nameVi", p.name_en as "nameEn", p.currency
       from room_type t join property p using (property_id) where t.property_id = $1 and t.room_type_id = $2`,
    [tx.propertyId, id],
  )
  return property
}

/** What uses a room type: bookings, nights whose rooms were set, nights whose price or restriction was set. */
export const usageOfRoomType = async (tx: PropertyTx, id: string): Promise<RoomTypeUsage> => {
  const [usage] = await tx.rows<RoomTypeUsage>(
    `select (select count(distinct booking_id) from booking_room where property_id = $1 and room_type_id = $2) as bookings,
            (select count(*) from room_night where property_id = $1 and room_type_id = $2) as nights,
            (select count(*) from room_plan join rate_night using (property_id, room_plan_id)
              where property_id = $1 and room_type_id = $2) as prices`,
    [tx.propertyId, id],
  )
  if (usage === undefined) throw new Error('a row of counts is always there')
  return usage
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
  await tx.rows(
    `select from room_night n where n.property_id = $1 and n.room_type_id = $2 and n.total_rooms <> $3 order by n.night for update`,
    [tx.propertyId, id, totalRooms],
  )
  return recordsOf(tx).where('room_type_id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Saves a changed room type and returns its new version. */
export const updateRoomType = async (
  tx: PropertyTx,
  seen: { readonly id: string; readonly version: number },
  { beds, ...fields }: RoomTypeChanges,
  person: string,
): Promise<number> => {
  const { version } = await tx.db
    .updateTable('room_type')
    .set({ ...toColumns(fields), version: seen.version + 1, changed_at: sql<string>`now()`, changed_by: person })
    .where('property_id', '=', tx.propertyId)
    .where('room_type_id', '=', seen.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (beds !== undefined) await replaceBeds(tx, seen.id, beds)
  return version
}

/** Locks a room type and its room-plans until the transaction ends, so that nobody books or prices them meanwhile. */
export const lockRoomType = async (tx: PropertyTx, id: string): Promise<void> => {
  await tx.rows('select from room_type where property_id = $1 and room_type_id = $2 for update', [tx.propertyId, id])
  await tx.rows('select from room_plan where property_id = $1 and room_type_id = $2 order by room_plan_id for update', [tx.propertyId, id])
}

/** Deletes a room type with its beds and its unused room-plans. */
export const deleteRoomType = async (tx: PropertyTx, id: string): Promise<void> => {
  await tx.db.deleteFrom('room_type').where('property_id', '=', tx.propertyId).where('room_type_id', '=', id).execute()
}

/** What depends on a room type: the first night from today on with more rooms on sale than `totalRooms`, and its plans' guests. */
export const standingOn = async (tx: PropertyTx, id: string, totalRooms: number): Promise<Standing> => {
  const [nightOver] = await tx.rows<{ night: string; allotment: number }>(
    `select night, allotment from room_night join property using (property_id)
      where property_id = $1 and room_type_id = $2 and allotment > $3 and night >= (now() at time zone time_zone)::date
      order by night limit 1`,
    [tx.propertyId, id, totalRooms],
  )
  const plans = await tx.rows<PlanGuests>(
    `select name_vi as "nameVi", name_en as "nameEn", included_adults as adults, included_adults + included_children as guests
       from room_plan join rate_plan using (property_id, rate_plan_id)
      where property_id = $1 and room_type_id = $2 and room_plan.active`,
    [tx.propertyId, id],
  )
  return { nightOver: nightOver ?? null, plans }
}

const fields = columnsFor(roomTypeFields)

const recordsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('room_type')
    .select(fields)
    .select(['room_type_id as id', 'version', 'changed_at as changedAt', 'changed_by as changedBy'])
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
    ])
    .where('property_id', '=', tx.propertyId)
    .$castTo<RoomTypeRecord>()

const countRoomTypes = async (tx: PropertyTx, filter: RoomTypeFilter): Promise<number> => {
  const { total } = await tx.db
    .selectFrom('room_type')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('property_id', '=', tx.propertyId)
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return total
}

const matches = ({ text, active }: RoomTypeFilter) =>
  sql<boolean>`position(folded(${text}::text) in folded(name_vi || ' ' || name_en)) > 0
    and (${active ?? null}::boolean is null or active = ${active ?? null})`

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
