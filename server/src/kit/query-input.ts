import { innerOf } from '@innkeeper/protocol/field'
import { z } from 'zod'

/**
 * The input of a GET call out of its query string, before parsing: numbers and flags become what the schema wants, a
 * repeated name becomes a list, anything nested is JSON text. What cannot be read is left as it is, for the schema to refuse.
 */
export const inputOfQuery = (schema: z.ZodObject, query: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, valueOf(schema.shape[name], value)]))

const valueOf = (schema: unknown, value: unknown): unknown => {
  const inside = schema instanceof z.ZodType ? bare(schema) : undefined
  if (inside instanceof z.ZodArray) return (Array.isArray(value) ? value : [value]).map((item) => valueOf(inside.element, item))
  if (typeof value !== 'string') return value
  if (inside instanceof z.ZodNumber) return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value)
  if (inside instanceof z.ZodBoolean) return value === 'true' ? true : value === 'false' ? false : value
  return inside instanceof z.ZodObject ? parsedJson(value) : value
}

const bare = (schema: z.ZodType): z.ZodType => {
  const inner = innerOf(schema)
  return inner === undefined ? schema : bare(inner)
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}
