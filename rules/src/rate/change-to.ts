import type { Change, FieldValue } from './change.ts'
import { isFlagField } from './night-fields.ts'
import type { NightFieldName } from './night-fields.ts'

/** The change that makes a field of a night hold a value; null clears it. */
export const changeTo = (field: NightFieldName, value: FieldValue): Change => {
  if (isFlagField(field)) return { field, act: value === true ? 'close' : 'open' }
  if (field === 'allotment') return { field, act: 'set', value: Number(value) }
  if (value === null) return { field, act: 'clear' }
  return field === 'price'
    ? { field, act: 'set', unit: 'amount', value: Number(value), roundTo: 0 }
    : { field, act: 'set', value: Number(value) }
}
