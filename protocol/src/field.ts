import { maskCards } from '@innkeeper/rules/text/mask-cards'
import { z } from 'zod'
import { say, type Saying } from './say.ts'

/** What a form, a table header, a message and the API page need to know about a field besides its type. */
export type FieldWords = {
  readonly label: Saying
  readonly hint?: Saying
  readonly unit?: Saying
  /** An example value for the API page. */
  readonly example?: string | number
  /** The names of its values, if it is a choice. */
  readonly choices?: Readonly<Record<string, Saying>>
  /**
   * How a number is written if its type does not say it: as minor units of the property's currency; as a weekday, where 1 is Monday; or in
   * the unit that another field (`by`) contains (`percent` is basis points, `amount` is minor units).
   */
  readonly reads?: 'money' | 'weekday' | { readonly by: string }
  /** The kind of thing that its ids or codes stand for, if people read a name instead. */
  readonly names?: NamedThing
  /** The browser must never store it: a password. */
  readonly secret?: true
}

/** A thing that is stored as an id or a code and read as a name. */
export type NamedThing =
  | 'roomType'
  | 'ratePlan'
  | 'cancellationPolicy'
  | 'paymentPolicy'
  | 'travelAgent'
  | 'photo'
  | 'bank'
  | 'country'
  | 'province'
  | 'commune'

const words = z.registry<FieldWords>()

/** Gives a schema its words. */
export const named = <S extends z.ZodType>(label: Saying, schema: S, more: Omit<FieldWords, 'label'> = {}): S => {
  words.add(schema, { label, ...more })
  return schema
}

/** Adds to the words of a field: a hint, a unit, an example. */
export const explained = <S extends z.ZodType>(schema: S, more: Omit<FieldWords, 'label'>): S =>
  named(labelOf(schema), schema, { ...wordsOf(schema), ...more })

/** Copies the words of a schema to a schema that was made from it. */
export const namedAs = <S extends z.ZodType>(former: z.ZodType, schema: S): S => {
  const own = words.get(former)
  return own === undefined ? schema : named(own.label, schema, own)
}

/** The words of a field, also inside `optional`, `nullable` and `default`. */
export const wordsOf = (schema: z.ZodType): FieldWords | undefined => {
  const own = words.get(schema)
  if (own !== undefined) return own
  const inner = innerOf(schema)
  return inner === undefined ? undefined : wordsOf(inner)
}

/** The label of a field; throws where it has none. */
export const labelOf = (schema: z.ZodType): Saying => {
  const label = wordsOf(schema)?.label
  if (label === undefined) throw new Error('the field has no label')
  return label
}

/** The schema inside `optional`, `nullable` or `default`, if there is one. */
export const innerOf = (schema: z.ZodType): z.ZodType | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = schema.unwrap()
    return inner instanceof z.ZodType ? inner : undefined
  }
  return undefined
}

/** The limits of a text's length in characters; at least 1 unless `min` says otherwise. */
type TextLimits = { readonly max: number; readonly min?: number }

/** No control characters and no line breaks. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u
/** No control characters except line breaks and tabs. */
const manyLines = /^(?:[^\p{Cc}]|[\t\r\n])*$/u

const text = (label: Saying, limits: TextLimits) =>
  named(
    label,
    z
      .string()
      .trim()
      .normalize('NFC')
      .min(limits.min ?? 1)
      .max(limits.max)
      .regex(oneLine),
  )

/** A code in a list of codes, such as an amenity's; messages use the label of its list. */
export const listedCode = (max: number) => z.string().trim().min(1).max(max).regex(oneLine)

const note = (label: Saying, limits: TextLimits) =>
  named(
    label,
    z
      .string()
      .trim()
      .normalize('NFC')
      .min(limits.min ?? 0)
      .max(limits.max)
      .regex(manyLines)
      .overwrite(maskCards),
  )

/** PostgreSQL has no year 0, and a date after 9999-12-31 has more than ten characters. Our calendar ends long before that. */
const calendar = { first: '1900-01-01', last: '2999-12-31' } as const

const isInCalendar = (text: string): boolean => text >= calendar.first && text.slice(0, 10) <= calendar.last

const day = (label: Saying) => named(label, z.iso.date({ abort: true }).refine(isInCalendar))

/**
 * The kinds of field. Texts are trimmed and NFC; money is integer minor units; days are YYYY-MM-DD;
 * percents are basis points (100 % = 10000).
 */
export const field = {
  /** A text in one line, such as a name; required unless `min` is 0. */
  text,
  /** A free text of several lines; may be empty unless `min` says otherwise. Payment card numbers in it are masked. */
  note,
  email: (label: Saying = say('Email', 'Email')) => named(label, z.email().max(255)),
  phone: (label: Saying = say('Số điện thoại', 'Phone')) =>
    named(
      label,
      z
        .string()
        .trim()
        .min(8)
        .max(30)
        .regex(/^[\d+() ]+$/),
    ),
  password: (label: Saying) => named(label, z.string().min(8).max(200), { secret: true }),
  /** A UUID; upper and lower case are the same. */
  id: (label: Saying) => named(label, z.uuid().toLowerCase()),
  /** A whole number from `min` to `max`, both included. */
  count: (label: Saying, limits: { readonly min: number; readonly max: number }) => named(label, z.int().min(limits.min).max(limits.max)),
  /** Integer minor units of the property's currency; above zero unless `min` says otherwise. */
  money: (label: Saying, limits: { readonly min?: number; readonly max?: number } = {}) =>
    named(
      label,
      z
        .int()
        .min(limits.min ?? 1)
        .max(limits.max ?? 100_000_000_000),
      { reads: 'money' },
    ),
  flag: (label: Saying) => named(label, z.boolean()),
  day,
  /** One of several values; `words` has the name of each, for fields that people read. */
  choice: <const V extends readonly string[]>(label: Saying, values: V, words?: Readonly<Record<V[number], Saying>>) =>
    named(label, z.enum(values), words === undefined ? {} : { choices: words }),
  moment: (label: Saying) => named(label, z.iso.datetime({ offset: true, abort: true }).refine(isInCalendar)),
  /** The page of a list: the number of rows (15 by default, at most 100) and the offset of the first. */
  page: {
    limit: named(say('Số dòng', 'Rows'), z.int().min(1).max(100).default(15)),
    offset: named(say('Bắt đầu từ', 'From row'), z.int().min(0).max(1_000_000).default(0)),
  },
} as const
