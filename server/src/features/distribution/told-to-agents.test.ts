import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { exampleInput } from '../../kit/api-page-example.ts'
import { bookingOf, inDays, stayAt } from '../../testing/book-stay.ts'
import { makeSelling, makeTravelAgent } from '../../testing/factories-sales.ts'
import { send } from '../../testing/send.ts'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer()

const search = async (headers: Record<string, string>, body: string) => {
  const answer = await fetch(`${server.url()}/api/v2/distribution/search`, {
    method: 'POST',
    headers: { 'accept-language': 'en', ...headers },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}

test.each([
  ['no key', {}],
  ['a key that nobody has', { authorization: 'Agent 93gc-dm74' }],
  ['a session’s token', { authorization: 'Bearer 93gc-dm74' }],
])('with %s an agent is told of the key and its header, not of a session', async (_what, headers) => {
  expect(await search({ 'content-type': 'application/json', ...headers }, '{}')).toMatchObject({
    status: 401,
    body: { refusal: 'agentKeyUnknown', message: expect.stringContaining('Authorization: Agent') as unknown },
  })
})

test.each([
  ['no JSON', { 'content-type': 'application/json' }, '{"checkIn": 2027-03-01}'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'checkIn=2027-03-01'],
])('who sends %s is told what to look at', async (_what, headers, body) => {
  const { agentKey } = await makeSelling(server, { from: inDays(0), to: inDays(1) })
  expect(await search({ authorization: `Agent ${agentKey}`, ...headers }, body)).toMatchObject({
    status: 400,
    body: { refusal: 'badRequest', message: expect.stringContaining('Content-Type') as unknown },
  })
})

test('a changed price is told as money, and as numbers to go on with', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const body = bookingOf(stayAt(selling), { total: 1_900_000 })
  const refused = await server.ask('distribution/book', body, { agentKey: selling.agentKey, key: crypto.randomUUID() })
  expect(refused).toMatchObject({ status: 409, refusal: 'priceChanged', values: { asked: 1_900_000, total: 2_000_000 } })
  expect(refused.message).toBe('The price has changed from ₫1,900,000 to ₫2,000,000. Quote again, then book.')
})

test.each(callPaths.filter((path) => callAt(path).access.who === 'travelAgent'))(
  'the example of %s is a request that has nothing wrong but that its property or booking is not there',
  async (path) => {
    const { agentKey } = await makeTravelAgent(server)
    const reply = await send(server.url(), path, exampleInput(callAt(path)), {
      authorization: `Agent ${agentKey}`,
      'idempotency-key': crypto.randomUUID(),
    })
    expect([undefined, 'notFound']).toContain(reply.refusal)
  },
)
