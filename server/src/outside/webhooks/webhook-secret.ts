import { SecretUnreadable, secretBox, type SecretBox } from '#kit/session/sealed-secret.ts'
import type { Outside } from '../outside.ts'
import { WebhookFailed } from './webhook-failed.ts'

/** What signs the messages to an address: a sealed secret, and the former one for as long as it holds. */
export type SealedSecrets = {
  readonly sealedSecret: Buffer
  readonly sealedFormerSecret: Buffer | null
  readonly formerUntil: string | null
}

/** What seals the secrets of webhooks. */
export const webhookBox = (keyFor: Outside['keyFor']): SecretBox => secretBox(keyFor, 'webhook')

/** A secret, sealed for its property and connection. */
export const sealedSecret = (box: SecretBox, propertyId: string, connectionId: string, secret: string): Buffer =>
  box.seal(secret, [propertyId, connectionId])

/** The secrets that sign now: the present one, and the former one for as long as it holds. */
export const signingSecrets = (
  box: SecretBox,
  of: { readonly propertyId: string; readonly connectionId: string; readonly now: Date },
  { sealedSecret: present, sealedFormerSecret: former, formerUntil }: SealedSecrets,
): string[] => {
  const holds = former !== null && formerUntil !== null && new Date(formerUntil) > of.now
  return [present, ...(holds ? [former] : [])].map((sealed) => opened(box, sealed, [of.propertyId, of.connectionId]))
}

const opened = (box: SecretBox, sealed: Buffer, boundTo: readonly string[]): string => {
  try {
    return box.open(sealed, boundTo)
  } catch (error) {
    if (error instanceof SecretUnreadable) throw new WebhookFailed('secretUnreadable', error)
    throw error
  }
}
