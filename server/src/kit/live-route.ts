import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { functionCodes } from '@innkeeper/protocol/access'
import type { Signal } from './live.ts'
import { Refused } from './refuse.ts'
import type { Server } from './server.ts'
import { personOf, sessionQuery } from './session.ts'
import { begin, bindPlatform, onClient } from './transaction.ts'
import type { Person } from './who.ts'

/** Where open screens hear what changed. */
export const liveUrl = '/api/v2/hotel/live'
const heartbeatMilliseconds = 25_000

/** Streams the signals of the session's property as server-sent events, until the session ends. */
export const mountLive = (app: FastifyInstance, server: Server): void => {
  app.get(liveUrl, { config: { rateLimit: { max: 120 } } }, async (request, reply) => {
    const person = await listenerOf(server, request)
    reply.hijack()
    stream(server, person, reply)
  })
}

const listenerOf = async (server: Server, request: FastifyRequest): Promise<Person> => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme !== 'Token' || token === undefined) throw new Refused('sessionExpired')
  const claims = await server.token.read(token)
  return onClient(server.pool, async (client) => {
    const results = [await client.query(begin({ readOnly: true }) + bindPlatform + sessionQuery(claims))].flat()
    return personOf(
      results.find((result) => result.command === 'SELECT'),
      claims,
      new Set(functionCodes),
    )
  })
}

const stream = (server: Server, person: Person, reply: FastifyReply): void => {
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write(': open\n\n')
  const stop = server.live.listen((signal) => {
    if (concerns(signal, person)) raw.write(`data: ${JSON.stringify(signal)}\n\n`)
    if (ends(signal, person)) raw.end()
  })
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMilliseconds)
  raw.on('close', () => {
    clearInterval(heartbeat)
    stop()
  })
}

const concerns = (signal: Signal, person: Person): boolean =>
  ends(signal, person) || (signal.topic !== 'sessionEnded' && signal.propertyId === person.propertyId)

const ends = (signal: Signal, person: Person): boolean =>
  signal.topic === 'sessionEnded' && Array.isArray(signal['sessions']) && signal['sessions'].includes(person.sessionId)
