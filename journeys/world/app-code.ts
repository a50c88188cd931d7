import { createHmac } from 'node:crypto'

/** The code that an authenticator app shows for a secret (RFC 6238), some half minutes from now. */
export const appCode = (secret: string, halfMinutes = 0): string => {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes))
  const hash = createHmac('sha1', bytesOf(secret)).update(step).digest()
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
