import type { Json } from './openapi-schema.ts'

/**
 * An example of a JSON schema: its own example; else every required field (the first where none is required), the first choice, the
 * smallest number.
 */
export const exampleOf = (schema: Json): unknown => {
  if (Array.isArray(schema['examples'])) return schema['examples'][0]
  if ('default' in schema) return schema['default']
  if ('const' in schema) return schema['const']
  const choices = schema['enum'] ?? schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return schema['enum'] === undefined ? exampleOf(asSchema(choices[0])) : choices[0]
  return exampleOfType(schema)
}

/** A value of a JSON schema as a schema. */
export const asSchema = (value: unknown): Json => (isSchema(value) ? value : {})

/** The fields of an object's schema, and which of them are required. */
export const fieldsOf = (
  schema: Json,
): { readonly properties: readonly (readonly [string, Json])[]; readonly required: ReadonlySet<unknown> } => {
  const { properties, required } = schema
  return {
    properties: Object.entries(asSchema(properties)).map(([name, field]) => [name, asSchema(field)] as const),
    required: new Set(Array.isArray(required) ? required : []),
  }
}

const exampleOfType = (schema: Json): unknown => {
  switch (schema['type']) {
    case 'object':
      return exampleObject(schema)
    case 'array':
      return Array.from({ length: Math.max(1, numberIn(schema, 'minItems')) }, () => exampleOf(asSchema(schema['items'])))
    case 'integer':
    case 'number':
      return Math.max(numberIn(schema, 'minimum'), 0)
    case 'boolean':
      return true
    case 'string':
      return exampleText(schema)
    default:
      return null
  }
}

const exampleObject = (schema: Json): Json => {
  const { properties, required } = fieldsOf(schema)
  const needed = properties.filter(([name]) => required.has(name))
  const shown = needed.length === 0 ? properties.slice(0, 1) : needed
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field)]))
}

const examplesOfFormats: Readonly<Record<string, string>> = {
  uuid: '018f4b2e-7c1a-7d3e-9b5f-2a6c8d0e1f34',
  date: '2027-01-28',
  'date-time': '2027-01-28T14:00:00+07:00',
  email: 'le.minh.chau@example.com',
  uri: 'https://example.com/',
  base64: 'SW5ua2VlcGVy',
}

const exampleText = (schema: Json): string => {
  const format = schema['format']
  const text = (typeof format === 'string' ? examplesOfFormats[format] : undefined) ?? exampleOfPattern(schema)
  return text.padEnd(numberIn(schema, 'minLength'), '0').slice(0, numberIn(schema, 'maxLength') || undefined)
}

/** The catalogue's patterns are telephone numbers, days, times and codes: digits fit most of them. */
const exampleOfPattern = ({ pattern, title }: Json): string => {
  if (typeof pattern === 'string')
    return ['0905 123 456', '2027-01-28', '14:00', '123', 'a1'].find((text) => new RegExp(pattern).test(text)) ?? ''
  return typeof title === 'string' ? title : 'text'
}

const numberIn = (schema: Json, name: string): number => {
  const value = schema[name]
  return typeof value === 'number' ? value : 0
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
