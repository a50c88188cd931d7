import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { WebhookProblem } from '@innkeeper/protocol/words/connection/webhook-words'
import { fuseNights, type RunOfNights } from '@innkeeper/rules/connection/fuse-nights'
import { daysBetween } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import type { Queue } from '#kit/jobs/queue.ts'
import { secretBox } from '#kit/session/sealed-secret.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { signWebhook } from '#outside/webhooks/sign-webhook.ts'
import { WebhookFailed } from '#outside/webhooks/webhook-failed.ts'
import { signingSecrets } from '#outside/webhooks/webhook-secret.ts'
import type { WebhookAnswer } from '#outside/webhooks/webhook-network.ts'
import { ariBody, failedOf, toldRuns } from './ari-message.ts'
import { askBody, theirNights } from './compare-nights.ts'
import { nightsToCompare, recordCompared } from './compare.store.ts'
import * as store from './message.store.ts'
import { awaitCells, codedPlaces } from './settle.store.ts'

type Needs = Pick<Outside, 'webhooks' | 'keyFor'>

const ariEvent = z.object({ propertyId: z.uuid(), connectionId: z.uuid(), name: z.string(), number: z.int(), compares: z.boolean() })

/** The event that sends a message. */
export type AriEvent = z.output<typeof ariEvent>

/** What seals the secrets of the addresses for nights. */
export const ariBox = (keyFor: Outside['keyFor']) => secretBox(keyFor, 'ari')

/**
 * The queue that sends messages of nights, each once. The nights of a message that was not taken go into a later message, with the values of
 * that time. If a server dies before it has finished an event, the message is sent again under its number, also with the values of that time.
 */
export const ariQueue = (outside: Needs): Queue => ({
  deliver: (payload, _id, tx) => {
    const event = ariEvent.parse(payload)
    const there: PropertyTx = { ...tx, propertyId: event.propertyId }
    return event.compares ? compare(outside, there, event) : sendMessage(outside, there, event)
  },
  places: 4,
  about: (payload) => {
    const { name } = ariEvent.parse(payload)
    return { vi: name, en: name }
  },
})

const sendMessage = async (outside: Needs, tx: PropertyTx, event: AriEvent): Promise<readonly Signal[]> => {
  const { connectionId, number } = event
  const address = await store.addressFor(tx, connectionId, number)
  if (address === undefined) return giveBack(tx, event)
  const places = await codedPlaces(tx, connectionId)
  const runs = fuseNights(await store.nightsOfMessage(tx, connectionId, number)).filter(({ placeId }) => places.has(placeId))
  const coded = runs.map((run) => ({ ...run, rooms: places.get(run.placeId)?.rooms ?? [], plans: places.get(run.placeId)?.plans ?? [] }))
  const at = new Date()
  const body = ariBody({ number, currency: address.currency, at }, coded)
  const answer = runs.length === 0 ? nothingToSend : await answerOf(() => post(outside, { event, address, at }, body))
  // Nothing is locked while the address answers.
  await awaitCells(tx)
  await record(tx, event, runs, answer)
  return [stale(event)]
}

const nothingToSend: Answer = { status: null, text: '', milliseconds: null, problem: null }

type Answer = Omit<WebhookAnswer, 'status' | 'milliseconds'> & {
  readonly status: number | null
  readonly milliseconds: number | null
  readonly problem: WebhookProblem | null
}

const answerOf = async (work: () => Promise<WebhookAnswer>): Promise<Answer> => {
  try {
    const answer = await work()
    const isTaken = answer.status >= 200 && answer.status < 300
    return { ...answer, problem: isTaken ? null : 'refused' }
  } catch (error) {
    if (!(error instanceof WebhookFailed)) throw error
    return { status: null, text: '', milliseconds: null, problem: error.problem }
  }
}

type Sent = { readonly event: AriEvent; readonly address: store.AriAddress; readonly at: Date }

const post = async ({ webhooks, keyFor }: Needs, { event, address, at }: Sent, body: string): Promise<WebhookAnswer> => {
  const secrets = signingSecrets(
    ariBox(keyFor),
    { ...event, now: at },
    { sealedSecret: address.sealedSecret, sealedFormerSecret: null, formerUntil: null },
  )
  const send = await webhooks.open(address.url)
  return send(signWebhook(secrets, { id: `${event.connectionId}.ari.${event.number}`, at, body }), body)
}

const record = async (tx: PropertyTx, { connectionId, number }: AriEvent, runs: readonly RunOfNights[], answer: Answer): Promise<void> => {
  const { problem, status, milliseconds } = answer
  const told = toldRuns(runs, problem === null ? failedOf(answer.text) : [])
  if (problem === null) {
    await store.recordTold(tx, connectionId, number, told)
    await store.dropNights(tx, connectionId, number)
  } else await store.releaseNights(tx, connectionId, number, 'failed')
  const rejected = nightsIn(told.filter(({ why }) => why !== null))
  const counts = { nights: nightsIn(runs), ranges: runs.length, rejected }
  await store.recordMessage(tx, connectionId, { number, ...counts, answerCode: status, milliseconds, problem })
}

/** Asks a system what it has of the nights that it should know, and notes what differs. */
const compare = async (outside: Needs, tx: PropertyTx, event: AriEvent): Promise<readonly Signal[]> => {
  const { connectionId, number } = event
  const address = await store.addressFor(tx, connectionId, number)
  if (address === undefined) return giveBack(tx, event)
  const nights = await nightsToCompare(tx, connectionId)
  const places = await codedPlaces(tx, connectionId)
  const at = new Date()
  const answer = await answerOf(() => post(outside, { event, address, at }, askBody({ number, at }, nights)))
  const theirs = answer.problem === null ? theirNights(answer.text, nights, places) : null
  await awaitCells(tx)
  if (theirs !== null) await recordCompared(tx, connectionId, theirs)
  const { status: answerCode, milliseconds } = answer
  const problem = answer.problem ?? (theirs === null ? 'brokenOff' : null)
  await store.recordMessage(tx, connectionId, { number, nights: nights.length, ranges: 0, rejected: 0, answerCode, milliseconds, problem })
  return [stale(event)]
}

const nightsIn = (runs: readonly Pick<RunOfNights, 'from' | 'to'>[]): number =>
  runs.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0)

/** The address was removed, or the connection stopped, before the message was sent. */
const giveBack = async (tx: PropertyTx, event: AriEvent): Promise<readonly Signal[]> => {
  await awaitCells(tx)
  await store.releaseNights(tx, event.connectionId, event.number, 'pending')
  await store.forgetMessage(tx, event.connectionId, event.number)
  return [stale(event)]
}

const stale = ({ propertyId }: AriEvent): Signal => ({ topic: 'stale', propertyId, prefixes: ['connection'] })
