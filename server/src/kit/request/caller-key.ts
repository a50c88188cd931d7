import type { FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import { apiKeyOf, credentialOf } from './credential.ts'
import { Refused } from '../call/refuse.ts'
import { hashOfKey, type TokenKey } from '../session/token.ts'

/** The key under which a request is counted, and which API keys are known to be valid. */
export type CallerKeys = {
  readonly keyOf: (request: FastifyRequest) => Promise<string>
  readonly proven: (request: FastifyRequest) => void
}

const mostProven = 10_000

/**
 * The key under which a caller's requests are counted: the account if we signed the token, however often its user signs in; an API key
 * once it was valid; otherwise the address, so that made-up credentials count as one caller.
 */
export const callerKeys = (token: TokenKey): CallerKeys => {
  // Hashing a key for each request would cost more than reading the request.
  const machines = new Map<string, string>()
  return {
    keyOf: async (request) => {
      const key = apiKeyOf(request)
      const bearer = credentialOf(request, 'Token')
      const machine = key === undefined ? undefined : machines.get(key)
      const person = bearer === undefined ? null : await personOf(token, bearer)
      return machine ?? person ?? networkOf(request.ip)
    },
    proven: (request) => {
      const key = apiKeyOf(request)
      if (key === undefined || machines.has(key)) return
      if (machines.size >= mostProven) machines.clear()
      machines.set(key, nameOf(key))
    },
  }
}

/**
 * The network of an address: the address itself, or the first 64 bits of an IPv6 address, because one household has all addresses under
 * these.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? `${wordsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The eight 16-bit groups of an IPv6 address in any notation. */
const wordsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : between), ...after].map((word) => word.replace(/^0+(?=.)/, ''))
}

const nameOf = (key: string): string => `key ${hashOfKey(key).toString('base64url')}`

const personOf = async (token: TokenKey, value: string): Promise<string | null> => {
  try {
    const { accountId, sessionId } = await token.read(value)
    return accountId === undefined ? `session ${sessionId}` : `account ${accountId}`
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
