import { startOf } from '@innkeeper/protocol/changes-of'
import { innerOf } from '@innkeeper/protocol/field'
import { z } from 'zod'

/**
 * The values that a form sends. A field that a person has emptied gets the value of a new record (mostly null), because the server does not
 * change a field that is left out. If nothing is empty, the same values are returned.
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
