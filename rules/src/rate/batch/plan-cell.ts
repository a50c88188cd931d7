import { whyNotSettable } from '#days/last-settable-night.ts'
import type { SettableRange } from '#days/interval.ts'
import type { BatchCell, RateCell } from './batch-cell.ts'
import { applyChange } from '../change.ts'
import type { Change, FieldValue } from '../change.ts'
import { checkStayBounds } from '../check-stay-bounds.ts'
import type { StayBoundsReason } from '../check-stay-bounds.ts'
import { isRateField } from '../night-fields.ts'
import type { NightFieldName } from '../night-fields.ts'
import { inherits } from '../night-restrictions.ts'
import { skipReasons } from './skip-reasons.ts'
import type { Severity, SkipReason } from './skip-reasons.ts'
import { whyNotAllotment } from '../vacant-rooms.ts'

/** What a change does to one field of one cell; `before` is the effective price, even where the night has no price of its own. */
export type FieldResult =
  | { readonly field: NightFieldName; readonly outcome: 'change'; readonly before: FieldValue; readonly after: FieldValue }
  | { readonly field: NightFieldName; readonly outcome: 'equal'; readonly before: FieldValue }
  | {
      readonly field: NightFieldName
      readonly outcome: 'skipped'
      readonly reason: SkipReason
      readonly severity: Severity
      readonly before: FieldValue
      readonly asked: FieldValue
    }

type Step = { readonly change: Change; readonly before: FieldValue; readonly stored: FieldValue; readonly after: FieldValue }

/** What the changes do to one cell, field by field; changes for the other kind of cell are ignored. */
export const planCell = (cell: BatchCell, changes: readonly Change[], settable: SettableRange): FieldResult[] => {
  const steps = changes.map((change) => stepOf(cell, change)).filter((step) => step !== null)
  const cellReason = whyNotSettable(cell.row.night, settable)
  return steps.map((step) => resultOf(step, cellReason ?? fieldReason(cell, step, steps)))
}

const resultOf = (step: Step, reason: SkipReason | null): FieldResult => {
  const { before, after } = step
  const { field } = step.change
  if (reason) return { field, outcome: 'skipped', reason, severity: skipReasons[reason], before, asked: after }
  if (isEqual(step)) return { field, outcome: 'equal', before }
  return { field, outcome: 'change', before, after }
}

const stepOf = (cell: BatchCell, change: Change): Step | null => {
  const stored = storedValue(cell, change.field)
  if (stored === undefined) return null
  const before = cell.kind === 'rate' && change.field === 'price' ? cell.effectivePrice : stored
  return { change, before, stored, after: applyChange(typeof before === 'boolean' ? null : before, change) }
}

const storedValue = (cell: BatchCell, field: NightFieldName): FieldValue | undefined => {
  const values: Partial<Record<NightFieldName, FieldValue>> = cell.row
  return values[field]
}

const fieldReason = (cell: BatchCell, step: Step, steps: readonly Step[]): SkipReason | null => {
  if (cell.kind === 'room') return roomReason(step, cell)
  if (follows(cell, step.change.field)) return 'derived'
  if (isEqual(step)) return null
  return step.change.field === 'price' ? priceReason(step, cell) : stayReason(step, steps, cell)
}

const follows = (cell: RateCell, field: NightFieldName): boolean => {
  if (field === 'price') return cell.derive !== null
  return isRateField(field) && inherits(cell.derive, field)
}

// A price that is set becomes the night's own price even if the night costs that much already; a price that is raised or lowered to its
// current value does not.
const isEqual = ({ change, before, stored, after }: Step): boolean => {
  if (after === null && change.act !== 'clear') return false
  return after === stored || (after === before && change.act !== 'set')
}

const roomReason = (step: Step, cell: BatchCell & { readonly kind: 'room' }): SkipReason | null => {
  if (typeof step.after !== 'number' || isEqual(step)) return null
  if (step.change.field !== 'allotment') return step.after < 0 ? 'negative' : null
  return whyNotAllotment(step.after, { sold: cell.row.sold, totalRooms: cell.totalRooms })
}

// "Money input enforces a minimum of one above the lower bound": a price of zero is a mistake, never an offer.
const priceReason = (step: Step, cell: RateCell): SkipReason | null => {
  if (step.change.act === 'clear') return null
  if (typeof step.after !== 'number') return 'noPrice'
  if (step.after <= 0) return 'negative'
  if (cell.floor !== null && step.after < cell.floor) return 'belowFloor'
  return cell.ceiling !== null && step.after > cell.ceiling ? 'aboveCeiling' : null
}

const stayReasons = {
  belowOne: 'negative',
  belowPlanMin: 'belowPlanMin',
  abovePlanMax: 'abovePlanMax',
  minOverMax: 'minOverMax',
} satisfies Record<StayBoundsReason, SkipReason>

const stayReason = (step: Step, steps: readonly Step[], cell: RateCell): SkipReason | null => {
  const { field } = step.change
  if (field !== 'minStay' && field !== 'maxStay') return null
  const bounds = { minStay: stayAfter('minStay', steps, cell), maxStay: stayAfter('maxStay', steps, cell) }
  const problem = checkStayBounds(bounds, cell.plan).find((one) => one.field === field || one.reason === 'minOverMax')
  return problem ? stayReasons[problem.reason] : null
}

const stayAfter = (field: 'minStay' | 'maxStay', steps: readonly Step[], cell: RateCell): number | null => {
  const step = steps.find(({ change }) => change.field === field)
  if (!step || follows(cell, field)) return cell.row[field]
  return typeof step.after === 'number' ? step.after : null
}
