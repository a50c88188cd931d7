import { asSchema, exampleOf, fieldsOf } from '../kit/schema-example.ts'
import type { Json } from '../kit/openapi-schema.ts'

/** What stands for an id, and for a code, in an input that is made. */
export type Ids = { readonly id: string; readonly code: string }

/** An example of what a JSON schema describes in which every id, the optional ones included, is the given one. */
export const inputWithIds = (schema: Json, ids: Ids): unknown => {
  if (schema['format'] === 'uuid') return ids.id
  if (!holdsIds(schema)) return exampleOf(schema)
  if (schema['type'] === 'array') return [inputWithIds(asSchema(schema['items']), ids)]
  if (schema['type'] === 'object') return objectWithIds(schema, ids)
  return inputWithIds(optionsOf(schema).find(holdsIds) ?? {}, ids)
}

/** Whether an id or a code stands anywhere in what a JSON schema describes. */
export const holdsIds = (schema: Json): boolean =>
  schema['format'] === 'uuid' ||
  (schema['type'] === 'array' && holdsIds(asSchema(schema['items']))) ||
  fieldsOf(schema).properties.some(([name, field]) => name === 'code' || holdsIds(field)) ||
  optionsOf(schema).some(holdsIds)

/** The fields that may be left out are in as well, so that whatever reads ids is reached. */
const objectWithIds = (schema: Json, ids: Ids): Json =>
  Object.fromEntries(
    fieldsOf(schema).properties.map(([name, field]) => [
      name,
      name === 'code' && field['type'] === 'string' ? ids.code : inputWithIds(field, ids),
    ]),
  )

const optionsOf = (schema: Json): readonly Json[] => {
  const options: unknown = schema['anyOf'] ?? schema['oneOf']
  return Array.isArray(options) ? options.map(asSchema) : []
}
