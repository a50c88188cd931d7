import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeConnection, type TestConnection } from '#testing/factories/make-connection.ts'
import { makeHotelService, servicePicture } from '#testing/forms/hotel-service-forms.ts'
import { serviceListFile } from '#testing/forms/named-list-file.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let propertyId: string
let owner: SignedIn
let pms: TestConnection
let thumbnail: string

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
  pms = await makeConnection(server, propertyId, { name: 'Opera lễ tân' })
  thumbnail = await servicePicture(server, owner)
})

type Sent = CallInput<'connectivity/name-services'>['services']

const send = (services: Sent, by: { readonly connectionKey: string } = pms, language: 'vi' | 'en' = 'en') =>
  server.ask('connectivity/name-services', { services }, { connectionKey: by.connectionKey, language })
const shown = async (who = owner) => (await server.ask('service/sync-list', {}, who)).data
const make = (given: Partial<CallInput<'service/create'>> = {}) => makeHotelService(server, owner, { thumbnail, ...given })
const detail = async (id: string) => (await server.ask('service/detail', { id }, owner)).data

const tour = { code: 'tour', nameVi: 'Tour đảo', nameEn: 'Island tour', price: 1_200_000, unit: 'person', maxOrder: 10 } as const

test('“services that a connected system names, matched by code, each with its state”: the system is told, and nothing changes', async () => {
  const spa = await make()
  await make({ code: 'KARAOKE' })
  const { data } = await send([{ code: 'spa60', price: 700_000 }, tour, { code: 'BAD', nameVi: 'Xe', price: -1 }])
  expect(data).toMatchObject({
    services: [
      { code: 'SPA60', state: 'changed', problems: [] },
      { code: 'TOUR', state: 'new', problems: [] },
      { code: 'BAD', state: 'wrong' },
    ],
    missing: ['KARAOKE'],
    waiting: 3,
  })
  expect(data.services[2]?.problems.map(({ field }) => field)).toEqual(['services.2.nameEn', 'services.2.price', 'services.2.unit'])
  expect(data.services[2]?.problems[0]?.message).toBe('Please enter all required information: English name.')
  const { list, rows } = await shown()
  expect(list).toMatchObject({ id: data.listId, source: 'pms', name: 'Opera lễ tân', namedBy: 'Opera lễ tân', ignored: [] })
  expect(rows.map(({ line, code, state }) => [line, code, state])).toEqual([
    [1, 'SPA60', 'changed'],
    [2, 'TOUR', 'new'],
    [3, 'BAD', 'wrong'],
    [null, 'KARAOKE', 'missing'],
  ])
  expect(rows[0]).toMatchObject({ before: { price: 650_000 }, after: { price: 700_000 } })
  expect(await detail(spa)).toMatchObject({ price: 650_000, version: 1 })
})

test('a person applies what the system sent; sent again it is the same, and tells that it is', async () => {
  const spa = await make({ maxOrder: 3, specialDays: [{ from: '2027-02-05', to: '2027-02-06', price: 9 }] })
  const specialDays = [{ from: '2027-04-30', to: '2027-05-01', price: 1_500_000 }]
  const services: Sent = [{ code: 'SPA60', maxOrder: null, specialDays, taxedAs: 'standard' }, tour]
  const { listId } = (await send(services)).data
  const ticked = (await shown()).rows.map(({ code, service }) => ({ code, version: service?.version ?? null }))
  expect((await server.ask('service/sync-apply', { listId, rows: ticked, thumbnail }, owner)).data).toEqual({
    created: 1,
    changed: 1,
    takenOff: 0,
  })
  expect(await detail(spa)).toMatchObject({ maxOrder: null, taxedAs: 'standard', specialDays, price: 650_000, changedBy: owner.fullName })
  expect((await send(services)).data).toMatchObject({ listId, services: [{ state: 'same' }, { state: 'same' }], waiting: 0 })
})

test('the same list again is the list that a person is looking at; another one is not', async () => {
  const { listId } = (await send([tour])).data
  const apply = () => server.ask('service/sync-apply', { listId, rows: [{ code: 'TOUR', version: null }], thumbnail }, owner)
  expect((await send([tour])).data.listId).toBe(listId)
  expect((await send([{ ...tour, price: 1 }])).data.listId).not.toBe(listId)
  expect(await apply()).toMatchObject({ refusal: 'serviceListOld' })
})

test('the newest list counts, of a file or of a system; each is in the log under who brought it', async () => {
  await server.ask('service/sync-upload', {}, { ...owner, file: serviceListFile() })
  await send([tour])
  expect((await shown()).list).toMatchObject({ source: 'pms' })
  await server.ask('service/sync-upload', {}, { ...owner, file: serviceListFile() })
  expect((await shown()).list).toMatchObject({ source: 'file' })
  const { rows } = await server.database.pool.query<{ person: string; origin: string }>(
    `select person, origin from diary_entry where property_id = $1 and call in ('service/sync-upload', 'connectivity/name-services') order by at`,
    [propertyId],
  )
  expect(rows.map(({ person, origin }) => [person, origin])).toEqual([
    [owner.fullName, 'screen'],
    ['Opera lễ tân', 'pms'],
    [owner.fullName, 'screen'],
  ])
})

test('a message of a wrong type is refused by its field, and a code twice is told at the second', async () => {
  expect(await send([{ ...tour, price: Number.NaN }])).toMatchObject({ status: 422, errors: [{ field: 'services.0.price' }] })
  const twice = await send([tour, { ...tour, code: 'TOUR' }])
  expect(twice.data.services).toMatchObject([{ state: 'new' }, { state: 'wrong', problems: [{ field: 'services.1.code' }] }])
})

test('a key that may not send, a stopped connection and another property', async () => {
  const reads = await makeConnection(server, propertyId, { scopes: ['bookings:read'] })
  expect(await send([tour], reads)).toMatchObject({ status: 403, refusal: 'scopeMissing' })
  const elsewhere = await makeProperty(server)
  await send([tour], await makeConnection(server, elsewhere))
  expect((await shown()).list).toBeNull()
  expect((await shown(await signInTo(server, elsewhere))).list).toMatchObject({ source: 'pms' })
})
