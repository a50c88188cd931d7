import { wordsOf } from '@innkeeper/protocol/field'
import { z } from 'zod'

/** A piece of JSON, such as a JSON schema. */
export type Json = { readonly [name: string]: unknown }

/** What a client may send, as a JSON schema (2020-12) whose fields bear their words. */
export const inputSchema = (schema: z.ZodType): Json => schemaOf(schema, 'input')

/** What an answer holds, as a JSON schema (2020-12) whose fields bear their words. */
export const outputSchema = (schema: z.ZodType): Json => schemaOf(schema, 'output')

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, wordsFor(zodSchema)),
  })
  return json
}

/** The label is the title in English and the description in Vietnamese; `x-words` holds all words of the field in both. */
const wordsFor = (schema: unknown): Json => {
  const words = schema instanceof z.ZodType ? wordsOf(schema) : undefined
  if (words === undefined) return {}
  return { title: words.label.en, description: words.label.vi, 'x-words': words }
}
