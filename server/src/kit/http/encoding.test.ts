import { request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { encodingAccepted, sendCompressed } from './encoding.ts'

const server = useTestServer()

type Sent = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** Asks without `fetch`, which always accepts compression and undoes it. */
const send = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const asking = request(new URL(path, server.url()), { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
    })
    asking.on('error', reject).end()
  })

const longAnswer = '/api/v2/hotel/login/token'

const askAs = async () => {
  const { token } = await signInTo(server, await makeProperty(server))
  return (path: string, headers: Record<string, string>, method?: string) =>
    send(path, { authorization: `Token ${token}`, ...headers }, method)
}

const asItWas = { br: brotliDecompressSync, gzip: gunzipSync } as const

test.each(['br', 'gzip'] as const)('a long answer is compressed by %s for who accepts it, and is the same answer', async (encoding) => {
  const ask = await askAs()
  const { headers, body } = await ask(longAnswer, { 'accept-encoding': encoding })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', 'content-length': `${body.length}` })
  const plain = asItWas[encoding](body)
  expect(JSON.parse(plain.toString())).toMatchObject({ responseCode: 0, requestId: headers['x-request-id'] })
  expect(body.length).toBeLessThan(plain.length / 2)
})

test.each([undefined, '', 'identity', 'br;q=0, gzip;q=0', '*;q=0', 'x-unknown'])(
  'a long answer is sent as it is where %s is accepted, and says that it depends on that',
  async (accepted) => {
    const ask = await askAs()
    const { headers, body } = await ask(longAnswer, accepted === undefined ? {} : { 'accept-encoding': accepted })
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-length': `${body.length}` })
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body.toString())).toMatchObject({ responseCode: 0 })
  },
)

test('a short answer and a refusal are sent as they are', async () => {
  const { status, headers, body } = await send(longAnswer, { 'accept-encoding': 'br, gzip' })
  expect(status).toBe(401)
  expect(headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(body.toString())).toMatchObject({ refusal: 'sessionExpired' })
})

test('no cookie is a credential: another site cannot make a browser ask for an answer with a secret, and watch its length', async () => {
  const { token } = await signInTo(server, await makeProperty(server))
  const cookie = ['token', 'Token', 'authorization', 'session', 'key'].map((name) => `${name}=${token}`).join('; ')
  expect((await send(longAnswer, { cookie })).status).toBe(401)
})

test('HEAD has the headers of the compressed answer and no body', async () => {
  const ask = await askAs()
  const { status, headers, body } = await ask(longAnswer, { 'accept-encoding': 'br' }, 'HEAD')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(Number(headers['content-length'])).toBeGreaterThan(0)
  expect(body).toHaveLength(0)
})

test('the stream of changes is sent as it is', async () => {
  const { token } = await signInTo(server, await makeProperty(server))
  const { headers } = await fetch(`${server.url()}/api/v2/hotel/live`, {
    headers: { authorization: `Token ${token}`, 'accept-encoding': 'br, gzip' },
    signal: AbortSignal.timeout(30_000),
  })
  expect(headers.get('content-type')).toBe('text/event-stream')
  expect(headers.get('content-encoding')).toBeNull()
})

test.each(['br', 'gzip'] as const)('an answer of megabytes is compressed by %s while others have their turn', async (encoding) => {
  const body = Buffer.from(JSON.stringify(Array.from({ length: 300_000 }, (_, night) => ({ night, price: night * 7919 }))))
  let turns = 0
  const app = fastify()
  app.get('/', (asked, reply) => {
    const count = () => {
      turns += 1
      if (!reply.sent) setImmediate(count)
    }
    setImmediate(count)
    return sendCompressed(body, asked, reply)
  })
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(asItWas[encoding](rawPayload).equals(body)).toBe(true)
  expect(turns).toBeGreaterThan(3)
})

test('a search of the guide is compressed too', async () => {
  const { headers, body } = await send('/help?q=gi%C3%A1&lang=vi', { 'accept-encoding': 'gzip' })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-language, cookie, accept-encoding' })
  expect(gunzipSync(body).toString()).toContain('</html>')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.000, *', 'gzip'],
  ['*;q=0.5, br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.01', 'br'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['gzip;q=nonsense', 'identity'],
])('“%s” is answered in %s', (header, encoding) => {
  expect(encodingAccepted({ headers: { 'accept-encoding': header } })).toBe(encoding)
})
