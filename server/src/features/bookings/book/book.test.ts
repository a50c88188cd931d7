import { addDays } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { bookingOf, bookStay, inDays, stayAt } from '#testing/factories/book-stay.ts'
import {
  linkTravelAgent,
  makeRatePlan,
  makeRoomPlan,
  makeRoomType,
  makeSelling,
  makeTravelAgent,
  openRoomNights,
} from '#testing/factories/factories-sales.ts'
import { nightsThatLie, soldByNight } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const season = () => ({ from: inDays(0), to: inDays(120) })

const book = (selling: { readonly agentKey: string }, booking: ReturnType<typeof bookingOf>) =>
  server.ask('distribution/book', booking, { ...selling, key: crypto.randomUUID() })

test('a quote shows every line of the price, and the booking costs what was quoted', async () => {
  const selling = await makeSelling(server, season())
  const quote = await server.ask('distribution/quote', stayAt(selling), selling)
  expect(quote).toMatchObject({ responseCode: 0, data: { bookable: true, blocked: [], blockedNights: [], level: 3 } })
  const lines = quote.data.price?.lines ?? []
  expect(lines.filter((line) => line.kind === 'room').map((line) => line.amount)).toEqual([1_000_000, 1_000_000])
  expect(lines.filter((line) => !line.included).reduce((sum, line) => sum + line.amount, 0)).toBe(quote.data.price?.total)
  const reply = await bookStay(server, selling)
  expect(reply).toMatchObject({ status: 200, data: { state: 'confirm', total: quote.data.price?.total, price: quote.data.price } })
  expect(await soldByNight(server, selling.propertyId)).toEqual([1, 1])
})

test('a booking’s code is the property’s letters, the arrival as yymmdd, and a number', async () => {
  const selling = await makeSelling(server, season())
  const reply = await bookStay(server, selling)
  const letters = reply.data.property.code.slice(0, 2).toUpperCase()
  expect(reply.data.code).toMatch(new RegExp(`^${letters}${inDays(30).slice(2).replaceAll('-', '')}\\d{3,}$`))
})

test('“extra adults, children by age, extra beds”: each guest beyond the plan’s costs the plan’s own price per night', async () => {
  const selling = await makeSelling(server, season())
  await server.database.kysely
    .updateTable('room_type')
    .set({ extra_beds: 1, max_adults: 3, max_guests: 4 })
    .where('property_id', '=', selling.propertyId)
    .execute()
  const rooms = [{ roomPlanId: selling.roomPlanId, adults: 2, childrenAges: [8, 13], extraBeds: 1 }]
  const quote = await server.ask('distribution/quote', { ...stayAt(selling, { nights: 1 }), rooms }, selling)
  const amounts = Object.fromEntries((quote.data.price?.lines ?? []).map((line) => [line.kind, line.amount]))
  expect(amounts).toMatchObject({ room: 1_000_000, extraAdult: 300_000, extraChild: 150_000, extraBed: 250_000 })
  const tooMany = await server.ask(
    'distribution/quote',
    { ...stayAt(selling), rooms: [{ ...rooms[0], roomPlanId: selling.roomPlanId, adults: 2, extraBeds: 2 }] },
    selling,
  )
  expect(tooMany).toMatchObject({ status: 422, refusal: 'tooManyExtraBeds', values: { max: 1 } })
})

test('`book` takes the quote’s total and refuses when the price has changed, telling the new one', async () => {
  const selling = await makeSelling(server, season())
  const quote = await server.ask('distribution/quote', stayAt(selling), selling)
  const total = quote.data.price?.total ?? 0
  await server.database.kysely
    .updateTable('room_type')
    .set({ default_price: 2_000_000, weekend_price: 2_000_000 })
    .where('property_id', '=', selling.propertyId)
    .execute()
  const refused = await book(selling, bookingOf(stayAt(selling), { total }))
  expect(refused).toMatchObject({ status: 409, refusal: 'priceChanged', values: { asked: total, total: total * 2 } })
  expect(await soldByNight(server, selling.propertyId)).toEqual([])
  expect(await book(selling, bookingOf(stayAt(selling), { total: total * 2 }))).toMatchObject({ status: 200 })
})

test('“a booking keeps a snapshot”: what it cost and was called stays as it was', async () => {
  const selling = await makeSelling(server, season())
  const { data } = await bookStay(server, selling)
  await server.database.kysely
    .updateTable('room_type')
    .set({ default_price: 9_000_000, name_vi: 'Khác' })
    .where('property_id', '=', selling.propertyId)
    .execute()
  const later = await server.ask('distribution/booking', { code: data.code }, selling)
  expect(later.data).toEqual(data)
})

test('the last room is sold once, and the next agent is refused with the nights that are full', async () => {
  const selling = await makeSelling(server, { ...season(), allotment: 1 })
  expect(await bookStay(server, selling)).toMatchObject({ status: 200 })
  const stay = stayAt(selling, { checkIn: inDays(31) })
  const refused = await book(selling, bookingOf(stay, { total: 2_000_000 }))
  expect(refused).toMatchObject({
    status: 409,
    refusal: 'stayBlocked',
    values: { rule: 'vacancy', nights: inDays(31), limit: 1, actual: 0 },
  })
})

test('rooms of several types are booked together or not at all', async () => {
  const selling = await makeSelling(server, season())
  const other = await makeRoomType(server, selling.propertyId, { defaultPrice: 500_000 })
  const plan = await makeRoomPlan(server, selling.propertyId, { ...other, ratePlanId: selling.ratePlanId })
  await openRoomNights(server, selling.propertyId, { ...other, ...season(), allotment: 1 })
  const stay = {
    ...stayAt(selling),
    rooms: [
      { roomPlanId: selling.roomPlanId, adults: 2 },
      { roomPlanId: plan, adults: 1 },
    ],
  }
  const quote = await server.ask('distribution/quote', stay, selling)
  const booked = await book(selling, bookingOf(stay, { total: quote.data.price?.total ?? 0 }))
  expect(booked.data.lines.map((line) => line.roomTypeId)).toEqual([selling.roomTypeId, other.roomTypeId])
  expect(await soldByNight(server, selling.propertyId)).toEqual([1, 1, 1, 1])
  expect(await book(selling, bookingOf(stay, { total: quote.data.price?.total ?? 0 }))).toMatchObject({ refusal: 'stayBlocked' })
  expect(await nightsThatLie(server, selling.propertyId)).toEqual([])
})

test('a plan that follows another is sold at the price that follows', async () => {
  const selling = await makeSelling(server, season())
  const ratePlanId = await makeRatePlan(server, selling.propertyId, { follows: { ratePlanId: selling.ratePlanId, basisPoints: -1000 } })
  const roomPlanId = await makeRoomPlan(server, selling.propertyId, { roomTypeId: selling.roomTypeId, ratePlanId })
  const quote = await server.ask('distribution/quote', { ...stayAt(selling), rooms: [{ roomPlanId, adults: 2 }] }, selling)
  expect(quote.data.price?.subtotals.rooms).toBe(1_800_000)
})

test('a booking is found by the agent that made it and by no other', async () => {
  const selling = await makeSelling(server, season())
  const { data } = await bookStay(server, selling)
  const stranger = await makeTravelAgent(server)
  await linkTravelAgent(server, selling.propertyId, stranger)
  expect(await server.ask('distribution/booking', { code: data.code }, selling)).toMatchObject({ status: 200, data: { code: data.code } })
  expect(await server.ask('distribution/booking', { code: data.code }, stranger)).toMatchObject({ status: 404, refusal: 'notFound' })
  const cancelled = await server.ask('distribution/cancel', { code: data.code, reason: 'x' }, { ...stranger, key: crypto.randomUUID() })
  expect(cancelled).toMatchObject({ status: 404, refusal: 'notFound' })
})

test('a property, a room-plan that does not exist, or that of another property, is not found', async () => {
  const selling = await makeSelling(server, season())
  const other = await makeSelling(server, season())
  const ask = (change: object) => server.ask('distribution/quote', { ...stayAt(selling), ...change }, selling)
  expect(await ask({ property: 'no such' })).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await ask({ rooms: [{ roomPlanId: other.roomPlanId, adults: 2 }] })).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await ask({ rooms: [{ roomPlanId: crypto.randomUUID(), adults: 2 }] })).toMatchObject({ status: 404 })
})

test('a stay ends after it begins, and within ninety nights', async () => {
  const selling = await makeSelling(server, season())
  const ask = (nights: number) => server.ask('distribution/quote', { ...stayAt(selling), checkOut: addDays(inDays(30), nights) }, selling)
  expect(await ask(0)).toMatchObject({ status: 422, refusal: 'departsBeforeArrival' })
  expect(await ask(91)).toMatchObject({ status: 422, refusal: 'stayTooLong', values: { max: 90 } })
})

test('a booking that is not on credit awaits payment until its term', async () => {
  const selling = await makeSelling(server, season())
  const { data } = await bookStay(server, selling, { with: { paymentMethod: 'bank transfer' } })
  expect(data).toMatchObject({ state: 'await payment', paid: 0, owed: data.total })
  const hours = (Date.parse(data.payBy ?? '') - Date.parse(data.createdAt)) / 3_600_000
  expect(hours).toBe(24)
})

test('requests are limited per key: what one agent asks does not count against another', async () => {
  const selling = await makeSelling(server, season())
  const other = await makeTravelAgent(server)
  const left = async (agent: { readonly agentKey: string }) =>
    Number((await server.ask('distribution/booking', { code: 'none' }, agent)).headers.get('x-ratelimit-remaining'))
  // Requests with a key are counted by the key once it was valid.
  await Promise.all([left(selling), left(other)])
  const first = await left(selling)
  expect([await left(selling), await left(other)]).toEqual([first - 1, first])
})
