import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn } from '#testing/factories/factories-rates.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { untilServed } from '#testing/server/until-served.ts'

const server = useTestServer({ servers: 2 })
const nights = [0, 1, 2, 3, 4].map((days) => nightIn(15 + days))
const savers = Array.from({ length: 64 }, (_, at) => at)
const patient = savers.slice(0, 16)

test('64 people set the same nights at once on two servers: each night keeps one price, and everybody else gets a collision', async () => {
  const { propertyId, flexible } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  const ends = await Promise.all(
    savers.map((at) => {
      const cells = (at % 2 === 0 ? nights : nights.toReversed()).map((night) => ({
        roomPlanId: flexible,
        night,
        value: 1_000_001 + at,
        seen: 0,
      }))
      return untilServed(() => server.askOn(at % 2, 'room-plan/update-rate', { cells }, who))
    }),
  )
  const saved = ends.filter((end) => end.data.saved > 0)
  expect(ends.map((end) => end.status)).toEqual(savers.map(() => 200))
  expect(saved.map((end) => end.data.saved)).toEqual([5])
  expect(ends.reduce((sum, end) => sum + end.data.collided.length, 0)).toBe(63 * 5)
  const { price } = planIn(await gridOf(server, who, nights[0] ?? nightIn(15), nights[4]), flexible).nights
  expect(new Set(price).size).toBe(1)
})

test('16 people who each look again before they save all get through: no operation is lost, and the numbers have no gap', async () => {
  const { propertyId, flexible } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  const night = nightIn(15)
  const save = async (at: number, seen: number): Promise<void> => {
    const cells = [{ roomPlanId: flexible, night, value: 1_000_001 + at, seen }]
    const { data } = await untilServed(() => server.askOn(at % 2, 'room-plan/update-rate', { cells }, who))
    if (data.collided[0] !== undefined) await save(at, data.collided[0].version)
  }
  await Promise.all(patient.map((at) => save(at, 0)))
  const history = await server.ask('room-plan/cell-history', { roomPlanId: flexible, night, limit: 100 }, who)
  expect(history.total).toBe(16)
  expect(history.data.map((row) => row.operationNo)).toEqual(patient.map((at) => 16 - at))
  expect(new Set(history.data.map((row) => row.value)).size).toBe(16)
  expect(history.data.slice(0, -1).map((row) => row.before)).toEqual(history.data.slice(1).map((row) => row.value))
})

test('rooms are sold while people set allotments, close nights and run batches: no deadlock, and sold stays what was booked', async () => {
  const { propertyId, roomTypeId, flexible } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  const book = () => sellOne(propertyId, roomTypeId)
  const batch = (at: number) =>
    server.askOn(
      at % 2,
      'room-plan/update-all',
      {
        intervals: [{ from: nightIn(15), to: nightIn(19) }],
        roomTypeIds: [roomTypeId],
        roomPlanIds: [flexible],
        changes: { allotment: { act: 'set', value: at % 2 === 0 ? 9 : 8 }, closed: at % 4 === 0, cta: at % 2 === 0 },
      },
      who,
    )
  const stock = (at: number) =>
    server.askOn(
      at % 2,
      'room/update-avail',
      { cells: nights.toReversed().map((night) => ({ roomTypeId, night, seen: 1_000, allotment: 8 + (at % 3) })) },
      who,
    )
  const [, ends] = await Promise.all([
    Promise.all(Array.from({ length: 7 }, book)),
    Promise.all(Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? untilServed(() => batch(at)) : untilServed(() => stock(at))))),
  ])
  expect(ends.map((end) => end.status)).toEqual(ends.map(() => 200))
  const grid = await gridOf(server, who, nightIn(15), nightIn(19))
  expect(grid.roomTypes[0]?.nights.sold).toEqual([7, 7, 7, 7, 7])
  expect(grid.roomTypes[0]?.nights.allotment.every((allotment) => allotment >= 8)).toBe(true)
  const { rows } = await server.database.pool.query('select deadlocks from pg_stat_database where datname = current_database()')
  expect(rows).toEqual([{ deadlocks: 0 }])
})

/** Sells one room on every night as a booking does: locks the nights in order of date, then counts. */
const sellOne = async (propertyId: string, roomTypeId: string): Promise<void> => {
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'select from room_night where property_id = $1 and room_type_id = $2 and night = any($3) order by room_type_id, night for update',
      [propertyId, roomTypeId, nights],
    )
    await client.query('update room_night set sold = sold + 1 where property_id = $1 and room_type_id = $2 and night = any($3)', [
      propertyId,
      roomTypeId,
      nights,
    ])
    await client.query('commit')
  } finally {
    client.release()
  }
}
