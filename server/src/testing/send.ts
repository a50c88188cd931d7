import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { envelope, type Envelope } from '@innkeeper/protocol/envelope'
import { requestParts } from '../kit/request-parts.ts'

/** What came back, unread: the envelope with its status and headers. */
export type Sent = Envelope & { readonly status: number; readonly headers: Headers }

/** Sends an input that may be anything to a call, over real HTTP; `ask` is for inputs that are meant to be right. */
export const send = async (url: string, path: CallPath, input: object, headers: Readonly<Record<string, string>> = {}): Promise<Sent> => {
  const { target, body } = requestParts(path, input)
  const response = await fetch(url + target, {
    method: callAt(path).method,
    headers: { 'accept-language': 'en', ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  })
  const answer = envelope.parse(await response.json())
  return { ...answer, status: response.status, headers: response.headers }
}
