import { createHmac, randomBytes } from 'node:crypto'

/** The headers of Standard Webhooks: what the receiver checks before it reads the message. */
export type WebhookHeaders = Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>

/** A message: an id that stays when it is sent again, when it is sent, and its text. */
export type WebhookMessage = { readonly id: string; readonly at: Date; readonly body: string }

/** Begins each secret, as Standard Webhooks writes them. */
const prefix = 'whsec_'
const secretBytes = 32

/** A new secret: random bytes, written as Standard Webhooks writes them. */
export const newWebhookSecret = (): string => prefix + randomBytes(secretBytes).toString('base64')

/** Signs a message with each secret; the receiver accepts it if one signature is right, so that a secret can be changed without a gap. */
export const signWebhook = (secrets: readonly string[], { id, at, body }: WebhookMessage): WebhookHeaders => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`)
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

const signatureOf = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.replace(prefix, ''), 'base64'))
    .update(content)
    .digest('base64')
