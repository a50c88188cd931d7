import { envelope } from '@innkeeper/protocol/envelope'
import { outputSchema, type Json } from './openapi-schema.ts'

const idempotencyKey = (required: boolean): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description:
    'The same key and body replay the first answer (with the header Idempotent-Replayed); another body under the same key is refused; a copy in flight is told so.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
})

/** The parts that operations refer to: authentication, common headers, the refusal's envelope. */
export const openApiParts: Json = {
  securitySchemes: {
    Token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: '`Authorization: Token …`, the token that signing in answered. It is bound to one person and one property.',
    },
    Agent: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: '`Authorization: Agent …`, the API key of a travel agent.',
    },
    Connection: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: '`Authorization: Connection …`, the API key of a system that a property has connected.',
    },
  },
  parameters: {
    Language: {
      name: 'Accept-Language',
      in: 'header',
      description: 'The language of messages.',
      schema: { type: 'string', enum: ['vi', 'en'], default: 'vi' },
    },
    'IdempotencyKey-optional': idempotencyKey(false),
    'IdempotencyKey-required': idempotencyKey(true),
  },
  headers: {
    RequestId: { description: 'Identifies the request in the log; the same as requestId in the body.', schema: { type: 'string' } },
  },
  schemas: { Refusal: { description: 'Any refusal.', ...outputSchema(envelope) } },
}
