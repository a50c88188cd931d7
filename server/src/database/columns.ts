import type { z } from 'zod'

/** The name of a field as the database spells it: `maxAdults` is `max_adults`. */
type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : ''

type AliasOf<Name extends string> = Name extends string ? `${Snake<Name>} as ${Name}` : never

/** A record's fields as columns of its table. */
export type ColumnsOf<R> = { [Name in keyof R as Name extends string ? Snake<Name> : never]: R[Name] }

/** A record's fields as columns of its table, for writing: no column is listed twice, and a field that is left out is no column. */
export function toColumns<R extends object>(record: R): ColumnsOf<R>
export function toColumns(record: object): object {
  const given = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]: [string, unknown]) => [columnOf(name), value]))
}

/** The columns of a record, each under its field's name, for a `select`. */
export function columnsFor<S extends z.ZodObject>(record: S): AliasOf<keyof S['shape'] & string>[]
export function columnsFor(record: z.ZodObject): string[] {
  return Object.keys(record.shape).map((name) => `${columnOf(name)} as ${name}`)
}

/** The field of a column: `max_adults` is `maxAdults`. */
export const fieldNameOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The column of a field: `maxAdults` is `max_adults`. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
