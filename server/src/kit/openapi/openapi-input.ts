import type { Call, CallUpload } from '@innkeeper/protocol/call'
import { limitsOf } from '../call/limits.ts'
import { inputSchema, type Json } from './openapi-schema.ts'
import { travelsInQuery } from '../request/request-parts.ts'
import { fieldsOf } from './schema-example.ts'

/** The fields of a call's input that travel in the query string, as OpenAPI parameters. */
export const queryParameters = (call: Call): readonly Json[] => {
  const { properties, required } = fieldsOf(inputSchema(call.input))
  return properties
    .filter(([name]) => travelsInQuery(call, name))
    .map(([name, schema]) => ({ name, in: 'query', required: required.has(name), ...queryShape(schema) }))
}

/** The body of a call: the fields that do not travel in the query string. */
export const bodyOf = (call: Call): Json => {
  const schema = inputSchema(call.input)
  const { properties, required } = fieldsOf(schema)
  const inBody = properties.filter(([name]) => !travelsInQuery(call, name))
  const needed = inBody.map(([name]) => name).filter((name) => required.has(name))
  if (call.upload !== undefined) return formOf(call.upload, Object.fromEntries(inBody), needed)
  return {
    required: needed.length > 0,
    description: `At most ${limitsOf(call).bodyBytes} bytes.${changesRecord(call) ? ` ${leftOut}` : ''}`,
    content: { 'application/json': { schema: { ...schema, properties: Object.fromEntries(inBody), required: needed } } },
  }
}

const leftOut = 'A field that is left out stays as it is; null empties it.'

/** A call that takes a `version` changes an existing record. */
const changesRecord = ({ kind, input }: Call): boolean => kind === 'change' && 'version' in input.shape

/** The form of an upload: the file, whose format is recognised by its content, and the other fields as texts. */
const formOf = ({ field, words, maxBytes, accept }: CallUpload, properties: Json, needed: readonly string[]): Json => ({
  required: true,
  description: `A file of at most ${maxBytes} bytes.`,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          ...properties,
          [field]: {
            type: 'string',
            contentMediaType: 'application/octet-stream',
            title: words.en,
            description: words.vi,
            'x-words': { label: words },
          },
        },
        required: [...needed, field],
        additionalProperties: false,
      },
      encoding: { [field]: { contentType: accept.join(', ') } },
    },
  },
})

/** In a query string a nested value is JSON text, and a list repeats its name. */
const queryShape = (schema: Json): Json =>
  schema['type'] === 'object' ? { content: { 'application/json': { schema } } } : { style: 'form', explode: true, schema }
