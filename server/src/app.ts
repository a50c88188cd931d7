import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { languageOf } from '@innkeeper/protocol/say'
import helmet from 'helmet'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, type FastifyReply, type RawServerDefault } from 'fastify'
import { handlersOf } from './features/handlers.ts'
import { noteSeen } from './features/sign-in/own-sessions.store.ts'
import { refusalAnswer } from './kit/answer.ts'
import { boundedServers } from './kit/bounded-server.ts'
import { networkOf } from './kit/caller-key.ts'
import { mountApiPage } from './kit/api-routes.ts'
import { refusalOf } from './kit/failures.ts'
import { mountFiles } from './kit/files-route.ts'
import { mountHealth } from './kit/health.ts'
import { mountLive } from './kit/live-route.ts'
import { logLines } from './kit/log-lines.ts'
import { loggedRequest } from './kit/logged-request.ts'
import { mountCalls } from './kit/mount.ts'
import { isAsset, mountWeb, wantsPage } from './kit/web.ts'
import { Refused } from './kit/refuse.ts'
import { RequestLog } from './kit/request-log.ts'
import type { Server } from './kit/server.ts'
import { originsOfTiles } from './outside/map-ground.ts'
import type { Outside } from './outside/outside.ts'

/** How the HTTP side is run. */
export type AppSettings = { readonly logLevel: string; readonly trustProxy: false | number | string; readonly webRoot: string | null }

/** The whole HTTP side: calls, live channel, health, API description and the built web application, from one origin. */
export const buildApp = async (server: Server, outside: Outside, settings: AppSettings): Promise<FastifyInstance> => {
  const app = fastify<RawServerDefault>({
    logger: { level: settings.logLevel, serializers: { req: loggedRequest }, stream: logLines },
    logController: new RequestLog(),
    trustProxy: proxiesTrusted(settings.trustProxy),
    genReqId: () => randomUUID(),
    // An address that cannot be read reaches no route and no hook; it is answered like any other mistake.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    serverFactory: boundedServers({ ...boundsBehind(settings.trustProxy), tellFull: (network) => app.log.warn({ network }, tooManyHeld) }),
    forceCloseConnections: true,
  })
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id).header('permissions-policy', permissions))
  app.setErrorHandler((error: FastifyError, request, reply) => answerFailure(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    settings.webRoot !== null && wantsPage(request)
      ? reply.header('cache-control', 'no-cache').sendFile('index.html')
      : answerFailure(new Refused('noSuchCall'), request, reply),
  )
  const secure = helmet({
    contentSecurityPolicy: {
      directives: { ...contentSecurity, imgSrc: [...contentSecurity.imgSrc, ...originsOfTiles(outside.mapGround)] },
    },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()))
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request) => (isAsset(request) ? assetsPerMinute : requestsPerMinute),
    // The files are counted by themselves: a page that opens leaves what one may ask as it was.
    keyGenerator: async (request) => (isAsset(request) ? `files ${networkOf(request.ip)}` : server.callers.keyOf(request)),
    errorResponseBuilder: tooMany,
  })
  await app.register(multipart)
  mountHealth(app, server)
  mountLive(app, server, noteSeen)
  mountCalls(app, server, handlersOf(outside))
  mountFiles(app, outside.files)
  mountApiPage(app)
  await mountWeb(app, settings.webRoot)
  return app
}

/** A number trusts that many proxies, counted from this server. */
const proxiesTrusted = (trust: false | number | string) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust

/**
 * The connections that a process holds. A hotel's whole staff is one network, and a browser keeps six connections at most; behind a proxy all of them
 * bear its address.
 */
const boundsBehind = (trust: AppSettings['trustProxy']) => ({ most: 8000, perNetwork: trust === false || trust === 0 ? 1000 : null })

const tooManyHeld = 'a network holds all the connections that it may'

const requestsPerMinute = 600
const assetsPerMinute = 12_000

/** What the application never asks a browser for. */
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

const contentSecurity = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  fontSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

const tooMany = (_request: FastifyRequest, context: { ttl: number }): Refused =>
  new Refused('tooManyRequests', { values: { seconds: Math.ceil(context.ttl / 1000) } })

const answerFailure = (error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refused = refusedRequest(error)
  if (refused.key === 'failed') request.log.error({ err: error }, 'request failed')
  const asked = { path: null, language: languageOf(request.headers['accept-language']), requestId: request.id }
  const answer = refusalAnswer(asked, refused)
  return reply.code(answer.status).header('cache-control', 'no-store').type('application/json').send(answer.body)
}

const refusedRequest = (error: FastifyError | Refused): Refused => {
  if (error instanceof Refused) return error
  if (error.statusCode === 413) return new Refused('tooLarge')
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isTheirs ? new Refused('badRequest') : refusalOf(error)
}
