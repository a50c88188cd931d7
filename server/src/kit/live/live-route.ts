import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { functionCodes, holdsAll } from '@innkeeper/protocol/access'
import { toldOf } from './announce.ts'
import { credentialOf } from '../request/credential.ts'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { Refused } from '../call/refuse.ts'
import type { Server } from '../http/server.ts'
import { personOf } from '../session/session.ts'
import type { TokenClaims } from '../session/token.ts'
import { inTransaction, type Tx } from '../transaction/transaction.ts'
import type { Person } from '../request/who.ts'

/** The address of the event stream that notifies open screens of changes. */
export const liveUrl = '/api/v2/hotel/live'
/** The most screens of one session on a server; a further one replaces the oldest. */
const mostScreens = 30
const heartbeatMilliseconds = 25_000
/**
 * The maximum number of unsent bytes for a screen that does not read. Beyond it the connection is closed, and the screen reads everything
 * again.
 */
const mostWaitingBytes = 1_000_000

/** Notes that a session's screen is open. */
export type NoteSeen = (tx: Tx, sessionId: string) => Promise<void>

/** Streams the signals of the session's property as server-sent events until the session ends. */
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
    if (person.factorDue) throw new Refused('factorSetUpFirst')
    await noteSeen(tx, person.sessionId)
    return person
  })

/** Registers a screen of a session, closes the oldest where there are too many, and returns a function that removes it. */
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

/** The person who listens, and a function that checks whether they may still listen and with which rights. */
type Listener = { readonly look: () => Promise<Person>; readonly person: Person }

/** Missed signals cannot be repeated: the stream ends, and the screen opens a new one and reads everything again. */
const stream = (server: Server, { look, person: asOpened }: Listener, reply: FastifyReply): (() => void) => {
  const { raw } = reply
  let person = asOpened
  const close = () => raw.destroy()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write(': open\n\n')
  // An ended connection stays registered until it has closed; signals in between are not written to it.
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > mostWaitingBytes) close()
    else raw.write(text)
  }
  const hear = (signal: Signal) => {
    const told = tellable(signal, person)
    if (told !== null) write(`data: ${JSON.stringify(told)}\n\n`)
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

/** The part of a signal that a session may get; null where it does not concern the session. */
const tellable = (signal: Signal, person: Person): Signal | null => {
  if (signal.topic === 'stale') return toldOf(signal, person)
  if (signal.topic === 'sessionEnded') return ends(signal, person) ? signal : null
  if (signal.propertyId !== person.propertyId) return null
  // Only people who may see bookings get the booking's id; that something changed is not secret.
  const isHidden = signal.topic === 'bookings' && !holdsAll(person.codes, ['BOOKING_LIST_1'])
  return isHidden ? { propertyId: signal.propertyId, topic: signal.topic } : signal
}

const ends = (signal: Signal, person: Person): boolean => signal.topic === 'sessionEnded' && signal.sessions.includes(person.sessionId)
