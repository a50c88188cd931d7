import { z } from 'zod'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { Queue } from '#kit/jobs/queue.ts'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { inTransaction, type PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { signWebhook } from '#outside/webhooks/sign-webhook.ts'
import { WebhookFailed } from '#outside/webhooks/webhook-failed.ts'
import { signingSecrets, webhookBox } from '#outside/webhooks/webhook-secret.ts'
import { codesOfRoomPlans } from '#features/connections/mapped-places.reads.ts'
import { revisionsNumbered } from '#features/bookings/revisions/revisions.reads.ts'
import { acknowledge, advanceMarks } from './feed.store.ts'
import * as store from './webhook.store.ts'

type Revision = Awaited<ReturnType<typeof revisionsNumbered>>[number]
type Needs = Pick<Outside, 'webhooks' | 'keyFor'>

const webhookEvent = z.object({ propertyId: z.uuid(), connectionId: z.uuid(), name: z.string() })

/** The event that lets a connection be told of what waits for it. */
export const eventOf = ({ propertyId, connectionId, name }: store.WebhookPlace): z.output<typeof webhookEvent> => ({
  propertyId,
  connectionId,
  name,
})

const mostAtOnce = 200
/** The most revisions that one event sends: if its server dies, so many may be sent again, under the same ids. */
const mostInEvent = 20
/** An event begins no further message after this, because a delivery has a time limit. */
const longestMilliseconds = 20_000
/** After this a revision is put aside. */
const dayMilliseconds = 86_400_000

const platform = { role: 'platform', readOnly: false } as const

/** Begins to tell connections of what waits for them: one event for each connection at a time, so that the order holds. */
export const tellConnections: Sweep = {
  name: 'bookings to tell connections of',
  everySeconds: 1,
  run: ({ pool }) =>
    inTransaction(pool, platform, async (tx) => {
      await postEvents(tx, 'webhook', (await store.placesToTell(tx, mostAtOnce)).map(eventOf))
    }),
}

/** An address did not take the first revision that waits. */
class AddressFailed extends Error {
  override name = 'AddressFailed'
  readonly place: store.WebhookPlace
  readonly attempt: store.Attempt

  constructor(place: store.WebhookPlace, attempt: store.Attempt) {
    super(`the address of a connection did not take a revision: ${attempt.problem}`)
    this.place = place
    this.attempt = attempt
  }
}

/**
 * The queue that sends revisions to the addresses of connections: those of one connection in order, each only when the one before it was
 * taken. If the first is not taken, the event is tried again, later each time, and everything of that connection waits for it.
 */
export const webhookQueue = (outside: Needs): Queue => ({
  deliver: async (payload, _id, tx) => {
    const place = webhookEvent.parse(payload)
    return tell(outside, { ...tx, propertyId: place.propertyId }, place)
  },
  places: 4,
  about: (payload) => {
    const { name } = webhookEvent.parse(payload)
    return { vi: name, en: name }
  },
  failureOf: (error) =>
    error instanceof AddressFailed ? { problem: error.attempt.problem === 'refused' ? 'refused' : 'unreachable', lasting: false } : null,
  onFailure: async (tx, error) => {
    if (!(error instanceof AddressFailed)) return []
    const { place, attempt } = error
    const there: PropertyTx = { ...tx, propertyId: place.propertyId }
    await store.recordAttempts(there, place.connectionId, [attempt])
    const dayBefore = new Date(attempt.at.getTime() - dayMilliseconds)
    await store.putAside(there, place.connectionId, dayBefore, attempt.problem ?? 'unreachable')
    return [stale(place)]
  },
})

const stale = ({ propertyId }: store.WebhookPlace): Signal => ({ topic: 'stale', propertyId, prefixes: ['connection'] })

const tell = async (outside: Needs, tx: PropertyTx, place: store.WebhookPlace): Promise<readonly Signal[]> => {
  const feed = await store.takeFeed(tx, place.connectionId)
  if (feed === undefined) return []
  const numbers = await store.numbersToSend(tx, place.connectionId, mostInEvent)
  // They were fetched since the event began: without the mark the sweep would begin events again and again.
  if (numbers.length === 0) await advanceMarks(tx, place.connectionId)
  const revisions = await revisionsNumbered(tx, numbers, await codesOfRoomPlans(tx, place.connectionId))
  const attempts = await sendInOrder(outside, { place, feed }, revisions)
  const [first] = attempts
  if (first === undefined) return []
  if (first.problem !== null) throw new AddressFailed(place, first)
  await store.recordAttempts(tx, place.connectionId, attempts)
  const taken = attempts.filter(({ problem }) => problem === null).map(({ number }) => ({ number, reference: '' }))
  await acknowledge(tx, { connectionId: place.connectionId, way: 'webhook' }, taken, new Date())
  return [stale(place)]
}

type Told = { readonly place: store.WebhookPlace; readonly feed: store.WebhookFeed }
type Send = (revision: Revision) => Promise<store.Attempt>

/** Sends revisions one after the other, and stops at the first that is not taken. */
const sendInOrder = async (outside: Needs, told: Told, revisions: readonly Revision[]): Promise<store.Attempt[]> => {
  const until = performance.now() + longestMilliseconds
  let send: Send | null = null
  const sendNext = async ([next, ...rest]: readonly Revision[]): Promise<store.Attempt[]> => {
    if (next === undefined || performance.now() > until) return []
    const attempt = await attemptOf(next, async () => {
      send ??= await opened(outside, told)
      return send(next)
    })
    return attempt.problem === null ? [attempt, ...(await sendNext(rest))] : [attempt]
  }
  return sendNext(revisions)
}

const attemptOf = async ({ number }: Revision, work: () => Promise<store.Attempt>): Promise<store.Attempt> => {
  const at = new Date()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WebhookFailed)) throw error
    return { number, at, answerCode: null, milliseconds: null, problem: error.problem }
  }
}

const opened = async ({ webhooks, keyFor }: Needs, { place, feed }: Told): Promise<Send> => {
  const post = await webhooks.open(feed.url)
  return async (revision) => {
    const at = new Date()
    const body = JSON.stringify({
      type: `${revision.tickets === null ? 'booking' : 'tickets'}.${revision.kind}`,
      timestamp: revision.at,
      data: revision,
    })
    const secrets = signingSecrets(webhookBox(keyFor), { ...place, now: at }, feed)
    // The id stays when a revision is sent again: who has it already, knows it.
    const headers = signWebhook(secrets, { id: `${place.connectionId}.${revision.number}`, at, body })
    const { status, milliseconds } = await post(headers, body)
    const isTaken = status >= 200 && status < 300
    return { number: revision.number, at, answerCode: status, milliseconds, problem: isTaken ? null : 'refused' }
  }
}
