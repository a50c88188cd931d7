import { Secret, TOTP } from 'otpauth'

/** Codes of RFC 6238 as every authenticator app makes them: six digits, every half minute, SHA-1. */
const shape = { issuer: 'Innkeeper', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A telephone's clock may be half a minute off. */
const stepsOff = 1

/** A new secret, in the letters that people type and apps read: 160 bits. */
export const newCodeSecret = (): string => new Secret({ size: 20 }).base32

/** The address that a QR code holds for an app. */
export const codeUri = (secret: string, userName: string): string =>
  new TOTP({ ...shape, label: userName, secret: Secret.fromBase32(secret) }).toString()

/** The number of the half minute that a code belongs to; null where it is of none near now. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const off = new TOTP({ ...shape, secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window: stepsOff })
  return off === null ? null : TOTP.counter({ period: shape.period, timestamp }) + off
}
