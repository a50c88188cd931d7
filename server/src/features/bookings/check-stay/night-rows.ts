import { z } from 'zod'
import { nightValue } from '@innkeeper/protocol/rates/night-fields'
import { dayInRow } from '#kit/transaction/rows-like.ts'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import { rateFields, roomFields } from '@innkeeper/rules/rate/night-fields'
import { columnOf } from '#database/columns.ts'

/**
 * A night as a search reads it: its room type or room-plan, then its values in the order of the columns. A list and not an object, whose
 * names would be most of what is sent.
 */
export type NightRow = readonly [id: string, ...values: unknown[]]

/** The shape of such a list. */
export const nightRow = z.tuple([z.uuid(), dayInRow], nightValue)

/** The columns of nights `n`, and the night of a row that was read with them. */
type NightRows<Night> = { readonly columns: string; readonly read: (row: NightRow) => Night }

function rowsOf<Night>(names: readonly (keyof Night & string)[]): NightRows<Night>
function rowsOf(names: readonly string[]): NightRows<unknown> {
  const read = (row: NightRow) => {
    const night: Record<string, unknown> = {}
    // A search reads hundreds of nights: `Object.fromEntries` would take four times as long.
    for (const [at, name] of names.entries()) night[name] = row[at + 1]
    return night
  }
  return { columns: names.map((name) => `n.${columnOf(name)}`).join(', '), read }
}

/** The nights of room types. */
export const roomNightRows = rowsOf<RoomNight>(['night', ...roomFields, 'sold', 'version'])

/** The nights of room-plans. */
export const rateNightRows = rowsOf<RateNight>(['night', ...rateFields, 'version'])
