import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT, errors } from 'jose'
import { Refused } from './refuse.ts'

/** What a token says: which session, and the property that it is bound to (null for the platform's own). */
export type TokenClaims = { readonly sessionId: string; readonly propertyId: string | null }

/** Signs and reads tokens with this installation's secret. */
export type TokenKey = {
  readonly sign: (claims: TokenClaims, expiresAt: Date) => Promise<string>
  /** The claims of a token; refused with `sessionExpired` when it is not ours, altered or too old. */
  readonly read: (token: string) => Promise<TokenClaims>
}

type Read = { readonly claims: TokenClaims; readonly until: number }

const mostRemembered = 5000

/** The key that tokens of this installation are signed with. Checking a signature takes longer than most queries, so tokens just read are remembered. */
export const tokenKey = (secret: Uint8Array): TokenKey => {
  const remembered = new Map<string, Read>()
  return {
    sign: signer(secret),
    read: async (token) => {
      const known = remembered.get(token) ?? (await verified(secret, token))
      if (known.until <= Date.now()) throw new Refused('sessionExpired')
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(token, known)
      return known.claims
    },
  }
}

const signer =
  (secret: Uint8Array): TokenKey['sign'] =>
  (claims, expiresAt) =>
    new SignJWT({ pid: claims.propertyId })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(claims.sessionId)
      .setExpirationTime(expiresAt)
      .sign(secret)

const verified = async (secret: Uint8Array, token: string): Promise<Read> => {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], requiredClaims: ['jti', 'exp'] })
    const { jti = '', exp = 0, pid } = payload
    return { claims: { sessionId: jti, propertyId: typeof pid === 'string' ? pid : null }, until: exp * 1000 }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Refused('sessionExpired')
    throw error
  }
}

/** A new API key: shown once, kept as its hash. */
export const newApiKey = (): string => randomBytes(24).toString('base64url')

/** What a key or a recovery token is kept as. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()
