import type { Call } from '@innkeeper/protocol/call'
import { innerOf } from '@innkeeper/protocol/field'
import { z } from 'zod'
import { Refused } from '../call/refuse.ts'
import { unstorableTexts } from './unstorable-text.ts'

type Sent = { readonly query: unknown; readonly body: unknown; readonly form?: Readonly<Record<string, unknown>> }

/**
 * The unparsed input of a request: of a GET the query string, of a POST the body and the query fields that it declares, of an upload the
 * texts of its form. Refused if it is not an object, or contains a text that the database cannot store, which no schema checks.
 */
export const inputOfRequest = (call: Call, request: Sent): unknown => {
  const input = inputAsSent(call, request)
  const unstorable = unstorableTexts(input)
  if (unstorable.length === 0) return input
  const inputErrors = unstorable.slice(0, mostTold).map((field) => ({ field, reason: 'wrongFormat' as const, values: {} }))
  throw new Refused('invalidInput', { inputErrors })
}

const mostTold = 20

const inputAsSent = (call: Call, request: Sent): unknown => {
  const query = fieldsOf(request.query)
  if (call.method === 'GET') return inputOfQuery(call.input, query)
  if (request.form !== undefined) return inputOfQuery(call.input, request.form)
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refused('badRequest')
  if (call.query === undefined) return body
  const declared = Object.entries(query).filter(([name]) => call.query?.includes(name))
  return { ...inputOfQuery(call.input, Object.fromEntries(declared)), ...body }
}

const fieldsOf = (query: unknown): Record<string, unknown> => (typeof query === 'object' && query !== null ? { ...query } : {})

/**
 * The unparsed input of a call from a query string or a form: numbers and flags get the type of the schema, a repeated name becomes a list,
 * a nested value is JSON text. A value that cannot be parsed stays a text, and the schema refuses it.
 */
const inputOfQuery = (schema: z.ZodObject, query: Readonly<Record<string, unknown>>): Record<string, unknown> =>
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
