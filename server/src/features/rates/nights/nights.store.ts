import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { spanColumns, type Span } from './spans.ts'

/** The stored nights of each place, by its id and by night; a night without a row is missing. */
export type StoredNights<Night> = ReadonlyMap<string, ReadonlyMap<Day, Night>>

const numbers = z.array(z.int())
const gaps = z.array(z.int().nullable())
const sparse = numbers.nullable()
const rateColumns = z.tuple([numbers, gaps, numbers, sparse, sparse, sparse, sparse, sparse, sparse, sparse])
const roomColumns = z.tuple([z.array(dayInRow), numbers, numbers, z.array(z.boolean()), gaps, numbers])

type Sparse = z.output<typeof sparse>
type RateColumns = z.output<typeof rateColumns>
type RoomColumns = z.output<typeof roomColumns>

const rateRows = rowsLike(z.strictObject({ id: z.uuid(), columns: rateColumns }))
const roomRows = rowsLike(z.strictObject({ id: z.uuid(), columns: roomColumns }))

/**
 * The nights of room-plans that have a row. Nights are sent as day offsets, and restrictions, which few nights have, only for those nights:
 * a year of 50 plans is read in half the time of whole columns. `offset 0` keeps each span a separate index scan: joined by a range, many
 * short spans would be compared with every night.
 */
export const readRateNights = async (tx: PropertyTx, spans: readonly Span[]): Promise<StoredNights<RateNight>> => {
  const base = firstOf(spans)
  const rows = await rateRows(
    tx,
    `select id, json_build_array(array_agg(day), array_agg(price), array_agg(version),
         array_agg(day) filter (where stop_sell), array_agg(day) filter (where cta), array_agg(day) filter (where ctd),
         array_agg(day) filter (where min_stay is not null), array_agg(min_stay) filter (where min_stay is not null),
         array_agg(day) filter (where max_stay is not null), array_agg(max_stay) filter (where max_stay is not null)) as columns
       from unnest($2::uuid[], $3::date[], $4::date[]) as span (id, from_night, to_night)
       cross join lateral (
         select n.night - $5::date as day, n.price, n.stop_sell, n.cta, n.ctd, n.min_stay, n.max_stay, n.version
           from rate_night n where n.property_id = $1 and n.room_plan_id = span.id and n.night between span.from_night and span.to_night
         offset 0) as stored
      group by id`,
    [tx.propertyId, ...spanColumns(spans), base],
  )
  const nightOf = nightsAfter(base)
  return new Map(rows.map(({ id, columns }) => [id, rateNights(columns, nightOf)]))
}

/** The nights of room types that have a row; with `lock` they are locked in the order in which bookings lock them. */
export const readRoomNights = async (tx: PropertyTx, spans: readonly Span[], lock: boolean): Promise<StoredNights<RoomNight>> => {
  const rows = await roomRows(
    tx,
    `with stored as materialized (
       select n.room_type_id, n.night, n.allotment, n.sold, n.closed, n.release_days, n.version
         from (select id, from_night + later as night
                 from unnest($2::uuid[], $3::date[], $4::date[]) as span (id, from_night, to_night)
                 cross join lateral generate_series(0, to_night - from_night) as later) as asked
         join room_night n on n.property_id = $1 and n.room_type_id = asked.id and n.night = asked.night
        order by n.room_type_id, n.night ${lock ? 'for update of n' : ''})
     select room_type_id as id, json_build_array(array_agg(night), array_agg(allotment), array_agg(sold), array_agg(closed),
         array_agg(release_days), array_agg(version)) as columns
       from stored group by room_type_id`,
    [tx.propertyId, ...spanColumns(spans)],
  )
  return new Map(rows.map(({ id, columns }) => [id, byNight(columns[0], (at) => roomNightAt(columns, at))]))
}

const byNight = <Night extends { readonly night: Day }>(nights: readonly Day[], nightAt: (index: number) => Night): Map<Day, Night> =>
  new Map(nights.map((night, index) => [night, nightAt(index)]))

const rateNights = (columns: RateColumns, nightOf: (day: number) => Day): Map<Day, RateNight> => {
  const [days, prices, versions, stopSells, ctas, ctds, minDays, minStays, maxDays, maxStays] = columns
  const [stopSell, cta, ctd] = [new Set(stopSells), new Set(ctas), new Set(ctds)]
  const [minStay, maxStay] = [pairs(minDays, minStays), pairs(maxDays, maxStays)]
  const nights = new Map<Day, RateNight>()
  for (const [at, day] of days.entries()) {
    const night = nightOf(day)
    nights.set(night, {
      night,
      price: prices[at] ?? null,
      stopSell: stopSell.has(day),
      cta: cta.has(day),
      ctd: ctd.has(day),
      minStay: minStay.get(day) ?? null,
      maxStay: maxStay.get(day) ?? null,
      version: versions[at] ?? 0,
    })
  }
  return nights
}

const pairs = (days: Sparse, values: Sparse): ReadonlyMap<number, number> =>
  new Map((days ?? []).map((day, at) => [day, values?.[at] ?? 0]))

const firstOf = (spans: readonly Span[]): Day => spans.map((span) => span.from).reduce((one, other) => (one < other ? one : other))

/** Day offsets as nights, each computed once. */
const nightsAfter = (base: Day): ((day: number) => Day) => {
  const known: Day[] = []
  return (day) => (known[day] ??= addDays(base, day))
}

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
