import type { Call } from '@innkeeper/protocol/call'
import { limitsOf } from './limits.ts'
import { inputSchema, type Json } from './openapi-schema.ts'
import { travelsInQuery } from './request-parts.ts'
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
  return {
    required: needed.length > 0,
    description: `At most ${limitsOf(call).bodyBytes} bytes.`,
    content: { 'application/json': { schema: { ...schema, properties: Object.fromEntries(inBody), required: needed } } },
  }
}

/** What is nested travels as JSON text, a list as its name repeated. */
const queryShape = (schema: Json): Json =>
  schema['type'] === 'object' ? { content: { 'application/json': { schema } } } : { style: 'form', explode: true, schema }
