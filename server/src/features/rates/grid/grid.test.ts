import { planOfRoom, roomTypeOfGrid } from '@innkeeper/protocol/rates/grid'
import { addYears, eachDay } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, today } from '#testing/factories/factories-rates.ts'
import { makeRoomType } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

test('the grid tells every night side by side: what is stored, and nothing where nothing is', async () => {
  const { propertyId, roomTypeId, flexible, derived, ratePlanIds } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  await server.ask(
    'room-plan/save-cells',
    { rates: [{ roomPlanId: flexible, night: nightIn(1), seen: 0, price: 1_400_000, ctd: true }] },
    who,
  )
  const grid = await gridOf(server, who, nightIn(-1), nightIn(2))
  expect(grid).toMatchObject({ today: today(), lastNight: addYears(today(), 2), currency: 'VND', weekendNights: [5, 6], events: [] })
  expect(grid.roomTypes[0]).toMatchObject({
    id: roomTypeId,
    totalRooms: 10,
    defaultPrice: 1_000_000,
    weekendPrice: 1_200_000,
    floorPrice: null,
  })
  expect(grid.roomTypes[0]?.nights).toEqual({
    allotment: [0, 8, 8, 8],
    sold: [0, 0, 0, 0],
    closed: [0, 0, 0, 0],
    releaseDays: [null, null, null, null],
    version: [0, 0, 0, 0],
  })
  expect(planIn(grid, flexible).nights).toMatchObject({ price: [null, null, 1_400_000, null], ctd: [0, 0, 1, 0], version: [0, 0, 1, 0] })
  expect(planIn(grid, derived)).toMatchObject({
    parentRoomPlanId: flexible,
    derive: { parentId: ratePlanIds.flexible, unit: 'percent', value: -1200, inheritCta: true },
  })
  expect(planIn(grid, derived).nights.price).toEqual([null, null, null, null])
})

test('events and dates not applied stand in the grid where they meet its nights', async () => {
  const { propertyId, flexible, ratePlanIds } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  const event = { property_id: propertyId, name_vi: 'Hội nghị MICE', name_en: 'MICE conference' }
  const eventId = uuidv7()
  await server.database.kysely
    .insertInto('property_event')
    .values([
      { ...event, property_event_id: eventId, from_day: nightIn(3), to_day: nightIn(6) },
      { ...event, property_event_id: uuidv7(), from_day: nightIn(40), to_day: nightIn(41) },
    ])
    .execute()
  const blackout = { property_id: propertyId, rate_plan_id: ratePlanIds.flexible, from_day: nightIn(5), to_day: nightIn(20) }
  await server.database.kysely.insertInto('rate_plan_blackout').values(blackout).execute()
  const grid = await gridOf(server, who, nightIn(0), nightIn(5))
  expect(grid.events).toEqual([
    { id: eventId, nameVi: 'Hội nghị MICE', nameEn: 'MICE conference', color: 'grey', from: nightIn(3), to: nightIn(6) },
  ])
  expect(planIn(grid, flexible).blackouts).toEqual([{ from: nightIn(5), to: nightIn(20) }])
})

test('the grid can be asked for some room types, and for at most two years', async () => {
  const { propertyId, roomTypeId } = await makeRatesProperty(server)
  const other = await makeRoomType(server, propertyId)
  const who = await signInTo(server, propertyId)
  const some = await server.ask('room-plan/get-all-avail-rate', { from: nightIn(0), to: nightIn(0), roomTypeIds: [other.roomTypeId] }, who)
  expect(some.data.roomTypes.map((room) => [room.id, room.plans])).toEqual([[other.roomTypeId, []]])
  expect(
    (await gridOf(server, who, nightIn(0), nightIn(730))).roomTypes.find((room) => room.id === roomTypeId)?.nights.allotment,
  ).toHaveLength(eachDay(nightIn(0), nightIn(730)).length)
  expect(await server.ask('room-plan/get-all-avail-rate', { from: nightIn(0), to: nightIn(731) }, who)).toMatchObject({
    status: 422,
    refusal: 'intervalTooLong',
    values: { max: 731, count: 732 },
  })
  expect(await server.ask('room-plan/get-all-avail-rate', { from: nightIn(1), to: nightIn(0) }, who)).toMatchObject({
    refusal: 'intervalEndsBeforeStart',
  })
})

test('room types stand in their display order, 0 last, then by name; a property without any has an empty grid', async () => {
  const propertyId = await makeProperty(server)
  const who = await signInTo(server, propertyId)
  expect(await gridOf(server, who, nightIn(0))).toMatchObject({ currency: 'VND', roomTypes: [] })
  const numbers = [0, 2, 0, 1]
  const made = await inTurn(numbers.length, (at) => makeRoomType(server, propertyId, { nameVi: `Phòng ${4 - at}` }))
  await inTurn(numbers.length, (at) =>
    server.database.pool.query('update room_type set display_order = $2 where room_type_id = $1', [made[at]?.roomTypeId, numbers[at]]),
  )
  const { roomTypes } = await gridOf(server, who, nightIn(0))
  expect(roomTypes.map(({ nameVi }) => nameVi)).toEqual(['Phòng 1', 'Phòng 3', 'Phòng 2', 'Phòng 4'])
})

test('a property reads only its own room types and plans', async () => {
  const [mine, other] = [await makeRatesProperty(server), await makeRatesProperty(server)]
  const who = await signInTo(server, mine.propertyId)
  const rooms = z.array(roomTypeOfGrid).parse((await server.ask('room/get-room-all', {}, who)).data)
  const plans = z.array(planOfRoom.extend({ roomTypeId: z.uuid() })).parse((await server.ask('room-plan/get-all', {}, who)).data)
  const both = z
    .array(roomTypeOfGrid.extend({ plans: z.array(planOfRoom) }))
    .parse((await server.ask('room-plan/get-room-plan-all', {}, who)).data)
  expect(rooms.map((room) => room.id)).toEqual([mine.roomTypeId])
  expect(new Set(plans.map((plan) => plan.roomPlanId))).toEqual(new Set([mine.flexible, mine.derived, mine.breakfast]))
  expect(both[0]?.plans.find((plan) => plan.roomPlanId === mine.derived)?.parentRoomPlanId).toBe(mine.flexible)
  expect((await gridOf(server, who, nightIn(0))).roomTypes.map((room) => room.id)).not.toContain(other.roomTypeId)
})
