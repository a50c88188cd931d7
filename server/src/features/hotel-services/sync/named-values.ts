import type { namedServiceFields } from '@innkeeper/protocol/calls/room-sale/hotel-service-sync'
import type { FieldReason } from '@innkeeper/protocol/field-errors'
import type { Saying } from '@innkeeper/protocol/say'
import { serviceChargeWords, serviceTaxWords, serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { saleChannelWords } from '@innkeeper/protocol/words/sale/promotion-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import { parseMoney } from '@innkeeper/rules/money/parse-money'
import { foldText } from '@innkeeper/rules/text/fold-text'
import { fileNo, fileYes } from '../hotel-services-file.ts'
import type { FileRow } from './read-named-list.ts'

type Name = keyof typeof namedServiceFields.shape

/** A cell that says nothing: its field stays as it is, or as in a new service. */
const nothing = Symbol('nothing')

/** A cell that was not understood. */
type Unreadable = { readonly name: Name; readonly reason: FieldReason }

type Read = { readonly value: unknown } | { readonly reason: FieldReason } | typeof nothing

/** The values that a row names, by field, and the cells that were not understood. A field without a column is not named. */
export const namedValues = (cells: FileRow['cells'], currency: Currency): { values: object; unreadable: Unreadable[] } => {
  const values: Record<string, unknown> = {}
  const unreadable: Unreadable[] = []
  for (const name of names) {
    const cell = cells[name]
    const read = cell === undefined ? nothing : readers[name](cell, currency)
    if (read === nothing) continue
    if ('value' in read) values[name] = read.value
    else unreadable.push({ name, reason: read.reason })
  }
  return { values, unreadable }
}

const asText = (cell: string): Read => ({ value: cell })

/** One of several words, in either language, or the value itself; an empty cell says nothing. */
const oneOf =
  (words: Readonly<Record<string, Saying>>) =>
  (cell: string): Read => {
    if (cell === '') return nothing
    const value = valueOf(words, cell)
    return value === undefined ? { reason: 'notOffered' } : { value }
  }

const valueOf = (words: Readonly<Record<string, Saying>>, cell: string): string | undefined => {
  const wanted = foldText(cell)
  return Object.keys(words).find((value) =>
    [value, words[value]?.vi ?? '', words[value]?.en ?? ''].some((text) => foldText(text) === wanted),
  )
}

const readFlag = (cell: string): Read => {
  const read = oneOf({ true: fileYes, false: fileNo })(cell)
  return typeof read === 'object' && 'value' in read ? { value: read.value === 'true' } : read
}

const readMoney = (cell: string, currency: Currency): Read => {
  if (cell === '') return nothing
  const parsed = parseMoney(cell, currency)
  return parsed.ok ? { value: parsed.amount } : { reason: 'wrongFormat' }
}

const readCount = (cell: string): Read => {
  if (cell === '') return { value: null }
  return /^\d{1,9}$/u.test(cell) ? { value: Number(cell) } : { reason: 'wholeNumber' }
}

const readChannels = (cell: string): Read => {
  const parts = partsOf(cell)
  if (parts.length === 0) return nothing
  const values = parts.map((part) => valueOf(saleChannelWords, part))
  return values.includes(undefined) ? { reason: 'notOffered' } : { value: [...new Set(values)] }
}

/** "05/02/2027 – 10/02/2027: 900000; 30/04/2027: 800000", as our own files have them; an empty cell is no special day. */
const readSpecialDays = (cell: string, currency: Currency): Read => {
  const days = partsOf(cell).map((part) => {
    const [, from, to = from, price = ''] = specialDay.exec(part) ?? []
    const parsed = parseMoney(price, currency)
    if (from === undefined || to === undefined || !parsed.ok) return null
    return { from: isoOf(from), to: isoOf(to), price: parsed.amount }
  })
  return days.includes(null) ? { reason: 'wrongFormat' } : { value: days }
}

const specialDay = /^(\d{1,2}\/\d{1,2}\/\d{4})(?:\s*[–-]\s*(\d{1,2}\/\d{1,2}\/\d{4}))?\s*:\s*(.+)$/u

const isoOf = (day: string): string => {
  const [date = '', month = '', year = ''] = day.split('/')
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

const partsOf = (cell: string): string[] =>
  cell
    .split(/[;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const readers: Readonly<Record<Name, (cell: string, currency: Currency) => Read>> = {
  nameVi: asText,
  nameEn: asText,
  descriptionVi: asText,
  descriptionEn: asText,
  charge: oneOf(serviceChargeWords),
  price: readMoney,
  unit: oneOf(serviceUnitWords),
  taxedAs: oneOf(serviceTaxWords),
  maxOrder: readCount,
  specialDays: readSpecialDays,
  channels: readChannels,
  active: readFlag,
}

const names: readonly Name[] = [
  'nameVi',
  'nameEn',
  'descriptionVi',
  'descriptionEn',
  'charge',
  'price',
  'unit',
  'taxedAs',
  'maxOrder',
  'specialDays',
  'channels',
  'active',
]
