import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT, errors } from 'jose'
import { Refused } from '../call/refuse.ts'

/**
 * The claims of a token: its session, its account, and the property that it is bound to (null for the platform's own token). Tokens of
 * earlier releases have no account.
 */
export type TokenClaims = { readonly sessionId: string; readonly propertyId: string | null; readonly accountId?: string | undefined }

/** Signs and reads tokens with this installation's secret. */
export type TokenKey = {
  readonly sign: (claims: TokenClaims & { readonly accountId: string }, expiresAt: Date) => Promise<string>
  /** The claims of a token; refused with `sessionExpired` when it is not ours, was altered or is too old. */
  readonly read: (token: string) => Promise<TokenClaims>
}

type Read = { readonly claims: TokenClaims; readonly until: number }

const mostRemembered = 5000

/**
 * The key that signs this installation's tokens. Checking a signature takes longer than most queries, so recently read tokens are cached.
 */
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
      .setSubject(claims.accountId)
      .setExpirationTime(expiresAt)
      .sign(secret)

const verified = async (secret: Uint8Array, token: string): Promise<Read> => {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], requiredClaims: ['jti', 'exp'] })
    const { jti = '', sub, exp = 0, pid } = payload
    return { claims: { sessionId: jti, propertyId: typeof pid === 'string' ? pid : null, accountId: sub }, until: exp * 1000 }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Refused('sessionExpired')
    throw error
  }
}

/** A new API key: shown once, stored as its hash. */
export const newApiKey = (): string => randomBytes(24).toString('base64url')

/** The hash under which a key or a recovery token is stored. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()
