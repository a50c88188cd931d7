import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { Language } from '@innkeeper/protocol/say'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { leavingRefused } from '../batch/leaving-refused.ts'
import type { PlannedBatch, Reading } from '../batch/plan-nights.ts'
import type { AskedOfPush } from '../push/asked-of-push.ts'
import { mappingNow, planPush, readPush } from '../push/read-push.ts'
import { newerUpdates, updatesOf, type StoredMessage } from './held.store.ts'

type PlanningAt = {
  readonly tx: PropertyTx
  readonly now: Date
  readonly language: Language
  readonly refusal: (key: 'intervalTooLong' | 'tooManyNights', detail: RefusalDetail) => Refused
}

/**
 * Plans a message against the nights as they are now. What cannot be taken is left, as with a message that is applied at once; and so is
 * every value that a newer, confirmed message of the same connection names: the older one must not overwrite it.
 */
export const planHeld = async (at: PlanningAt, message: StoredMessage, reading: Reading) => {
  const mapping = await mappingNow(at.tx, message.connectionId)
  const asked = readPush(at, mapping, await updatesOf(at.tx, message.id))
  const newer = (await newerUpdates(at.tx, message)).map((updates) => readPush(at, mapping, updates))
  const left = leavingNewer(asked, newer)
  const plan = await planPush(at, left, reading)
  return { ...plan, asked, planned: leavingRefused(plan.planned), newer: fieldsLeft(plan.planned, asked, left) }
}

const leavingNewer = (asked: AskedOfPush, newer: readonly AskedOfPush[]): AskedOfPush => ({
  ...asked,
  of: (cell) => {
    const own = asked.of(cell)
    const named = new Set(newer.flatMap((one) => [...(one.of(cell)?.keys() ?? [])]))
    return own === undefined || named.size === 0 ? own : new Map([...own].filter(([field]) => !named.has(field)))
  },
})

const fieldsLeft = (planned: PlannedBatch, asked: AskedOfPush, left: AskedOfPush): number => {
  const size = (of: AskedOfPush, cell: BatchCell): number => of.of(cell)?.size ?? 0
  return planned.places.flatMap(({ cells }) => cells).reduce((sum, { cell }) => sum + size(asked, cell) - size(left, cell), 0)
}
