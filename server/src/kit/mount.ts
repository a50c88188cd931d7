import { callAt, callPaths, urlOf, type CallPath } from '@innkeeper/protocol/catalogue'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import { languageOf } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalAnswer } from './answer.ts'
import { networkOf } from './caller-key.ts'
import { refusalOf } from './failures.ts'
import type { KeptAnswer } from './idempotency.ts'
import { identify } from './identify.ts'
import type { Handlers } from './implement.ts'
import { limitsOf } from './limits.ts'
import type { Caller } from './make-at.ts'
import { answerAlone } from './answer-alone.ts'
import { Refused, type RefusalDetail } from './refuse.ts'
import { inputOf, type AnyHandler, type Run } from './run.ts'
import type { Server } from './server.ts'
import { answeringTogether } from './answer-together.ts'
import { inTransaction, onClient, type Tx } from './transaction.ts'
import { withUpload } from './upload.ts'

/** Gives every call of the catalogue its route: session, access, parsing, one transaction, envelope. */
export const mountCalls = (app: FastifyInstance, server: Server, handlers: Handlers<CallPath>): void => {
  for (const path of callPaths) {
    const call = callAt(path)
    const transaction = call.together === undefined ? answerAlone : answeringTogether(call.together)
    app.route({
      method: call.method,
      url: urlOf(path),
      bodyLimit: limitsOf(call).bodyBytes,
      config: { rateLimit: { max: limitsOf(call).perMinute, ...(call.access.who === 'anyone' ? byAddress : {}) } },
      handler: (request, reply) => {
        const asked = { path, language: languageOfRequest(request), requestId: request.id }
        return answerCall({ server, path, call, handler: handlers[path], request, reply, asked }, transaction)
      },
    })
  }
}

/** A stranger is counted by address: made-up credentials must not make a new stranger of one. */
const byAddress = { keyGenerator: (request: FastifyRequest): string => networkOf(request.ip) }

/** How a request is answered in a transaction. */
type InTransaction = (run: Run) => Promise<KeptAnswer>

const answerCall = async (run: Run, transaction: InTransaction): Promise<FastifyReply> => {
  const answer = await answerOf(run, transaction).catch((error: unknown) => {
    const refused = refusalOf(error, { uploading: run.call.upload !== undefined, changing: run.call.kind === 'change' })
    if (refused !== error) run.request.log.error({ err: error, call: run.path }, 'call failed')
    return refusalAnswer(run.asked, refused)
  })
  return run.reply.code(answer.status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(bytesOf(answer))
}

/** A body is made into bytes once; as text it would be gone through again to be counted and to be written. */
const bytesOf = ({ body }: KeptAnswer): Buffer => (typeof body === 'string' ? Buffer.from(body) : body)

const answerOf = async (run: Run, transaction: InTransaction): Promise<KeptAnswer> => {
  refuseOtherSites(run)
  const { upload, worksBefore } = run.call
  if (upload === undefined && worksBefore === undefined) return transaction(run)
  // Who may not make the call is told so before the file is read, and before anything dear is done.
  const caller = await onClient(run.server.pool, (client) => identify(run, client))
  if (upload === undefined) return transaction(await prepared(run, caller))
  return withUpload(upload, run.request, async (received) => transaction(await prepared({ ...run, upload: received }, caller)))
}

/** A call whose file, or whose input, has been worked on; its fields are looked at first, since that work is dear. */
const prepared = async (run: Run, caller: Caller): Promise<Run> => {
  const input = inputOf(run)
  const handler = await run.handler(run.upload === undefined ? input : { ...run.upload.file }, beforeAt(run, caller))
  if (!isHandler(handler)) throw new Error(`${run.path} works before its transaction, so that its handler answers a handler`)
  return { ...run, handler }
}

const isHandler = (made: unknown): made is AnyHandler => typeof made === 'function'

const beforeAt = ({ server, call, request }: Run, { propertyId }: Caller) => ({
  propertyId,
  now: new Date(),
  network: networkOf(request.ip),
  refusal: (key: RefusalKey, detail?: RefusalDetail) => new Refused(key, detail),
  committed: <T>(work: (tx: Tx) => Promise<T>) =>
    inTransaction(server.pool, { role: 'platform', readOnly: false, seconds: limitsOf(call).seconds }, work),
})

/** A change asked for by another site's page is refused, since a GET may be a change here. */
const refuseOtherSites = ({ call, request }: Run): void => {
  if (call.kind === 'change' && request.headers['sec-fetch-site'] === 'cross-site') throw new Refused('crossSite')
}

const languageOfRequest = (request: FastifyRequest) => languageOf(request.headers['accept-language'])
