import { innerOf, wordsOf, type FieldWords } from '@innkeeper/protocol/field'
import { z } from 'zod'

/** What a form shows about a field, derived from the call's input schema. */
export type FieldRules = FieldWords & { readonly required: boolean; readonly maxLength?: number }

/** The rules of the field at a dotted path of a schema; throws where the schema has no such field. */
export const fieldRules = (schema: z.ZodType, path: string): FieldRules => {
  const found = fieldAt(schema, path)
  const inner = bare(found)
  return {
    ...(wordsOf(found) ?? { label: { vi: path, en: path } }),
    required: !isOptional(found) && !acceptsEmpty(inner),
    ...(inner instanceof z.ZodString && inner.maxLength !== null ? { maxLength: inner.maxLength } : {}),
  }
}

/** The schema of the field at a dotted path of a schema; throws where the schema has no such field. */
export const fieldAt = (schema: z.ZodType, path: string): z.ZodType => {
  const found = path.split('.').reduce<z.ZodType | undefined>((at, name) => (at === undefined ? undefined : memberOf(at, name)), schema)
  if (found === undefined) throw new Error(`the input has no field "${path}"`)
  return found
}

/** The values of a form that the browser may store: all except secrets. */
export const keepable = (schema: z.ZodObject, values: unknown): unknown => {
  if (typeof values !== 'object' || values === null) return values
  const isSecret = (name: string) => {
    const member = memberOf(schema, name)
    return member !== undefined && wordsOf(member)?.secret === true
  }
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

const memberOf = (schema: z.ZodType, name: string): z.ZodType | undefined => {
  const inner = bare(schema)
  const member: unknown = inner instanceof z.ZodObject ? inner.shape[name] : inner instanceof z.ZodArray ? inner.element : undefined
  return member instanceof z.ZodType ? member : undefined
}

/** The schema inside `optional`, `nullable` and the like. */
export const bare = (schema: z.ZodType): z.ZodType => {
  const inner = innerOf(schema)
  return inner === undefined ? schema : bare(inner)
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success || schema.safeParse(null).success

const acceptsEmpty = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodBoolean ||
  ((schema instanceof z.ZodString || schema instanceof z.ZodUnion) && schema.safeParse('').success) ||
  (schema instanceof z.ZodArray && schema.safeParse([]).success)
