import type { Call, CallUpload } from '@innkeeper/protocol/call'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { inputSchema } from '../openapi-schema.ts'
import { requestParts } from '../../request/request-parts.ts'
import { asSchema, exampleOf } from '../schema-example.ts'

/** An example of a call's input, made from its schema. */
export const exampleInput = (call: Call): Readonly<Record<string, unknown>> => asSchema(exampleOf(inputSchema(call.input)))

/** An example request of a call for a shell, with variables for Innkeeper's address and for the key or token. */
export const exampleRequest = (path: CallPath, call: Call, language: Language): string => {
  const { target, body } = requestParts(path, exampleInput(call))
  const lines = [
    `curl "$INNKEEPER${target}"`,
    ...authorization(call).map((value) => `-H "Authorization: ${value}"`),
    `-H 'Accept-Language: ${language}'`,
    ...(call.idempotency === undefined ? [] : [`-H 'Idempotency-Key: order-17'`]),
    ...(body === null ? [] : exampleBody(call, body)),
  ]
  return lines.join(' \\\n  ')
}

const exampleBody = ({ upload }: Call, body: object): readonly string[] =>
  upload === undefined ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`] : exampleForm(upload, body)

const exampleForm = ({ field, accept }: CallUpload, body: object): readonly string[] => {
  const fields: [string, unknown][] = Object.entries(body)
  const texts = fields.map(([name, value]) => `-F ${quoted(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)}`)
  return [...texts, `-F '${field}=@1.jpg;type=${accept[0]}'`]
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const authorization = ({ access }: Call): readonly string[] => {
  if (access.who === 'anyone') return []
  if (access.who === 'connection') return ['Connection $KEY']
  return [access.who === 'travelAgent' ? 'Agent $KEY' : 'Token $TOKEN']
}
