import type { CallInput } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { generalInfoForm } from '#testing/forms/general-info-form.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { withPlaces } from '#testing/factories/with-places.ts'

const server = useTestServer()
withPlaces(server)
let propertyId: string
let owner: SignedIn

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

const placeForm = (given: Partial<CallInput<'area/create'>> = {}): CallInput<'area/create'> => ({
  kind: 'market',
  nameVi: 'Chợ Bắc Mỹ An',
  nameEn: 'Bac My An Market',
  latitude: 16.0434,
  longitude: 108.2387,
  distanceMetres: null,
  ...given,
})
const placeHotel = () => server.ask('info/update', generalInfoForm(), owner)
const create = async (given: Partial<CallInput<'area/create'>> = {}) => (await server.ask('area/create', placeForm(given), owner)).data.id
const list = async (filter: CallInput<'area/get-all'> = {}) => (await server.ask('area/get-all', filter, owner)).data

test('distances are computed from the property’s pin, as typed where a place is on no map, and the nearest comes first', async () => {
  await placeHotel()
  await create()
  await create({ nameVi: 'Bến xe buýt', latitude: null, longitude: null, distanceMetres: 3000, kind: 'busStation' })
  await create({ nameVi: 'Nhà thuốc', latitude: null, longitude: null, distanceMetres: 200, kind: 'pharmacy' })
  expect(await list()).toMatchObject([
    { nameVi: 'Nhà thuốc', distance: 200, travel: { by: 'foot', minutes: 4 } },
    { nameVi: 'Chợ Bắc Mỹ An', distance: 2068, travel: { by: 'car', minutes: 7 } },
    { nameVi: 'Bến xe buýt', distance: 3000 },
  ])
})

test('before the property has a pin nobody knows how far a place on the map is, and it stands last', async () => {
  await create()
  await create({ nameVi: 'Nhà thuốc', latitude: null, longitude: null, distanceMetres: 200 })
  expect(await list()).toMatchObject([{ distance: 200 }, { nameVi: 'Chợ Bắc Mỹ An', distance: null, travel: null }])
})

test.each<[string, object, string, string]>([
  ['a name in both languages', { nameVi: '' }, 'nameVi', 'required'],
  ['a kind that there is', { kind: undefined }, 'kind', 'required'],
  ['a position or a distance', { latitude: null, longitude: null }, 'distanceMetres', 'placeNowhere'],
  ['a position or a distance, not both', { distanceMetres: 300 }, 'distanceMetres', 'placeTwice'],
  ['a whole position', { longitude: null }, 'latitude', 'positionHalf'],
  ['on the earth', { latitude: -91 }, 'latitude', 'tooSmall'],
])('%s: %o is refused at the field', async (_rule, wrong, field, reason) => {
  const reply = await server.ask('area/create', { ...placeForm(), ...wrong }, owner)
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect(await list()).toEqual([])
})

test('landmarks are suggested by how far they are, and added once', async () => {
  await placeHotel()
  const near = (await server.ask('area/get-landmark-all', { withinKm: 5 }, owner)).data
  expect(near.position).toEqual({ latitude: 16.0605, longitude: 108.2463 })
  expect(near.landmarks[0]).toMatchObject({ landmarkCode: 'bai-my-khe', distance: 93, added: false })
  expect(near.landmarks.every(({ distance }) => (distance ?? 0) <= 5000)).toBe(true)
  const landmarkCodes = ['bai-my-khe', 'cau-rong']
  expect((await server.ask('area/add-landmarks', { landmarkCodes }, owner)).data).toEqual({ added: 2 })
  expect((await server.ask('area/add-landmarks', { landmarkCodes: [...landmarkCodes, 'cho-han'] }, owner)).data).toEqual({ added: 1 })
  expect(await list()).toMatchObject([{ landmarkCode: 'bai-my-khe' }, { landmarkCode: 'cau-rong' }, { landmarkCode: 'cho-han' }])
  const after = (await server.ask('area/get-landmark-all', { withinKm: 5 }, owner)).data
  expect(after.landmarks.filter(({ added }) => added).map(({ landmarkCode }) => landmarkCode)).toEqual([
    'bai-my-khe',
    'cau-rong',
    'cho-han',
  ])
})

test('landmarks of another province are there to look at before the property has a pin', async () => {
  const { position, landmarks } = (await server.ask('area/get-landmark-all', { provinceCode: '01' }, owner)).data
  expect(position).toBeNull()
  expect(landmarks.map(({ landmarkCode }) => landmarkCode)).toContain('ho-hoan-kiem')
  expect(landmarks.every(({ distance }) => distance === null)).toBe(true)
})

test('a landmark that does not exist is refused, and none of the others is added', async () => {
  const reply = await server.ask('area/add-landmarks', { landmarkCodes: ['bai-my-khe', 'atlantis'] }, owner)
  expect(reply).toMatchObject({ status: 404, refusal: 'landmarkMissing' })
  expect(await list()).toEqual([])
})

test('the list is found without diacritics, by kind, page by page, and exported in full', async () => {
  await create()
  await create({ nameVi: '=Nhà thuốc', nameEn: 'Pharmacy', kind: 'pharmacy', latitude: null, longitude: null, distanceMetres: 200 })
  expect(await list({ text: 'bac my' })).toMatchObject([{ nameVi: 'Chợ Bắc Mỹ An' }])
  expect(await list({ kind: 'pharmacy' })).toMatchObject([{ nameEn: 'Pharmacy' }])
  expect(await server.ask('area/get-all', { limit: 1, offset: 1 }, owner)).toMatchObject({ total: 2, data: [{ nameVi: 'Chợ Bắc Mỹ An' }] })
  const { data } = await server.ask('area/export', {}, { ...owner, language: 'en' })
  expect(data).toMatchObject({ fileName: 'nearby-places.csv', mediaType: 'text/csv; charset=utf-8' })
  expect(data.text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFVietnamese name,English name,Kind,Distance (m),"On foot, estimated (min)","By car, estimated (min)",Latitude,Longitude',
    "'=Nhà thuốc,Pharmacy,Pharmacy,200,4,,,",
  ])
})

test('a place is changed by the version that was seen, and deleted', async () => {
  const id = await create()
  const second = await signInTo(server, propertyId, { fullName: 'Trần Quốc Bảo', owner: true })
  const saved = await server.ask('area/update', { id, version: 1, ...placeForm({ nameEn: 'By Dương' }) }, owner)
  expect(saved.data).toEqual({ id, version: 2 })
  const late = await server.ask('area/update', { id, version: 1, ...placeForm({ nameEn: 'By Bảo' }) }, second)
  expect(late).toMatchObject({ status: 409, refusal: 'placeChanged', values: { person: owner.fullName } })
  expect(await list()).toMatchObject([{ nameEn: 'By Dương' }])
  expect(await server.ask('area/delete', { id }, owner)).toMatchObject({ status: 200 })
  expect(await server.ask('area/delete', { id }, owner)).toMatchObject({ status: 404, refusal: 'placeMissing' })
})

test('a repeated creation under one key makes one place', async () => {
  const once = await server.ask('area/create', placeForm(), { ...owner, key: 'place-1' })
  expect((await server.ask('area/create', placeForm(), { ...owner, key: 'place-1' })).data).toEqual(once.data)
  expect(await list()).toHaveLength(1)
})

test('a property has at most 200 places', async () => {
  await server.database.pool.query(
    `insert into nearby_place (property_id, nearby_place_id, kind, name_vi, name_en, distance_metres)
     select $1, gen_random_uuid(), 'other', 'Nơi ' || n, 'Place ' || n, n from generate_series(1, 199) n`,
    [propertyId],
  )
  expect(await server.ask('area/add-landmarks', { landmarkCodes: ['cau-rong', 'cho-han'] }, owner)).toMatchObject({
    status: 409,
    refusal: 'tooManyPlaces',
  })
  const replies = await Promise.all([1, 2].map(() => server.ask('area/create', placeForm(), owner)))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test.each(['of another property', 'that does not exist'])('a place %s is missing', async (which) => {
  const id = await create()
  const stranger = await signInTo(server, await makeProperty(server))
  const strange = which === 'of another property' ? id : uuidv7()
  expect(await server.ask('area/update', { id: strange, version: 1, ...placeForm() }, stranger)).toMatchObject({
    status: 404,
    refusal: 'placeMissing',
  })
  expect(await server.ask('area/delete', { id: strange }, stranger)).toMatchObject({ status: 404, refusal: 'placeMissing' })
  expect((await server.ask('area/get-all', {}, stranger)).total).toBe(0)
  expect(await list()).toHaveLength(1)
})
