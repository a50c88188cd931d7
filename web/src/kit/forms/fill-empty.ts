import { startOf } from '@innkeeper/protocol/changes-of'
import { innerOf } from '@innkeeper/protocol/field'
import { z } from 'zod'

/**
 * What a form sends: where a person has emptied a field, what a new record has there (null, for most), since the server leaves alone
 * what is left out. Values in which nothing is empty are answered as they are.
 */
export const fillEmpty = (schema: z.ZodType, values: unknown): unknown => {
  if (values === undefined) return startOf(schema)
  const record = recordIn(schema)
  if (record === null || typeof values !== 'object' || values === null) return values
  const filled = Object.entries(record.shape).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(values, name)
    const whole = field instanceof z.ZodType ? fillEmpty(field, value) : value
    return whole === value ? [] : [[name, whole]]
  })
  return filled.length === 0 ? values : { ...values, ...Object.fromEntries(filled) }
}

const recordIn = (schema: z.ZodType): z.ZodObject | null => {
  if (schema instanceof z.ZodObject) return schema
  const inner = innerOf(schema)
  return inner === undefined ? null : recordIn(inner)
}
