import type { Day } from '@innkeeper/rules/days/day'
import {
  byField,
  isFlagField,
  nightFields,
  rateFields,
  roomFields,
  type NightFieldName,
  type RateField,
  type RoomField,
} from '@innkeeper/rules/rate/night-fields'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { Grid } from '@innkeeper/protocol/rates/grid'

type WireRoom = Grid['roomTypes'][number]

/** The stored nights of one row by column: a flag is 0 or 1, a number that is not set is NaN. */
type NightColumns<F extends NightFieldName> = { readonly [N in F]: Uint8Array | Float64Array } & { readonly version: Int32Array }

/** The stored nights of one room type, by column. */
export type RoomColumns = NightColumns<RoomField> & { readonly sold: Int32Array }

/** The stored nights of one room-plan, by column. */
export type RateColumns = NightColumns<RateField>

/** Columns of a room type with nothing in them. */
export const roomColumns = (count: number): RoomColumns => ({ ...emptyColumns(roomFields, count), sold: new Int32Array(count) })

/** Columns of a room-plan with nothing in them. */
export const rateColumns = (count: number): RateColumns => emptyColumns(rateFields, count)

const emptyColumns = <F extends NightFieldName>(fields: readonly F[], count: number): NightColumns<F> => ({
  ...byField(fields, (field) =>
    isFlagField(field) ? new Uint8Array(count) : new Float64Array(count).fill(nightFields[field].empty === 0 ? 0 : Number.NaN),
  ),
  version: new Int32Array(count),
})

/** Puts what the server answered for a room type into its columns, from a column on; what is known of a later operation stays. */
export const putRoomNights = (columns: RoomColumns, from: number, nights: WireRoom['nights']): void => {
  columns.sold.set(nights.sold, from)
  putNights(roomFields, columns, from, nights)
}

/** Puts what the server answered for a room-plan into its columns, from a column on; what is known of a later operation stays. */
export const putRateNights = (columns: RateColumns, from: number, nights: WireRoom['plans'][number]['nights']): void =>
  putNights(rateFields, columns, from, nights)

type WireNights<F extends NightFieldName> = { readonly [N in F]: readonly (number | null)[] } & { readonly version: readonly number[] }

const putNights = <F extends NightFieldName>(fields: readonly F[], columns: NightColumns<F>, from: number, nights: WireNights<F>): void => {
  for (const [index, version] of nights.version.entries()) {
    const at = from + index
    if (version < (columns.version[at] ?? 0)) continue
    columns.version[at] = version
    for (const field of fields) columns[field][at] = nights[field][index] ?? Number.NaN
  }
}

// A cell reads its night while it is painted, so these two name each field: through the list of fields it takes 16 times as long.

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
  price: orNull(columns.price[at]),
  stopSell: columns.stopSell[at] === 1,
  cta: columns.cta[at] === 1,
  ctd: columns.ctd[at] === 1,
  minStay: orNull(columns.minStay[at]),
  maxStay: orNull(columns.maxStay[at]),
  version: columns.version[at] ?? 0,
})

const orNull = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) ? null : value)

/** Writes a room type's night as it stands now. */
export const putRoomNight = (columns: RoomColumns, at: number, row: Omit<RoomNight, 'night'>): void => {
  columns.sold[at] = row.sold
  putNight(roomFields, columns, at, row)
}

/** Writes a room-plan's night as it stands now. */
export const putRateNight = (columns: RateColumns, at: number, row: Omit<RateNight, 'night'>): void =>
  putNight(rateFields, columns, at, row)

type WrittenNight<F extends NightFieldName> = { readonly [N in F]: number | boolean | null } & { readonly version: number }

const putNight = <F extends NightFieldName>(fields: readonly F[], columns: NightColumns<F>, at: number, row: WrittenNight<F>): void => {
  columns.version[at] = row.version
  for (const field of fields) columns[field][at] = Number(row[field] ?? Number.NaN)
}
