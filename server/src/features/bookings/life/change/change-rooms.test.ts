import type { CallInput } from '@innkeeper/protocol/catalogue'
import { eachDay } from '@innkeeper/rules/days/day'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeRatePlan, makeRoomPlan, makeRoomType, makeSelling, openRoomNights, type Selling } from '#testing/factories/factories-sales.ts'
import { nightsThatLie } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let by: Selling

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
})

type Rooms = CallInput<'distribution/quote'>['rooms']
type Stay = Partial<Pick<CallInput<'distribution/change'>, 'checkIn' | 'checkOut' | 'rooms'>>

const book = async (rooms: Rooms) => {
  const stay = { ...stayAt(by), rooms }
  const { price } = (await server.ask('distribution/quote', stay, by)).data
  const input = bookingOf(stay, { total: price?.total ?? 0 })
  return server.ask('distribution/book', input, { ...by, key: crypto.randomUUID() })
}

const change = async (code: string, stay: Stay) => {
  const { data } = await server.ask('distribution/preview-change', { code, ...stay }, by)
  const agreed = { code, ...stay, seen: data.seen, total: data.after.price?.total ?? 0 }
  const reply = await server.ask('distribution/change', agreed, { ...by, key: crypto.randomUUID() })
  expect(data.bookable).toBe(reply.status === 200)
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  return reply
}

describe('two packages of two room types in one booking', () => {
  let suite: { readonly roomTypeId: string; readonly roomPlanId: string }

  beforeEach(async () => {
    const { roomTypeId } = await makeRoomType(server, by.propertyId, { nameEn: 'Suite', defaultPrice: 3_000_000, totalRooms: 1 })
    const ratePlanId = await makeRatePlan(server, by.propertyId, { nameEn: 'Half board' })
    const roomPlanId = await makeRoomPlan(server, by.propertyId, { roomTypeId, ratePlanId })
    await openRoomNights(server, by.propertyId, { roomTypeId, from: inDays(0), to: inDays(60), allotment: 1 })
    suite = { roomTypeId, roomPlanId }
  })

  const both = () => [
    { roomPlanId: by.roomPlanId, adults: 2 },
    { roomPlanId: suite.roomPlanId, adults: 2 },
  ]
  const soldOf = async (roomTypeId: string) => {
    const { rows } = await server.database.pool.query<{ night: string; sold: number }>(
      'select night, sold from room_night where property_id = $1 and room_type_id = $2 and sold > 0 order by night',
      [by.propertyId, roomTypeId],
    )
    return rows.map(({ night, sold }) => [night, sold])
  }

  test('move together: the nights of both come back and are taken anew', async () => {
    const { code, total } = (await book(both())).data
    expect(total).toBe(8_000_000)
    expect(await change(code, { checkIn: inDays(31), checkOut: inDays(34) })).toMatchObject({ status: 200, data: { total: 12_000_000 } })
    const nights = eachDay(inDays(31), inDays(33)).map((night) => [night, 1])
    expect([await soldOf(by.roomTypeId), await soldOf(suite.roomTypeId)]).toEqual([nights, nights])
  })

  test('one of them is given up, exchanged for the other, and taken again', async () => {
    const { code } = (await book(both())).data
    expect(await change(code, { rooms: both().slice(0, 1) })).toMatchObject({ status: 200, data: { total: 2_000_000 } })
    expect(await soldOf(suite.roomTypeId)).toEqual([])
    expect(await change(code, { rooms: both().slice(1) })).toMatchObject({ status: 200, data: { total: 6_000_000 } })
    expect(await soldOf(by.roomTypeId)).toEqual([])
    expect(await change(code, { rooms: both() })).toMatchObject({ status: 200, data: { total: 8_000_000 } })
  })

  test('where the only room of one is somebody else’s on a new night, nothing of the other moves', async () => {
    const { code } = (await book(both())).data
    const other = stayAt(by, { checkIn: inDays(32), nights: 1 })
    const input = bookingOf({ ...other, rooms: both().slice(1) }, { total: 3_000_000 })
    expect(await server.ask('distribution/book', input, { ...by, key: crypto.randomUUID() })).toMatchObject({ status: 200 })
    const before = await soldOf(by.roomTypeId)
    const values = { rule: 'vacancy', roomPlanId: suite.roomPlanId, nights: inDays(32) }
    expect(await change(code, { checkOut: inDays(33) })).toMatchObject({ status: 409, refusal: 'stayBlocked', values })
    expect(await soldOf(by.roomTypeId)).toEqual(before)
  })
})

describe('an agent’s cap of two rooms a night', () => {
  const rooms = (count: number) => stayAt(by, { rooms: count }).rooms
  const capped = { status: 409, refusal: 'stayBlocked', values: { rule: 'agentCap' } }

  const cap = async () => {
    const plain = { priceUnit: 'none', priceValue: null, pricePlans: [], plansOpen: 'all', openPlans: [], releaseSteps: [] } as const
    const two = { capUnit: 'rooms', capRooms: 2, capShare: null, capRefilled: true } as const
    const row = { ...plain, ...two, pricePlans: [], openPlans: [], releaseSteps: [], level: null, travelAgentId: by.travelAgentId }
    const owner = await signInTo(server, by.propertyId)
    expect(await server.ask('agent-terms/save', { version: 0, rows: [row] }, owner)).toMatchObject({ status: 200 })
  }

  test('counts a booking’s own rooms once: it may have a second room and become longer, but no third', async () => {
    await cap()
    const { code } = (await book(rooms(1))).data
    expect(await change(code, { rooms: rooms(2) })).toMatchObject({ status: 200 })
    expect(await change(code, { checkIn: inDays(31), checkOut: inDays(34) })).toMatchObject({ status: 200 })
    expect(await change(code, { rooms: rooms(3) })).toMatchObject(capped)
    expect(await change(code, { rooms: rooms(1) })).toMatchObject({ status: 200 })
  })

  test('counts the agent’s other bookings on the new nights', async () => {
    await cap()
    const { code } = (await book(rooms(1))).data
    const other = stayAt(by, { checkIn: inDays(33), nights: 1, rooms: 2 })
    await server.ask('distribution/book', bookingOf(other, { total: 2_000_000 }), { ...by, key: crypto.randomUUID() })
    expect(await change(code, { checkOut: inDays(34) })).toMatchObject({ ...capped, values: { nights: inDays(33) } })
    expect(await change(code, { checkOut: inDays(33) })).toMatchObject({ status: 200 })
  })

  test('is free again on the nights that a booking left', async () => {
    await cap()
    const { code } = (await book(rooms(2))).data
    expect(await book(rooms(1))).toMatchObject(capped)
    expect(await change(code, { checkIn: inDays(40), checkOut: inDays(42) })).toMatchObject({ status: 200 })
    expect(await book(rooms(2))).toMatchObject({ status: 200 })
    expect(await book(rooms(1))).toMatchObject(capped)
  })
})
