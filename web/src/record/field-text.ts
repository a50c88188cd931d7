import { wordsOf, type FieldWords } from '@innkeeper/protocol/field'
import { weekdayName } from '@innkeeper/protocol/format/format'
import type { Language } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { bare, fieldAt } from '#kit/forms/field-rules.ts'
import { valueAt } from '#kit/forms/value-at.ts'
import { useLanguage, useSay, type Say } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { yesNo } from '#ui/fields/choice/yes-no.ts'

/** What a text is made with: the language, and how money, numbers and days are written in it. */
export type Speech = {
  readonly t: Say
  readonly format: ReturnType<typeof useFormat>
  readonly language: Language
  readonly currency: Currency
}

/** What is valid of a form's values. */
type ValidPart<S extends z.ZodRawShape> = z.output<z.ZodObject<{ [N in keyof S]: z.ZodOptional<S[N]> }>>

/** The texts of fields that say more than their kind does, by name. */
export type FieldTexts<S extends z.ZodRawShape> = { readonly [N in keyof S]?: (values: ValidPart<S>, speech: Speech) => string }

/** Says a field of a form as text: by `texts` where it says more than its kind, otherwise by the kind that the catalogue gives it. */
export const useFieldText = <S extends z.ZodRawShape>(fields: z.ZodObject<S>, texts: FieldTexts<S> = {}) => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  const { currency } = useSession()
  const speech = { t, format, language, currency }
  return (name: string, values: unknown): string =>
    texts[name]?.(validPart(fields, values), speech) || textOf(fieldAt(fields, name), valueAt(values, name), speech) || '–'
}

const validPart = <S extends z.ZodRawShape>(fields: z.ZodObject<S>, values: unknown): ValidPart<S> => {
  const valid = Object.keys(fields.shape).filter((name) => fieldAt(fields, name).safeParse(valueAt(values, name)).success)
  return fields.partial().parse(Object.fromEntries(valid.map((name) => [name, valueAt(values, name)])))
}

const textOf = (field: z.ZodType, value: unknown, speech: Speech, words = wordsOf(field)): string => {
  const schema = bare(field)
  const choice = words?.choices?.[String(value)]
  if (choice !== undefined) return speech.t(choice)
  if (typeof value === 'boolean') return speech.t(yesNo(value))
  if (typeof value === 'number') return numberText(value, words, speech)
  if (typeof value === 'string') return stringText(schema, value, speech)
  if (Array.isArray(value)) {
    const element = elementOf(schema)
    return value.map((each: unknown) => textOf(element, each, speech, wordsOf(element) ?? words)).join(', ')
  }
  if (schema instanceof z.ZodObject && typeof value === 'object') return partsText(schema, value, speech)
  return ''
}

const numberText = (value: number, words: FieldWords | undefined, { t, format, language }: Speech): string => {
  if (words?.reads === 'money') return format.money(value)
  if (words?.reads === 'weekday') return weekdayName(value, language)
  if (words?.unit?.en === '%') return format.percent(value)
  // A number with a fraction is a degree on the map: rounded to two places it would be another spot.
  const text = Number.isInteger(value) ? format.number(value) : String(value)
  return words?.unit === undefined ? text : `${text}\u00a0${t(words.unit)}`
}

const stringText = (schema: z.ZodType, value: string, { format }: Speech): string => {
  if (!schema.safeParse(value).success) return value
  if (schema instanceof z.ZodISODate) return format.date(value)
  return schema instanceof z.ZodISODateTime ? format.moment(value, { year: true }) : value
}

const partsText = (schema: z.ZodObject, value: unknown, speech: Speech): string =>
  Object.keys(schema.shape)
    .map((name) => textOf(fieldAt(schema, name), valueAt(value, name), speech))
    .filter((text) => text !== '')
    .join(' · ')

const elementOf = (schema: z.ZodType): z.ZodType => {
  const element: unknown = schema instanceof z.ZodArray ? schema.element : undefined
  return element instanceof z.ZodType ? element : z.unknown()
}
