import { urlOf } from '@innkeeper/protocol/url-of'
import { lackFor, type RightsHolder } from '@innkeeper/protocol/access'
import type { CallInput, CallOutput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import { envelope, type Envelope } from '@innkeeper/protocol/envelope'
import { unattendedHeader } from '@innkeeper/protocol/unattended'
import { pageLanguage } from '../language/language-choice.ts'
import { begunText } from './begun.ts'
import { queryText } from './keys/query-text.ts'
import { NotAllowed } from './not-allowed.ts'
import { Refused, Unreachable } from './refused.ts'
import { isAttended } from '../session/attended.ts'
import { announceSessionEnd, endIn } from '../session/session-end.ts'
import { holderOf, pageProperty, sessionOf, tokenOf } from '../session/session.ts'
import { passGate } from '../session/visit-gate.ts'
import { wireOf } from './wire/wire.ts'
import { trusted } from '../trusted.ts'

/** The options of a call: an idempotency key, so that a repetition counts as the same action, and a signal that aborts the call. */
export type AskOptions = {
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Sends the call although the page is closed right after it, as when somebody signs out. */
  readonly outlivesPage?: boolean
  /** The `/u/{hotelIdParam}` whose token is sent; by default that of the page. */
  readonly property?: string
  /** A token that does not belong to a session of this browser yet. */
  readonly token?: string
}

/** The answer of a call: its data. For a list: a page of rows, how many rows match the filter, and how many there are without it. */
export type AnswerOf<P extends CallPath> = Catalogue[P] extends { readonly list: true }
  ? { readonly rows: CallOutput<P>; readonly total: number; readonly all: number }
  : CallOutput<P>

const longestSeconds = 60

/**
 * Makes a call of the catalogue and returns its data; throws `Refused` or `Unreachable`. It reads the token, the language and the property
 * at once. The call's wire format may have to be loaded first, and by then the session may be cleared or another page be open.
 */
export const ask = async <P extends CallPath>(path: P, input: CallInput<P>, options: AskOptions = {}): Promise<AnswerOf<P>> => {
  const caller = callerOf(options)
  await checkRight(path, caller)
  return answerIn(path, await send(path, input, { caller, signal: options.signal, keepalive: options.outlivesPage === true }), caller)
}

/** The caller of a call: the headers, and the session that the answer may end. */
export type Caller = {
  readonly headers: Readonly<Record<string, string>>
  /** The property of this browser whose token the call sends; undefined for a token that is no session of this browser. */
  readonly property: string | undefined
  readonly token: string | undefined
  /** The rights of that session; undefined if this browser has no such session. */
  readonly holder: RightsHolder | undefined
}

/** The caller at this moment: the session, the language and the idempotency key. */
export const callerOf = (options: AskOptions): Caller => {
  const property = options.property ?? pageProperty()
  const session = options.token === undefined ? sessionOf(property) : undefined
  const token = options.token ?? session?.token
  const headers = {
    accept: 'application/json',
    'accept-language': pageLanguage(),
    ...(token === undefined ? {} : { authorization: `Token ${token}` }),
    ...(isAttended() ? {} : { [unattendedHeader]: 'true' }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  }
  return { headers, property: options.token === undefined ? property : undefined, token, holder: session && holderOf(session) }
}

/**
 * Throws `NotAllowed` if the caller lacks a right that the call needs. The server would answer 403, and that ends the session. Hooks check
 * the right before they call; this function is for calls that are made without a hook.
 */
export const checkRight = async (path: CallPath, { holder }: Caller): Promise<void> => {
  if (holder === undefined) return
  const wire = await wireOf(path)
  if (lackFor(wire.access, holder) !== null) throw new NotAllowed(path)
  if (holder.isAdministrator && holder.hasProperty) await passGate(path, wire)
}

type Came = { readonly status: number; readonly text: string }

/** The data of an answer from the server; throws `Refused` or `Unreachable`. */
export const answerIn = async <P extends CallPath>(path: P, came: Came, caller: Caller): Promise<AnswerOf<P>> => {
  const answer = read(came)
  const isOk = came.status >= 200 && came.status < 300
  if (!isOk || answer.responseCode !== 0) throw refuse(came.status, answer, caller)
  const { list } = await wireOf(path)
  const data = list === true ? { rows: answer.data, total: answer.total, all: answer.all ?? answer.total } : answer.data
  if (!(await isAsDeclared(path, answer.data))) throw new Error(`the answer of ${path} is not as the catalogue says`)
  return trusted<AnswerOf<P>>(data)
}

type Sending = { readonly caller: Caller; readonly signal: AbortSignal | undefined; readonly keepalive: boolean }

/** The request of a call: its address, and what is sent there. */
export const requestOf = async <P extends CallPath>(path: P, input: CallInput<P>, { headers }: Caller) => {
  const { method, query = [] } = await wireOf(path)
  const inAddress = Object.entries(input).filter(([name]) => method === 'GET' || query.includes(name))
  const request: RequestInit = { method, headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers } }
  if (method === 'POST') request.body = JSON.stringify(input)
  return { address: urlOf(path) + queryText(inAddress), request }
}

const send = async <P extends CallPath>(path: P, input: CallInput<P>, { caller, signal, keepalive }: Sending): Promise<Came> => {
  const { address, request } = await requestOf(path, input, caller)
  const timeOut = AbortSignal.timeout(longestSeconds * 1000)
  request.keepalive = keepalive
  request.signal = signal === undefined ? timeOut : AbortSignal.any([signal, timeOut])
  try {
    const begun = await begunText(address, request)
    if (begun !== null) return { status: 200, text: begun }
    const response = await fetch(address, request)
    // The connection may break while the answer is received. Then it is unknown too whether the change was made.
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted === true) throw cause
    throw new Unreachable(path, { cause })
  }
}

const read = ({ status, text }: Came): Envelope => {
  const parsed = envelope.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new Unreachable(`no answer that could be read, status ${status}`)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

// The specification logs a person out on 401 and on 403. An answer to a token that this browser no longer has says nothing about the
// current session.
const refuse = (status: number, answer: Envelope, { property, token }: Caller): Refused => {
  const isOurs = property !== undefined && tokenOf(property) === token
  const ended = endIn(status, answer.refusal)
  if (isOurs && ended !== null) announceSessionEnd(ended)
  return new Refused(status, answer)
}

// Answers are checked in development and in tests. In production they are trusted, because the server was tested against the same schema.
const isAsDeclared = async (path: CallPath, data: unknown): Promise<boolean> => {
  if (import.meta.env.PROD) return true
  const { callAt } = await import('@innkeeper/protocol/catalogue')
  return callAt(path).output.safeParse(data).success
}
