import type { Call } from '@innkeeper/protocol/call'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import { explainIssues } from '@innkeeper/protocol/field-errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asked } from './answer.ts'
import { hashOfRequest, type KeyedRequest } from '../transaction/idempotency.ts'
import type { Caller } from './make-at.ts'
import { inputOfRequest } from '../request/query-input.ts'
import { ListFile } from '../list-file/list-file.ts'
import { RawJson } from '../request/raw-json.ts'
import { Refused } from './refuse.ts'
import type { Server } from '../http/server.ts'
import type { Upload } from '../request/upload.ts'

/** One request of one call. Handlers are typed where they are implemented; here all have the same type. */
export type Run = {
  readonly server: Server
  readonly path: CallPath
  readonly call: Call
  readonly handler: AnyHandler
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly asked: Asked
  /** The file and the fields of an upload, after they were received. */
  readonly upload?: Upload
}

/** A method, because TypeScript checks a method's parameters loosely: each handler has its own types. */
export type AnyHandler = { handle(at: object, input: object): Promise<unknown> }['handle']

/** The input of a request, parsed by its call's schema; refused with `invalidInput`, field by field. */
export const inputOf = ({ call, request, upload }: Run): object => {
  const raw = inputOfRequest(call, { query: request.query, body: request.body, ...(upload && { form: upload.fields }) })
  const parsed = call.input.safeParse(raw)
  if (!parsed.success) throw new Refused('invalidInput', { inputErrors: explainIssues(parsed.error.issues, raw) })
  return parsed.data
}

const longestKey = 255

/** The idempotency key of a request and its scope; null where its call takes none or the request has none. */
export const keyOf = (run: Run, caller: Caller, input: object): KeyedRequest | null => {
  if (run.call.idempotency === undefined) return null
  const key = run.request.headers['idempotency-key']
  if (key === undefined && run.call.idempotency === 'optional') return null
  // An invalid key is refused and not ignored, because the caller relies on it.
  if (typeof key !== 'string' || key.length === 0 || key.length > longestKey) throw new Refused('keyMissing')
  const scope =
    caller.travelAgent?.travelAgentId ??
    `${caller.person?.accountId ?? caller.connection?.connectionId ?? 'anyone'}@${caller.propertyId ?? ''}`
  const meant = run.upload === undefined ? input : { input, file: run.upload.file.sha256.toString('hex') }
  return { scope, key, hash: hashOfRequest(run.path, meant) }
}

/** Marks an answer as the kept answer of a key. */
export const markReplayed = ({ reply }: Run): void => void reply.header('idempotent-replayed', 'true')

/** Checks what a handler did against its call: the diary is written, and the answer has the declared shape. */
export const checkWork = ({ call, path, server }: Run, { person }: Caller, done: { wroteDiary: boolean; answer: unknown }): void => {
  // Changes that a platform user makes to their own account are in no property's diary.
  const hasDiary = person === null || person.propertyId !== null
  if (call.diary !== undefined && hasDiary && !done.wroteDiary) throw new Error(`${path} changed something and wrote no diary`)
  if (server.checkAnswers && !(done.answer instanceof RawJson || done.answer instanceof ListFile)) checkAnswer(call, done.answer)
}

const checkAnswer = (call: Call, answer: unknown): void => {
  const isList = call.list === true && typeof answer === 'object' && answer !== null && 'rows' in answer
  call.output.parse(isList ? answer.rows : answer)
}
