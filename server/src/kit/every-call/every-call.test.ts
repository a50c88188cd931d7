import { connectionScopes } from '@innkeeper/rules/connection/connection-kinds'
import { functionCodes } from '@innkeeper/protocol/access'
import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { envelope } from '@innkeeper/protocol/envelope'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCallers, type Callers } from '#testing/inputs/callers.ts'
import { signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { makeConnection } from '#testing/factories/make-connection.ts'
import { send, sendFile } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { exampleInput } from '../openapi/page/api-page-example.ts'
import { limitsOf } from '../call/limits.ts'

const server = useTestServer()
let callers: Callers

beforeAll(async () => {
  callers = await makeCallers(server)
})

const sendTo = (path: CallPath, input: object, headers: Record<string, string> = {}) => send(server.url(), path, input, headers)

/** The headers of a caller who may make the call, with a key where the call requires one. */
const allowed = (path: CallPath): Record<string, string> => ({
  ...callers.headersFor(callAt(path).access.who),
  'idempotency-key': crypto.randomUUID(),
})

const pathsWhere = (test: (call: ReturnType<typeof callAt>) => boolean) => callPaths.filter((path) => test(callAt(path)))

const keyRefusals: Readonly<Record<string, string>> = { travelAgent: 'agentKeyUnknown', connection: 'connectionKeyUnknown' }

describe.each(pathsWhere(({ access }) => access.who !== 'anyone'))('%s', (path) => {
  test('refuses a stranger', async () => {
    const { authorization: _known, ...nobody } = allowed(path)
    expect(await sendTo(path, exampleInput(callAt(path)), nobody)).toMatchObject({
      status: 401,
      refusal: keyRefusals[callAt(path).access.who] ?? 'sessionExpired',
    })
  })

  test.each(['Token not.a.token', 'Agent not-a-key', 'Connection not-a-key', 'Basic dXNlcjpwYXNz', ''])(
    'refuses “%s”',
    async (authorization) => {
      expect(await sendTo(path, exampleInput(callAt(path)), { ...allowed(path), authorization })).toMatchObject({ status: 401 })
    },
  )
})

describe.each(pathsWhere(({ access }) => access.who === 'property'))('%s', (path) => {
  const { access } = callAt(path)
  const codes = access.who === 'property' ? access.codes : []

  test.each(codes)('refuses a user who has every right but %s', async (missing) => {
    const { token } = await signInTo(server, callers.propertyId, { codes: functionCodes.filter((code) => code !== missing) })
    const reply = await sendTo(path, exampleInput(callAt(path)), { ...allowed(path), authorization: `Token ${token}` })
    expect(reply).toMatchObject({ status: 403, refusal: 'noRight' })
  })

  test('refuses a session of the platform, which is in no property', async () => {
    const reply = await sendTo(path, exampleInput(callAt(path)), { ...allowed(path), ...callers.headersFor('administrator') })
    expect(reply).toMatchObject({ status: 403, refusal: 'noRight' })
  })
})

describe.each(pathsWhere(({ access }) => access.who === 'administrator'))('%s', (path) => {
  test('refuses the owner of a property', async () => {
    const reply = await sendTo(path, exampleInput(callAt(path)), { ...allowed(path), ...callers.headersFor('property') })
    expect(reply).toMatchObject({ status: 403, refusal: 'noRight' })
  })

  test('refuses an administrator who has entered a property, with all its rights and a reason', async () => {
    const { token } = await signInAdmin(server, callers.propertyId)
    const reply = await sendTo(path, exampleInput(callAt(path)), { ...allowed(path), authorization: `Token ${token}` })
    expect(reply).toMatchObject({ status: 403, refusal: 'noRight' })
  })
})

const scopesOf = (path: CallPath) => {
  const { access } = callAt(path)
  return access.who === 'connection' ? access.scopes : []
}

describe.each(callPaths.filter((path) => scopesOf(path).length > 0))('%s', (path) => {
  test.each(scopesOf(path))('refuses a key that has every scope but %s', async (missing) => {
    const others = connectionScopes.filter((scope) => scope !== missing)
    const { connectionKey } = await makeConnection(server, callers.propertyId, { name: `${path} ${missing}`, scopes: others })
    const headers = { ...allowed(path), authorization: `Connection ${connectionKey}` }
    expect(await sendTo(path, exampleInput(callAt(path)), headers)).toMatchObject({
      status: 403,
      refusal: 'scopeMissing',
      values: { scope: missing },
    })
  })
})

describe.each(callPaths)('%s', (path) => {
  test('refuses a field that it does not know, and names it', async () => {
    const reply = await sendTo(path, { ...exampleInput(callAt(path)), smuggled: 'x' }, allowed(path))
    expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
    expect(reply.errors).toContainEqual(expect.objectContaining({ field: 'smuggled', reason: 'unknownField' }))
  })

  test('tells how often it may be asked', async () => {
    const reply = await sendTo(path, { smuggled: 'x' }, allowed(path))
    expect(reply.headers.get('x-ratelimit-limit')).toBe(String(limitsOf(callAt(path)).perMinute))
  })
})

describe.each(pathsWhere(({ kind }) => kind === 'change'))('%s', (path) => {
  test('is refused from another site, whatever its method', async () => {
    const reply = await sendTo(path, exampleInput(callAt(path)), { ...allowed(path), 'sec-fetch-site': 'cross-site' })
    expect(reply).toMatchObject({ status: 403, refusal: 'crossSite' })
  })
})

describe.each(pathsWhere(({ upload }) => upload !== undefined))('%s', (path) => {
  const { upload = { field: '', maxBytes: 0 } } = callAt(path)
  const tooMuch = () => new File([new Uint8Array(upload.maxBytes + 1)], 'big.jpg', { type: 'image/jpeg' })
  const refusal = { status: 413, refusal: 'fileTooLarge', values: { megabytes: Math.floor(upload.maxBytes / 1_048_576) } }
  const example = exampleInput(callAt(path))

  test('[upload.size] refuses a file over its limit, with the limit', async () => {
    expect(await sendFile(server.url(), path, example, { headers: allowed(path), file: tooMuch() })).toMatchObject(refusal)
  })

  test('refuses a file over its limit where nobody tells how long it is', async () => {
    expect(await sendInChunks(path, tooMuch(), allowed(path))).toMatchObject(refusal)
  })

  test('refuses a form without a file, and names its field', async () => {
    const reply = await sendFile(server.url(), path, example, { headers: allowed(path), file: new File([], '') })
    expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput', errors: [{ field: upload.field, reason: 'fileMissing' }] })
  })

  test('refuses a file of a stranger or without the right before reading it', async () => {
    if (callAt(path).access.who === 'anyone') return
    const { authorization: _known, ...nobody } = allowed(path)
    expect(await sendFile(server.url(), path, example, { headers: nobody, file: tooMuch() })).toMatchObject({
      status: 401,
      refusal: 'sessionExpired',
    })
  })
})

/** Sends a form as a stream, without a Content-Length. */
const sendInChunks = async (path: CallPath, file: File, headers: Record<string, string>) => {
  const form = new FormData()
  form.append(callAt(path).upload?.field ?? '', file)
  const { body, headers: formHeaders } = new Response(form)
  const request = {
    method: 'POST',
    headers: { ...headers, 'content-type': formHeaders.get('content-type') ?? '' },
    body,
    duplex: 'half' as const,
  }
  const response = await fetch(server.url() + urlOf(path), request)
  return { status: response.status, ...envelope.parse(await response.json()) }
}

describe.each(pathsWhere(({ method }) => method === 'POST'))('%s', (path) => {
  test('refuses a body over its limit', async () => {
    const padding = 'x'.repeat(limitsOf(callAt(path)).bodyBytes)
    expect(await sendTo(path, { padding }, allowed(path))).toMatchObject({ status: 413, refusal: 'tooLarge' })
  })

  test('refuses a body that is not an object', async () => {
    expect(await sendTo(path, ['x'], allowed(path))).toMatchObject({ status: 422, refusal: 'invalidInput' })
  })
})

describe.each(pathsWhere(({ idempotency }) => idempotency !== undefined))('%s', (path) => {
  test('refuses a key that is too long to be kept, instead of leaving it aside', async () => {
    const headers = { ...allowed(path), 'idempotency-key': 'k'.repeat(256) }
    expect(await sendTo(path, exampleInput(callAt(path)), headers)).toMatchObject({ status: 400, refusal: 'keyMissing' })
  })
})

describe.each(pathsWhere(({ idempotency }) => idempotency === 'required'))('%s', (path) => {
  test('refuses a request without an idempotency key', async () => {
    const { 'idempotency-key': _left, ...withoutKey } = allowed(path)
    expect(await sendTo(path, exampleInput(callAt(path)), withoutKey)).toMatchObject({ status: 400, refusal: 'keyMissing' })
  })
})

test('a caller above a call’s limit is refused with when to try again', async () => {
  const { perMinute } = limitsOf(callAt('room-log/export'))
  const { token } = await signInTo(server, callers.propertyId)
  const headers = { authorization: `Token ${token}` }
  const replies = await Promise.all(Array.from({ length: perMinute + 1 }, () => sendTo('room-log/export', {}, headers)))
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ refusal: 'tooManyRequests', values: { seconds: expect.any(Number) } })
})
