import { functionCodes, holdsAll } from '@innkeeper/protocol/access'
import type { Call } from '@innkeeper/protocol/call'
import { callAt, callPaths, urlOf, type CallPath } from '@innkeeper/protocol/catalogue'
import { explainIssues } from '@innkeeper/protocol/field-errors'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import { languageOf } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalAnswer, successAnswer, type Asked } from './answer.ts'
import { networkOf } from './caller-key.ts'
import { mayRunAgain, refusalOf } from './failures.ts'
import { answerKept, hashOfRequest, keepAnswer, type KeptAnswer, type KeyedRequest } from './idempotency.ts'
import type { Handlers } from './implement.ts'
import { limitsOf } from './limits.ts'
import type { Signal } from './live.ts'
import { makeAt, type Caller } from './make-at.ts'
import { inputOfRequest } from './query-input.ts'
import { RawJson } from './raw-json.ts'
import { Refused, type RefusalDetail } from './refuse.ts'
import type { Server } from './server.ts'
import { hashOfKey } from './token.ts'
import { personOf, travelAgentOf } from './session.ts'
import { begin, bindPlatform, bindTenant, inTransaction, onClient, transactionOn, type Tx } from './transaction.ts'
import { withUpload, type Upload } from './upload.ts'
import type { Person } from './who.ts'

const ownerCodes: Person['codes'] = new Set(functionCodes)
const attempts = 3
const longestKey = 255

/** Gives every call of the catalogue its route: session, access, parsing, one transaction, envelope. */
export const mountCalls = (app: FastifyInstance, server: Server, handlers: Handlers<CallPath>): void => {
  for (const path of callPaths) {
    const call = callAt(path)
    app.route({
      method: call.method,
      url: urlOf(path),
      bodyLimit: limitsOf(call).bodyBytes,
      config: { rateLimit: { max: limitsOf(call).perMinute, ...(call.access.who === 'anyone' ? byAddress : {}) } },
      handler: (request, reply) => answerCall({ server, path, call, handler: handlers[path], request, reply }),
    })
  }
}

/** A stranger is counted by address: made-up credentials must not make a new stranger of one. */
const byAddress = { keyGenerator: (request: FastifyRequest): string => networkOf(request.ip) }

/** One request for one call. Handlers are typed where they are implemented; here they are called alike. */
type Run = {
  readonly server: Server
  readonly path: CallPath
  readonly call: Call
  readonly handler: AnyHandler
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The file and the fields of an upload, once they are here. */
  readonly upload?: Upload
}

/** A method, since methods take their parameters loosely: each handler knows its own. */
type AnyHandler = { handle(at: object, input: object): Promise<unknown> }['handle']

const answerCall = async (run: Run): Promise<FastifyReply> => {
  const asked: Asked = { path: run.path, language: languageOfRequest(run.request), requestId: run.request.id }
  const answer = await answerOf(run, asked).catch((error: unknown) => {
    const refused = refusalOf(error, { uploading: run.call.upload !== undefined })
    if (refused !== error) run.request.log.error({ err: error, call: run.path }, 'call failed')
    return refusalAnswer(asked, refused)
  })
  return run.reply.code(answer.status).header('cache-control', 'no-store').type('application/json').send(answer.body)
}

const answerOf = async (run: Run, asked: Asked): Promise<KeptAnswer> => {
  refuseOtherSites(run)
  const { upload, worksBefore } = run.call
  if (upload === undefined && worksBefore === undefined) return inOneTransaction(run, asked)
  // Who may not make the call is told so before the file is read, and before anything dear is done.
  const caller = await onClient(run.server.pool, (client) => identify(run, client, asked))
  if (upload === undefined) return inOneTransaction(await prepared(run, caller), asked)
  return withUpload(upload, run.request, async (received) => inOneTransaction(await prepared({ ...run, upload: received }, caller), asked))
}

/** A call whose file, or whose input, has been worked on; its fields are looked at first, since that work is dear. */
const prepared = async (run: Run, caller: Caller): Promise<Run> => {
  const input = parsedInput(run)
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

const inOneTransaction = async (run: Run, asked: Asked): Promise<KeptAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    const signals: Signal[] = []
    try {
      const answer = await onClient(run.server.pool, async (client) => {
        const caller = await identify(run, client, asked)
        return keyed(run, asked, caller, signals).catch((error: unknown) => keptRefusal(asked, error))
      })
      run.server.live.tell(signals)
      return answer
    } catch (error) {
      if (attempt === attempts || !mayRunAgain(error)) throw error
    }
  }
}

/** A refusal that keeps its work is an answer like any other, so that the transaction commits. */
const keptRefusal = (asked: Asked, error: unknown): KeptAnswer => {
  if (error instanceof Refused && error.keepsWork) return refusalAnswer(asked, error)
  throw error
}

/** A change asked for by another site's page is refused, since a GET may be a change here. */
const refuseOtherSites = ({ call, request }: Run): void => {
  if (call.kind === 'change' && request.headers['sec-fetch-site'] === 'cross-site') throw new Refused('crossSite')
}

/** Begins the transaction, finds out who is asking and binds it to their property: sent together, answered together. */
const identify = async (run: Run, client: Parameters<typeof transactionOn>[0], asked: Asked): Promise<Caller> => {
  const tx = transactionOn(client)
  const { access } = run.call
  const base = { asked, tx, propertyId: null, person: null, travelAgent: null, request: run.request }
  const beginning = begin({ readOnly: run.call.kind === 'read', seconds: limitsOf(run.call).seconds }) + bindPlatform
  if (access.who === 'anyone' || access.who === 'travelAgent') {
    const keyHash = access.who === 'anyone' ? null : hashOfKey(credential(run.request, 'Agent'))
    const [, travelAgent] = await Promise.all([client.query(beginning), keyHash === null ? null : travelAgentOf(tx, keyHash)])
    if (travelAgent !== null) run.server.callers.proven(run.request)
    return { ...base, travelAgent }
  }
  const claims = await run.server.token.read(credential(run.request, 'Token'))
  const bind = access.who === 'property' && claims.propertyId !== null ? bindTenant(claims.propertyId) : null
  const [, person] = await Promise.all([
    client.query(beginning),
    personOf(tx, claims, ownerCodes),
    bind === null ? undefined : client.query(bind),
  ])
  checkAccess(run.call, person)
  return { ...base, person, propertyId: access.who === 'property' ? person.propertyId : null }
}

const checkAccess = ({ access }: Call, person: Person): void => {
  if (access.who === 'administrator' && (person.kind !== 'admin' || person.propertyId !== null)) throw new Refused('noRight')
  if (access.who !== 'property') return
  if (person.propertyId === null || !holdsAll(person.codes, access.codes)) throw new Refused('noRight')
}

const keyed = async (run: Run, asked: Asked, caller: Caller, signals: Signal[]): Promise<KeptAnswer> => {
  const input = parsedInput(run)
  const request = keyOf(run, caller, input)
  if (request === null) return successAnswer(asked, await handled(run, caller, input, signals))
  const [kept] = await Promise.all([answerKept(caller.tx, request), caller.tx.rows('savepoint before_work')])
  if (kept !== null) {
    run.reply.header('idempotent-replayed', 'true')
    return kept
  }
  const answer = await answeredOnce(run, asked, caller, { input, signals })
  await keepAnswer(caller.tx, request, answer)
  return answer
}

/** Runs the handler inside a savepoint, so that a refusal that undoes its work is still kept under the key. */
const answeredOnce = async (run: Run, asked: Asked, caller: Caller, work: { input: object; signals: Signal[] }): Promise<KeptAnswer> => {
  try {
    return successAnswer(asked, await handled(run, caller, work.input, work.signals))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (!error.keepsWork) await undone(caller.tx, work.signals)
    return refusalAnswer(asked, error)
  }
}

const undone = async (tx: Tx, signals: Signal[]): Promise<void> => {
  await tx.rows('rollback to savepoint before_work')
  signals.length = 0
}

const handled = async (run: Run, caller: Caller, input: object, signals: Signal[]): Promise<unknown> => {
  const { at, wroteDiary } = makeAt(run.path, caller, signals)
  const answer = await run.handler(at, input)
  if (run.call.diary !== undefined && hasDiary(caller) && !wroteDiary()) throw new Error(`${run.path} changed something and wrote no diary`)
  if (run.server.checkAnswers && !(answer instanceof RawJson)) checkAnswer(run.call, answer)
  return answer
}

/** What somebody signed in to the platform does to their own account is in no property's diary. */
const hasDiary = ({ person }: Caller): boolean => person === null || person.propertyId !== null

const checkAnswer = (call: Call, answer: unknown): void => {
  const isList = call.list === true && typeof answer === 'object' && answer !== null && 'rows' in answer
  call.output.parse(isList ? answer.rows : answer)
}

const parsedInput = ({ call, request, upload }: Run): object => {
  const raw = inputOfRequest(call, { query: request.query, body: request.body, ...(upload && { form: upload.fields }) })
  const parsed = call.input.safeParse(raw)
  if (!parsed.success) throw new Refused('invalidInput', { inputErrors: explainIssues(parsed.error.issues, raw) })
  return parsed.data
}

const keyOf = (run: Run, caller: Caller, input: object): KeyedRequest | null => {
  if (run.call.idempotency === undefined) return null
  const key = run.request.headers['idempotency-key']
  if (key === undefined && run.call.idempotency === 'optional') return null
  // A key that cannot be kept is not left aside: whoever sent it counts on it.
  if (typeof key !== 'string' || key.length === 0 || key.length > longestKey) throw new Refused('keyMissing')
  const scope = caller.travelAgent?.travelAgentId ?? `${caller.person?.accountId ?? 'anyone'}@${caller.propertyId ?? ''}`
  const meant = run.upload === undefined ? input : { input, file: run.upload.file.sha256.toString('hex') }
  return { scope, key, hash: hashOfRequest(run.path, meant) }
}

const credential = (request: FastifyRequest, scheme: 'Token' | 'Agent'): string => {
  const [given, value] = (request.headers.authorization ?? '').split(' ')
  if (given !== scheme || value === undefined || value === '') throw new Refused('sessionExpired')
  return value
}

const languageOfRequest = (request: FastifyRequest) => languageOf(request.headers['accept-language'])
