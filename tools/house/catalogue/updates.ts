import type { Call } from '@innkeeper/protocol/call'
import { z } from 'zod'

/**
 * The fields that a save fills with a default when its caller leaves them out, in calls with a `version`: an older client would empty
 * fields that it does not know. `changesOf` makes a record's fields fit for such a call.
 */
export const emptiedByUpdates = (calls: Readonly<Record<string, Pick<Call, 'kind' | 'input'>>>): readonly string[] =>
  Object.entries(calls)
    .filter(([, { kind, input }]) => kind === 'change' && 'version' in input.shape)
    .flatMap(([path, { input }]) => filledIn(input).map((field) => `${path}: ${field}`))

const filledIn = (schema: unknown, at: readonly string[] = []): readonly string[] => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodCatch) return [at.join('.')]
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, field]) => filledIn(field, [...at, name]))
  if (schema instanceof z.ZodArray) return filledIn(schema.element, [...at, '*'])
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => filledIn(option, at))
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? filledIn(schema.unwrap(), at) : []
}
