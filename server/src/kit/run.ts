import type { Call } from '@innkeeper/protocol/call'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import { explainIssues } from '@innkeeper/protocol/field-errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asked } from './answer.ts'
import { hashOfRequest, type KeyedRequest } from './idempotency.ts'
import type { Caller } from './make-at.ts'
import { inputOfRequest } from './query-input.ts'
import { RawJson } from './raw-json.ts'
import { Refused } from './refuse.ts'
import type { Server } from './server.ts'
import type { Upload } from './upload.ts'

/** One request for one call. Handlers are typed where they are implemented; here they are called alike. */
export type Run = {
  readonly server: Server
  readonly path: CallPath
  readonly call: Call
  readonly handler: AnyHandler
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly asked: Asked
  /** The file and the fields of an upload, once they are here. */
  readonly upload?: Upload
}

/** A method, since methods take their parameters loosely: each handler knows its own. */
export type AnyHandler = { handle(at: object, input: object): Promise<unknown> }['handle']

/** What a request asks for, read by its call's schema; refused with `invalidInput`, field by field. */
export const inputOf = ({ call, request, upload }: Run): object => {
  const raw = inputOfRequest(call, { query: request.query, body: request.body, ...(upload && { form: upload.fields }) })
  const parsed = call.input.safeParse(raw)
  if (!parsed.success) throw new Refused('invalidInput', { inputErrors: explainIssues(parsed.error.issues, raw) })
  return parsed.data
}

const longestKey = 255

/** The key that a request bears, and whose; null where its call takes none or it bears none. */
export const keyOf = (run: Run, caller: Caller, input: object): KeyedRequest | null => {
  if (run.call.idempotency === undefined) return null
  const key = run.request.headers['idempotency-key']
  if (key === undefined && run.call.idempotency === 'optional') return null
  // A key that cannot be kept is not left aside: whoever sent it counts on it.
  if (typeof key !== 'string' || key.length === 0 || key.length > longestKey) throw new Refused('keyMissing')
  const scope = caller.travelAgent?.travelAgentId ?? `${caller.person?.accountId ?? 'anyone'}@${caller.propertyId ?? ''}`
  const meant = run.upload === undefined ? input : { input, file: run.upload.file.sha256.toString('hex') }
  return { scope, key, hash: hashOfRequest(run.path, meant) }
}

/** Says that an answer is the one that a key had already. */
export const tellReplayed = ({ reply }: Run): void => void reply.header('idempotent-replayed', 'true')

/** Holds what a handler did against its call: its diary is written, its answer has the shape declared. */
export const checkWork = ({ call, path, server }: Run, { person }: Caller, done: { wroteDiary: boolean; answer: unknown }): void => {
  // What somebody signed in to the platform does to their own account is in no property's diary.
  const hasDiary = person === null || person.propertyId !== null
  if (call.diary !== undefined && hasDiary && !done.wroteDiary) throw new Error(`${path} changed something and wrote no diary`)
  if (server.checkAnswers && !(done.answer instanceof RawJson)) checkAnswer(call, done.answer)
}

const checkAnswer = (call: Call, answer: unknown): void => {
  const isList = call.list === true && typeof answer === 'object' && answer !== null && 'rows' in answer
  call.output.parse(isList ? answer.rows : answer)
}
