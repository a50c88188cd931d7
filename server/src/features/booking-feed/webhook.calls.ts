import { isWebhookAddress } from '@innkeeper/rules/connection/webhook-address'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import type { Outside } from '#outside/outside.ts'
import { newWebhookSecret } from '#outside/webhooks/sign-webhook.ts'
import { problemOfAddress } from '#outside/webhooks/problem-of-address.ts'
import { sealedSecret, webhookBox } from '#outside/webhooks/webhook-secret.ts'
import { countUnacknowledged } from './feed.store.ts'
import * as settings from './feed-settings.store.ts'
import { eventOf } from './webhook-queue.ts'
import { askAgain } from './webhook.store.ts'

const mostShown = 50
const dayMilliseconds = 86_400_000

/** How far a connected system has the property's bookings. */
export const connectionFeedCalls = implement({
  'connection/feed': async (at, { id }) => {
    const { name, url, formerUntil, failingSince } = present(at, await settings.feedSettings(at.tx, id), 'notFound')
    const holds = formerUntil !== null && new Date(formerUntil) > at.now
    return {
      name,
      url,
      formerUntil: holds ? formerUntil : null,
      failingSince,
      waiting: await countUnacknowledged(at.tx, id),
      putAside: await settings.countPutAside(at.tx, id),
      revisions: await settings.lastTold(at.tx, id, mostShown),
    }
  },

  'connection/send-again': async (at, { id, number = null }) => {
    const feed = present(at, await settings.feedSettings(at.tx, id), 'notFound')
    if (feed.url === null) throw at.refusal('webhookMissing', { field: 'id' })
    const count = await askAgain(at.tx, id, number, at.now)
    if (count === 0) throw at.refusal('nothingToSendAgain', { field: 'id' })
    await at.post('webhook', eventOf({ propertyId: at.tx.propertyId, connectionId: id, name: feed.name }))
    await at.diary({ subject: feed.name, after: { number } })
    return { count }
  },
})

/** Where a connected system is told of bookings, and what signs. */
export const webhookCalls = ({ webhooks, keyFor }: Pick<Outside, 'webhooks' | 'keyFor'>) =>
  implement({
    'connection/set-webhook': async ({ url }, before) => {
      if (!isWebhookAddress(url)) throw before.refusal('webhookAddressInvalid', { field: 'url' })
      const problem = await problemOfAddress(webhooks, url)
      if (problem === 'inside') throw before.refusal('webhookAddressInside', { field: 'url' })
      if (problem !== null) throw before.refusal('webhookAddressUnknown', { field: 'url' })
      return async (at, { id }) => {
        const feed = present(at, await settings.lockFeed(at.tx, id), 'notFound')
        const secret = feed.sealedSecret === null ? newWebhookSecret() : null
        const sealed = secret === null ? feed.sealedSecret : sealedSecret(webhookBox(keyFor), at.tx.propertyId, id, secret)
        if (sealed === null) throw new Error('a connection has neither an old secret nor a new one')
        await settings.setAddress(at.tx, id, { url, sealedSecret: sealed, now: at.now })
        await at.diary({ subject: feed.name, before: { url: feed.url }, after: { url } })
        return { secret }
      }
    },

    'connection/rotate-secret': async (at, { id }) => {
      const feed = present(at, await settings.lockFeed(at.tx, id), 'notFound')
      if (feed.url === null) throw at.refusal('webhookMissing', { field: 'id' })
      const secret = newWebhookSecret()
      const formerUntil = new Date(at.now.getTime() + dayMilliseconds)
      const sealed = sealedSecret(webhookBox(keyFor), at.tx.propertyId, id, secret)
      await settings.setSecret(at.tx, id, { sealedSecret: sealed, formerUntil })
      await at.diary({ subject: feed.name })
      return { secret, formerUntil: formerUntil.toISOString() }
    },

    'connection/remove-webhook': async (at, { id }) => {
      const feed = present(at, await settings.lockFeed(at.tx, id), 'notFound')
      if (feed.url === null) throw at.refusal('webhookMissing', { field: 'id' })
      await settings.removeAddress(at.tx, id)
      await at.diary({ subject: feed.name, before: { url: feed.url } })
      return null
    },
  })
