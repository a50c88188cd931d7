import type { FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import { credentialOf } from './credential.ts'
import { Refused } from './refuse.ts'
import { hashOfKey, type TokenKey } from './token.ts'

/** Under what a request is counted, and which keys of agents have proven to be somebody's. */
export type CallerKeys = {
  readonly keyOf: (request: FastifyRequest) => Promise<string>
  readonly proven: (request: FastifyRequest) => void
}

const mostProven = 10_000

/**
 * Counts requests per session where the token is signed by us, per agent's key once that was right, else per address:
 * whoever invents a new credential each time is one stranger all the same.
 */
export const callerKeys = (token: TokenKey): CallerKeys => {
  // Hashing a key for each request would cost more than reading the request.
  const agents = new Map<string, string>()
  return {
    keyOf: async (request) => {
      const key = credentialOf(request, 'Agent')
      const bearer = credentialOf(request, 'Token')
      const agent = key === undefined ? undefined : agents.get(key)
      const session = bearer === undefined ? null : await sessionOf(token, bearer)
      return agent ?? session ?? networkOf(request.ip)
    },
    proven: (request) => {
      const key = credentialOf(request, 'Agent')
      if (key === undefined || agents.has(key)) return
      if (agents.size >= mostProven) agents.clear()
      agents.set(key, nameOf(key))
    },
  }
}

/**
 * The network that an address stands for: itself, or its first 64 bits where it is of the sixth version, since one household
 * has all the addresses under those.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? `${wordsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The eight words of an address of the sixth version, whichever way it is written. */
const wordsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : between), ...after].map((word) => word.replace(/^0+(?=.)/, ''))
}

const nameOf = (key: string): string => `agent ${hashOfKey(key).toString('base64url')}`

const sessionOf = async (token: TokenKey, value: string): Promise<string | null> => {
  try {
    return `session ${(await token.read(value)).sessionId}`
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
