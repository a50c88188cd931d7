import type { CallInput, CallOutput, CallPath } from '@innkeeper/protocol/catalogue'
import { z } from 'zod'
import { sendFile, type Sent } from './send.ts'

/** How a test sends a request: as whom, in which language, under which key. */
export type AskOptions = {
  readonly token?: string
  readonly agentKey?: string
  readonly connectionKey?: string
  readonly language?: 'vi' | 'en'
  readonly key?: string
  readonly headers?: Record<string, string>
  /** The file of an upload; a valid photo by default. */
  readonly file?: File
}

/** The answer over HTTP. */
export type Reply<P extends CallPath> = Omit<Sent, 'data'> & { readonly data: CallOutput<P> }

/** A test's request: the server, the call, and its input. */
export type Question<P extends CallPath> = {
  readonly url: string
  readonly path: P
  readonly input: CallInput<P>
  readonly options?: AskOptions
}

/** Sends a call to a server over real HTTP, as a client would. In tests the server checks its answers against their schemas. */
export const askServer = async <P extends CallPath>({ url, path, input, options = {} }: Question<P>): Promise<Reply<P>> => {
  const { data, ...sent } = await sendFile(url, path, input, { headers: headersOf(options), file: options.file })
  const otherwise = momentsToldOtherwise(data)
  if (otherwise.length > 0) throw new Error(`${path} tells moments otherwise than to the millisecond in UTC: ${otherwise.join(', ')}`)
  return { ...sent, data: z.custom<CallOutput<P>>().parse(data) }
}

/** What a call answered that must have succeeded. */
export const dataOf = async <P extends CallPath>(asked: Promise<Reply<P>>): Promise<Reply<P>['data']> => {
  const { status, data } = await asked
  if (status !== 200) throw new Error(`a call that must succeed answered ${status}`)
  return data
}

const momentsToldOtherwise = (data: unknown): readonly string[] => {
  const moments = (JSON.stringify(data) ?? '').match(/"\d{4}-\d\d-\d\dT\d\d:[^"]*"/g) ?? []
  return moments.filter((moment) => !/:\d\d\.\d{3}Z"$/.test(moment))
}

const headersOf = (options: AskOptions): Record<string, string> => ({
  'accept-language': options.language ?? 'en',
  ...(options.token === undefined ? {} : { authorization: `Token ${options.token}` }),
  ...(options.agentKey === undefined ? {} : { authorization: `Agent ${options.agentKey}` }),
  ...(options.connectionKey === undefined ? {} : { authorization: `Connection ${options.connectionKey}` }),
  ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
  ...options.headers,
})
