import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { refreshOccupancy } from './occupancy.jobs.ts'

const server = useTestServer()

const keep = (days = 0) =>
  refreshOccupancy.run({ pool: server.database.pool, now: new Date(Date.now() + days * 86_400_000), publish: () => undefined })

const kept = async (propertyId: string, day: string): Promise<unknown[]> => {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    'select night, allotment, sold from occupancy_snapshot where property_id = $1 and taken_on = $2 order by night',
    [propertyId, day],
  )
  return rows
}

test('a property’s occupancy is kept on each of its days, and only where it changed since', async () => {
  const selling = await makeSelling(server, { from: inDays(10), to: inDays(13) })
  await keep(1)
  expect(await kept(selling.propertyId, inDays(1))).toEqual(
    [10, 11, 12, 13].map((days) => ({ night: inDays(days), allotment: 10, sold: 0 })),
  )
  await bookStay(server, selling, { checkIn: inDays(11) })
  await keep(2)
  expect(await kept(selling.propertyId, inDays(2))).toEqual([11, 12].map((days) => ({ night: inDays(days), allotment: 10, sold: 1 })))
})

test('a day is kept once, however many servers keep it and however often', async () => {
  const selling = await makeSelling(server, { from: inDays(10), to: inDays(11) })
  await Promise.all([keep(1), keep(1), keep(1)])
  await bookStay(server, selling, { checkIn: inDays(10), nights: 1 })
  await keep(1)
  expect(await kept(selling.propertyId, inDays(1))).toMatchObject([{ sold: 0 }, { sold: 0 }])
})

test('the day is the property’s own', async () => {
  const selling = await makeSelling(server, { from: inDays(-3), to: inDays(3) })
  await server.database.pool.query(`update property set time_zone = 'Pacific/Kiritimati' where property_id = $1`, [selling.propertyId])
  await keep()
  const { rows } = await server.database.pool.query(
    `select taken_on = (now() at time zone 'Pacific/Kiritimati')::date as own from occupancy_day where property_id = $1`,
    [selling.propertyId],
  )
  expect(rows).toEqual([{ own: true }])
})
