import type { BatchCell, RateCell } from '../batch/batch-cell.ts'
import { applyChange, type Change, type PriceChange } from '../change.ts'
import { changeTo } from '../change-to.ts'
import { isRateField, nightFields, rateFields, roomFields, type NightFieldName } from '../night-fields.ts'
import { inherits } from '../night-restrictions.ts'

/** What is copied of a night: the fields, and the step that raises or lowers its price, if there is one. */
export type CopyWish = {
  readonly fields: readonly NightFieldName[]
  readonly step: (PriceChange & { readonly act: 'raise' | 'lower' }) | null
}

/**
 * The changes that make a night like its source. Values that follow another plan are not copied, for the night's own plan follows as well.
 * A price of the night's own moves by the step; a default price does not, and a night without its own price stays without. A source on
 * which nobody set anything changes nothing.
 */
export const copiedChanges = (source: BatchCell, { fields, step }: CopyWish): Change[] => {
  if (isUnset(source)) return []
  return fields.flatMap((field) => {
    if (field === 'price') return source.kind === 'rate' && source.derive === null ? [priceChange(source.row, step)] : []
    if (follows(source, field)) return []
    const values: Partial<Record<NightFieldName, number | boolean | null>> = source.row
    const value = values[field]
    return value === undefined ? [] : [changeTo(field, value)]
  })
}

/** Whether nobody set anything on a night. */
export const isUnset = (cell: BatchCell): boolean =>
  cell.kind === 'rate'
    ? rateFields.every((field) => cell.row[field] === nightFields[field].empty)
    : roomFields.every((field) => cell.row[field] === nightFields[field].empty)

const priceChange = ({ price }: RateCell['row'], step: CopyWish['step']): Change =>
  changeTo('price', price === null || step === null ? price : applyChange(price, step))

const follows = (source: BatchCell, field: NightFieldName): boolean =>
  source.kind === 'rate' && isRateField(field) && field !== 'price' && inherits(source.derive, field)
