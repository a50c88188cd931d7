import { asSchema, exampleOf, fieldsOf } from '#kit/openapi/schema-example.ts'
import type { Json } from '#kit/openapi/openapi-schema.ts'
import { optionsOf } from './input-paths.ts'

/** The id and the code that a generated input uses. */
export type Ids = { readonly id: string; readonly code: string }

/** An example of a JSON schema in which every id, optional ones included, is the given one. */
export const inputWithIds = (schema: Json, ids: Ids): unknown => {
  if (schema['format'] === 'uuid') return ids.id
  if (!holdsIds(schema)) return exampleOf(schema)
  if (schema['type'] === 'array') return [inputWithIds(asSchema(schema['items']), ids)]
  if (schema['type'] === 'object') return objectWithIds(schema, ids)
  return inputWithIds(optionsOf(schema).find(holdsIds) ?? {}, ids)
}

/** Whether a JSON schema contains an id or a code anywhere. */
export const holdsIds = (schema: Json): boolean =>
  schema['format'] === 'uuid' ||
  (schema['type'] === 'array' && holdsIds(asSchema(schema['items']))) ||
  fieldsOf(schema).properties.some(([name, field]) => name === 'code' || holdsIds(field)) ||
  optionsOf(schema).some(holdsIds)

/** Optional fields are included as well, so that all code that reads ids runs. */
const objectWithIds = (schema: Json, ids: Ids): Json =>
  Object.fromEntries(
    fieldsOf(schema).properties.map(([name, field]) => [
      name,
      name === 'code' && field['type'] === 'string' ? ids.code : inputWithIds(field, ids),
    ]),
  )
