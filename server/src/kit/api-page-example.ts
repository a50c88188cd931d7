import type { Call, CallUpload } from '@innkeeper/protocol/call'
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
    ...(body === null
      ? []
      : [`Content-Type: ${call.upload === undefined ? 'application/json' : `multipart/form-data; boundary=${boundary}`}`]),
  ]
  if (call.upload !== undefined)
    return `${call.method} ${target} HTTP/1.1\n${headers.join('\n')}\n\n${exampleForm(call.upload, body ?? {})}`
  return `${call.method} ${target} HTTP/1.1\n${headers.join('\n')}${body === null ? '' : `\n\n${JSON.stringify(body, null, 2)}`}`
}

const boundary = 'innkeeper'

const exampleForm = ({ field, accept }: CallUpload, body: object): string => {
  const fields: [string, unknown][] = Object.entries(body)
  const texts = fields.map(([name, value]) => `name="${name}"\n\n${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const parts = [...texts, `name="${field}"; filename="1.jpg"\nContent-Type: ${accept[0]}\n\n…`]
  return `${parts.map((part) => `--${boundary}\nContent-Disposition: form-data; ${part}\n`).join('')}--${boundary}--`
}

const authorization = ({ access }: Call): readonly string[] => {
  if (access.who === 'anyone') return []
  return [access.who === 'travelAgent' ? 'Authorization: Agent …' : 'Authorization: Token …']
}

const key = ({ idempotency }: Call): readonly string[] => (idempotency === undefined ? [] : ['Idempotency-Key: 7d0c1b52'])
