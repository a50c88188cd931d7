import type { z } from 'zod'

/** The name of a field as the database spells it: `maxAdults` is `max_adults`. */
type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : ''

type AliasOf<Name extends string> = Name extends string ? `${Snake<Name>} as ${Name}` : never

/** A record's fields as columns of its table. */
export type ColumnsOf<R> = { [Name in keyof R & string as Snake<Name>]: R[Name] }

/** A record's fields as columns of its table, to be written: no column is listed twice. */
export function toColumns<R extends object>(record: R): ColumnsOf<R>
export function toColumns(record: object): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]: [string, unknown]) => [snake(name), value]))
}

/** The columns of a record, each under its field's name, for a `select`. */
export function columnsFor<S extends z.ZodObject>(record: S): AliasOf<keyof S['shape'] & string>[]
export function columnsFor(record: z.ZodObject): string[] {
  return Object.keys(record.shape).map((name) => `${snake(name)} as ${name}`)
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
