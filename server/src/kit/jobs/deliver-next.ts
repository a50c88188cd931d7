import type { Saying } from '@innkeeper/protocol/say'
import type { Signal } from '@innkeeper/protocol/signal'
import type { JobKind } from '@innkeeper/protocol/words/job-words'
import type pg from 'pg'
import { ZodError } from 'zod'
import type { LiveHub } from '../live/live.ts'
import { TransactionAborted, inTransaction, type Scope, type Tx } from '../transaction/transaction.ts'
import type { Failure, Queue } from './queue.ts'
import { lockEvent, saveAbout, markDelivered, noteFailure, takeEvent, type FailedAttempt, type TakenEvent } from './waiting-events.store.ts'

/** Where events are delivered: their database, how it notifies open screens, and where errors are logged. */
export type PostRoom = { readonly pool: pg.Pool; readonly publish: LiveHub['publish']; readonly onError: (error: Error) => void }

/** The most attempts: with an hour between the later ones, an event is tried for a day. */
export const mostAttempts = 35

/** A delivery that takes longer is given up, so that it does not hold its place and its connection for ever. */
const longestMilliseconds = 50_000

const platform: Scope = { role: 'platform', readOnly: false, seconds: 50 }
const changed: readonly Signal[] = [{ topic: 'stale', propertyId: null, prefixes: ['job'] }]

/**
 * Delivers the event of a kind that is due longest, in a transaction of its own; returns whether there was one. While it is delivered its
 * row is locked, so that no other server delivers it as well.
 */
export const deliverNext = async (room: PostRoom, kind: JobKind, queue: Queue): Promise<boolean> => {
  const taken = await inTransaction(room.pool, platform, (tx) => takeEvent(tx, kind))
  if (taken === undefined) return false
  if (taken.attempts > mostAttempts) {
    await giveUp(room, queue, taken, { problem: 'crashed', message: 'no attempt came to an end', givenUp: true })
    return true
  }
  try {
    await deliverTaken(room, queue, taken)
  } catch (error) {
    await noteError(room, queue, taken, error)
  }
  return true
}

const deliverTaken = async ({ pool, publish }: PostRoom, { deliver }: Queue, { id }: TakenEvent): Promise<void> => {
  const work = async (tx: Tx): Promise<boolean> => {
    const event = await lockEvent(tx, id)
    if (event === undefined) return false
    await deliver(event.payload, id, tx)
    return markDelivered(tx, id)
  }
  const wasDecided = await inTransaction(pool, platform, work, AbortSignal.timeout(longestMilliseconds))
  if (wasDecided) publish(changed)
}

const noteError = async (room: PostRoom, queue: Queue, taken: TakenEvent, error: unknown): Promise<void> => {
  const { problem, lasting } = failureOf(queue, error)
  const message = error instanceof Error ? error.message : String(error)
  const givenUp = lasting || taken.attempts >= mostAttempts
  if (givenUp) room.onError(new Error(`an event was given up after ${taken.attempts} attempts: ${taken.id}`, { cause: error }))
  await giveUp(room, queue, taken, { problem, message, givenUp })
}

/** Notes the failure in another transaction, because that of the delivery was rolled back with all that it wrote. */
const giveUp = async ({ pool, publish }: PostRoom, queue: Queue, { id }: TakenEvent, failed: FailedAttempt): Promise<void> => {
  const isGivenUp = await inTransaction(pool, platform, async (tx) => {
    const event = await noteFailure(tx, id, failed)
    if (event !== undefined) await saveAbout(tx, id, aboutOf(queue, event.payload))
    return event !== undefined
  })
  if (isGivenUp) publish(changed)
}

const failureOf = (queue: Queue, error: unknown): Failure => {
  if (error instanceof ZodError) return { problem: 'unreadable', lasting: true }
  if (error instanceof TransactionAborted) return { problem: 'timedOut', lasting: false }
  return queue.failureOf?.(error) ?? { problem: 'broken', lasting: false }
}

/** An event that nobody can read is about nothing that can be named. */
const aboutOf = (queue: Queue, payload: unknown): Saying => {
  try {
    return queue.about(payload)
  } catch (error) {
    if (error instanceof ZodError) return { vi: '', en: '' }
    throw error
  }
}
