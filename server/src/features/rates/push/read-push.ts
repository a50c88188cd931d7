import { mostDaysPushed } from '@innkeeper/protocol/calls/connectivity/ari'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { mappedCodes, plansOnRooms } from '#features/connections/mapped-places.reads.ts'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { sumOf } from '../batch/batch-result.ts'
import { mostCells } from '../batch/check-batch.ts'
import { planNights, type PlannedBatch, type Reading } from '../batch/plan-nights.ts'
import { loadPlaces } from '../nights/places.store.ts'
import { askedOfPush, type AskedOfPush } from './asked-of-push.ts'
import { problemsOf } from './problems-of-push.ts'
import type { Mapping } from './push-codes.ts'
import { reachOf } from './reach-of-push.ts'

/** The updates of a message. */
export type PushUpdates = CallRequest<'connectivity/ari'>['updates']

type ReadingAt = {
  readonly tx: PropertyTx
  readonly now: Date
  readonly language: Language
  readonly refusal: (key: 'intervalTooLong' | 'tooManyNights', detail: RefusalDetail) => Refused
}

/** What the codes of a connection mean now, and the plans that are sold. */
export const mappingNow = async (tx: PropertyTx, connectionId: string): Promise<Mapping> => {
  const [codes, plans] = await Promise.all([mappedCodes(tx, connectionId), plansOnRooms(tx)])
  return { codes, plans }
}

/** Reads what a message asks of nights; one that reaches too far is refused. */
export const readPush = (at: Pick<ReadingAt, 'refusal'>, mapping: Mapping, updates: PushUpdates): AskedOfPush => {
  const reach = reachOf(updates)
  if (reach.days > mostDaysPushed)
    throw at.refusal('intervalTooLong', { field: 'updates', values: { max: mostDaysPushed, count: reach.days } })
  if (reach.nights > mostNightsNamed)
    throw at.refusal('tooManyNights', { field: 'updates', values: { max: mostNightsNamed, count: reach.nights } })
  const asked = askedOfPush(updates, mapping)
  const count = asked.nights.length * (asked.ids.roomTypeIds.length + asked.ids.roomPlanIds.length)
  if (count > mostCells) throw at.refusal('tooManyNights', { field: 'updates', values: { max: mostCells, count } })
  return asked
}

/** Plans a message by the rules of the batch, with what is not taken, in words. */
export const planPush = async (at: ReadingAt, asked: AskedOfPush, reading: Reading) => {
  const places = await loadPlaces(at.tx, at.now, asked.ids, reading.lock)
  const planned = await planNights(at.tx, places, wishOf(asked), reading)
  const problems = problemsOf(asked, planned, { language: at.language, currency: places.property.currency })
  return { places, planned, problems, ...countsOf(planned) }
}

/** The most nights of rooms and plans that the updates of a message may name, those that it names again as well. */
const mostNightsNamed = 2 * mostCells

const countsOf = (planned: PlannedBatch) => {
  const { outcomes, nights } = sumOf(planned)
  const { change, equal, skipped, refused } = outcomes
  return { counts: { nights, change, equal, refused: skipped + refused } }
}

const wishOf = (asked: AskedOfPush) => ({
  nights: asked.nights,
  changesOf: (cell: Parameters<AskedOfPush['of']>[0]) => [...(asked.of(cell) ?? [])].map(([field, { value }]) => changeTo(field, value)),
})
