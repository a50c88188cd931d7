import { createHmac, timingSafeEqual } from 'node:crypto'

/** An HMAC in lower-case hexadecimal digits. */
export const hmacOf = (algorithm: 'sha256' | 'sha512', key: string | Buffer, text: string): string =>
  createHmac(algorithm, key).update(text, 'utf8').digest('hex')

/** Whether two signatures are equal, ignoring case, compared in constant time. */
export const sameSignature = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected.toLowerCase()), Buffer.from(given.toLowerCase())]
  return one.length === other.length && timingSafeEqual(one, other)
}
