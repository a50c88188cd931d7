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
 * A price moves by the step, a default price too; without a step, a night without its own price stays without. A source on which nobody
 * set anything changes nothing else.
 */
export const copiedChanges = (source: BatchCell, { fields, step }: CopyWish): Change[] => {
  const isBare = isUnset(source)
  return fields.flatMap((field) => {
    if (field === 'price') return source.kind === 'rate' && source.derive === null ? priceChange(source, step, isBare) : []
    if (isBare || follows(source, field)) return []
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

const priceChange = (source: RateCell, step: CopyWish['step'], isBare: boolean): Change[] => {
  if (step !== null) {
    const moved = applyChange(source.effectivePrice, step)
    return typeof moved === 'number' ? [changeTo('price', moved)] : []
  }
  return isBare ? [] : [changeTo('price', source.row.price)]
}

const follows = (source: BatchCell, field: NightFieldName): boolean =>
  source.kind === 'rate' && isRateField(field) && field !== 'price' && inherits(source.derive, field)
