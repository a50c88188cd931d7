import type { Day } from '@innkeeper/rules/days/day'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { Grid } from '@innkeeper/protocol/rates/grid'

type WireRoom = Grid['roomTypes'][number]
type WireRoomNights = WireRoom['nights']
type WireRateNights = WireRoom['plans'][number]['nights']

/** The stored nights of one room type, by column. */
export type RoomColumns = {
  readonly allotment: Int32Array
  readonly sold: Int32Array
  readonly closed: Uint8Array
  readonly releaseDays: Int16Array
  readonly version: Int32Array
}

/** The stored nights of one room-plan, by column. */
export type RateColumns = {
  readonly price: Float64Array
  readonly stopSell: Uint8Array
  readonly cta: Uint8Array
  readonly ctd: Uint8Array
  readonly minStay: Int16Array
  readonly maxStay: Int16Array
  readonly version: Int32Array
}

// "Nothing set" in a column of counts; a price of nothing is NaN.
const none = -1

/** Columns of a room type with nothing in them. */
export const roomColumns = (count: number): RoomColumns => ({
  allotment: new Int32Array(count),
  sold: new Int32Array(count),
  closed: new Uint8Array(count),
  releaseDays: new Int16Array(count).fill(none),
  version: new Int32Array(count),
})

/** Columns of a room-plan with nothing in them. */
export const rateColumns = (count: number): RateColumns => ({
  price: new Float64Array(count).fill(Number.NaN),
  stopSell: new Uint8Array(count),
  cta: new Uint8Array(count),
  ctd: new Uint8Array(count),
  minStay: new Int16Array(count).fill(none),
  maxStay: new Int16Array(count).fill(none),
  version: new Int32Array(count),
})

/** Puts what the server answered for a room type into its columns, from a column on; what is known of a later operation stays. */
export const putRoomNights = (columns: RoomColumns, from: number, nights: WireRoomNights): void => {
  columns.sold.set(nights.sold, from)
  for (const [index, version] of nights.version.entries()) {
    const at = from + index
    if (version < (columns.version[at] ?? 0)) continue
    columns.allotment[at] = nights.allotment[index] ?? 0
    columns.closed[at] = nights.closed[index] ?? 0
    columns.releaseDays[at] = nights.releaseDays[index] ?? none
    columns.version[at] = version
  }
}

/** Puts what the server answered for a room-plan into its columns, from a column on; what is known of a later operation stays. */
export const putRateNights = (columns: RateColumns, from: number, nights: WireRateNights): void => {
  for (const [index, version] of nights.version.entries()) {
    const at = from + index
    if (version < (columns.version[at] ?? 0)) continue
    columns.price[at] = nights.price[index] ?? Number.NaN
    columns.stopSell[at] = nights.stopSell[index] ?? 0
    columns.cta[at] = nights.cta[index] ?? 0
    columns.ctd[at] = nights.ctd[index] ?? 0
    columns.minStay[at] = nights.minStay[index] ?? none
    columns.maxStay[at] = nights.maxStay[index] ?? none
    columns.version[at] = version
  }
}

/** A room type's night as stored. */
export const roomNightAt = (columns: RoomColumns, at: number, night: Day): RoomNight => ({
  night,
  allotment: columns.allotment[at] ?? 0,
  sold: columns.sold[at] ?? 0,
  closed: columns.closed[at] === 1,
  releaseDays: orNull(columns.releaseDays[at]),
  version: columns.version[at] ?? 0,
})

/** A room-plan's night as stored. */
export const rateNightAt = (columns: RateColumns, at: number, night: Day): RateNight => ({
  night,
  price: priceAt(columns, at),
  stopSell: columns.stopSell[at] === 1,
  cta: columns.cta[at] === 1,
  ctd: columns.ctd[at] === 1,
  minStay: orNull(columns.minStay[at]),
  maxStay: orNull(columns.maxStay[at]),
  version: columns.version[at] ?? 0,
})

/** Writes a room type's night as it stands now. */
export const putRoomNight = (columns: RoomColumns, at: number, row: Omit<RoomNight, 'night'>): void => {
  columns.allotment[at] = row.allotment
  columns.sold[at] = row.sold
  columns.closed[at] = Number(row.closed)
  columns.releaseDays[at] = row.releaseDays ?? none
  columns.version[at] = row.version
}

/** Writes a room-plan's night as it stands now. */
export const putRateNight = (columns: RateColumns, at: number, row: Omit<RateNight, 'night'>): void => {
  columns.price[at] = row.price ?? Number.NaN
  columns.stopSell[at] = Number(row.stopSell)
  columns.cta[at] = Number(row.cta)
  columns.ctd[at] = Number(row.ctd)
  columns.minStay[at] = row.minStay ?? none
  columns.maxStay[at] = row.maxStay ?? none
  columns.version[at] = row.version
}

const orNull = (value: number | undefined): number | null => (value === undefined || value === none ? null : value)

const priceAt = (columns: RateColumns, at: number): number | null => {
  const price = columns.price[at]
  return price === undefined || Number.isNaN(price) ? null : price
}
