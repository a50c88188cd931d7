import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { prefixOf, stalePrefixes } from '@innkeeper/protocol/freshness/stale'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeProperty, signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { cancellationForm, paymentForm } from '#testing/forms/policy-forms.ts'
import { ratePlanForm, roomTypeForm } from '#testing/forms/room-forms.ts'
import { makePlace, savedRecords, type Place, type SavePath } from '#testing/saved-records.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { withPlaces } from '#testing/factories/with-places.ts'
import { announce, toldOf } from './announce.ts'

const server = useTestServer()
withPlaces(server)

const changes = callPaths.filter((path) => callAt(path).kind === 'change')
const read = new Set(callPaths.filter((path) => callAt(path).kind === 'read').map(prefixOf))
const isSave = (path: CallPath): path is SavePath => changes.includes(path) && 'version' in callAt(path).input.shape

test.each(changes)('%s names reads that there are', (path) => {
  expect((callAt(path).stales ?? []).filter((prefix) => !read.has(prefixOf(prefix)))).toEqual([])
})

const isForAdministrators = (path: CallPath): boolean => callAt(path).access.who === 'administrator'

/** The signals that a colleague's screen receives after a change. */
const heardAfter = async (place: Place, path: CallPath, act: () => Promise<unknown>) => {
  const colleague = isForAdministrators(path) ? await signInAdmin(server) : await signInTo(server, place.owner.propertyId ?? '')
  const ear = await listenLive(server.url(), colleague.token)
  expect(await act()).toMatchObject({ status: 200 })
  const told = await ear.stale(prefixOf(path))
  ear.close()
  return told
}

const beach = { kind: 'beach', nameVi: 'Bãi', nameEn: 'Beach', distanceMetres: 90 } as const
const acts: [CallPath, (place: Place) => Promise<unknown>][] = [
  ['room/create', ({ owner }) => server.ask('room/create', roomTypeForm(), owner)],
  ['room/copy', ({ owner, roomTypeId: id }) => server.ask('room/copy', { id }, owner)],
  ['room/delete', ({ owner, roomTypeId: id }) => server.ask('room/delete', { id }, owner)],
  ['plan/create', ({ owner }) => server.ask('plan/create', ratePlanForm(), owner)],
  ['cancellation-policy/create', ({ owner }) => server.ask('cancellation-policy/create', cancellationForm(), owner)],
  ['payment-policy/create', ({ owner }) => server.ask('payment-policy/create', paymentForm(), owner)],
  ['payment-method/update', ({ owner }) => server.ask('payment-method/update', { methods: ['cash'] }, owner)],
  ['amenity/update', ({ owner }) => server.ask('amenity/update', { add: ['spa'] }, owner)],
  ['chain/add', ({ owner }) => server.ask('chain/add', { nameVi: 'Chuỗi', nameEn: 'Chain' }, owner)],
  ['area/create', ({ owner }) => server.ask('area/create', beach, owner)],
]

describe('A colleague’s open list is read again after', () => {
  test.each(callPaths.filter(isSave))('%s', async (path) => {
    const place = await makePlace(server)
    const record: { read: () => Promise<{ data: unknown }>; told: readonly object[] } = await savedRecords[path](place)
    const { version } = z.looseObject({ version: z.int() }).parse((await record.read()).data)
    const { token } = isForAdministrators(path) ? place.admin : place.owner
    const save = () => send(server.url(), path, { ...record.told[0], version }, { authorization: `Token ${token}` })
    expect(Object.keys(await heardAfter(place, path, save))).toEqual(['topic', 'propertyId', 'prefixes'])
  })

  test.each(acts)('%s', async (path, act) => {
    const place = await makePlace(server)
    expect(await heardAfter(place, path, () => act(place))).toMatchObject({ propertyId: place.owner.propertyId })
  })
})

test('a change of a chain is heard at its other hotels', async () => {
  const place = await makePlace(server)
  const other = await makeProperty(server)
  await server.database.kysely
    .insertInto('membership')
    .values({ property_id: other, account_id: place.owner.accountId, owner: true })
    .execute()
  await server.ask('chain/add', { nameVi: 'Chuỗi', nameEn: 'Chain', hotelIds: [other] }, place.owner)
  const ear = await listenLive(server.url(), (await signInTo(server, other)).token)
  await server.ask('chain/update', { version: 1, nameVi: 'Tên mới', nameEn: 'New name' }, place.owner)
  expect(await ear.stale('chain')).toMatchObject({ propertyId: other })
  ear.close()
})

test('nobody hears of what they may not read, nor of another property', async () => {
  const place = await makePlace(server)
  const propertyId = place.owner.propertyId ?? ''
  const cleaner = await signInTo(server, propertyId, { codes: ['ROOM_INFO_1'] })
  const elsewhere = await signInTo(server, await makeProperty(server))
  const [ear, otherEar] = [await listenLive(server.url(), cleaner.token), await listenLive(server.url(), elsewhere.token)]
  await server.ask('area/create', beach, place.owner)
  await server.ask('room/create', roomTypeForm(), place.owner)
  await server.ask('plan/create', ratePlanForm(), elsewhere)
  const [heard, heardElsewhere] = [await ear.stale('room'), await otherEar.next('stale')]
  expect(heard.prefixes).not.toContain('area')
  expect(heardElsewhere).toMatchObject({ propertyId: elsewhere.propertyId, prefixes: expect.arrayContaining(['plan']) })
  ear.close()
  otherEar.close()
})

test('a change of one’s own account notifies one’s own screens, and colleagues of what they read of it', () => {
  const someone = { sessionId: 's', kind: 'user', adminType: null, fullName: 'A', limited: false, readsOnly: false } as const
  const person = { ...someone, owner: false, codes: new Set<never>(), activityDue: false, factorDue: false }
  const [told, toColleagues] = announce('profile/update', callAt('profile/update'), {
    person: { ...person, accountId: 'mine', propertyId: 'here' },
    properties: ['here'],
  })
  expect(toColleagues).toEqual({ topic: 'stale', propertyId: 'here', prefixes: expect.arrayContaining(['user', 'hotel-log']) })
  expect(toColleagues?.topic === 'stale' && toColleagues.prefixes).not.toContain('profile')
  if (told?.topic !== 'stale') throw new Error('a change of a profile is announced')
  const mine = { topic: 'stale', propertyId: null, prefixes: stalePrefixes('profile/update', callAt('profile/update')) }
  expect(toldOf(told, { ...person, accountId: 'mine', propertyId: 'there' })).toMatchObject({ topic: mine.topic, propertyId: null })
  expect(toldOf(told, { ...person, accountId: 'other', propertyId: 'here' })).toBeNull()
})
