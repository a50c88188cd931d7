import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { functionCodes, holdsAll } from '@innkeeper/protocol/access'
import { credentialOf } from './credential.ts'
import type { Signal } from './live.ts'
import { Refused } from './refuse.ts'
import type { Server } from './server.ts'
import { personOf } from './session.ts'
import type { TokenClaims } from './token.ts'
import { inTransaction, type Tx } from './transaction.ts'
import type { Person } from './who.ts'

/** Where open screens hear what changed. */
export const liveUrl = '/api/v2/hotel/live'
/** How many screens of one session a server tells; a further one takes the place of the oldest. */
const mostScreens = 30
const heartbeatMilliseconds = 25_000
/** What may wait for a screen that does not read; then it is let go, to read everything anew. */
const mostWaitingBytes = 1_000_000

/** Notes that a session's screen is open. */
export type NoteSeen = (tx: Tx, sessionId: string) => Promise<void>

/** Streams the signals of the session's property as server-sent events, until the session ends. */
export const mountLive = (app: FastifyInstance, server: Server, noteSeen: NoteSeen): void => {
  const screens = new Map<string, Set<() => void>>()
  app.get(liveUrl, { config: { rateLimit: { max: 120 } } }, async (request, reply) => {
    const claims = await claimsOf(server, request)
    const look = () => listenerOf(server, claims, noteSeen)
    const person = await look()
    reply.hijack()
    const close = stream(server, { look, person }, reply)
    reply.raw.on('close', countScreen(screens, person.sessionId, close))
  })
}

const claimsOf = (server: Server, request: FastifyRequest): Promise<TokenClaims> => {
  const token = credentialOf(request, 'Token')
  if (token === undefined) throw new Refused('sessionExpired')
  return server.token.read(token)
}

const ownerCodes = new Set(functionCodes)

const listenerOf = (server: Server, claims: TokenClaims, noteSeen: NoteSeen): Promise<Person> =>
  inTransaction(server.pool, { role: 'platform', readOnly: false }, async (tx) => {
    const person = await personOf(tx, claims, ownerCodes)
    await noteSeen(tx, person.sessionId)
    return person
  })

/** Notes a screen of a session, closes the oldest where there are too many, and answers how to forget it. */
const countScreen = (screens: Map<string, Set<() => void>>, sessionId: string, close: () => void): (() => void) => {
  const own = screens.get(sessionId) ?? new Set()
  screens.set(sessionId, own.add(close))
  const [oldest] = own
  if (own.size > mostScreens) oldest?.()
  return () => {
    own.delete(close)
    if (own.size === 0) screens.delete(sessionId)
  }
}

/** Who listens, and how to look whether they still may, and what. */
type Listener = { readonly look: () => Promise<Person>; readonly person: Person }

/** Signals that were missed cannot be told: the stream ends, and the screen opens another and reads everything anew. */
const stream = (server: Server, { look, person: asOpened }: Listener, reply: FastifyReply): (() => void) => {
  const { raw } = reply
  let person = asOpened
  const close = () => raw.destroy()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write(': open\n\n')
  // A line that has been ended is let go of only once it has closed; what comes in between is not for it.
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > mostWaitingBytes) close()
    else raw.write(text)
  }
  const hear = (signal: Signal) => {
    if (concerns(signal, person)) write(`data: ${JSON.stringify(tellable(signal, person))}\n\n`)
    if (ends(signal, person)) raw.end()
  }
  const stop = server.live.listen({ hear, missed: () => raw.end() })
  const heartbeat = setInterval(() => {
    write(': still here\n\n')
    look().then(
      (now) => (person = now),
      () => raw.end(),
    )
  }, heartbeatMilliseconds)
  raw.on('close', () => {
    clearInterval(heartbeat)
    stop()
  })
  return close
}

/** Which booking it was is told only to who may see bookings; that something changed is not secret. */
const tellable = (signal: Signal, person: Person): Signal =>
  signal.topic !== 'bookings' || holdsAll(person.codes, ['BOOKING_LIST_1'])
    ? signal
    : { propertyId: signal.propertyId, topic: signal.topic }

const concerns = (signal: Signal, person: Person): boolean =>
  ends(signal, person) || (signal.topic !== 'sessionEnded' && (signal.propertyId === person.propertyId || isToAll(signal)))

/** What the platform tells of the product itself stands in the bell of every property. */
const isToAll = ({ propertyId, topic }: Signal): boolean => propertyId === null && topic === 'notifications'

const ends = (signal: Signal, person: Person): boolean =>
  signal.topic === 'sessionEnded' && Array.isArray(signal['sessions']) && signal['sessions'].includes(person.sessionId)
