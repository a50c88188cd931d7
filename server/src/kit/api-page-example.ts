import type { Call } from '@innkeeper/protocol/call'
import { urlOf, type CallPath } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { inputSchema } from './openapi-schema.ts'
import { asSchema, exampleOf } from './schema-example.ts'

/** An example of a call's input, made from its schema. */
export const exampleInput = (call: Call): Readonly<Record<string, unknown>> => asSchema(exampleOf(inputSchema(call.input)))

/** An example request of a call, as HTTP text. */
export const exampleRequest = (path: CallPath, call: Call, language: Language): string => {
  const input = exampleInput(call)
  const isGet = call.method === 'GET'
  const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, asQuery(value)])).toString()
  const target = urlOf(path) + (isGet && query !== '' ? `?${query}` : '')
  const headers = [
    ...authorization(call),
    `Accept-Language: ${language}`,
    ...key(call),
    ...(isGet ? [] : ['Content-Type: application/json']),
  ]
  const body = isGet ? '' : `\n\n${JSON.stringify(input, null, 2)}`
  return `${call.method} ${target} HTTP/1.1\n${headers.join('\n')}${body}`
}

const authorization = ({ access }: Call): readonly string[] => {
  if (access.who === 'anyone') return []
  return [access.who === 'travelAgent' ? 'Authorization: Agent …' : 'Authorization: Token …']
}

const key = ({ idempotency }: Call): readonly string[] => (idempotency === undefined ? [] : ['Idempotency-Key: 7d0c1b52'])

const asQuery = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
