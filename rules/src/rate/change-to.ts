import type { Change, ChangeField, FieldValue } from './change.ts'

/** The change that makes a field of a night hold a value; null clears it. */
export function changeTo(field: ChangeField, value: FieldValue): Change {
  switch (field) {
    case 'price':
      return value === null ? { field, act: 'clear' } : { field, act: 'set', unit: 'amount', value: Number(value), roundTo: 0 }
    case 'minStay':
    case 'maxStay':
    case 'releaseDays':
      return value === null ? { field, act: 'clear' } : { field, act: 'set', value: Number(value) }
    case 'allotment':
      return { field, act: 'set', value: Number(value) }
    case 'closed':
    case 'stopSell':
    case 'cta':
    case 'ctd':
      return { field, act: value === true ? 'close' : 'open' }
  }
}
