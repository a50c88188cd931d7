import { needsSession } from '@innkeeper/protocol/access'
import type { Call } from '@innkeeper/protocol/call'
import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { prefixOf } from '@innkeeper/protocol/freshness/stale'
import { travelAgentGuideText } from './page/api-page-guide.ts'
import { limitsOf } from '../call/limits.ts'
import { openApiParts } from './openapi-parts.ts'
import { responsesOf } from './openapi-responses.ts'
import { bodyOf, queryParameters } from './openapi-input.ts'
import type { Json } from './openapi-schema.ts'

/** The OpenAPI 3.1 description of every call, derived from the catalogue. */
export const openApiDocument = (): Json => ({
  openapi: '3.1.1',
  info: {
    title: 'Innkeeper',
    version: '2',
    summary: 'Rooms, rates, availability and bookings of hotels and amusement parks.',
    description:
      'Every answer is an envelope: `responseCode` 0 is success, any other number is a refusal, told in the language of Accept-Language (vi or en).',
  },
  servers: [{ url: '/' }],
  tags: [...new Set(callPaths.map(prefixOf))].map((name) => ({
    name,
    ...(name === 'distribution' ? { description: travelAgentGuideText() } : {}),
  })),
  paths: Object.fromEntries(callPaths.map((path) => [urlOf(path), pathItem(path, callAt(path))])),
  components: openApiParts,
})

const pathItem = (path: CallPath, call: Call): Json => ({ [call.method.toLowerCase()]: operation(path, call) })

const operation = (path: CallPath, call: Call): Json => ({
  operationId: path.replaceAll('/', '.'),
  tags: [prefixOf(path)],
  summary: call.words.en,
  description: call.words.vi,
  'x-words': call.words,
  'x-kind': call.kind,
  'x-access': call.access,
  'x-limits': limitsOf(call),
  ...(call.diary === undefined ? {} : { 'x-diary': call.diary }),
  security: securityOf(call),
  parameters: [...headersOf(call), ...queryParameters(call)],
  ...(call.method === 'GET' ? {} : { requestBody: bodyOf(call) }),
  responses: responsesOf(call),
})

const securityOf = ({ access }: Call): readonly Json[] => {
  if (access.who === 'anyone') return []
  return needsSession(access) ? [{ Token: [] }] : [{ [access.who === 'connection' ? 'Connection' : 'Agent']: [] }]
}

const headersOf = ({ idempotency }: Call): readonly Json[] => [
  { $ref: '#/components/parameters/Language' },
  ...(idempotency === undefined ? [] : [{ $ref: `#/components/parameters/IdempotencyKey-${idempotency}` }]),
]
