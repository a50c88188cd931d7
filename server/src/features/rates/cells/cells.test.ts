import { todayIn } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, sellRooms } from '#testing/factories/factories-rates.ts'
import { makeRatePlan, makeRoomPlan, makeRoomType } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const night = nightIn(10)

const open = async () => {
  const at = await makeRatesProperty(server)
  return { ...at, who: await signInTo(server, at.propertyId) }
}

test('"price" of a night is saved, told in the grid, and has the number of its operation as version', async () => {
  const { who, flexible } = await open()
  const saved = await server.ask('room-plan/update-rate', { cells: [{ roomPlanId: flexible, night, value: 1_500_000, seen: 0 }] }, who)
  expect(saved).toMatchObject({ status: 200, data: { operationNo: 1, saved: 1, collided: [], refused: [] } })
  const { nights } = planIn(await gridOf(server, who, night), flexible)
  expect([nights.price, nights.version]).toEqual([[1_500_000], [1]])
})

test('"one restriction never touches another (a stop sell leaves CTA and CTD as they were)"', async () => {
  const { who, flexible } = await open()
  const cell = { roomPlanId: flexible, night }
  const row = { ...cell, seen: 0, cta: true, ctd: true, minStay: 2, maxStay: 5, price: 900_000 }
  await server.ask('room-plan/save-cells', { rates: [row] }, who)
  await server.ask('room-plan/update-stop-sell', { cells: [{ ...cell, value: true, seen: 1 }] }, who)
  expect(planIn(await gridOf(server, who, night), flexible).nights).toMatchObject({
    price: [900_000],
    stopSell: [1],
    cta: [1],
    ctd: [1],
    minStay: [2],
    maxStay: [5],
  })
  await server.ask('room-plan/update-closed-to-arrival', { cells: [{ ...cell, value: false, seen: 2 }] }, who)
  await server.ask('room-plan/update-closed-to-departure', { cells: [{ ...cell, value: false, seen: 3 }] }, who)
  expect(planIn(await gridOf(server, who, night), flexible).nights).toMatchObject({ stopSell: [1], cta: [0], ctd: [0], minStay: [2] })
})

test('"changing only a restriction needs no price"', async () => {
  const { who, flexible } = await open()
  await server.ask('room-plan/update-min-stay', { cells: [{ roomPlanId: flexible, night, value: 3, seen: 0 }] }, who)
  expect(planIn(await gridOf(server, who, night), flexible).nights).toMatchObject({ price: [null], minStay: [3] })
})

test('"closing a room type’s night (a flag of its own; allotment and sales stay) and closing one plan are two things"', async () => {
  const { who, propertyId, roomTypeId, flexible } = await open()
  await sellRooms(server, { propertyId, roomTypeId, night, sold: 5 })
  await server.ask('room/update-avail', { cells: [{ roomTypeId, night, seen: 0, closed: true }] }, who)
  const grid = await gridOf(server, who, night)
  expect(grid.roomTypes[0]?.nights).toMatchObject({ closed: [1], allotment: [8], sold: [5], version: [1] })
  expect(planIn(grid, flexible).nights.stopSell).toEqual([0])
})

test('"an allotment below what is sold is refused", and the cell says how many are sold', async () => {
  const { who, propertyId, roomTypeId } = await open()
  await sellRooms(server, { propertyId, roomTypeId, night, sold: 5 })
  const refused = await server.ask(
    'room/update-avail',
    { cells: [{ roomTypeId, night, seen: 0, allotment: 4 }] },
    { ...who, language: 'vi' },
  )
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'cells.0.allotment', reason: 'allotmentBelowSold' }] })
  expect(refused.errors?.[0]?.message).toBe('Đã bán 5 phòng. Số phòng bán không được ít hơn.')
})

test('[rooms.vacant] "allotment ≤ the room type’s total rooms", on nights that hold nothing yet as well', async () => {
  const { who, roomTypeId } = await open()
  const cells = [
    { roomTypeId, night: nightIn(100), seen: 0, allotment: 10 },
    { roomTypeId, night: nightIn(101), seen: 0, allotment: 11 },
  ]
  const saved = await server.ask('room/update-avail', { cells }, who)
  expect(saved.data).toMatchObject({
    saved: 1,
    refused: [{ night: nightIn(101), field: 'allotment', mine: 11, reason: 'allotmentOverTotalRooms' }],
  })
})

test('"the past cannot be changed"; "two years ahead can be set"; the nights that can be set are saved', async () => {
  const { who, flexible } = await open()
  const cell = (days: number) => ({ roomPlanId: flexible, night: nightIn(days), value: 2_000_000, seen: 0 })
  const saved = await server.ask('room-plan/update-rate', { kind: 'paste', cells: [cell(-1), cell(0), cell(800)] }, who)
  expect(saved.data).toMatchObject({
    saved: 1,
    refused: [
      { night: nightIn(-1), reason: 'nightPast', message: 'This night is past and cannot be changed.' },
      { night: nightIn(800), reason: 'nightBeyondHorizon' },
    ],
  })
})

test('"today" is the property’s own time zone’s: the same moment is another night in Kiritimati than in Pago Pago', async () => {
  const { who, flexible, propertyId } = await open()
  const moveTo = (zone: string) =>
    server.database.kysely.updateTable('property').set({ time_zone: zone }).where('property_id', '=', propertyId).execute()
  const [early, late] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].map((zone) => todayIn(zone, new Date()))
  const cells = [{ roomPlanId: flexible, night: early ?? night, value: 1_500_000, seen: 0 }]
  await moveTo('Pacific/Kiritimati')
  expect(await server.ask('room-plan/update-rate', { cells }, who)).toMatchObject({ status: 422, errors: [{ reason: 'nightPast' }] })
  expect((await gridOf(server, who, night)).today).toBe(late)
  await moveTo('Pacific/Pago_Pago')
  expect((await server.ask('room-plan/update-rate', { cells }, who)).data.saved).toBe(1)
})

test('a derived plan’s price follows: it is refused, and a restriction that it inherits too', async () => {
  const { who, derived } = await open()
  const refused = await server.ask(
    'room-plan/save-cells',
    { rates: [{ roomPlanId: derived, night, seen: 0, price: 1_000_000, cta: true }] },
    who,
  )
  expect(refused).toMatchObject({
    status: 422,
    errors: [
      { field: 'rates.0.price', reason: 'nightDerived' },
      { field: 'rates.0.cta', reason: 'nightDerived' },
    ],
  })
})

test('"floor and ceiling per room type" refuse a price, in the money of the property', async () => {
  const propertyId = await makeProperty(server)
  const { roomTypeId } = await makeRoomType(server, propertyId)
  await server.database.kysely
    .updateTable('room_type')
    .set({ floor_price: 1_200_000, ceiling_price: 5_000_000 })
    .where('room_type_id', '=', roomTypeId)
    .execute()
  const ratePlanId = await makeRatePlan(server, propertyId)
  const roomPlanId = await makeRoomPlan(server, propertyId, { roomTypeId, ratePlanId })
  const who = await signInTo(server, propertyId)
  const rates = [1_199_999, 1_200_000, 5_000_001].map((price, at) => ({ roomPlanId, night: nightIn(at), seen: 0, price }))
  const saved = await server.ask('room-plan/save-cells', { rates }, { ...who, language: 'vi' })
  expect(saved.data.saved).toBe(1)
  expect(saved.data.refused.map((cell) => cell.message)).toEqual([
    'Giá thấp hơn giá sàn 1.200.000\u00a0₫. Sửa giá hoặc đổi giá sàn.',
    'Giá cao hơn giá trần 5.000.000\u00a0₫. Sửa giá hoặc đổi giá trần.',
  ])
})

test('[stay.order][stay.planMost] "min is not greater than max; max is not above the package config": held against what the night will hold', async () => {
  const { who, flexible } = await open()
  const cell = { roomPlanId: flexible, night }
  expect(await server.ask('room-plan/update-max-stay', { cells: [{ ...cell, value: 31, seen: 0 }] }, who)).toMatchObject({
    errors: [{ reason: 'maxStayAbovePlan' }],
  })
  await server.ask('room-plan/update-max-stay', { cells: [{ ...cell, value: 4, seen: 0 }] }, who)
  expect(await server.ask('room-plan/update-min-stay', { cells: [{ ...cell, value: 5, seen: 1 }] }, who)).toMatchObject({
    errors: [{ reason: 'minStayOverMax' }],
  })
  const both = await server.ask('room-plan/save-cells', { rates: [{ ...cell, seen: 1, minStay: 5, maxStay: 6 }] }, who)
  expect(both.data.saved).toBe(2)
})

test('null returns a night to the default price; a value that the night already holds writes nothing', async () => {
  const { who, flexible } = await open()
  const cell = { roomPlanId: flexible, night }
  await server.ask('room-plan/update-rate', { cells: [{ ...cell, value: 1_700_000, seen: 0 }] }, who)
  const same = await server.ask('room-plan/update-rate', { cells: [{ ...cell, value: 1_700_000, seen: 1 }] }, who)
  expect(same.data).toMatchObject({ operationNo: null, saved: 0, refused: [] })
  await server.ask('room-plan/update-rate', { cells: [{ ...cell, value: null, seen: 1 }] }, who)
  expect(planIn(await gridOf(server, who, night), flexible).nights.price).toEqual([null])
})

test('the release period of a night is set and cleared', async () => {
  const { who, roomTypeId } = await open()
  await server.ask('room/update-cut-off', { cells: [{ roomTypeId, night, seen: 0, releaseDays: 3 }] }, who)
  expect((await gridOf(server, who, night)).roomTypes[0]?.nights.releaseDays).toEqual([3])
  await server.ask('room/update-cut-off', { cells: [{ roomTypeId, night, seen: 1, releaseDays: null }] }, who)
  expect((await gridOf(server, who, night)).roomTypes[0]?.nights).toMatchObject({ releaseDays: [null], allotment: [8] })
})

test('another property’s room-plan is not found, like one that does not exist, and nothing of the save is written', async () => {
  const { who, flexible } = await open()
  const other = await open()
  const rates = [flexible, other.flexible].map((roomPlanId) => ({ roomPlanId, night, seen: 0, price: 1_100_000 }))
  expect(await server.ask('room-plan/save-cells', { rates }, who)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(planIn(await gridOf(server, who, night), flexible).nights.price).toEqual([null])
})

test('AVAIL_RATE_1 reads the grid, AVAIL_RATE_2 changes it', async () => {
  const { propertyId, flexible } = await open()
  const reader = await signInTo(server, propertyId, { codes: ['AVAIL_RATE_1'] })
  const cells = [{ roomPlanId: flexible, night, value: 1_500_000, seen: 0 }]
  expect((await gridOf(server, reader, night)).from).toBe(night)
  expect(await server.ask('room-plan/update-rate', { cells }, reader)).toMatchObject({ status: 403, refusal: 'noRight' })
})

test('a save sent twice under one key is one operation', async () => {
  const { who, flexible } = await open()
  const cells = [{ roomPlanId: flexible, night, value: 1_500_000, seen: 0 }]
  const [first, again] = [
    await server.ask('room-plan/update-rate', { cells }, { ...who, key: 'k1' }),
    await server.ask('room-plan/update-rate', { cells }, { ...who, key: 'k1' }),
  ]
  expect(again.data).toEqual(first.data)
  expect(again.data.operationNo).toBe(1)
})
