import { z } from 'zod'
import { say, type Saying } from './say.ts'

/** What a form, a table head, a message and the API page need to know of a field besides its shape. */
export type FieldWords = {
  readonly label: Saying
  readonly hint?: Saying
  readonly unit?: Saying
  /** What may stand in it, where the API page shows an example. */
  readonly example?: string | number
}

const words = z.registry<FieldWords>()

/** Gives a schema the words it is shown with. */
export const named = <S extends z.ZodType>(label: Saying, schema: S, more: Omit<FieldWords, 'label'> = {}): S => {
  words.add(schema, { label, ...more })
  return schema
}

/** Tells more of a field that has its label: a hint, a unit, an example. */
export const explained = <S extends z.ZodType>(schema: S, more: Omit<FieldWords, 'label'>): S =>
  named(labelOf(schema), schema, { ...wordsOf(schema), ...more })

/** The words of a field, looked for through `optional`, `nullable` and `default`. */
export const wordsOf = (schema: z.ZodType): FieldWords | undefined => {
  const own = words.get(schema)
  if (own !== undefined) return own
  const inner = innerOf(schema)
  return inner === undefined ? undefined : wordsOf(inner)
}

/** The label of a field that was given one. */
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

const text = (label: Saying, limits: { readonly max: number; readonly min?: number }) =>
  named(
    label,
    z
      .string()
      .trim()
      .normalize('NFC')
      .min(limits.min ?? 1)
      .max(limits.max),
  )

/** No calendar of ours begins earlier, and PostgreSQL has no year nought. */
const firstDay = '1900-01-01'

const day = (label: Saying) =>
  named(
    label,
    z.iso.date({ abort: true }).refine((text) => text >= firstDay),
  )

/**
 * The kinds of field. Texts are trimmed and NFC; money is integer minor units; days are YYYY-MM-DD;
 * percents are basis points (100 % = 10000).
 */
export const field = {
  /** A text that must be there; `max` and `min` count characters. */
  text,
  /** A text that may be empty. */
  note: (label: Saying, max: number) => named(label, z.string().trim().normalize('NFC').max(max)),
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
  password: (label: Saying) => named(label, z.string().min(8).max(200)),
  /** Whichever case it is written in, it is the same id. */
  id: (label: Saying) => named(label, z.uuid().toLowerCase()),
  /** A whole number from `min` to `max`, both included. */
  count: (label: Saying, limits: { readonly min: number; readonly max: number }) => named(label, z.int().min(limits.min).max(limits.max)),
  /** Integer minor units of the property's currency; above nought unless `min` says otherwise. */
  money: (label: Saying, limits: { readonly min?: number; readonly max?: number } = {}) =>
    named(
      label,
      z
        .int()
        .min(limits.min ?? 1)
        .max(limits.max ?? 100_000_000_000),
    ),
  flag: (label: Saying) => named(label, z.boolean()),
  day,
  choice: <const V extends readonly string[]>(label: Saying, values: V) => named(label, z.enum(values)),
  moment: (label: Saying) =>
    named(
      label,
      z.iso.datetime({ offset: true, abort: true }).refine((text) => text >= firstDay),
    ),
  /** The page of a list: how many rows (15 unless said, 100 at most) and from which on. */
  page: {
    limit: named(say('Số dòng', 'Rows'), z.int().min(1).max(100).default(15)),
    offset: named(say('Bắt đầu từ', 'From row'), z.int().min(0).max(1_000_000).default(0)),
  },
} as const
