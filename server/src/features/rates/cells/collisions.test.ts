import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn } from '#testing/factories/factories-rates.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const night = nightIn(20)

const open = async () => {
  const at = await makeRatesProperty(server)
  const duong = await signInTo(server, at.propertyId)
  const bao = await signInTo(server, at.propertyId, { codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'] })
  return { ...at, duong, bao, cell: { roomPlanId: at.flexible, night } }
}

test('"a save goes through where nothing collided, and shows mine, theirs, who and when where it did", on two servers', async () => {
  const { duong, bao, cell, roomTypeId, flexible } = await open()
  const next = { ...cell, night: nightIn(21) }
  const before = Date.now()
  await server.askOn(1, 'room-plan/update-rate', { cells: [{ ...cell, value: 1_520_000, seen: 0 }] }, bao)
  const after = Date.now()
  const cells = [
    { ...cell, value: 1_590_000, seen: 0 },
    { ...next, value: 1_590_000, seen: 0 },
  ]
  const mine = await server.askOn(0, 'room-plan/update-rate', { cells }, duong)
  const collision = { roomTypeId, roomPlanId: flexible, night, field: 'price', mine: 1_590_000, theirs: 1_520_000, before: null }
  expect(mine.data).toMatchObject({
    operationNo: 2,
    saved: 1,
    collided: [{ ...collision, person: 'Trần Quốc Bảo', operationNo: 1, version: 1 }],
  })
  const at = Date.parse(mine.data.collided[0]?.at ?? '')
  expect([at >= before, at <= after]).toEqual([true, true])
  expect(planIn(await gridOf(server, duong, night, nightIn(21)), flexible).nights.price).toEqual([1_520_000, 1_590_000])
})

test('to keep mine the cell is sent again with the version that was told; a third change in between collides again', async () => {
  const { duong, bao, cell } = await open()
  const set = (value: number, seen: number, who = duong) => server.ask('room-plan/update-rate', { cells: [{ ...cell, value, seen }] }, who)
  await set(1_100_000, 0, bao)
  const [told] = (await set(1_200_000, 0)).data.collided
  await set(1_300_000, 1, bao)
  expect((await set(1_200_000, told?.version ?? 0)).data).toMatchObject({
    saved: 0,
    collided: [{ theirs: 1_300_000, before: 1_100_000, version: 2 }],
  })
  expect((await set(1_200_000, 2)).data).toMatchObject({ saved: 1, collided: [] })
})

test('another field of the same night does not collide, and the answer brings what the other person set', async () => {
  const { duong, bao, cell } = await open()
  await server.ask('room-plan/update-stop-sell', { cells: [{ ...cell, value: true, seen: 0 }] }, bao)
  const saved = await server.ask('room-plan/update-rate', { cells: [{ ...cell, value: 1_400_000, seen: 0 }] }, duong)
  expect(saved.data).toMatchObject({
    saved: 1,
    collided: [],
    fresh: { rates: [{ ...cell, version: 2, price: 1_400_000, stopSell: 1, cta: 0 }], rooms: [] },
  })
})

test('"two tabs of one person collide as well"', async () => {
  const { duong, cell } = await open()
  await server.ask('room-plan/update-min-stay', { cells: [{ ...cell, value: 2, seen: 0 }] }, duong)
  const second = await server.ask('room-plan/update-min-stay', { cells: [{ ...cell, value: 3, seen: 0 }] }, duong)
  expect(second.data).toMatchObject({ saved: 0, collided: [{ field: 'minStay', mine: 3, theirs: 2, person: duong.fullName }] })
})

test('who sets the same value as the other does not collide', async () => {
  const { duong, bao, cell } = await open()
  await server.ask('room-plan/update-stop-sell', { cells: [{ ...cell, value: true, seen: 0 }] }, bao)
  const same = await server.ask('room-plan/update-stop-sell', { cells: [{ ...cell, value: true, seen: 0 }] }, duong)
  expect(same.data).toMatchObject({ operationNo: null, saved: 0, collided: [], refused: [] })
})

test('what a collision leaves is held against the rest: mine does not save a minimum over their maximum', async () => {
  const { duong, bao, cell } = await open()
  await server.ask('room-plan/update-max-stay', { cells: [{ ...cell, value: 3, seen: 0 }] }, bao)
  const mine = await server.ask('room-plan/save-cells', { rates: [{ ...cell, seen: 0, minStay: 5, maxStay: 7 }] }, duong)
  expect(mine.data).toMatchObject({
    saved: 0,
    collided: [{ field: 'maxStay', theirs: 3 }],
    refused: [{ field: 'minStay', reason: 'minStayOverMax' }],
  })
})

test('a booking that took rooms meanwhile collides with nothing: versions count what people set', async () => {
  const { duong, propertyId, roomTypeId } = await open()
  await server.database.pool.query('update room_night set sold = 3 where property_id = $1 and night = $2', [propertyId, night])
  const saved = await server.ask('room/update-avail', { cells: [{ roomTypeId, night, seen: 0, allotment: 9 }] }, duong)
  expect(saved.data).toMatchObject({ saved: 1, collided: [] })
  expect((await gridOf(server, duong, night)).roomTypes[0]?.nights).toMatchObject({ allotment: [9], sold: [3] })
})

test('"open grids refresh live" on every server process, told the operation, its nights and room types', async () => {
  const { duong, bao, propertyId, roomTypeId, cell } = await open()
  const ear = await listenLive(server.url(1), bao.token)
  await server.askOn(0, 'room-plan/update-rate', { cells: [{ ...cell, value: 1_800_000, seen: 0 }] }, duong)
  expect(await ear.next('nights')).toEqual({
    propertyId,
    topic: 'nights',
    operationNo: 1,
    from: night,
    to: night,
    roomTypeIds: [roomTypeId],
  })
  ear.close()
})
