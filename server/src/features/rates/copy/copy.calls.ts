import { addDays, daysBetween, todayIn } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'
import { copiedNights } from '@innkeeper/rules/rate/copy/copied-nights'
import { implement } from '#kit/call/implement.ts'
import type { Refused, RefusedField } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { applyNights, comparedDays, siblingsOf } from '../batch/apply-nights.ts'
import { previewBatch } from '../batch/preview-batch.ts'
import { findSettable, hasAll, loadPlaces } from '../nights/places.store.ts'
import { checkCopy, type CopyProblem } from './check-copy.ts'
import { findLastNightOnSale } from './far-edge.store.ts'
import { daysOfCopy, idsOfCopy, planCopy, sourcesOf, type CopyInput } from './plan-copy.ts'

/** So many nights at the far edge may be empty before somebody is told: every day adds one. */
const edgeMayLack = 31

export const copyCalls = implement({
  'room-plan/preview-copy': async (at, input) => {
    const asked = await askedCopy(at, input, false)
    const { planned, unset } = await planCopy(at.tx, { input, ...asked }, { lock: false, around: comparedDays })
    const siblings = input.fields.includes('price') ? await siblingsOf(at.tx, asked.places) : []
    const speaking = { language: at.language, currency: asked.places.property.currency }
    const preview = previewBatch([asked.copied.map(({ night }) => night)], planned, { places: asked.places, siblings, speaking })
    return { ...preview, ...sourcesOf(asked.copied), unset }
  },

  'room-plan/copy-nights': async (at, { note, expect, ...input }) => {
    const asked = await askedCopy(at, input, true)
    const { planned } = await planCopy(at.tx, { input, ...asked }, { lock: true, around: 0 })
    return applyNights(at, asked.places, planned, { kind: 'copy', origin: 'batch', expect, request: { note, ...input } })
  },

  'room-plan/far-edge': async (at) => {
    const { timeZone, last } = await findLastNightOnSale(at.tx)
    const today = todayIn(timeZone, at.now)
    const lastNight = lastSettableNight(today)
    if (last === null || last < today) return { lastNight, empty: null }
    const nights = daysBetween(last, lastNight)
    return { lastNight, empty: nights > edgeMayLack ? { from: addDays(last, 1), nights } : null }
  },
})

type CopyAt = {
  readonly tx: PropertyTx
  readonly now: Date
  readonly refusal: (key: 'notFound') => Refused
  readonly fieldsRefused: (fields: readonly RefusedField<CopyProblem['key']>[]) => Refused
}

const askedCopy = async (at: CopyAt, input: CopyInput, lock: boolean) => {
  const settable = await findSettable(at.tx, at.now)
  const problems = checkCopy(input, settable)
  if (problems.length > 0) throw at.fieldsRefused(problems)
  const copied = copiedNights(daysOfCopy(input), settable.today) ?? []
  if (copied.length === 0) throw at.fieldsRefused([{ field: 'days', key: 'intervalWithoutNight' }])
  const ids = idsOfCopy(input)
  const places = await loadPlaces(at.tx, at.now, ids, lock)
  if (!hasAll(places, ids)) throw at.refusal('notFound')
  return { places, copied }
}
