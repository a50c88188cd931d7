import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { SecretUnreadable, secretBox, type SecretBox } from '#kit/session/sealed-secret.ts'
import type { Outside } from '#outside/outside.ts'
import type { KeptSecret, StoredGateway } from './gateways.store.ts'

/** What seals the secrets of gateways. */
export const gatewayBox = (keyFor: Outside['keyFor']): SecretBox => secretBox(keyFor, 'gateway')

/** A new secret, sealed for its property and gateway; null where none was given. */
export const keptSecret = (box: SecretBox, propertyId: string, rail: Rail, secret: string): KeptSecret | null =>
  secret === '' ? null : { sealed: box.seal(secret, [propertyId, rail]), ending: secret.slice(-2) }

/** The secret of a card gateway; null when this installation cannot open it. */
export const openSecret = (box: SecretBox, propertyId: string, gateway: StoredGateway): string | null => {
  if (gateway.sealedSecret === null) throw new Error(`${gateway.rail} keeps no secret`)
  try {
    return box.open(gateway.sealedSecret, [propertyId, gateway.rail])
  } catch (error) {
    if (error instanceof SecretUnreadable) return null
    throw error
  }
}
