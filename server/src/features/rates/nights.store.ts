import type { Day } from '@innkeeper/rules/days/day'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { PropertyTx } from '../../kit/transaction.ts'
import { spanColumns, type Span } from './spans.ts'

/** The stored nights of each place, by its id and by night; a night without a row is not there. */
export type StoredNights<Night> = ReadonlyMap<string, ReadonlyMap<Day, Night>>

/** The nights of room-plans that have a row. */
export const readRateNights = async (tx: PropertyTx, spans: readonly Span[]): Promise<StoredNights<RateNight>> => {
  const rows = await tx.rows<{ id: string; columns: RateColumns }>(
    `select n.room_plan_id as id, json_build_array(array_agg(n.night), array_agg(n.price), array_agg(n.stop_sell), array_agg(n.cta),
         array_agg(n.ctd), array_agg(n.min_stay), array_agg(n.max_stay), array_agg(n.version)) as columns
       from unnest($2::uuid[], $3::date[], $4::date[]) as span (id, from_night, to_night)
       join rate_night n on n.property_id = $1 and n.room_plan_id = span.id and n.night between span.from_night and span.to_night
      group by n.room_plan_id`,
    [tx.propertyId, ...spanColumns(spans)],
  )
  return new Map(rows.map(({ id, columns }) => [id, byNight(columns[0], (at) => rateNightAt(columns, at))]))
}

/** The nights of room types that have a row; with `lock` they are locked in the order in which bookings lock them. */
export const readRoomNights = async (tx: PropertyTx, spans: readonly Span[], lock: boolean): Promise<StoredNights<RoomNight>> => {
  const rows = await tx.rows<{ id: string; columns: RoomColumns }>(
    `with stored as materialized (
       select n.room_type_id, n.night, n.allotment, n.sold, n.closed, n.release_days, n.version
         from unnest($2::uuid[], $3::date[], $4::date[]) as span (id, from_night, to_night)
         join room_night n on n.property_id = $1 and n.room_type_id = span.id and n.night between span.from_night and span.to_night
        order by n.room_type_id, n.night ${lock ? 'for update of n' : ''})
     select room_type_id as id, json_build_array(array_agg(night), array_agg(allotment), array_agg(sold), array_agg(closed),
         array_agg(release_days), array_agg(version)) as columns
       from stored group by room_type_id`,
    [tx.propertyId, ...spanColumns(spans)],
  )
  return new Map(rows.map(({ id, columns }) => [id, byNight(columns[0], (at) => roomNightAt(columns, at))]))
}

type RateColumns = [Day[], (number | null)[], boolean[], boolean[], boolean[], (number | null)[], (number | null)[], number[]]
type RoomColumns = [Day[], number[], number[], boolean[], (number | null)[], number[]]

const byNight = <Night extends { readonly night: Day }>(nights: readonly Day[], nightAt: (index: number) => Night): Map<Day, Night> =>
  new Map(nights.map((night, index) => [night, nightAt(index)]))

const rateNightAt = ([nights, prices, stopSells, ctas, ctds, minStays, maxStays, versions]: RateColumns, at: number): RateNight => ({
  night: valueAt(nights, at),
  price: prices[at] ?? null,
  stopSell: stopSells[at] ?? false,
  cta: ctas[at] ?? false,
  ctd: ctds[at] ?? false,
  minStay: minStays[at] ?? null,
  maxStay: maxStays[at] ?? null,
  version: versions[at] ?? 0,
})

const roomNightAt = ([nights, allotments, solds, closeds, releases, versions]: RoomColumns, at: number): RoomNight => ({
  night: valueAt(nights, at),
  allotment: allotments[at] ?? 0,
  sold: solds[at] ?? 0,
  closed: closeds[at] ?? false,
  releaseDays: releases[at] ?? null,
  version: versions[at] ?? 0,
})

const valueAt = <V>(values: readonly V[], at: number): V => {
  const value = values[at]
  if (value === undefined) throw new RangeError(`no value at ${at}`)
  return value
}
