import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { html, type Html } from '../../http/html.ts'
import type { Json } from '../openapi-schema.ts'
import { asSchema, fieldsOf } from '../schema-example.ts'

/** The fields of a JSON schema as a table: name, label, type and bounds, and whether each is required. */
export const fieldTable = (caption: string, schema: Json, language: Language): Html => {
  const rows = rowsOf(schema, '', language)
  if (rows.length === 0) return html``
  const heads = [words.field, words.label, words.type, words.required].map((head) => html`<th scope="col">${speak(head, language)}</th>`)
  return html`<table class="fields">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

const rowsOf = (schema: Json, prefix: string, language: Language): readonly Html[] => {
  const { properties, required } = fieldsOf(schema)
  return properties.flatMap(([name, field]) => {
    const path = prefix + name
    const inside = asSchema(field['type'] === 'array' ? field['items'] : objectIn(field))
    const innerPrefix = field['type'] === 'array' ? `${path}[].` : `${path}.`
    return [row(path, field, { required: required.has(name), language }), ...rowsOf(inside, innerPrefix, language)]
  })
}

const row = (path: string, field: Json, { required, language }: { readonly required: boolean; readonly language: Language }): Html =>
  html`<tr>
    <th scope="row"><code>${path}</code></th>
    <td>${wordsIn(field, 'label', language)}${hintOf(field, language)}</td>
    <td>${typeOf(field, language)}</td>
    <td>${required ? speak(words.yes, language) : ''}</td>
  </tr>`

const hintOf = (field: Json, language: Language): Html => {
  const hint = wordsIn(field, 'hint', language)
  return hint === '' ? html`` : html`<small>${hint}</small>`
}

const wordsIn = (field: Json, name: 'label' | 'hint', language: Language): string => {
  const words = asSchema(asSchema(field['x-words'])[name])[language]
  return typeof words === 'string' ? words : ''
}

const typeOf = (field: Json, language: Language): string =>
  [shapeOf(field, language), ...boundsOf(field, language), ...defaultOf(field, language)].join(', ')

const defaultOf = (field: Json, language: Language): readonly string[] =>
  'default' in field ? [speak(words.unlessGiven, language, { value: JSON.stringify(field['default']) })] : []

const shapeOf = (field: Json, language: Language): string => {
  const { anyOf, type, format, items } = field
  const choices = field['enum']
  if (Array.isArray(anyOf)) return anyOf.map((option) => shapeOf(asSchema(option), language)).join(' | ')
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  if ('const' in field) return JSON.stringify(field['const'])
  if (type === 'array') return `${speak(words.listOf, language)} ${shapeOf(asSchema(items), language)}`
  const types = [type].flat().filter((name) => typeof name === 'string')
  return [types.join(' | '), format].filter((text) => typeof text === 'string' && text !== '').join(' ') || speak(words.anything, language)
}

const boundsOf = (field: Json, language: Language): readonly string[] =>
  boundNames.flatMap(([name, saying]) => {
    const value = field[name]
    return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER
      ? [speak(saying, language, { value: value.toLocaleString(language) })]
      : []
  })

/** A nullable object is described by its object. */
const objectIn = (field: Json): unknown => {
  const options: unknown = field['anyOf']
  return Array.isArray(options) ? options.find((option) => asSchema(option)['type'] === 'object') : field
}

const words = {
  field: say('Trường', 'Field'),
  label: say('Tên', 'Label'),
  type: say('Kiểu', 'Type'),
  required: say('Bắt buộc', 'Required'),
  yes: say('có', 'yes'),
  listOf: say('danh sách', 'list of'),
  anything: say('bất kỳ', 'anything'),
  unlessGiven: say('nếu không gửi: {value}', '{value} unless given'),
} as const satisfies Record<string, Saying>

const boundNames: readonly (readonly [string, Saying])[] = [
  ['minLength', say('độ dài ≥ {value}', 'length ≥ {value}')],
  ['maxLength', say('độ dài ≤ {value}', 'length ≤ {value}')],
  ['minimum', say('≥ {value}', '≥ {value}')],
  ['maximum', say('≤ {value}', '≤ {value}')],
  ['minItems', say('số phần tử ≥ {value}', 'items ≥ {value}')],
  ['maxItems', say('số phần tử ≤ {value}', 'items ≤ {value}')],
]
