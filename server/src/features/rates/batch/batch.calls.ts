import { implement } from '#kit/call/implement.ts'
import type { Refused, RefusedField } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { BatchInput } from './batch-changes.ts'
import { batchChanges, hashOfChanges, refusedFields, sumOf } from './batch-result.ts'
import { checkBatch, type BatchProblem } from './check-batch.ts'
import { findSettable, hasAll, loadPlaces, plansOfRooms } from '../nights/places.store.ts'
import { idsOfBatch, planNights } from './plan-nights.ts'
import { previewBatch } from './preview-batch.ts'
import { setNights } from '../nights/set-nights.ts'

/** Prices of this many days before and after a batch decide whether a new price looks mistyped. */
const comparedDays = 30

export const batchCalls = implement({
  'room-plan/preview-all': async (at, input) => {
    const places = await placesOf(at, input, false)
    const batch = await planNights(at.tx, places, input, { lock: false, around: comparedDays })
    const roomTypeIds = [...new Set([...places.plans.values()].map((plan) => plan.room.roomTypeId))]
    const siblings = input.changes.price === undefined ? [] : await plansOfRooms(at.tx, roomTypeIds)
    return previewBatch(input, batch, { places, siblings, speaking: { language: at.language, currency: places.property.currency } })
  },

  'room-plan/update-all': async (at, { note, expect, ...input }) => {
    const places = await placesOf(at, input, true)
    const batch = await planNights(at.tx, places, input, { lock: true, around: 0 })
    const { outcomes, nights, reasons } = sumOf(batch)
    const changes = batchChanges(batch)
    if (expect !== undefined && expect !== hashOfChanges(changes, outcomes)) throw at.refusal('previewStale')
    if (outcomes.refused > 0) throw at.fieldsRefused(refusedFields(reasons, { language: at.language, currency: places.property.currency }))
    if (changes.length === 0) return { operationNo: null, nights, ...outcomes }
    const facts = { kind: 'batch', origin: 'batch', undoes: null, request: { note, ...input } } as const
    return { operationNo: await setNights(at, facts, changes, batch.stored), nights, ...outcomes }
  },
})

type BatchAt = {
  readonly tx: PropertyTx
  readonly now: Date
  readonly refusal: (key: 'notFound') => Refused
  readonly fieldsRefused: (fields: readonly RefusedField<BatchProblem['key']>[]) => Refused
}

const placesOf = async (at: BatchAt, input: BatchInput, lock: boolean) => {
  const problems = checkBatch(input, await findSettable(at.tx, at.now))
  if (problems.length > 0) throw at.fieldsRefused(problems)
  const ids = idsOfBatch(input)
  const places = await loadPlaces(at.tx, at.now, ids, lock)
  if (!hasAll(places, ids)) throw at.refusal('notFound')
  return places
}
