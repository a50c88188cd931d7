import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A secret cannot be opened: it was sealed with another installation's key, for another row, or altered. */
export class SecretUnreadable extends Error {
  override name = 'SecretUnreadable'
}

/**
 * Seals secrets before they are stored, and opens them again; `boundTo` names the row, so that a sealed secret is useless in another row.
 */
export type SecretBox = {
  readonly seal: (secret: string, boundTo: readonly string[]) => Buffer
  /** Throws `SecretUnreadable` when it is not ours, was altered, or is bound to another row. */
  readonly open: (sealed: Buffer, boundTo: readonly string[]) => string
}

/** New secrets are sealed with this key; the first byte of a sealed secret is the number of its key. */
const keyNumber = 1
const ivBytes = 12
const tagBytes = 16

/** A box whose keys are derived from the installation's secret, which is not in the database: one key for each purpose and number. */
export const secretBox = (keyFor: (purpose: string) => Uint8Array, purpose: string): SecretBox => ({
  seal: (secret, boundTo) => {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', keyFor(`${purpose} ${keyNumber}`), iv).setAAD(nameOf(boundTo))
    const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([Buffer.from([keyNumber]), iv, cipher.getAuthTag(), hidden])
  },
  open: (sealed, boundTo) => {
    const [number = 0] = sealed
    const tagEnd = 1 + ivBytes + tagBytes
    if (number === 0 || number > keyNumber || sealed.length <= tagEnd) throw new SecretUnreadable('not a sealed secret')
    const decipher = createDecipheriv('aes-256-gcm', keyFor(`${purpose} ${number}`), sealed.subarray(1, 1 + ivBytes))
    decipher.setAAD(nameOf(boundTo)).setAuthTag(sealed.subarray(1 + ivBytes, tagEnd))
    return opened(decipher, sealed.subarray(tagEnd))
  },
})

const opened = (decipher: ReturnType<typeof createDecipheriv>, hidden: Buffer): string => {
  const start = decipher.update(hidden)
  try {
    return Buffer.concat([start, decipher.final()]).toString('utf8')
  } catch (error) {
    throw new SecretUnreadable('sealed with another key, for another row, or altered', { cause: error })
  }
}

/** Each part is preceded by its length, so that different lists of names never give the same bytes. */
const nameOf = (parts: readonly string[]): Buffer => Buffer.from(parts.map((part) => `${part.length}:${part}`).join('|'))
