import type { DateRange } from '@innkeeper/rules/days/date-range'
import type { Day } from '@innkeeper/rules/days/day'
import type { RunOfNights } from '@innkeeper/rules/connection/fuse-nights'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { TellingFacts } from './told-values.ts'

/** Locks a property's cells until the transaction ends, so that they are sent in the order in which they were worked out. */
export const awaitCells = async (tx: PropertyTx): Promise<void> => {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('ari ' || $1::text, 0))`, [tx.propertyId])
}

const workRow = z.strictObject({ propertyIds: z.array(z.uuid()), tells: z.boolean() })
const workRows = rowsLike(workRow)

/** Properties of which something has changed, and whether any connection is told of nights: without one this query is all that a sweep does. */
export const sweepWork = async (tx: Tx, most: number): Promise<z.output<typeof workRow>> => {
  const [work] = await workRows(
    tx,
    `select array(select distinct property_id from ari_mark limit $1) as "propertyIds",
        exists (select from ari_feed where url is not null) as tells`,
    [most],
  )
  return work ?? { propertyIds: [], tells: false }
}

const markRows = rowsLike(z.strictObject({ roomTypeId: z.uuid().nullable(), from: dayInRow, to: dayInRow }))

/** What has changed: nights of a room type, or of all where it is null. */
export type Mark = { readonly roomTypeId: string | null } & DateRange

/** Takes a property's marks away. What they stand for was committed before, so whatever is read afterwards has it. */
export const takeMarks = (tx: PropertyTx): Promise<Mark[]> =>
  markRows(
    tx,
    `with taken as (delete from ari_mark where property_id = $1 returning room_type_id, from_night, to_night)
     select room_type_id as "roomTypeId", greatest(min(from_night), '0001-01-01') as from, least(max(to_night), '9999-12-31') as to
       from taken group by room_type_id`,
    [tx.propertyId],
  )

const clockRow = z.strictObject({ timeZone: z.string(), weekendNights: z.array(z.int()) })
const clockRows = rowsLike(clockRow)

/** What of the property decides about its days and prices. */
export const clockOf = async (tx: PropertyTx): Promise<z.output<typeof clockRow>> => {
  const [row] = await clockRows(
    tx,
    'select time_zone as "timeZone", weekend_nights as "weekendNights" from property where property_id = $1',
    [tx.propertyId],
  )
  if (row === undefined) throw new Error(`property ${tx.propertyId} is not there`)
  return row
}

const feedRows = rowsLike(z.strictObject({ connectionId: z.uuid() }))

/** The property's working connections that are told of its nights. */
export const feedsToTell = async (tx: PropertyTx): Promise<string[]> => {
  const rows = await feedRows(
    tx,
    `select f.connection_id as "connectionId" from ari_feed f join connection c using (property_id, connection_id)
      where f.property_id = $1 and f.url is not null and c.state = 'active' order by 1`,
    [tx.propertyId],
  )
  return rows.map(({ connectionId }) => connectionId)
}

const roomRows = rowsLike(z.strictObject({ id: z.uuid(), active: z.boolean() }))
const planRows = rowsLike(
  z.strictObject({ id: z.uuid(), active: z.boolean(), datesNotApplied: z.array(z.strictObject({ from: dayInRow, to: dayInRow })) }),
)

/** The room types (all where `only` is null) and the plans on them, and whether they are sold. */
export const roomsAndPlans = async (tx: PropertyTx, only: readonly string[] | null): Promise<Pick<TellingFacts, 'rooms' | 'plans'>> => {
  const rooms = await roomRows(
    tx,
    `select room_type_id as id, active from room_type where property_id = $1 and ($2::uuid[] is null or room_type_id = any($2)) order by 1`,
    [tx.propertyId, only],
  )
  const plans = await planRows(
    tx,
    `select r.room_plan_id as id, r.active and p.active as active,
        coalesce((select json_agg(json_build_object('from', b.from_day, 'to', b.to_day) order by b.from_day) from rate_plan_blackout b
          where b.property_id = r.property_id and b.rate_plan_id = r.rate_plan_id), '[]') as "datesNotApplied"
       from room_plan r join rate_plan p using (property_id, rate_plan_id)
      where r.property_id = $1 and ($2::uuid[] is null or r.room_type_id = any($2)) order by 1`,
    [tx.propertyId, only],
  )
  return {
    rooms: new Map(rooms.map(({ id, active }) => [id, active])),
    plans: new Map(plans.map(({ id, ...plan }) => [id, plan])),
  }
}

const placeRows = rowsLike(z.strictObject({ id: z.uuid(), roomTypeId: z.uuid(), rooms: z.array(z.string()), plans: z.array(z.string()) }))

/** A room type or a plan on it, with the codes by which a connection names it. */
export type CodedPlace = {
  readonly id: string
  readonly roomTypeId: string
  readonly rooms: readonly string[]
  readonly plans: readonly string[]
}

/** The room types that a connection has mapped, and the plans on them that it has mapped. */
export const codedPlaces = async (tx: PropertyTx, connectionId: string): Promise<ReadonlyMap<string, CodedPlace>> => {
  const rows = await placeRows(
    tx,
    `with room as (
       select room_type_id, array_agg(code order by code) as codes from connection_code
        where property_id = $1 and connection_id = $2 and room_type_id is not null group by room_type_id),
     plan as (
       select rate_plan_id, array_agg(code order by code) as codes from connection_code
        where property_id = $1 and connection_id = $2 and rate_plan_id is not null group by rate_plan_id)
     select room_type_id as id, room_type_id as "roomTypeId", codes as rooms, '{}'::text[] as plans from room
     union all
     select r.room_plan_id, r.room_type_id, room.codes, plan.codes
       from room_plan r join room using (room_type_id) join plan using (rate_plan_id) where r.property_id = $1`,
    [tx.propertyId, connectionId],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** A run of nights, and the room type of its place. */
export type WantedRun = RunOfNights & { readonly roomTypeId: string }

/** Writes what a connection should know. A night that is in a message stays in it until the answer. */
export const writeWanted = async (tx: PropertyTx, connectionId: string, runs: readonly WantedRun[], now: Date): Promise<void> => {
  await tx.rows(
    `insert into ari_cell as c (property_id, connection_id, place_id, night, room_type_id, wanted, state, changed_at)
       select $1, $2, r."placeId", day::date, r."roomTypeId", r.value::jsonb, 'pending', $4
         from json_to_recordset($3) as r ("placeId" uuid, "roomTypeId" uuid, "from" date, "to" date, value text)
        cross join lateral generate_series(r."from"::timestamp, r."to"::timestamp, interval '1 day') as day
     on conflict (property_id, connection_id, place_id, night) do update
       set wanted = excluded.wanted, changed_at = excluded.changed_at, why = null, tries = 0, retry_at = null,
         state = case when c.told = excluded.wanted then 'done' else 'pending' end
       where c.wanted is distinct from excluded.wanted`,
    [tx.propertyId, connectionId, JSON.stringify(runs), now.toISOString()],
  )
}

/** Forgets the nights that are over, and those of places that a connection no longer maps. */
export const forgetCells = async (tx: PropertyTx, connectionId: string, placeIds: readonly string[], today: Day): Promise<void> => {
  await tx.rows('delete from ari_cell where property_id = $1 and connection_id = $2 and (night < $4 or not place_id = any($3))', [
    tx.propertyId,
    connectionId,
    placeIds,
    today,
  ])
}
