import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { z } from 'zod'
import { innerOf, wordsOf, type FieldWords, type NamedThing } from '#field.ts'
import { formatDate, formatMoment, formatNumber, formatPercent, weekdayName } from '#format/format.ts'
import { say, speak, type Language, type Saying } from '#say.ts'

/** What a text needs: the language, the formats of money and moments, and the names of the things whose ids are in a value. */
export type Speech = {
  readonly language: Language
  readonly currency: Currency
  readonly timeZone: string
  readonly nameOf: (thing: NamedThing, id: string) => Saying
}

/** A value with the other values of its record, which may decide how it is written. */
type Placed = { readonly value: unknown; readonly beside: object }

/** A stored value in the words that the catalogue has for its field; empty if there is no value. */
export const valueText = (field: z.ZodType, placed: Placed, speech: Speech, words = wordsOf(field)): string => {
  const { value } = placed
  const choice = words?.choices?.[String(value)]
  if (choice !== undefined) return speak(choice, speech.language)
  if (typeof value === 'boolean') return speak(value ? yes : no, speech.language)
  if (typeof value === 'number') return numberText(value, placed.beside, words, speech)
  if (typeof value === 'string') return stringText(bare(field), value, words, speech)
  if (Array.isArray(value)) return listText(bare(field), { ...placed, value }, speech, words)
  return typeof value === 'object' && value !== null ? partsText(bare(field), value, speech) : ''
}

/** The schema inside `optional`, `nullable` and the like. */
export const bare = (schema: z.ZodType): z.ZodType => {
  const inner = innerOf(schema)
  return inner === undefined ? schema : bare(inner)
}

const numberText = (value: number, beside: object, words: FieldWords | undefined, { language, currency }: Speech): string => {
  const reads = typeof words?.reads === 'object' ? readBy[String(Reflect.get(beside, words.reads.by))] : words?.reads
  if (reads === 'money') return formatMoney(value, currency, language)
  if (reads === 'weekday') return weekdayName(value, language)
  if (reads === 'percent' || words?.unit?.en === '%') return formatPercent(value, language)
  // A number with decimals is a position on the map in degrees; rounded to two decimals it would be another place.
  const text = Number.isInteger(value) ? formatNumber(value, language) : String(value)
  return words?.unit === undefined ? text : `${text}\u00a0${speak(words.unit, language)}`
}

/** How an amount is written, depending on its unit. */
const readBy: Readonly<Record<string, 'money' | 'percent'>> = { percent: 'percent', amount: 'money' }

const stringText = (schema: z.ZodType, value: string, words: FieldWords | undefined, { language, timeZone, nameOf }: Speech): string => {
  if (value !== '' && words?.names !== undefined) return speak(nameOf(words.names, value), language)
  if (schema instanceof z.ZodISODate && schema.safeParse(value).success) return formatDate(value)
  if (schema instanceof z.ZodISODateTime && schema.safeParse(value).success) return formatMoment(value, { timeZone, year: true })
  return value
}

const listText = (
  schema: z.ZodType,
  { value, beside }: { value: readonly unknown[]; beside: object },
  speech: Speech,
  words?: FieldWords,
) => {
  const element = schema instanceof z.ZodArray ? asType(schema.element) : schema
  const texts = value.map((each) => valueText(element, { value: each, beside }, speech, wordsOf(element) ?? words))
  return [...new Set(texts)].filter((text) => text !== '').join(value.some((each) => typeof each === 'object') ? '; ' : ', ')
}

const partsText = (schema: z.ZodType, value: object, speech: Speech): string => {
  if (!(schema instanceof z.ZodObject)) return ''
  if ('nameVi' in value && 'nameEn' in value) return String(speech.language === 'vi' ? value.nameVi : value.nameEn)
  return Object.entries(schema.shape)
    .map(([name, field]) => partText(asType(field), { value: Reflect.get(value, name), beside: value }, speech))
    .filter((text) => text !== '')
    .join(' · ')
}

const partText = (field: z.ZodType, placed: Placed, speech: Speech): string => {
  const text = valueText(field, placed, speech)
  const label = wordsOf(field)?.label
  return text === '' || label === undefined ? text : `${speak(label, speech.language)}: ${text}`
}

const asType = (schema: unknown): z.ZodType => (schema instanceof z.ZodType ? schema : z.unknown())

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
