import type { Call } from '@innkeeper/protocol/call'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { inputSchema } from './openapi-schema.ts'
import { requestParts } from './request-parts.ts'
import { asSchema, exampleOf } from './schema-example.ts'

/** An example of a call's input, made from its schema. */
export const exampleInput = (call: Call): Readonly<Record<string, unknown>> => asSchema(exampleOf(inputSchema(call.input)))

/** An example request of a call, as HTTP text. */
export const exampleRequest = (path: CallPath, call: Call, language: Language): string => {
  const { target, body } = requestParts(path, exampleInput(call))
  const headers = [
    ...authorization(call),
    `Accept-Language: ${language}`,
    ...key(call),
    ...(body === null ? [] : ['Content-Type: application/json']),
  ]
  return `${call.method} ${target} HTTP/1.1\n${headers.join('\n')}${body === null ? '' : `\n\n${JSON.stringify(body, null, 2)}`}`
}

const authorization = ({ access }: Call): readonly string[] => {
  if (access.who === 'anyone') return []
  return [access.who === 'travelAgent' ? 'Authorization: Agent …' : 'Authorization: Token …']
}

const key = ({ idempotency }: Call): readonly string[] => (idempotency === undefined ? [] : ['Idempotency-Key: 7d0c1b52'])
