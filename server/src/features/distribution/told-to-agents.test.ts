import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { exampleInput } from '#kit/openapi/page/api-page-example.ts'
import type { Reply } from '#testing/ask.ts'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeSelling, makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'

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

test.each(['agent', 'AGENT', 'Agent '])('the name of the scheme may be written “%s”', async (scheme) => {
  const { agentKey } = await makeTravelAgent(server)
  expect(await search({ 'content-type': 'application/json', authorization: `${scheme} ${agentKey}` }, '{}')).toMatchObject({ status: 422 })
})

test.each([
  ['no JSON', { 'content-type': 'application/json' }, '{"checkIn": 2027-03-01}'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'checkIn=2027-03-01'],
  ['JSON as plain text', { 'content-type': 'text/plain' }, '{"checkIn": "2027-03-01"}'],
  ['a list', { 'content-type': 'application/json' }, '[]'],
  ['packed JSON', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, '\u001f\u008b'],
])('who sends %s is told what to look at', async (_what, headers, body) => {
  const { agentKey } = await makeSelling(server, { from: inDays(0), to: inDays(1) })
  expect(await search({ authorization: `Agent ${agentKey}`, ...headers }, body)).toMatchObject({
    status: 400,
    body: { refusal: 'badRequest', message: expect.stringContaining('Content-Type') as unknown },
  })
})

test.each([
  ['GET', 'search'],
  ['POST', 'search/'],
  ['POST', 'booking'],
  ['OPTIONS', 'book'],
])('%s %s is no call, and the refusal says where the calls are listed', async (method, path) => {
  const answer = await fetch(`${server.url()}/api/v2/distribution/${path}`, { method, headers: { 'accept-language': 'en' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ refusal: 'noSuchCall', message: expect.stringContaining('/api/v2/hotel/docs') as unknown })
})

test('what was not found is named, in either language: the property, the room-plan, the booking', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const stay = stayAt(selling)
  const rooms = [...stay.rooms, { roomPlanId: crypto.randomUUID(), adults: 2 }]
  const quote = (change: object, language: 'vi' | 'en') =>
    server.ask('distribution/quote', { ...stay, ...change }, { agentKey: selling.agentKey, language })
  const book = (change: object) =>
    server.ask('distribution/book', bookingOf({ ...stay, ...change }, { total: 1 }), {
      ...selling,
      key: crypto.randomUUID(),
      language: 'en',
    })
  const noProperty = { refusal: 'notFound', message: 'Not found: Property code.', errors: [{ field: 'property' }] }
  const noRoomPlan = { refusal: 'notFound', message: 'Not found: Package of a room type.', errors: [{ field: 'rooms.1.roomPlanId' }] }
  expect(await quote({ property: 'NOPE' }, 'en')).toMatchObject(noProperty)
  expect(await book({ property: 'NOPE' })).toMatchObject(noProperty)
  expect(await quote({ rooms }, 'en')).toMatchObject(noRoomPlan)
  expect(await book({ rooms })).toMatchObject(noRoomPlan)
  expect(await quote({ rooms }, 'vi')).toMatchObject({ message: 'Không tìm thấy: Gói theo loại phòng.' })
  const booking = await server.ask('distribution/booking', { code: 'HA000000000' }, { agentKey: selling.agentKey, language: 'vi' })
  expect(booking).toMatchObject({ message: 'Không tìm thấy: Mã đặt phòng.', errors: [{ message: 'Không tìm thấy: Mã đặt phòng.' }] })
})

test.each([
  ['off sale', `update property set state = 'offsite' where property_id = $1`],
  ['without a contract', `update e_contract set state = 'closed' where property_id = $1`],
  ['not linked any more', `update travel_agent_link set active = false, unlinked_reason = '–' where property_id = $1`],
])('a property that is %s is refused as if nobody had its code', async (_how, ending) => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const { propertyId, property, agentKey } = selling
  await server.database.pool.query(ending, [propertyId])
  const stay = { ...stayAt(selling), rooms: [{ roomPlanId: crypto.randomUUID(), adults: 2 }] }
  const quote = (code: string) => server.ask('distribution/quote', { ...stay, property: code }, { agentKey })
  const book = (code: string) =>
    server.ask('distribution/book', bookingOf({ ...stay, property: code }, { total: 1 }), { agentKey, key: crypto.randomUUID() })
  const [quoted, quotedNowhere] = await Promise.all([quote(property), quote('NOPE')])
  expect(told(quoted)).toEqual(told(quotedNowhere))
  const [booked, bookedNowhere] = await Promise.all([book(property), book('NOPE')])
  expect(told(booked)).toEqual(told(bookedNowhere))
})

const told = ({ status, refusal, message, values, errors }: Reply<CallPath>) => ({ status, refusal, message, values, errors })

test('too many extra beds are refused at the room that asks for them', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  await server.database.pool.query('update room_type set extra_beds = 1 where property_id = $1', [selling.propertyId])
  const [room] = stayAt(selling).rooms
  if (room === undefined) throw new Error('a stay has a room')
  const rooms = [
    { ...room, extraBeds: 1 },
    { ...room, extraBeds: 2 },
  ]
  const refused = await server.ask('distribution/quote', { ...stayAt(selling), rooms }, selling)
  expect(refused).toMatchObject({ refusal: 'tooManyExtraBeds', values: { max: 1 }, errors: [{ field: 'rooms.1.extraBeds' }] })
})

test('an id is the same whichever case it is written in', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const stay = stayAt(selling)
  const rooms = stay.rooms.map((room) => ({ ...room, roomPlanId: room.roomPlanId.toUpperCase() }))
  expect(await server.ask('distribution/quote', { ...stay, rooms }, selling)).toMatchObject({ status: 200, data: { bookable: true } })
})

test('as many rooms may be searched for as may be booked', async () => {
  const { agentKey } = await makeTravelAgent(server)
  const ask = (count: number) =>
    server.ask(
      'distribution/search',
      { checkIn: inDays(1), checkOut: inDays(2), rooms: Array.from({ length: count }, () => ({ adults: 2 })) },
      { agentKey },
    )
  expect(await ask(30)).toMatchObject({ status: 200 })
  expect(await ask(31)).toMatchObject({ status: 422, errors: [{ field: 'rooms', reason: 'tooMany' }] })
})

test('a changed price is in the message as money, and in the values as numbers', async () => {
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
    expect([undefined, 'notFound', 'requestNotFound']).toContain(reply.refusal)
  },
)
