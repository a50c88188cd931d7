import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { languageOf } from '@innkeeper/protocol/say'
import helmet from 'helmet'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, type FastifyReply, type RawServerDefault } from 'fastify'
import { handlersOf } from './handlers/handlers.ts'
import { mountGatewayCallbacks } from './features/bookings/pay-online/gateway-callbacks.ts'
import { mountMailReturns } from './features/hotel-mail/returned/mail-returns.ts'
import { mountSite } from './features/site/site-routes.ts'
import { noteSeen } from './features/sign-in/session/own-sessions.store.ts'
import { mountGuide } from './guide/guide-routes.ts'
import { refusalAnswer } from './kit/call/answer.ts'
import { boundedServers } from './kit/http/bounded-server.ts'
import { networkOf } from './kit/request/caller-key.ts'
import { mountApiPage } from './kit/openapi/page/api-routes.ts'
import { refusedRequest } from './kit/call/failures.ts'
import { mountFiles } from './kit/http/files-route.ts'
import { asksForHealth, mountHealth } from './kit/http/health.ts'
import { mountLive } from './kit/live/live-route.ts'
import { logLines } from './kit/http/log-lines.ts'
import { loggedRequest } from './kit/http/logged-request.ts'
import { mountCalls } from './kit/call/mount.ts'
import { pageIn, pageOnceSetUp } from './kit/http/page.ts'
import { isAsset, isPartOfPage, mountWeb, wantsPage } from './kit/http/web.ts'
import { Refused } from './kit/call/refuse.ts'
import { RequestLog } from './kit/http/request-log.ts'
import type { Server } from './kit/http/server.ts'
import { originsOfTiles } from './outside/map-ground.ts'
import type { Outside } from './outside/outside.ts'

/** The settings of the HTTP side. */
export type AppSettings = { readonly logLevel: string; readonly trustProxy: false | number | string; readonly webRoot: string | null }

/** The whole HTTP side: calls, live channel, health, API description and the built web application, from one origin. */
export const buildApp = async (server: Server, outside: Outside, settings: AppSettings): Promise<FastifyInstance> => {
  const app = fastify<RawServerDefault>({
    logger: { level: settings.logLevel, serializers: { req: loggedRequest }, stream: logLines },
    logController: new RequestLog(),
    trustProxy: proxiesTrusted(settings.trustProxy),
    genReqId: () => randomUUID(),
    // An unreadable address reaches no route and no hook; it is answered like any other mistake.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    serverFactory: boundedServers({
      ...boundsBehind(settings.trustProxy),
      isUrgent: asksForHealth,
      turnAway,
      tellFull: (network) => app.log.warn({ network }, tooManyHeld),
    }),
    forceCloseConnections: true,
  })
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    if (!isPartOfPage(request)) void reply.header('permissions-policy', permissions)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => answerFailure(error, request, reply))
  const sendPage = settings.webRoot === null ? null : pageOnceSetUp(pageIn(settings.webRoot), server.waitsForSetUp)
  app.setNotFoundHandler((request, reply) =>
    sendPage !== null && wantsPage(request) ? sendPage(request, reply) : answerFailure(new Refused('noSuchCall'), request, reply),
  )
  protectPages(app, outside)
  await limitRequests(app, server)
  await app.register(multipart)
  mountHealth(app, { pool: server.healthPool, disk: server.disk })
  mountLive(app, server, noteSeen)
  mountCalls(app, server, handlersOf(outside))
  mountGatewayCallbacks(app, server, outside)
  await mountMailReturns(app, server, outside)
  mountFiles(app, outside.files)
  mountApiPage(app)
  await mountGuide(app)
  await mountSite(app, server, outside)
  if (settings.webRoot !== null && sendPage !== null) await mountWeb(app, settings.webRoot, sendPage)
  return app
}

/** Sets the headers that say what our pages may load and do. */
const protectPages = (app: FastifyInstance, { mapGround }: Outside): void => {
  const imgSrc = [...contentSecurity.imgSrc, ...originsOfTiles(mapGround)]
  const secure = helmet({
    contentSecurityPolicy: { directives: { ...contentSecurity, imgSrc } },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!isPartOfPage(request)) return secure(request.raw, reply.raw, () => done())
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    reply.raw.setHeader('cross-origin-resource-policy', 'same-origin')
    return done()
  })
}

/** Files are not counted: opening a page leaves the limit of requests unchanged. */
const limitRequests = async (app: FastifyInstance, { callers }: Server): Promise<void> => {
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request) => (isAsset(request) ? assetsPerMinute : requestsPerMinute),
    keyGenerator: async (request) => (isAsset(request) ? `files ${networkOf(request.ip)}` : callers.keyOf(request)),
    errorResponseBuilder: tooMany,
  })
}

/** A number trusts that many proxies, counted from this server. */
const proxiesTrusted = (trust: false | number | string) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust

/**
 * The bounds of a process's connections. A hotel's whole staff is one network, and a browser keeps at most six connections; behind a proxy
 * all of them have its address. The reserve answers health checks.
 */
const boundsBehind = (trust: AppSettings['trustProxy']) => ({
  most: 8000,
  perNetwork: trust === false || trust === 0 ? 1000 : null,
  reserve: 64,
})

/** The answer when there is no connection left: the same as when the database is busy. */
const turnAway: RequestListener = ({ headers }, response) => {
  const asked = { path: null, language: languageOf(headers['accept-language']), requestId: randomUUID() }
  const { status, body } = refusalAnswer(asked, new Refused('busy'))
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5', connection: 'close' })
  response.end(body)
}

const tooManyHeld = 'a network holds all the connections that it may'

const requestsPerMinute = 600
const assetsPerMinute = 12_000

/** Browser features that the application never uses; the camera only reads tickets at a gate. */
const permissions = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'

const contentSecurity = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
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
