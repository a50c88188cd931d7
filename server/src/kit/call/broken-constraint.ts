import type { Call } from '@innkeeper/protocol/call'
import type { FieldReason } from '@innkeeper/protocol/field-errors'
import type pg from 'pg'
import { z } from 'zod'
import { fieldNameOf } from '#database/columns.ts'
import { inputSchema, type Json } from '../openapi/openapi-schema.ts'
import { rowsLike } from '../transaction/rows-like.ts'
import { inTransaction } from '../transaction/transaction.ts'
import { Refused } from './refuse.ts'
import { asSchema, fieldsOf } from '../openapi/schema-example.ts'

/** The field's reason for a broken constraint, by PostgreSQL's error code. */
const reasons: Readonly<Record<string, FieldReason>> = {
  '23502': 'required',
  '23503': 'unknownValue',
  '23505': 'taken',
  '23514': 'notAllowed',
  '23P01': 'taken',
}

/**
 * The refusal of a field for a broken constraint that no check of the call foresaw. Null where the constraint concerns no field of the
 * call's input, or more than one: then we cannot say which field the caller must change.
 */
export const refusalOfConstraint = async (error: unknown, call: Call, pool: pg.Pool): Promise<Refused | null> => {
  const broken = brokenConstraint(error)
  if (broken === null) return null
  const columns = broken.column === undefined ? await columnsOf(pool, broken) : [broken.column]
  const [field, ...others] = new Set(columns.flatMap((column) => fieldsHolding(inputSchema(call.input), fieldNameOf(column))))
  if (field === undefined || others.length > 0) return null
  return new Refused('invalidInput', { inputErrors: [{ field, reason: broken.reason, values: {} }] })
}

type BrokenConstraint = {
  readonly reason: FieldReason
  readonly schema: string
  readonly table: string
  readonly constraint: string
  /** Set for a null in a not-null column; such a constraint has no name. */
  readonly column: string | undefined
}

const brokenConstraint = (error: unknown): BrokenConstraint | null => {
  if (!(error instanceof Error)) return null
  const told = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  const reason = reasons[told('code') ?? '']
  if (reason === undefined) return null
  return { reason, schema: told('schema') ?? '', table: told('table') ?? '', constraint: told('constraint') ?? '', column: told('column') }
}

const columnRows = rowsLike(z.strictObject({ name: z.string() }))

/** The columns of a constraint, or of a unique index, which is not in `pg_constraint`. */
const columnsOf = async (pool: pg.Pool, { schema, table, constraint }: BrokenConstraint): Promise<readonly string[]> => {
  const rows = await inTransaction(pool, { role: 'platform', readOnly: true }, (tx) =>
    columnRows(
      tx,
      `select a.attname as name
       from pg_catalog.pg_class t
       join pg_catalog.pg_namespace s on s.oid = t.relnamespace
       join (select conrelid as of_table, conname as called, conkey as columns from pg_catalog.pg_constraint
             union
             select i.indrelid, x.relname, i.indkey::int2[] from pg_catalog.pg_index i join pg_catalog.pg_class x on x.oid = i.indexrelid
            ) as c on c.of_table = t.oid
       join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum = any (c.columns)
      where s.nspname = $1 and t.relname = $2 and c.called = $3`,
      [schema, table, constraint],
    ),
  )
  return rows.map(({ name }) => name)
}

/** The fields of an input with this name, or with a field of this name inside. */
const fieldsHolding = (schema: Json, wanted: string): readonly string[] =>
  fieldsOf(schema)
    .properties.filter(([name, field]) => name === wanted || holds(field, wanted))
    .map(([name]) => name)

const holds = (schema: Json, wanted: string): boolean =>
  fieldsHolding(schema, wanted).length > 0 ||
  [schema['items'], ...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')].some(
    (inside) => inside !== undefined && holds(asSchema(inside), wanted),
  )

const listAt = (schema: Json, name: string): readonly unknown[] => {
  const list = schema[name]
  return Array.isArray(list) ? list : []
}
