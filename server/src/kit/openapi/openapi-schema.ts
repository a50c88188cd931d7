import { wordsOf } from '@innkeeper/protocol/field'
import { z } from 'zod'

/** A piece of JSON, such as a JSON schema. */
export type Json = { readonly [name: string]: unknown }

/** What a client may send, as a JSON schema (2020-12) whose fields have their words. */
export const inputSchema = (schema: z.ZodType): Json => schemaOf(schema, 'input')

/** What an answer contains, as a JSON schema (2020-12) whose fields have their words. */
export const outputSchema = (schema: z.ZodType): Json => schemaOf(schema, 'output')

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, wordsFor(zodSchema)),
  })
  return json
}

/**
 * The title is the English label, the description the hint, if any, and then the Vietnamese label; `x-words` has all words in both
 * languages.
 */
const wordsFor = (schema: unknown): Json => {
  const found = schema instanceof z.ZodType ? wordsOf(schema) : undefined
  if (found === undefined) return {}
  const { example, ...words } = found
  const { label, hint } = words
  const description = hint === undefined ? label.vi : `${hint.en} · ${label.vi}: ${hint.vi}`
  return { title: label.en, description, 'x-words': words, ...(example === undefined ? {} : { examples: [example] }) }
}
