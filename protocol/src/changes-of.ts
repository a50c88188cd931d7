import { z } from 'zod'
import { innerOf, namedAs } from './field.ts'

/** A field in a change: optional if a new record may leave it out. */
type ChangeOf<Field> = Field extends z.ZodDefault<infer Inner> ? z.ZodOptional<Inside<Inner>> : Inside<Field>

type Inside<Field> =
  Field extends z.ZodNullable<infer Inner>
    ? z.ZodNullable<Inside<Inner>>
    : Field extends z.ZodObject<infer Shape>
      ? z.ZodObject<ChangesOf<Shape>, z.core.$strict>
      : Field extends z.core.SomeType
        ? Field
        : never

/** The fields of a record in a call that changes it. */
export type ChangesOf<Shape> = { -readonly [Name in keyof Shape]: ChangeOf<Shape[Name]> }

/** The fields that a change may leave out, with the record's values. */
type Kept<Shape> = { readonly [Name in keyof Shape as Shape[Name] extends z.ZodDefault ? Name : never]: z.output<Shape[Name]> }

type Changes<S extends z.ZodObject> = z.output<z.ZodObject<ChangesOf<S['shape']>>>

const starts = z.registry<{ readonly start: unknown }>()

/**
 * Returns the fields of a record for a call that changes it. Nothing has a default: a field is required, or it may be left out and then
 * stays unchanged; only null empties. A nested record is changed field by field; a list is replaced.
 */
export function changesOf<Shape extends z.ZodRawShape>(shape: Shape): ChangesOf<Shape>
export function changesOf(shape: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, changeOf(asType(field))]))
}

/** The default that a field has in a new record, if a change may leave the field out; otherwise undefined. */
export const startOf = (field: z.ZodType): unknown => starts.get(field)?.start

/**
 * A record after a change: fields that the change leaves out keep their values. `form` is the schema of a new record; it fills the left-out
 * fields of a new nested record.
 */
export function withChanges<S extends z.ZodObject>(form: S, before: Kept<S['shape']>, changes: Changes<S>): z.output<S>
export function withChanges(form: z.ZodObject, before: object, changes: object): object {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const changed = given.map(([name, value]: [string, unknown]): [string, unknown] => {
    const within = recordIn(asType(form.shape[name]))
    return [name, within !== null && isRecord(value) ? within.parse(joined(within, Reflect.get(before, name), value)) : value]
  })
  return { ...before, ...Object.fromEntries<unknown>(changed) }
}

const joined = (form: z.ZodObject, before: unknown, changes: Record<string, unknown>): object =>
  isRecord(before) ? withChanges(form, before, changes) : changes

const changeOf = (field: z.ZodType): z.ZodType => {
  if (!(field instanceof z.ZodDefault)) return inside(field)
  const changed = namedAs(field, z.optional(inside(asType(field.unwrap()))))
  starts.add(changed, { start: field.def.defaultValue })
  return changed
}

const inside = (field: z.ZodType): z.ZodType => {
  if (field instanceof z.ZodNullable) return namedAs(field, z.nullable(inside(asType(field.unwrap()))))
  return field instanceof z.ZodObject ? namedAs(field, z.strictObject(changesOf(field.shape))) : field
}

const recordIn = (field: z.ZodType): z.ZodObject | null => {
  if (field instanceof z.ZodObject) return field
  const inner = innerOf(field)
  return inner === undefined ? null : recordIn(inner)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const asType = (schema: unknown): z.ZodType => {
  if (schema instanceof z.ZodType) return schema
  throw new Error('a field is one of Zod’s types')
}
