import type { Language } from '@innkeeper/protocol/say'
import type { CellRefusalKey } from '@innkeeper/protocol/refusals/rates'
import type { Refused, RefusedField } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { plansOfRooms, type PlanPlace, type Places } from '../nights/places.store.ts'
import { setNights, type OperationFacts, type SettingAt } from '../nights/set-nights.ts'
import { batchChanges, hashOfChanges, refusedFields, sumOf } from './batch-result.ts'
import type { PlannedBatch } from './plan-nights.ts'

/** Prices of this many days before and after the nights decide whether a new price looks mistyped. */
export const comparedDays = 30

type ApplyingAt = SettingAt & {
  readonly language: Language
  readonly refusal: (key: 'previewStale') => Refused
  readonly fieldsRefused: (fields: readonly RefusedField<CellRefusalKey>[]) => Refused
}

/** How planned nights are written: the operation's kind and request, and the preview's hash that a person agreed to. */
export type Applying = Pick<OperationFacts, 'kind' | 'request'> & {
  readonly origin: 'batch' | 'excel'
} & { readonly expect: string | undefined }

/** Writes planned nights as one operation: whole or not at all, and only what the preview showed. */
export const applyNights = async (at: ApplyingAt, places: Places, planned: PlannedBatch, { kind, origin, request, expect }: Applying) => {
  const { outcomes, nights, reasons } = sumOf(planned)
  const changes = batchChanges(planned)
  if (expect !== undefined && expect !== hashOfChanges(changes, outcomes)) throw at.refusal('previewStale')
  if (outcomes.refused > 0) throw at.fieldsRefused(refusedFields(reasons, { language: at.language, currency: places.property.currency }))
  if (changes.length === 0) return { operationNo: null, nights, ...outcomes }
  const facts = { kind, origin, undoes: null, request } as const
  return { operationNo: await setNights(at, facts, changes, planned.stored), nights, ...outcomes }
}

/** The plans of the room types whose prices change: those that follow a changed one change with it. */
export const siblingsOf = (tx: PropertyTx, places: Places): Promise<PlanPlace[]> =>
  plansOfRooms(tx, [...new Set([...places.plans.values()].map((plan) => plan.room.roomTypeId))])
