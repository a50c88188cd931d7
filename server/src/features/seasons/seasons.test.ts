import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const open = async () => {
  const propertyId = await makeProperty(server)
  const who = await signInTo(server, propertyId, { codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'] })
  return { propertyId, who }
}

const summer = { nameVi: 'Mùa hè', nameEn: 'Summer', color: 'amber', fromDay: inDays(100), toDay: inDays(190) } as const

test('a season is named, coloured and moved once: the grid shows it above its nights', async () => {
  const { who } = await open()
  const { id } = (await server.ask('season/create', summer, who)).data
  const grid = async () => (await server.ask('room-plan/get-all-avail-rate', { from: inDays(95), to: inDays(120) }, who)).data.events
  expect(await grid()).toEqual([{ id, nameVi: 'Mùa hè', nameEn: 'Summer', color: 'amber', from: inDays(100), to: inDays(190) }])
  const moved = await server.ask('season/update', { ...summer, id, version: 1, fromDay: inDays(110) }, who)
  expect(moved.data).toEqual({ id, version: 2 })
  expect(await grid()).toMatchObject([{ from: inDays(110), to: inDays(190) }])
  expect((await server.ask('season/get-all', {}, who)).data).toMatchObject([{ ...summer, fromDay: inDays(110), version: 2 }])
  await server.ask('season/delete', { id }, who)
  expect(await grid()).toEqual([])
})

test('a night belongs to one season, and a season ends where it begins or later', async () => {
  const { who } = await open()
  const { id } = (await server.ask('season/create', summer, who)).data
  const late = { ...summer, nameVi: 'Cuối hè', fromDay: inDays(190), toDay: inDays(200) }
  const overlap = await server.ask('season/create', late, who)
  expect(overlap).toMatchObject({ status: 422, errors: [{ field: 'fromDay', message: 'Overlaps the season “Summer”.' }] })
  expect(await server.ask('season/update', { ...summer, id, version: 1, toDay: inDays(99) }, who)).toMatchObject({
    status: 422,
    errors: [{ field: 'toDay' }],
  })
  expect((await server.ask('season/get-all', {}, who)).data).toHaveLength(1)
  // Its own nights are no overlap.
  expect((await server.ask('season/update', { ...summer, id, version: 1, toDay: inDays(189) }, who)).status).toBe(200)
})

test('of two people who change a season, the second is told who was first', async () => {
  const { who } = await open()
  const { id } = (await server.ask('season/create', summer, who)).data
  await server.ask('season/update', { ...summer, id, version: 1, color: 'red' }, who)
  expect(await server.ask('season/update', { ...summer, id, version: 1, color: 'green' }, who)).toMatchObject({
    status: 409,
    refusal: 'seasonChanged',
  })
})
