import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { envelope } from '@innkeeper/protocol/envelope'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCallers, type Callers } from '#testing/inputs/callers.ts'
import { hostileInputs } from '#testing/inputs/hostile-inputs.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { exampleInput } from '../openapi/page/api-page-example.ts'

const server = useTestServer()
let callers: Callers

beforeAll(async () => {
  callers = await makeCallers(server)
})

const headersOf = (path: CallPath): Record<string, string> => ({
  ...callers.headersFor(callAt(path).access.who),
  'idempotency-key': crypto.randomUUID(),
})

/** Sends raw bytes, which no client of ours would send. */
const sendText = async (path: CallPath, body: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url() + urlOf(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(path), ...headers },
    body,
  })
  return { status: response.status, ...envelope.parse(await response.json()) }
}

test('a text that no database keeps (a NUL, half of a character) is refused at its field', async () => {
  for (const username of ['own\u0000er', 'own\uD800er']) {
    const reply = await server.ask('login/user', { username, password: 'mua thu Hà Nội 2026' })
    expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput', errors: [{ field: 'username', reason: 'wrongFormat' }] })
  }
})

const bodies: readonly (readonly [string, string])[] = [
  ['a prototype', '{"__proto__":{"admin":true},"username":"a","password":"b"}'],
  ['a prototype by way of the constructor', '{"constructor":{"prototype":{"admin":true}},"username":"a","password":"b"}'],
  ['a hundred thousand open brackets', '['.repeat(100_000)],
  ['lists in lists, forty thousand deep', `{"username":${'['.repeat(40_000)}${']'.repeat(40_000)},"password":"b"}`],
  ['no JSON', '{"username":'],
  ['nothing', ''],
  ['a number', '1e308'],
  ['null', 'null'],
]

describe('a body that is no input is refused', () => {
  test.each(bodies)('%s', async (_what, body) => {
    const reply = await sendText('login/user', body)
    expect([400, 422]).toContain(reply.status)
    expect(reply.refusal).toMatch(/^(?:badRequest|invalidInput)$/)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of the type %s',
    async (type) => {
      const reply = await sendText('login/user', '{"username":"a","password":"b"}', { 'content-type': type })
      expect([400, 422]).toContain(reply.status)
    },
  )

  test('packed, since nobody says how much unpacks from it', async () => {
    const reply = await sendText('login/user', 'x'.repeat(100), { 'content-encoding': 'gzip' })
    expect(reply.status).toBe(400)
  })
})

test('what was not understood tells nothing of how the server is made', async () => {
  const replies = await Promise.all(
    ['/api/v2/hotel/%E0%A4%A', '/api/v2/hotel/nowhere', '/api/v2/hotel/login/user'].map(async (target) => {
      const response = await fetch(server.url() + target)
      return { status: response.status, text: await response.text() }
    }),
  )
  for (const { status, text } of replies) {
    expect([400, 404]).toContain(status)
    expect(envelope.parse(JSON.parse(text)).refusal).toMatch(/^(?:badRequest|noSuchCall)$/)
    expect(text).not.toMatch(/fastify|node_modules|FST_|Route|stack/i)
  }
})

// This runs last, because its requests to the sign-in use up the limit per minute.
describe.each(callPaths)('%s', (path) => {
  test('answers whatever is written into its fields with a refusal, never with a failure', async () => {
    const failed: unknown[] = []
    for (const input of hostileInputs(exampleInput(callAt(path)), callAt(path))) {
      const { status, refusal } = await send(server.url(), path, input, headersOf(path))
      if (refusal === 'failed') failed.push({ status, input: JSON.stringify(input).slice(0, 500) })
    }
    expect(failed).toEqual([])
  })
})
