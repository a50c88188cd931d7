import { isWebhookAddress } from '@innkeeper/rules/connection/webhook-address'
import { fuseNights } from '@innkeeper/rules/connection/fuse-nights'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import type { Outside } from '#outside/outside.ts'
import { newWebhookSecret } from '#outside/webhooks/sign-webhook.ts'
import { problemOfAddress } from '#outside/webhooks/problem-of-address.ts'
import { sealedSecret } from '#outside/webhooks/webhook-secret.ts'
import { ariBox } from './ari-queue.ts'
import * as store from './ari-settings.store.ts'
import { awaitCells } from './settle.store.ts'

const mostMessages = 20
const mostFailedNights = 5_000
const mostStretches = 100
const hourMilliseconds = 3_600_000
const wholeEveryHours = 24

/** What a connected system is told of the property's nights, and how far it has them. */
export const connectionAriCalls = implement({
  'connection/ari': async (at, { id }) => {
    const { wholeAt, ...settings } = present(at, await store.ariSettings(at.tx, id), 'notFound')
    const from = wholeAt === null ? null : new Date(Date.parse(wholeAt) + wholeEveryHours * hourMilliseconds)
    return {
      ...settings,
      counts: await store.nightsByState(at.tx, id),
      wholeFrom: from !== null && from > at.now ? from.toISOString() : null,
      messages: await store.lastMessages(at.tx, id, mostMessages),
      failed: stretchesOf(await store.failedNights(at.tx, id, mostFailedNights)).slice(0, mostStretches),
    }
  },

  'connection/remove-ari-address': async (at, { id }) => {
    const feed = present(at, await store.lockAri(at.tx, id), 'notFound')
    if (feed.url === null) throw at.refusal('webhookMissing', { field: 'id' })
    await awaitCells(at.tx)
    await store.removeAddress(at.tx, id)
    await at.diary({ subject: feed.name, before: { url: feed.url } })
    return null
  },

  'connection/send-all-nights': async (at, { id }) => {
    const feed = present(at, await store.lockAri(at.tx, id), 'notFound')
    if (feed.url === null) throw at.refusal('webhookMissing', { field: 'id' })
    const wait = feed.wholeAt === null ? 0 : Date.parse(feed.wholeAt) + wholeEveryHours * hourMilliseconds - at.now.getTime()
    if (wait > 0) throw at.refusal('wholeToldToday', { field: 'id', values: { hours: Math.ceil(wait / hourMilliseconds) } })
    await awaitCells(at.tx)
    const count = await store.sendWhole(at.tx, id, at.now)
    await at.diary({ subject: feed.name })
    return { count }
  },

  'connection/retry-nights': async (at, { id }) => {
    const feed = present(at, await store.lockAri(at.tx, id), 'notFound')
    if (feed.url === null) throw at.refusal('webhookMissing', { field: 'id' })
    await awaitCells(at.tx)
    const count = await store.retryFailed(at.tx, id)
    if (count === 0) throw at.refusal('nothingToSendAgain', { field: 'id' })
    await at.diary({ subject: feed.name })
    return { count }
  },
})

/** Where a connected system is told of nights. */
export const ariAddressCalls = ({ webhooks, keyFor }: Pick<Outside, 'webhooks' | 'keyFor'>) =>
  implement({
    'connection/set-ari-address': async ({ url, compares }, before) => {
      if (!isWebhookAddress(url)) throw before.refusal('webhookAddressInvalid', { field: 'url' })
      const problem = await problemOfAddress(webhooks, url)
      if (problem === 'inside') throw before.refusal('webhookAddressInside', { field: 'url' })
      if (problem !== null) throw before.refusal('webhookAddressUnknown', { field: 'url' })
      return async (at, { id }) => {
        const feed = present(at, await store.lockAri(at.tx, id), 'notFound')
        const secret = newWebhookSecret()
        const sealed = sealedSecret(ariBox(keyFor), at.tx.propertyId, id, secret)
        await awaitCells(at.tx)
        if (feed.url !== url) await store.forgetNights(at.tx, id)
        await store.setAddress(at.tx, id, { url, sealedSecret: sealed, compares: compares ?? feed.compares, now: at.now })
        await at.diary({ subject: feed.name, before: { url: feed.url }, after: { url, compares: compares ?? feed.compares } })
        return { secret: feed.url === null ? secret : null }
      }
    },
  })

/** Nights of a place that failed in the same way, in stretches. */
const stretchesOf = (nights: readonly store.FailedNight[]) => {
  const first = new Map(nights.map((night) => [`${night.placeId} ${night.night}`, night]))
  const told = nights.map((one) => ({ ...one, value: JSON.stringify([one.state, one.why, one.differences, one.retryAt]) }))
  return fuseNights(told).flatMap(({ placeId, from, to }) => {
    const night = first.get(`${placeId} ${from}`)
    if (night === undefined) return []
    const { room, plan, state, why, differences, retryAt } = night
    return [{ room, plan, from, to, state, why, differences, retryAt }]
  })
}
