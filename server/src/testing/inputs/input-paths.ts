import type { Json } from '#kit/openapi/openapi-schema.ts'
import { asSchema, exampleOf, fieldsOf } from '#kit/openapi/schema-example.ts'

/** The path of a field in an input: the names that lead to it; a list's `0` is its first item. */
export type Path = readonly string[]

/** Every field of an input by its path, lists and their items included. */
export const leavesOf = (schema: Json, path: Path): readonly Path[] => {
  const fields = fieldsOf(schema).properties
  if (fields.length > 0) return fields.flatMap(([name, field]) => leavesOf(field, [...path, name]))
  if (schema['type'] === 'array') return [path, ...leavesOf(asSchema(schema['items']), [...path, '0'])]
  const options = optionsOf(schema).flatMap((option) => leavesOf(option, path))
  return options.length > 0 ? options : [path]
}

/** An input with a value at a path; missing parents are created. */
export const withValue = (input: unknown, schema: Json, { path, value }: { path: Path; value: unknown }): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return value
  const option = optionsOf(schema).find((one) => schemaAt(one, name) !== undefined) ?? schema
  const inside = schemaAt(option, name) ?? {}
  const base = input ?? exampleOf(option)
  if (Array.isArray(base)) return [withValue(base[0] ?? exampleOf(inside), inside, { path: rest, value })]
  const fields = asSchema(base)
  return { ...fields, [name]: withValue(fields[name] ?? exampleOf(inside), inside, { path: rest, value }) }
}

/** The schema of a field by its name, or of a list's items. */
export const schemaAt = (schema: Json, name: string): Json | undefined =>
  schema['type'] === 'array' ? asSchema(schema['items']) : fieldsOf(schema).properties.find(([known]) => known === name)?.[1]

/** The schemas of a union; a single one where there is no union. */
export const optionsOf = (schema: Json): readonly Json[] => {
  const options: unknown = schema['anyOf'] ?? schema['oneOf']
  return Array.isArray(options) ? options.map(asSchema) : []
}
