import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import type { Outside } from '#outside/outside.ts'

const idBytes = 16
const untilBytes = 6
const proofBytes = 16
/** How long a preview can be opened. */
const minutes = 10

/** A token that opens the draft of a property's look for ten minutes. It is never stored, so a copy of the database opens no draft. */
export const previewToken = (
  { keyFor }: Pick<Outside, 'keyFor'>,
  propertyId: string,
  now: Date,
): { readonly token: string; readonly until: Date } => {
  const until = new Date(now.getTime() + minutes * 60_000)
  const said = Buffer.alloc(idBytes + untilBytes)
  said.set(parse(propertyId))
  said.writeUIntBE(until.getTime(), idBytes, untilBytes)
  return { token: Buffer.concat([said, proofOf(keyFor, said)]).toString('base64url'), until }
}

/** The property whose draft a token opens; null where the token is not ours or its time is over. */
export const previewedProperty = ({ keyFor }: Pick<Outside, 'keyFor'>, token: string, now: Date): string | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + untilBytes + proofBytes) return null
  const said = bytes.subarray(0, idBytes + untilBytes)
  if (!timingSafeEqual(proofOf(keyFor, said), bytes.subarray(said.length))) return null
  return said.readUIntBE(idBytes, untilBytes) < now.getTime() ? null : stringify(said.subarray(0, idBytes))
}

const proofOf = (keyFor: Outside['keyFor'], said: Uint8Array): Buffer =>
  createHmac('sha256', keyFor('site look preview')).update(said).digest().subarray(0, proofBytes)
