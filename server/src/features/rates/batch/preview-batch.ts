import type { BatchPreview } from '@innkeeper/protocol/rates/batch'
import { planChain } from '@innkeeper/rules/rate/plan-chain'
import { medianPrice, suspiciousPrice } from '@innkeeper/rules/rate/batch/suspicious-price'
import { batchChanges, hashOfChanges, sumOf, type CountedReason } from './batch-result.ts'
import type { FieldChanges } from '../nights/field-changes.ts'
import type { PlannedBatch, PlannedPlace } from './plan-nights.ts'
import type { Places, PlanPlace } from '../nights/places.store.ts'
import { groupsOf, type BatchNights } from './preview-runs.ts'
import { refusedCellWords, type WordsContext } from '../cells/refused-cell.ts'

const mostWarnings = 200

/** The preview of planned nights, told by interval: sums, the nights of each place with their values before and after, and prices that look mistyped. */
export const previewBatch = (
  byInterval: BatchNights['byInterval'],
  batch: PlannedBatch,
  { places, siblings, speaking }: { readonly places: Places; readonly siblings: readonly PlanPlace[]; readonly speaking: WordsContext },
): BatchPreview => {
  const { outcomes, nights, reasons } = sumOf(batch)
  const changes = batchChanges(batch)
  const batchNights = nightsOfIntervals(byInterval)
  return {
    hash: hashOfChanges(changes, outcomes),
    allowed: outcomes.refused === 0 && outcomes.change > 0,
    nights,
    ...outcomes,
    derived: followingNights(changes, places, siblings),
    reasons: reasons.map((reason) => reasonWords(reason, speaking)),
    groups: batch.places.flatMap((place) => groupsOf(place, batchNights, speaking)),
    warnings: batch.places.flatMap((place) => warningsOf(place, batch, places)).slice(0, mostWarnings),
  }
}

const nightsOfIntervals = (byInterval: BatchNights['byInterval']): BatchNights => ({
  byInterval,
  intervalOf: new Map(byInterval.flatMap((nights, interval) => nights.map((night) => [night, interval] as const))),
})

const reasonWords = ({ outcome, field, reason, cell, count }: CountedReason, speaking: WordsContext): BatchPreview['reasons'][number] => {
  const told = refusedCellWords(speaking, cell, field, reason)
  return { outcome, field, reason: told.reason, count, message: told.message }
}

/** Nights of plans that follow, directly or not, a plan of the same room type whose price changes. */
const followingNights = (changes: readonly FieldChanges[], places: Places, siblings: readonly PlanPlace[]): number => {
  const changed = new Map(
    changes
      .filter((change) => change.field === 'price')
      .map((change) => [`${change.roomTypeId} ${places.plans.get(change.roomPlanId ?? '')?.planId}`, change.nights.length]),
  )
  return siblings
    .filter((plan) => plan.derive !== null)
    .reduce((sum, plan) => sum + (changed.get(`${plan.room.roomTypeId} ${firstOfChain(plan, siblings)}`) ?? 0), 0)
}

const firstOfChain = (plan: PlanPlace, siblings: readonly PlanPlace[]): string | undefined => {
  const ofRoom = siblings.filter((one) => one.room.roomTypeId === plan.room.roomTypeId)
  return planChain(plan.planId, new Map(ofRoom.map((one) => [one.planId, one]))).at(-1)?.planId
}

const warningsOf = ({ place, cells }: PlannedPlace, batch: PlannedBatch, places: Places): BatchPreview['warnings'] => {
  const plan = places.plans.get(place.roomPlanId ?? '')
  if (plan === undefined) return []
  const median = medianPrice(pricesAround(plan, cells, batch))
  return cells.flatMap(({ cell, fields }) => {
    const result = fields.find((one) => one.field === 'price')
    if (result?.outcome !== 'change' || typeof result.after !== 'number') return []
    const wrong = suspiciousPrice(result.after, median)
    const before = typeof result.before === 'number' ? result.before : null
    return wrong === null ? [] : [{ ...place, night: cell.row.night, price: result.after, before, ...wrong }]
  })
}

/** The row's prices on the nights of the batch and on stored nights around them. */
const pricesAround = (plan: PlanPlace, cells: PlannedPlace['cells'], batch: PlannedBatch): number[] => {
  const own = cells.map(({ cell }) => (cell.kind === 'rate' ? cell.effectivePrice : null))
  const asked = new Set(cells.map(({ cell }) => cell.row.night))
  const around = [...(batch.stored.rates.get(plan.roomPlanId)?.values() ?? [])]
    .filter((row) => !asked.has(row.night))
    .map((row) => row.price)
  return [...own, ...around].filter((price) => price !== null)
}
