import type { Call } from '@innkeeper/protocol/call'
import { inputSchema, type Json } from '../kit/openapi-schema.ts'
import { asSchema, exampleOf, fieldsOf } from '../kit/schema-example.ts'

const values = ['a\u0000b', "' or 1=1; --", 'x'.repeat(5000), '0000-01-01', '9999-12-31', 'infinity', -1, 1e308, 2 ** 53 - 1, null]

/** A call's example input again and again, each time with one field, the optional ones included, set to something that no person would send. */
export const hostileInputs = (example: Readonly<Record<string, unknown>>, call: Call): readonly Readonly<Record<string, unknown>>[] =>
  leavesOf(inputSchema(call.input), []).flatMap((path) =>
    values.map((value) => asSchema(withValue({ ...example }, inputSchema(call.input), { path, value }))),
  )

type Path = readonly string[]

/** Every field by its path; a list's `0` is its first item. */
const leavesOf = (schema: Json, path: Path): readonly Path[] => {
  const fields = fieldsOf(schema).properties
  if (fields.length > 0) return fields.flatMap(([name, field]) => leavesOf(field, [...path, name]))
  if (schema['type'] === 'array') return [path, ...leavesOf(asSchema(schema['items']), [...path, '0'])]
  const options = optionsOf(schema).flatMap((option) => leavesOf(option, path))
  return options.length > 0 ? options : [path]
}

/** The example with the value at its path; what stands around it is made where the example leaves it out. */
const withValue = (example: unknown, schema: Json, { path, value }: { path: Path; value: unknown }): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return value
  const option = optionsOf(schema).find((one) => schemaAt(one, name) !== undefined) ?? schema
  const inside = schemaAt(option, name) ?? {}
  const base = example ?? exampleOf(option)
  if (Array.isArray(base)) return [withValue(base[0] ?? exampleOf(inside), inside, { path: rest, value })]
  const fields = asSchema(base)
  return { ...fields, [name]: withValue(fields[name] ?? exampleOf(inside), inside, { path: rest, value }) }
}

const schemaAt = (schema: Json, name: string): Json | undefined =>
  schema['type'] === 'array' ? asSchema(schema['items']) : fieldsOf(schema).properties.find(([known]) => known === name)?.[1]

const optionsOf = (schema: Json): readonly Json[] => {
  const options: unknown = schema['anyOf'] ?? schema['oneOf']
  return Array.isArray(options) ? options.map(asSchema) : []
}
