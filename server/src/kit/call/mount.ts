import type { Call, CallUpload } from '@innkeeper/protocol/call'
import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { fileShape } from '@innkeeper/protocol/format/file-shape'
import { urlOf } from '@innkeeper/protocol/url-of'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import { languageOf } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalAnswer } from './answer.ts'
import { refusalOfConstraint } from './broken-constraint.ts'
import { networkOf } from '../request/caller-key.ts'
import { sendCompressed } from '../http/encoding.ts'
import { isDear, placesOfDearReads } from '../dear/dear-reads.ts'
import { refusalOf } from './failures.ts'
import type { InTurn } from '../dear/few-at-once.ts'
import type { SavedAnswer } from '../transaction/idempotency.ts'
import { identify } from '../request/identify.ts'
import { hasGreatBody, placeOfGreatBodies, takesGreatBodies } from './great-bodies.ts'
import type { Handlers } from './implement.ts'
import { answerFile } from '../list-file/answer-file.ts'
import { limitsOf } from './limits.ts'
import type { Caller } from './make-at.ts'
import { answerAlone } from '../transaction/answer-alone.ts'
import { Refused, type RefusalDetail } from './refuse.ts'
import { inputOf, type AnyHandler, type Run } from './run.ts'
import type { Server } from '../http/server.ts'
import { answeringTogether } from '../transaction/answer-together.ts'
import { bindLimited, inTransaction, onClient, type Tx } from '../transaction/transaction.ts'
import { withUpload, type UploadedFile } from '../request/upload.ts'

/** Gives every call of the catalogue its route: session, access, parsing, one transaction, envelope. */
export const mountCalls = (app: FastifyInstance, server: Server, handlers: Handlers<CallPath>): void => {
  const places = placesOfDearReads(server.pool.options.max)
  const great = placeOfGreatBodies()
  for (const path of callPaths) {
    const call = callAt(path)
    const transaction = takesGreatBodies(call) ? answerGreat(great) : transactionOf(call, places)
    const runOf = (request: FastifyRequest, reply: FastifyReply): Run => {
      const asked = { path, language: languageOfRequest(request), requestId: request.id }
      return { server, path, call, handler: handlers[path], request, reply, asked }
    }
    app.route({
      method: call.method,
      url: urlOf(path),
      bodyLimit: limitsOf(call).bodyBytes,
      config: { rateLimit: { max: limitsOf(call).perMinute, ...(call.access.who === 'anyone' ? byAddress : {}) } },
      ...(takesGreatBodies(call) ? { preParsing: (request, reply) => knownFirst(runOf(request, reply)) } : {}),
      handler: (request, reply) => answerCall(runOf(request, reply), transaction),
    })
  }
}

/** Identifies the caller first, so that a large body of an unknown caller is never read. */
const knownFirst = async (run: Run): Promise<void> => {
  if (hasGreatBody(run.request)) await onClient(run.server.pool, (client) => identify(run, client))
}

/** Callers without a session are counted by address: otherwise each made-up credential would count as a new caller. */
const byAddress = { keyGenerator: (request: FastifyRequest): string => networkOf(request.ip) }

const transactionOf = (call: Call, places: InTurn): InTransaction => {
  if (call.output === fileShape) return answerInPlace(places, (run) => answerFile(run, (error) => refusalFor(run, error)))
  if (isDear(call)) return answerInPlace(places, answerAlone)
  return call.together === undefined ? answerAlone : answeringTogether(call.together)
}

/** Checks the right before the read waits in the queue. If the caller disconnects while waiting, the read does not run. */
const answerInPlace =
  (places: InTurn, answer: InTransaction): InTransaction =>
  async (run) => {
    await onClient(run.server.pool, (client) => identify(run, client))
    inputOf(run)
    return places(() => {
      if (run.request.raw.socket.destroyed) throw new Refused('busy')
      return answer(run)
    })
  }

/** Requests with large bodies run one after the other; small requests of the same call do not wait for them. */
const answerGreat =
  (place: InTurn): InTransaction =>
  (run) =>
    hasGreatBody(run.request) ? place(() => answerAlone(run)) : answerAlone(run)

/** How a request is answered in a transaction; null if the answer has been sent. */
type InTransaction = (run: Run) => Promise<SavedAnswer | null>

const answerCall = async (run: Run, transaction: InTransaction): Promise<FastifyReply> => {
  const { reply } = run
  void reply.header('cache-control', 'no-store').header('content-security-policy', noPage)
  const answer = await answerOf(run, transaction).catch((error: unknown) => refusalFor(run, error))
  if (answer === null) return reply
  void reply.code(answer.status)
  return sendCompressed(bytesOf(answer), run.request, reply.type('application/json; charset=utf-8'))
}

/** Forbids a browser that shows an answer as a page to run or load anything, because the answer may contain a stranger's file. */
const noPage = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

const refusalFor = async (run: Run, error: unknown): Promise<SavedAnswer> => refusalAnswer(run.asked, await refusalToTell(run, error))

/** The refusal for a thrown error; every unexpected error is logged. */
const refusalToTell = async ({ server, path, call, request }: Run, error: unknown): Promise<Refused> => {
  const atField = await refusalOfConstraint(error, call, server.pool).catch(() => null)
  if (atField !== null) {
    request.log.warn({ err: error, call: path }, 'a constraint refused what no check had foreseen')
    return atField
  }
  const refused = refusalOf(error, { uploading: call.upload !== undefined, changing: call.kind === 'change' })
  if (refused !== error) request.log.error({ err: error, call: path }, 'call failed')
  if (refused.key === 'diskFull') server.disk.noteFull(new Date())
  return refused
}

/** The body is encoded once; as a string it would be scanned again to be counted and to be written. */
const bytesOf = ({ body }: SavedAnswer): Buffer => (typeof body === 'string' ? Buffer.from(body) : body)

const answerOf = async (run: Run, transaction: InTransaction): Promise<SavedAnswer | null> => {
  refuseOtherSites(run)
  const { upload, worksBefore, beforeSetUp } = run.call
  if (beforeSetUp === undefined && (await run.server.waitsForSetUp())) throw new Refused('waitsForSetUp')
  if (upload === undefined && worksBefore === undefined) return transaction(run)
  // The right is checked before the file is read, and before any expensive work.
  const caller = await onClient(run.server.pool, (client) => identify(run, client))
  if (upload === undefined) return transaction(await prepared(run, caller))
  return withUpload(upload, run.request, async (received) => {
    await refuseInfected(run, upload, received.file)
    return transaction(await prepared({ ...run, upload: received }, caller))
  })
}

/** Nothing opens a file before it is scanned. */
const refuseInfected = async ({ server, path, request }: Run, { field }: CallUpload, file: UploadedFile): Promise<void> => {
  const found = await server.scanner.scan(file.path)
  if (found === null) return
  request.log.warn({ call: path, found, sha256: file.sha256.toString('hex') }, 'an infected file was refused')
  throw new Refused('fileInfected', { field, values: { found } })
}

/** The run of a call after the work on its file or input; the fields are parsed first, because that work is expensive. */
const prepared = async (run: Run, caller: Caller): Promise<Run> => {
  const input = inputOf(run)
  const handler = await run.handler(run.upload === undefined ? input : { ...run.upload.file }, beforeAt(run, caller))
  if (!isHandler(handler)) throw new Error(`${run.path} works before its transaction, so that its handler answers a handler`)
  return { ...run, handler }
}

const isHandler = (made: unknown): made is AnyHandler => typeof made === 'function'

const beforeAt = ({ server, call, request }: Run, { propertyId, person }: Caller) => ({
  propertyId,
  person,
  now: new Date(),
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
  network: networkOf(request.ip),
  refusal: (key: RefusalKey, detail?: RefusalDetail) => new Refused(key, detail),
  // Before the transaction too, a property outside a limited administrator's reach does not exist.
  committed: <T>(work: (tx: Tx) => Promise<T>) =>
    inTransaction(server.pool, { role: 'platform', readOnly: false, seconds: limitsOf(call).seconds }, async (tx) => {
      if (person?.limited === true) await tx.rows(bindLimited(person.accountId))
      return work(tx)
    }),
})

/** Refuses a change that another site's page sent, because some changes are GET requests. */
const refuseOtherSites = ({ call, request }: Run): void => {
  if (call.kind === 'change' && request.headers['sec-fetch-site'] === 'cross-site') throw new Refused('crossSite')
}

const languageOfRequest = (request: FastifyRequest) => languageOf(request.headers['accept-language'])
