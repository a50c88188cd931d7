import { callAt, urlOf, type CallInput, type CallOutput, type CallPath } from '@innkeeper/protocol/catalogue'
import type { Envelope } from '@innkeeper/protocol/envelope'

/** How a test asks: as whom, in which language, under which key. */
export type AskOptions = {
  readonly token?: string
  readonly agentKey?: string
  readonly language?: 'vi' | 'en'
  readonly key?: string
  readonly headers?: Record<string, string>
}

/** What came back over HTTP. */
export type Reply<P extends CallPath> = Omit<Envelope, 'data'> & {
  readonly status: number
  readonly data: CallOutput<P>
  readonly headers: Headers
}

/** Asks a server for a call over real HTTP, as a client would; `input` may be wrong on purpose. */
export const askServer = async <P extends CallPath>(
  url: string,
  path: P,
  input: CallInput<P>,
  options: AskOptions = {},
): Promise<Reply<P>> => {
  const isGet = callAt(path).method === 'GET'
  const target = url + urlOf(path) + (isGet ? `?${queryOf(input)}` : '')
  const response = await fetch(target, {
    method: callAt(path).method,
    headers: headersOf(options, isGet),
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  })
  const body: Omit<Reply<P>, 'status' | 'headers'> = JSON.parse(await response.text())
  return { ...body, status: response.status, headers: response.headers }
}

const headersOf = (options: AskOptions, isGet: boolean): Record<string, string> => ({
  'accept-language': options.language ?? 'en',
  ...(isGet ? {} : { 'content-type': 'application/json' }),
  ...(options.token === undefined ? {} : { authorization: `Token ${options.token}` }),
  ...(options.agentKey === undefined ? {} : { authorization: `Agent ${options.agentKey}` }),
  ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
  ...options.headers,
})

const queryOf = (input: object): string =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]): [string, string][] => {
      if (value === undefined || value === null) return []
      if (Array.isArray(value)) return value.map((item) => [name, String(item)])
      return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]]
    }),
  ).toString()
