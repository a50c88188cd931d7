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

/** How a call is made: a key under which a repeat is the same act, a signal that gives it up. */
export type AskOptions = {
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** The `/u/{hotelIdParam}` whose token is sent; the page's own unless said otherwise. */
  readonly property?: string
  /** A token that is no session of this browser yet. */
  readonly token?: string
}

/** What a call answers: its data, and for a list the page of rows with how many match the filter, and how many there are without it. */
export type AnswerOf<P extends CallPath> = Catalogue[P] extends { readonly list: true }
  ? { readonly rows: CallOutput<P>; readonly total: number; readonly all: number }
  : CallOutput<P>

const longestSeconds = 60

/**
 * Makes a call of the catalogue and answers its data; throws `Refused` or `Unreachable`. It takes the token, the language and the property
 * when it is made: how the call travels may have to be loaded first, and by then the session may be cleared or the page be another one.
 */
export const ask = async <P extends CallPath>(path: P, input: CallInput<P>, options: AskOptions = {}): Promise<AnswerOf<P>> => {
  const caller = callerOf(options)
  await checkRight(path, caller)
  return answerIn(path, await send(path, input, { caller, signal: options.signal }), caller)
}

/** Who makes a call: its headers, and whose session it says something about. */
export type Caller = {
  readonly headers: Readonly<Record<string, string>>
  /** The property of this browser whose token the call sends; undefined for a token that is no session of this browser. */
  readonly property: string | undefined
  readonly token: string | undefined
  /** What that session may do; undefined where this browser holds none. */
  readonly holder: RightsHolder | undefined
}

/** Who makes a call at this moment, in which language and under which key. */
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
 * Throws `NotAllowed` where the caller lacks a right that the call needs. The server would answer 403, which ends the session; hooks know it before
 * and ask nothing, so this is for calls that are made without them.
 */
export const checkRight = async (path: CallPath, { holder }: Caller): Promise<void> => {
  if (holder === undefined) return
  const wire = await wireOf(path)
  if (lackFor(wire.access, holder) !== null) throw new NotAllowed(path)
  if (holder.isAdministrator && holder.hasProperty) await passGate(path, wire)
}

type Came = { readonly status: number; readonly text: string }

/** The data of an answer that came over the wire; throws `Refused` or `Unreachable`. */
export const answerIn = async <P extends CallPath>(path: P, came: Came, caller: Caller): Promise<AnswerOf<P>> => {
  const answer = read(came)
  const isOk = came.status >= 200 && came.status < 300
  if (!isOk || answer.responseCode !== 0) throw refuse(came.status, answer, caller)
  const { list } = await wireOf(path)
  const data = list === true ? { rows: answer.data, total: answer.total, all: answer.all ?? answer.total } : answer.data
  if (!(await isAsDeclared(path, answer.data))) throw new Error(`the answer of ${path} is not as the catalogue says`)
  return trusted<AnswerOf<P>>(data)
}

type Sending = { readonly caller: Caller; readonly signal: AbortSignal | undefined }

const send = async <P extends CallPath>(path: P, input: CallInput<P>, { caller, signal }: Sending): Promise<Came> => {
  const { url, method, query = [] } = await wireOf(path)
  const inAddress = Object.entries(input).filter(([name]) => method === 'GET' || query.includes(name))
  const timeOut = AbortSignal.timeout(longestSeconds * 1000)
  const request: RequestInit = {
    method,
    headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...caller.headers },
    signal: signal === undefined ? timeOut : AbortSignal.any([signal, timeOut]),
  }
  if (method === 'POST') request.body = JSON.stringify(input)
  try {
    const address = url + queryText(inAddress)
    const begun = await begunText(address, request)
    if (begun !== null) return { status: 200, text: begun }
    const response = await fetch(address, request)
    // The line may break while the answer comes: then too nobody knows what was done.
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

// The specification logs a person out on 401 and on 403. An answer to a token that this browser no longer holds says nothing of the session there is.
const refuse = (status: number, answer: Envelope, { property, token }: Caller): Refused => {
  const isOurs = property !== undefined && tokenOf(property) === token
  const ended = endIn(status, answer.refusal)
  if (isOurs && ended !== null) announceSessionEnd(ended)
  return new Refused(status, answer)
}

// Answers are checked while developing and in tests, and trusted in production, where the server has been tested against the same schema.
const isAsDeclared = async (path: CallPath, data: unknown): Promise<boolean> => {
  if (import.meta.env.PROD) return true
  const { callAt } = await import('@innkeeper/protocol/catalogue')
  return callAt(path).output.safeParse(data).success
}
