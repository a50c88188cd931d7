import type { CallInput } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { makeRatesProperty, nightIn } from '#testing/factories/factories-rates.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const night = nightIn(3)

test('"who set this? value, previous value, who, when, from where, which operation", latest first', async () => {
  const { propertyId, flexible } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  await server.ask(
    'room-plan/save-cells',
    { kind: 'paste', rates: [{ roomPlanId: flexible, night, seen: 0, price: 1_500_000, cta: true }] },
    who,
  )
  const batch: CallInput<'room-plan/update-all'> = {
    intervals: [{ from: night, to: nightIn(9) }],
    roomPlanIds: [flexible],
    changes: { price: { act: 'raise', unit: 'amount', value: 100_000 } },
  }
  await server.ask('room-plan/update-all', { ...batch, note: 'Hội nghị' }, who)
  await server.ask('room-plan/undo', { operationNo: 2 }, who)
  const history = await server.ask('room-plan/cell-history', { roomPlanId: flexible, night }, who)
  const price = { field: 'price', person: who.fullName }
  expect(history.total).toBe(4)
  expect(history.data).toMatchObject([
    { ...price, value: 1_500_000, before: 1_600_000, operationNo: 3, kind: 'undo', origin: 'screen', undoes: 2 },
    { ...price, value: 1_600_000, before: 1_500_000, operationNo: 2, kind: 'batch', origin: 'batch', note: 'Hội nghị' },
    { ...price, value: 1_500_000, before: null, operationNo: 1, kind: 'paste', origin: 'screen' },
    { field: 'cta', value: true, before: false, operationNo: 1 },
  ])
})

test('"any cell, past nights included": a night’s history can be read after the night has passed', async () => {
  const { propertyId, roomTypeId } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  await server.ask('room/update-avail', { cells: [{ roomTypeId, night, seen: 0, closed: true, allotment: 5 }] }, who)
  const past = nightIn(-30)
  await server.database.pool.query('update night_change set nights = array[$2::date] where property_id = $1', [propertyId, past])
  const history = await server.ask('room-plan/cell-history', { roomTypeId, night: past }, who)
  expect(history.data.map(({ field, value, before }) => [field, value, before])).toEqual([
    ['allotment', 5, 8],
    ['closed', true, false],
  ])
})

test('the history of a night is paged, and another property’s is not found', async () => {
  const [mine, other] = [await makeRatesProperty(server), await makeRatesProperty(server)]
  const who = await signInTo(server, mine.propertyId)
  await inTurn(3, (seen) =>
    server.ask('room-plan/update-rate', { cells: [{ roomPlanId: mine.flexible, night, value: 1_100_000 + seen * 100_000, seen }] }, who),
  )
  const page = await server.ask('room-plan/cell-history', { roomPlanId: mine.flexible, night, limit: 1, offset: 1 }, who)
  expect(page).toMatchObject({ total: 3, data: [{ value: 1_200_000, before: 1_100_000 }] })
  expect(await server.ask('room-plan/cell-history', { roomPlanId: other.flexible, night }, who)).toMatchObject({ status: 404 })
  expect(await server.ask('room-plan/cell-history', { night }, who)).toMatchObject({ status: 404 })
})
