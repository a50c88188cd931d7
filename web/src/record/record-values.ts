import type { CallInput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import type { z } from 'zod'
import { fieldAt } from '#kit/forms/field-rules.ts'
import type { Typed } from '#kit/forms/value-at.ts'

/** The values of a record for the form of a call that changes it: one for each field of the input, empty where the record has none. */
export function recordValues<P extends CallPath>(input: Catalogue[P]['input'], record: object): Typed<CallInput<P>>
export function recordValues(input: z.ZodObject, record: object): unknown {
  const values = Object.keys(input.shape).map((name): [string, unknown] => [name, Reflect.get(record, name)])
  return Object.fromEntries(values.map(([name, value]) => [name, value === null && !mayBeNull(input, name) ? undefined : value]))
}

const mayBeNull = (input: z.ZodObject, name: string): boolean => fieldAt(input, name).safeParse(null).success
