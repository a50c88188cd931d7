import { implement } from '#kit/call/implement.ts'
import type { Refused, RefusedField } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { BatchInput } from './batch-changes.ts'
import { applyNights, comparedDays, siblingsOf } from './apply-nights.ts'
import { checkBatch, intervalsOf, nightsByInterval, type BatchProblem } from './check-batch.ts'
import { findSettable, hasAll, loadPlaces } from '../nights/places.store.ts'
import { idsOfBatch, planNights, wishOfBatch } from './plan-nights.ts'
import { previewBatch } from './preview-batch.ts'

export const batchCalls = implement({
  'room-plan/preview-all': async (at, input) => {
    const places = await placesOf(at, input, false)
    const batch = await planNights(at.tx, places, wishOfBatch(input), { lock: false, around: comparedDays })
    const siblings = input.changes.price === undefined ? [] : await siblingsOf(at.tx, places)
    const speaking = { language: at.language, currency: places.property.currency }
    return previewBatch(nightsByInterval(intervalsOf(input)), batch, { places, siblings, speaking })
  },

  'room-plan/update-all': async (at, { note, expect, ...input }) => {
    const places = await placesOf(at, input, true)
    const batch = await planNights(at.tx, places, wishOfBatch(input), { lock: true, around: 0 })
    return applyNights(at, places, batch, { kind: 'batch', origin: 'batch', expect, request: { note, ...input } })
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
