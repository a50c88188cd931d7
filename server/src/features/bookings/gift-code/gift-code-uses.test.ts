import type { CallInput } from '@innkeeper/protocol/catalogue'
import { clockIn } from '@innkeeper/rules/days/clock-in'
import { beforeEach, expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { giftCodeForm } from '#testing/forms/gift-code-forms.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let selling: Selling
let owner: SignedIn

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, selling.propertyId)
})

const create = async (given: Partial<CallInput<'giftcode/create'>> = {}) =>
  (await server.ask('giftcode/create', giftCodeForm(given), owner)).data.id
const usesOf = async (id: string) => (await server.ask('giftcode/detail', { id }, owner)).data.uses

const quote = async (more: object = {}, agent: { agentKey: string } = selling) =>
  (await server.ask('distribution/quote', { ...stayAt(selling), giftCode: 'HE2027', ...more }, agent)).data

const book = async (total: number, more: Partial<CallInput<'distribution/book'>> = {}, agent: { agentKey: string } = selling) =>
  server.ask('distribution/book', bookingOf({ ...stayAt(selling), giftCode: 'HE2027' }, { total, ...more }), {
    agentKey: agent.agentKey,
    key: crypto.randomUUID(),
  })

const total = async (more: object = {}) => (await quote(more)).price?.total ?? 0

test('search, quote, explainer, booking and its screen agree to the dong', async () => {
  const before = await total({ giftCode: undefined })
  const id = await create()
  const quoted = await quote()
  expect(quoted.giftCode).toEqual({
    code: 'HE2027',
    name: { vi: 'Quà mùa hè', en: 'Summer gift' },
    discount: before / 10,
    whyNot: null,
    message: null,
    methods: ['cash', 'debt'],
  })
  expect(quoted.price?.total).toBe(before - before / 10)
  const { property: _property, ...stay } = stayAt(selling)
  const searched = { ...stay, rooms: [{ adults: 2 }], properties: [selling.property], giftCode: ' he2027' }
  const inOrder = (order: 'price' | 'name') =>
    server.ask('distribution/search', { ...searched, order, totalTo: quoted.price?.total ?? 0 }, selling)
  for (const found of await Promise.all([inOrder('price'), inOrder('name')]))
    expect(found.data.properties).toMatchObject([{ cheapest: quoted.price?.total }])
  const { property: _code, rooms: _rooms, ...dates } = stayAt(selling)
  const asked = { roomPlanId: selling.roomPlanId, ...dates, rooms: [{ adults: 2 }], giftCode: 'HE2027' }
  expect((await server.ask('room-plan/check-stay', asked, owner)).data).toMatchObject({
    price: { total: quoted.price?.total },
    giftCode: { discount: before / 10, whyNot: null },
  })
  const booked = await book(quoted.price?.total ?? 0)
  expect(booked.data.price).toEqual(quoted.price)
  const { price } = (await server.ask('booking/detail', { code: booked.data.code }, owner)).data
  expect(price.lines).toContainEqual(
    expect.objectContaining({
      kind: 'giftCode',
      label: 'HE2027',
      amount: -before / 10,
      offer: { id, name: { vi: 'Quà mùa hè', en: 'Summer gift' } },
    }),
  )
  expect(await usesOf(id)).toBe(1)
})

test('“taken once per booking, never once per room”: an amount off three rooms, and one use', async () => {
  const id = await create({ percentOrFixed: 'amount', value: 100_000 })
  const rooms = stayAt(selling, { rooms: 3 }).rooms
  const [without, withCode] = [await total({ rooms, giftCode: undefined }), await total({ rooms })]
  expect(without - withCode).toBe(100_000)
  expect(await book(withCode, { rooms })).toMatchObject({ status: 200 })
  expect(await usesOf(id)).toBe(1)
})

test.each<[string, Partial<CallInput<'giftcode/create'>>, object?]>([
  ['stopped', { active: false }],
  ['notStarted', { validFrom: inDays(1) }],
  ['otherMethod', { methods: ['cash'] }, { paymentMethod: 'debt' }],
  ['orderTooSmall', { minOrder: 90_000_000 }],
  ['tooFewRooms', { minRooms: 2 }],
  ['unknown', { forAgents: 'kinds', agentKinds: ['travel company'] }],
  ['nothingToTake', { takenFrom: 'services' }],
])('%s: the quote says so, and the booking is refused with the reason', async (whyNot, given, asked = {}) => {
  const before = await total({ giftCode: undefined })
  const id = await create(given)
  const quoted = await quote(asked)
  expect(quoted).toMatchObject({ giftCode: { whyNot, discount: 0 }, price: { total: before } })
  expect(quoted.giftCode?.message).not.toBeNull()
  expect(await book(before)).toMatchObject({ status: 409, refusal: 'giftCodeRefused', values: { rule: whyNot } })
  expect(await usesOf(id)).toBe(0)
})

test('“time slot in the property’s zone”: the hour is that of the property, wherever the agent and the server are', async () => {
  await server.database.pool.query(`update property set time_zone = 'America/New_York' where property_id = $1`, [selling.propertyId])
  const hourAround = (timeZone: string) => {
    const clock = (minutes: number) => clockIn(timeZone, new Date(Date.now() + minutes * 60_000)).time
    return { timeFrom: clock(-60), timeTo: clock(60) }
  }
  await create({ code: 'HERE-NOW', validFrom: inDays(-2), ...hourAround('America/New_York') })
  await create({ code: 'HANOI-NOW', validFrom: inDays(-2), ...hourAround('Asia/Ho_Chi_Minh') })
  expect((await quote({ giftCode: 'HERE-NOW' })).giftCode?.whyNot).toBeNull()
  expect((await quote({ giftCode: 'HANOI-NOW' })).giftCode?.whyNot).toBe('otherTime')
})

test('64 clients and one use left: one has it, the others are told that it is used up', async () => {
  const id = await create({ mostUses: 1 })
  const agents = await inTurn(64, () => makeTravelAgent(server))
  await inTurn(64, (at) => linkTravelAgent(server, selling.propertyId, { ...(agents[at] ?? selling), debtLimit: 1_000_000_000 }))
  const price = await total()
  const replies = await Promise.all(agents.map((agent) => book(price, {}, agent)))
  const { sold = [], refused = [] } = Object.groupBy(replies, ({ status }) => (status === 200 ? 'sold' : 'refused'))
  expect(sold).toHaveLength(1)
  expect(refused.map(({ values }) => values?.['rule'])).toEqual(Array.from({ length: 63 }, () => 'usedUp'))
  expect(await usesOf(id)).toBe(1)
})

test('cancelling gives the use back, once', async () => {
  const id = await create({ mostUses: 1 })
  const price = await total()
  const { code } = (await book(price)).data
  expect((await quote()).giftCode?.whyNot).toBe('usedUp')
  const cancel = (key: string) => server.ask('distribution/cancel', { code, reason: 'Khách đổi ngày' }, { ...selling, key })
  await Promise.all([cancel('one'), cancel('one'), cancel('two')])
  expect(await usesOf(id)).toBe(0)
  expect((await quote()).giftCode?.whyNot).toBeNull()
  const again = (await book(price)).data.code
  await server.ask('booking/cancel', { code: again, reason: 'Khách đổi ngày' }, owner)
  expect((await server.ask('giftcode/detail', { id }, owner)).data).toMatchObject({ uses: 0, taken: 2 })
})

test('a booking that is sent twice takes one use', async () => {
  const id = await create({ mostUses: 2 })
  const stay = bookingOf({ ...stayAt(selling), giftCode: 'HE2027' }, { total: await total() })
  const replies = await inTurn(2, () => server.ask('distribution/book', stay, { ...selling, key: 'the same' }))
  expect(new Set(replies.map(({ data }) => data.code)).size).toBe(1)
  expect(await usesOf(id)).toBe(1)
})

test('a code of another property of the owner holds here, and its use is counted there', async () => {
  const home = await makeProperty(server)
  await server.database.pool.query('insert into membership (property_id, account_id, owner) values ($1, $2, true)', [home, owner.accountId])
  const at = await signInTo(server, home)
  await server.database.pool.query('insert into membership (property_id, account_id, owner) values ($1, $2, true)', [
    selling.propertyId,
    at.accountId,
  ])
  const form = giftCodeForm({ hotelScope: 'included', hotels: [selling.propertyId], mostUses: 1 })
  const { id } = (await server.ask('giftcode/create', form, at)).data
  expect(await book(await total())).toMatchObject({ status: 200 })
  expect((await server.ask('giftcode/detail', { id }, at)).data).toMatchObject({ uses: 1, condition: 'usedUp' })
  expect(await server.ask('giftcode/detail', { id }, owner)).toMatchObject({ status: 404 })
})

test('whoever guesses codes is stopped, other agents are not', async () => {
  await create()
  await inTurn(20, (at) => quote({ giftCode: `GUESS${at}` }))
  const stopped = await server.ask('distribution/quote', { ...stayAt(selling), giftCode: 'HE2027' }, selling)
  expect(stopped).toMatchObject({ status: 429, refusal: 'tooManyGiftCodes' })
  expect(await book(1)).toMatchObject({ status: 429, refusal: 'tooManyGiftCodes' })
  expect((await quote({ giftCode: undefined })).bookable).toBe(true)
  const another = await makeTravelAgent(server)
  await linkTravelAgent(server, selling.propertyId, another)
  expect((await quote({}, another)).giftCode?.whyNot).toBeNull()
})

test('the same wrong code again and again is no guessing', async () => {
  await create()
  await inTurn(25, () => quote({ giftCode: 'NHAM' }))
  expect((await quote()).giftCode?.whyNot).toBeNull()
})

test('the table refuses one use too many, and a second code for a booking', async () => {
  const id = await create({ mostUses: 1 })
  const { code } = (await book(await total())).data
  const { pool } = server.database
  await expect(pool.query('update gift_code set uses = uses + 1, taken = taken + 1 where gift_code_id = $1', [id])).rejects.toThrow(
    'gift_code_used_up',
  )
  const again =
    'insert into booking_gift_code select g.property_id, booking_id, made_at, gift_code_id, g.code, amount from booking_gift_code g join booking b using (property_id, booking_id) where b.code = $1'
  await expect(pool.query(again, [code])).rejects.toThrow('booking_gift_code_pkey')
})
