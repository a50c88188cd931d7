import type { Call } from '@innkeeper/protocol/call'
import { inputSchema, type Json } from '#kit/openapi/openapi-schema.ts'
import { asSchema, exampleOf, fieldsOf } from '#kit/openapi/schema-example.ts'
import { leavesOf, optionsOf, schemaAt, withValue, type Path } from './input-paths.ts'

type Input = Readonly<Record<string, unknown>>

/**
 * Variants of a valid input: each field at its limits, just past them, and left out; the same without the optional fields and with the last
 * choices; and each pair of optional fields with both, either and neither.
 */
export const edgeInputs = (right: Input, call: Call): readonly Input[] => {
  const schema = inputSchema(call.input)
  const paths = leavesOf(schema, [])
  const ofFields = [right, bareOf(right, schema)].flatMap((input) =>
    paths.flatMap((path) => edgesOf(schemaIn(schema, path)).map((value) => asSchema(withValue({ ...input }, schema, { path, value })))),
  )
  return [...ofFields, ...withoutFields(right, schema), ...pairsOf(right, schema)]
}

const bareOf = (right: Input, schema: Json): Input => {
  const { properties, required } = fieldsOf(schema)
  const needed = properties.filter(([name]) => required.has(name))
  return Object.fromEntries(needed.map(([name, field]) => [name, edgesOfChoice(field).at(-1) ?? right[name]]))
}

const withoutFields = (right: Input, schema: Json): readonly Input[] =>
  fieldsOf(schema).properties.map(([left]) => Object.fromEntries(Object.entries(right).filter(([name]) => name !== left)))

const pairsOf = (right: Input, schema: Json): readonly Input[] => {
  const { properties, required } = fieldsOf(schema)
  const optional = properties.filter(([name]) => !required.has(name))
  const needed = Object.fromEntries(Object.entries(right).filter(([name]) => required.has(name)))
  const filled = Object.fromEntries(optional.map(([name, field]) => [name, right[name] ?? filledExample(field)]))
  const only = (names: readonly string[]) => ({ ...needed, ...Object.fromEntries(names.map((name) => [name, filled[name]])) })
  const names = optional.map(([name]) => name)
  const couples = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]))
  const allBut = (couple: readonly string[]) => only(names.filter((name) => !couple.includes(name)))
  return [only([]), only(names), ...names.map((name) => only([name])), ...couples.flatMap((couple) => [only(couple), allBut(couple)])]
}

/** An example with a value, where a field may also be null. */
const filledExample = (field: Json): unknown => {
  const said = optionsOf(field).find((option) => option['type'] !== 'null')
  return exampleOf(said ?? withoutDefault(field))
}

const withoutDefault = ({ default: _nothing, ...field }: Json): Json => field

const schemaIn = (schema: Json, path: Path): Json =>
  path.reduce((inside, name) => {
    const option = [inside, ...optionsOf(inside)].find((one) => schemaAt(one, name) !== undefined)
    return option === undefined ? {} : (schemaAt(option, name) ?? {})
  }, schema)

const edgesOf = (schema: Json): readonly unknown[] => {
  const options = optionsOf(schema)
  const own = options.length > 0 ? options.flatMap(edgesOf) : [...edgesOfChoice(schema), ...edgesOfType(schema)]
  return [...new Set([null, ...own])]
}

const edgesOfChoice = (schema: Json): readonly unknown[] => {
  const choices = schema['enum']
  return Array.isArray(choices) ? [choices[0], choices.at(-1)] : []
}

const edgesOfType = (schema: Json): readonly unknown[] => {
  switch (schema['type']) {
    case 'string':
      return edgesOfText(schema)
    case 'integer':
    case 'number':
      return edgesOfNumber(schema)
    case 'boolean':
      return [true, false]
    case 'array':
      return edgesOfList(schema)
    default:
      return []
  }
}

const formats: Readonly<Record<string, readonly string[]>> = {
  date: ['0001-01-01', '1900-01-01', '2000-02-29', '2999-12-31', '9999-12-31'],
  'date-time': ['1900-01-01T00:00:00+14:00', '2999-12-31T23:59:59.999999-12:00', '9999-12-31T23:59:59Z'],
  uuid: ['018f4b2e-7c1a-7d3e-9b5f-2a6c8d0e1f34', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  email: ['a@b.vn', `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.${'w'.repeat(56)}.vn`],
}

const mostCharacters = 6000

const edgesOfText = (schema: Json): readonly unknown[] => {
  const { format, minLength, maxLength } = schema
  const longest = typeof maxLength === 'number' ? maxLength : mostCharacters
  const shortest = typeof minLength === 'number' ? minLength : 0
  const lengths = ['x'.repeat(shortest), 'x'.repeat(longest), 'x'.repeat(longest + 1), '9'.repeat(longest)]
  // A Vietnamese letter in one code point and in three, and a character that counts as two.
  const words = ['ế'.repeat(longest), 'e\u0302\u0301'.repeat(longest), '🏨'.repeat(Math.floor(longest / 2)), ' ']
  return [...lengths, ...words, ...((typeof format === 'string' ? formats[format] : undefined) ?? [])]
}

const edgesOfNumber = ({ minimum, maximum }: Json): readonly unknown[] => {
  const around = [minimum, maximum].filter((bound) => typeof bound === 'number').flatMap((bound) => [bound - 1, bound, bound + 1])
  return [...around, 0, -1, 1, 0.5, 1e-7, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 53)]
}

const mostItems = 101

const edgesOfList = (schema: Json): readonly unknown[] => {
  const item = exampleOf(asSchema(schema['items']))
  const most = typeof schema['maxItems'] === 'number' ? Math.min(schema['maxItems'], mostItems) : mostItems
  return [[], [item], [item, item], Array.from({ length: most }, () => item), [null]]
}
