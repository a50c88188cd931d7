import { isFlagField, nightFields, type FlagField, type NightFieldName, type NightValueOf } from '@innkeeper/rules/rate/night-fields'
import { z } from 'zod'

// Stored flags are 0 and 1.
const flags = z.array(z.union([z.literal(0), z.literal(1)]))
const counts = z.array(z.int())
const maybeCounts = z.array(z.int().nullable())
const count = z.int()
const maybeCount = z.int().nullable()

type ShapeOf<F extends NightFieldName, Flag, Maybe, Count> = F extends FlagField ? Flag : null extends NightValueOf<F> ? Maybe : Count

type Columns<F extends NightFieldName> = { [N in F]: ShapeOf<N, typeof flags, typeof maybeCounts, typeof counts> }

type Cells<F extends NightFieldName> = { [N in F]: ShapeOf<N, typeof count, typeof maybeCount, typeof count> }

/** The stored values of fields on many nights, as columns. */
export function storedColumns<F extends NightFieldName>(fields: readonly F[]): Columns<F>
export function storedColumns(fields: readonly NightFieldName[]): Record<string, z.ZodType> {
  return Object.fromEntries(fields.map((field) => [field, shapeOf(field, { flag: flags, maybe: maybeCounts, count: counts })]))
}

/** The stored values of fields on one night. */
export function storedCells<F extends NightFieldName>(fields: readonly F[]): Cells<F>
export function storedCells(fields: readonly NightFieldName[]): Record<string, z.ZodType> {
  return Object.fromEntries(fields.map((field) => [field, shapeOf(field, { flag: count, maybe: maybeCount, count })]))
}

type Shapes = Readonly<Record<'flag' | 'maybe' | 'count', z.ZodType>>

const shapeOf = (field: NightFieldName, of: Shapes): z.ZodType => {
  if (isFlagField(field)) return of.flag
  return nightFields[field].empty === null ? of.maybe : of.count
}
