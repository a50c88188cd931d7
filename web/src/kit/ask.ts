import type { CallInput, CallOutput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import { envelope, type Envelope } from '@innkeeper/protocol/envelope'
import { pageLanguage } from './language-choice.ts'
import { queryText } from './query-text.ts'
import { Refused, Unreachable } from './refused.ts'
import { announceSessionEnd } from './session-end.ts'
import { pageProperty, tokenOf } from './session.ts'
import { wireOf } from './wire.ts'

/** How a call is made: a key under which a repeat is the same act, a signal that gives it up. */
export type AskOptions = {
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** The `/u/{hotelIdParam}` whose token is sent; the page's own unless said otherwise. */
  readonly property?: string
  /** A token that is no session of this browser yet. */
  readonly token?: string
}

/** What a call answers: its data, and for a list the page of rows with how many there are in all. */
export type AnswerOf<P extends CallPath> = Catalogue[P] extends { readonly list: true }
  ? { readonly rows: CallOutput<P>; readonly total: number }
  : CallOutput<P>

const longestSeconds = 60

/** Makes a call of the catalogue and answers its data; throws `Refused` or `Unreachable`. */
export async function ask<P extends CallPath>(path: P, input: CallInput<P>, options: AskOptions = {}): Promise<AnswerOf<P>> {
  return answerIn(path, await send(path, input, options), options.token)
}

type Came = { readonly status: number; readonly text: string }

/** The data of an answer that came over the wire; throws `Refused` or `Unreachable`. */
export async function answerIn<P extends CallPath>(path: P, came: Came, token: string | undefined): Promise<AnswerOf<P>> {
  const answer = read(came)
  const isOk = came.status >= 200 && came.status < 300
  if (!isOk || answer.responseCode !== 0) throw refuse(came.status, answer, token)
  const { list } = await wireOf(path)
  const data = list === true ? { rows: answer.data, total: answer.total } : answer.data
  if ((await isAsDeclared(path, answer.data)) && isAnswerOf<P>(data)) return data
  throw new Error(`the answer of ${path} is not as the catalogue says`)
}

async function send<P extends CallPath>(path: P, input: CallInput<P>, options: AskOptions): Promise<Came> {
  const { url, method, query = [] } = await wireOf(path)
  const inAddress = Object.entries(input).filter(([name]) => method === 'GET' || query.includes(name))
  const timeOut = AbortSignal.timeout(longestSeconds * 1000)
  const request: RequestInit = {
    method,
    headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...callHeaders(options) },
    signal: options.signal === undefined ? timeOut : AbortSignal.any([options.signal, timeOut]),
  }
  if (method === 'POST') request.body = JSON.stringify(input)
  try {
    const response = await fetch(url + queryText(inAddress), request)
    // The line may break while the answer comes: then too nobody knows what was done.
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause
    throw new Unreachable(path, { cause })
  }
}

/** The headers that every call bears: whose it is, in which language its answer speaks, and its key. */
export function callHeaders(options: AskOptions): Record<string, string> {
  const token = options.token ?? tokenOf(options.property ?? pageProperty())
  return {
    accept: 'application/json',
    'accept-language': pageLanguage(),
    ...(token === undefined ? {} : { authorization: `Token ${token}` }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  }
}

function read({ status, text }: Came): Envelope {
  const parsed = envelope.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new Unreachable(`no answer that could be read, status ${status}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

// The specification logs a person out on 401 and on 403; a call made with another token than the page's says nothing of the page's session.
function refuse(status: number, answer: Envelope, token: string | undefined): Refused {
  if (token === undefined && answer.refusal !== 'crossSite') {
    if (status === 401) announceSessionEnd('expired')
    if (status === 403) announceSessionEnd('noRight')
  }
  return new Refused(status, answer)
}

// Answers are checked while developing and in tests, and trusted in production, where the server has been tested against the same schema.
async function isAsDeclared(path: CallPath, data: unknown): Promise<boolean> {
  if (import.meta.env.PROD) return true
  const { callAt } = await import('@innkeeper/protocol/catalogue')
  return callAt(path).output.safeParse(data).success
}

const isAnswerOf = <P extends CallPath>(_data: unknown): _data is AnswerOf<P> => true
