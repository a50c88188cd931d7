import { addDays } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn } from '#testing/factories/factories-rates.ts'
import { makeConnection, mapCodes } from '#testing/factories/make-connection.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

const from = nightIn(3)
const range = { rooms: ['DLX'], from, to: addDays(from, 29) }

const open = async () => {
  const at = await makeRatesProperty(server)
  const { connectionId, connectionKey } = await makeConnection(server, at.propertyId)
  await mapCodes(server, { ...at, connectionId }, { rooms: { DLX: at.roomTypeId }, plans: { BAR: at.ratePlanIds.flexible } })
  const push = (on: number, update: object) =>
    server.askOn(on, 'connectivity/ari', { updates: [{ ...range, ...update }] }, { connectionKey, key: crypto.randomUUID() })
  return { ...at, push, owner: await signInTo(server, at.propertyId) }
}

test('two messages at once on two servers: both are applied whole, one after the other, and no number is lost', async () => {
  const { push, owner, flexible } = await open()
  const both = await Promise.all([push(0, { plans: ['BAR'], price: 1_500_000 }), push(1, { plans: ['BAR'], price: 1_600_000 })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(both.map(({ data }) => data.operationNo))).toEqual(new Set([1, 2]))
  const prices = new Set(planIn(await gridOf(server, owner, range.from, range.to), flexible).nights.price)
  expect(prices.size).toBe(1)
})

test('64 clients push while rooms are sold: nobody deadlocks, every message is answered, and sold stays what was sold', async () => {
  const { push, owner, propertyId, roomTypeId } = await open()
  const sell = () =>
    server.database.pool.query(
      `update room_night set sold = sold + 1 where (property_id, room_type_id, night) in (
         select property_id, room_type_id, night from room_night
          where property_id = $1 and room_type_id = $2 and night between $3 and $4 and sold < 5 order by night for update)`,
      [propertyId, roomTypeId, range.from, range.to],
    )
  const clients = Array.from({ length: 64 }, (_, client) =>
    push(client % 2, client % 2 === 0 ? { allotment: 6 + (client % 4) } : { plans: ['BAR'], price: 1_000_000 + client * 1000, minStay: 2 }),
  )
  const sales = Array.from({ length: 5 }, sell)
  const [answers] = await Promise.all([Promise.all(clients), Promise.all(sales)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const nights = (await gridOf(server, owner, range.from, range.to)).roomTypes[0]?.nights
  expect(new Set(nights?.sold)).toEqual(new Set([5]))
})
