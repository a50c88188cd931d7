import type { Call } from '@innkeeper/protocol/call'
import { inputSchema } from '#kit/openapi/openapi-schema.ts'
import { asSchema } from '#kit/openapi/schema-example.ts'
import { leavesOf, withValue } from './input-paths.ts'

const values = ['a\u0000b', "' or 1=1; --", 'x'.repeat(5000), '0000-01-01', '9999-12-31', 'infinity', -1, 1e308, 2 ** 53 - 1, null]

/** Variants of a call's example input, each with one field, optional ones included, set to a value that no person would send. */
export const hostileInputs = (example: Readonly<Record<string, unknown>>, call: Call): readonly Readonly<Record<string, unknown>>[] =>
  leavesOf(inputSchema(call.input), []).flatMap((path) =>
    values.map((value) => asSchema(withValue({ ...example }, inputSchema(call.input), { path, value }))),
  )
