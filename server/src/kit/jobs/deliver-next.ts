import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { jobKindWords, type JobKind } from '@innkeeper/protocol/words/platform/job-words'
import { jobFailedWords } from '@innkeeper/protocol/words/platform/platform-notices'
import type pg from 'pg'
import { ZodError } from 'zod'
import type { LiveHub } from '../live/live.ts'
import { idOfTheHour, notifyPlatform } from '../live/notify-platform.ts'
import { TransactionAborted, inTransaction, type Scope, type Tx } from '../transaction/transaction.ts'
import type { Failure, Queue } from './queue.ts'
import { lockEvent, saveAbout, markDelivered, noteFailure, takeEvent, type FailedAttempt, type TakenEvent } from './waiting-events.store.ts'

/** What the delivery of events needs: the database, the function that notifies open screens, and the error log. */
export type PostRoom = { readonly pool: pg.Pool; readonly publish: LiveHub['publish']; readonly onError: (error: Error) => void }

/** The maximum number of attempts. The later ones are an hour apart, so an event is tried for a day. */
export const mostAttempts = 35

/** The timeout of a delivery, so that it does not occupy its place and its connection forever. */
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
    await giveUp(room, { kind, queue }, taken, { problem: 'crashed', message: 'no attempt came to an end', givenUp: true })
    return true
  }
  try {
    await deliverTaken(room, queue, taken)
  } catch (error) {
    await noteError(room, { kind, queue }, taken, error)
  }
  return true
}

const deliverTaken = async ({ pool, publish }: PostRoom, { deliver }: Queue, { id }: TakenEvent): Promise<void> => {
  const work = async (tx: Tx): Promise<readonly Signal[]> => {
    const event = await lockEvent(tx, id)
    if (event === undefined) return []
    const signals = (await deliver(event.payload, id, tx)) ?? []
    return (await markDelivered(tx, id)) ? [...signals, ...changed] : signals
  }
  publish(await inTransaction(pool, platform, work, AbortSignal.timeout(longestMilliseconds)))
}

type KindOfEvent = { readonly kind: JobKind; readonly queue: Queue }

const noteError = async (room: PostRoom, of: KindOfEvent, taken: TakenEvent, error: unknown): Promise<void> => {
  const { problem, lasting } = failureOf(of.queue, error)
  const message = error instanceof Error ? error.message : String(error)
  const givenUp = lasting || taken.attempts >= mostAttempts
  if (givenUp) room.onError(new Error(`an event was given up after ${taken.attempts} attempts: ${taken.id}`, { cause: error }))
  await giveUp(room, of, taken, { problem, message, givenUp, error })
}

/** Records the failure in a second transaction, because the delivery's own transaction was rolled back with everything it wrote. */
const giveUp = async (
  { pool, publish }: PostRoom,
  { kind, queue }: KindOfEvent,
  { id }: TakenEvent,
  failed: FailedAttempt & { readonly error?: unknown },
): Promise<void> => {
  const signals = await inTransaction(pool, platform, async (tx) => {
    const event = await noteFailure(tx, id, failed)
    const noted = (await queue.onFailure?.(tx, failed.error, { id, ...failed })) ?? []
    if (event === undefined) return noted
    const about = aboutOf(queue, event.payload)
    await saveAbout(tx, id, about)
    return [...noted, ...changed, ...(await notifyOfFailure(tx, kind, about))]
  })
  publish(signals)
}

/** Administrators get one notice an hour for many events that fail in the same way, such as letters while the mail server is down. */
const notifyOfFailure = async (tx: Tx, kind: JobKind, about: Saying): Promise<readonly Signal[]> => {
  const notice = { kind: 'jobFailed', subjectCode: kind, link: 'jobs', person: '', accountId: null } as const
  const titleIn = (language: Language): string =>
    speak(jobFailedWords, language, { kind: jobKindWords[kind][language], about: about[language] === '' ? '?' : about[language] })
  return notifyPlatform(tx, idOfTheHour(notice, new Date()), { ...notice, title: { vi: titleIn('vi'), en: titleIn('en') } })
}

const failureOf = (queue: Queue, error: unknown): Failure => {
  if (error instanceof ZodError) return { problem: 'unreadable', lasting: true }
  if (error instanceof TransactionAborted) return { problem: 'timedOut', lasting: false }
  return queue.failureOf?.(error) ?? { problem: 'broken', lasting: false }
}

/** An event whose content cannot be read has no subject to name. */
const aboutOf = (queue: Queue, payload: unknown): Saying => {
  try {
    return queue.about(payload)
  } catch (error) {
    if (error instanceof ZodError) return { vi: '', en: '' }
    throw error
  }
}
