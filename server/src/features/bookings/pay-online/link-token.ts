import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import type { Outside } from '#outside/outside.ts'

const idBytes = 16
const proofBytes = 16

/** The token of a payment link: its id, and a proof that this installation made it. It is never stored, so a copy of the database opens no link. */
export const linkToken = ({ keyFor }: Pick<Outside, 'keyFor'>, linkId: string): string => {
  const id = parse(linkId)
  return Buffer.concat([id, proofOf(keyFor, id)]).toString('base64url')
}

/** The address at which a payment link is opened. */
export const payLink = (outside: Pick<Outside, 'keyFor' | 'publicUrl'>, linkId: string): string =>
  `${outside.publicUrl}/pay?token=${linkToken(outside, linkId)}`

/** The id in a payment link's token; null where the token is not ours. */
export const linkIdOf = ({ keyFor }: Pick<Outside, 'keyFor'>, token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + proofBytes) return null
  const id = bytes.subarray(0, idBytes)
  return timingSafeEqual(proofOf(keyFor, id), bytes.subarray(idBytes)) ? stringify(id) : null
}

const proofOf = (keyFor: Outside['keyFor'], id: Uint8Array): Buffer =>
  createHmac('sha256', keyFor('payment link')).update(id).digest().subarray(0, proofBytes)
