import type { Call } from '@innkeeper/protocol/call'
import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'

/** Whether a field of a call's input travels in the query string. */
export const travelsInQuery = (call: Call, name: string): boolean => call.method === 'GET' || call.query?.includes(name) === true

/** How an input travels: the address with its query string, and the body (null for a GET). */
export const requestParts = (path: CallPath, input: object): { readonly target: string; readonly body: object | null } => {
  const call = callAt(path)
  const fields: [string, unknown][] = Object.entries(input)
  const query = new URLSearchParams(fields.filter(([name]) => travelsInQuery(call, name)).flatMap(([name, value]) => pairs(name, value)))
  const body = Object.fromEntries(fields.filter(([name]) => !travelsInQuery(call, name)))
  return { target: urlOf(path) + (query.size === 0 ? '' : `?${query.toString()}`), body: call.method === 'GET' ? null : body }
}

const pairs = (name: string, value: unknown): [string, string][] =>
  Array.isArray(value) ? value.flatMap((item) => pairs(name, item)) : [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
