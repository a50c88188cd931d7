import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let propertyId: string
let owner: SignedIn

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

const ticks = async () => (await server.ask('info/amenity', {}, owner)).data.codes

test('a hotel is offered hotels’ amenities in groups, a playground those of parks, in both languages', async () => {
  const { data } = await server.ask('amenity/get-all', {}, owner)
  const codes = data.flatMap(({ amenities }) => amenities.map(({ code }) => code))
  expect(data.length).toBeGreaterThan(9)
  expect(codes.length).toBeGreaterThanOrEqual(90)
  expect(new Set(codes).size).toBe(codes.length)
  expect(data[0]).toMatchObject({ group: 'general', nameVi: 'Chung', nameEn: 'General' })
  const park = await signInTo(server, await makeProperty(server, { kind: 'playground' }))
  const ofPark = (await server.ask('amenity/get-all', {}, park)).data.flatMap(({ amenities }) => amenities.map(({ code }) => code))
  expect(ofPark).toContain('rollerCoaster')
  expect(ofPark).not.toContain('reception24')
})

test('ticks are set and taken away; what somebody else ticked meanwhile stays', async () => {
  expect((await server.ask('amenity/update', { add: ['spa', 'lift'] }, owner)).data.codes).toEqual(['lift', 'spa'])
  await server.ask('amenity/update', { add: ['bar'] }, owner)
  expect((await server.ask('amenity/update', { add: ['lift'], remove: ['spa', 'bar'] }, owner)).data.codes).toEqual(['lift'])
  expect(await ticks()).toEqual(['lift'])
})

test('an amenity that is not offered is refused, and nothing is ticked', async () => {
  const reply = await server.ask('amenity/update', { add: ['spa', 'rollerCoaster'] }, owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toMatchObject([{ field: 'add.1', reason: 'amenityNotOffered' }])
  expect(await ticks()).toEqual([])
})

test('what changed is in the diary', async () => {
  await server.ask('amenity/update', { add: ['spa', 'lift'] }, owner)
  await server.ask('amenity/update', { remove: ['spa'] }, owner)
  const lines = await server.database.kysely
    .selectFrom('diary_entry')
    .select(['subject', 'before_values as before', 'after_values as after'])
    .where('property_id', '=', propertyId)
    .orderBy('diary_entry_id')
    .execute()
  expect(lines).toEqual([
    { subject: '+2 −0', before: { codes: [] }, after: { codes: ['lift', 'spa'] } },
    { subject: '+0 −1', before: { codes: ['lift', 'spa'] }, after: { codes: ['lift'] } },
  ])
})

test('a room type has amenities of its own', async () => {
  const { id } = (await server.ask('room/create', roomTypeForm(), owner)).data
  const other = (await server.ask('room/create', roomTypeForm({ nameVi: 'Phòng khác', nameEn: 'Other room' }), owner)).data
  const saved = await server.ask('room/update-amenity', { id, add: ['balcony', 'minibar'] }, owner)
  expect(saved.data).toEqual({ id, codes: ['balcony', 'minibar'] })
  await server.ask('room/update-amenity', { id, remove: ['minibar'] }, owner)
  const { data } = await server.ask('amenity/amenity-room', {}, owner)
  expect(data.roomTypes).toMatchObject([
    { id, nameEn: 'Deluxe sea view', active: true, codes: ['balcony'] },
    { id: other.id, codes: [] },
  ])
  expect(data.groups.flatMap(({ amenities }) => amenities).length).toBeGreaterThanOrEqual(60)
  expect(await server.ask('room/update-amenity', { id, add: ['lift'] }, owner)).toMatchObject({ status: 422 })
})

test('a room type that goes takes its amenities with it', async () => {
  const { id } = (await server.ask('room/create', roomTypeForm(), owner)).data
  await server.ask('room/update-amenity', { id, add: ['balcony'] }, owner)
  expect(await server.ask('room/delete', { id }, owner)).toMatchObject({ status: 200 })
  expect(await server.database.kysely.selectFrom('room_type_amenity').selectAll().where('room_type_id', '=', id).execute()).toEqual([])
})

test('another property’s room type is missing, as one that does not exist', async () => {
  const { id } = (await server.ask('room/create', roomTypeForm(), owner)).data
  const stranger = await signInTo(server, await makeProperty(server))
  const tries = [id, uuidv7()].map((strange) => server.ask('room/update-amenity', { id: strange, add: ['balcony'] }, stranger))
  expect(await Promise.all(tries)).toMatchObject(tries.map(() => ({ status: 404, refusal: 'roomMissing' })))
  expect((await server.ask('amenity/amenity-room', {}, stranger)).data.roomTypes).toEqual([])
  await server.ask('amenity/update', { add: ['spa'] }, stranger)
  expect(await ticks()).toEqual([])
})

test('who may only look may not tick', async () => {
  const reader = await signInTo(server, propertyId, { codes: ['HOTEL_AMENITY_1', 'ROOM_AMENITY_1'] })
  expect(await server.ask('info/amenity', {}, reader)).toMatchObject({ status: 200 })
  expect(await server.ask('amenity/update', { add: ['spa'] }, reader)).toMatchObject({ status: 403, refusal: 'noRight' })
  expect(await server.ask('room/update-amenity', { id: uuidv7(), add: ['balcony'] }, reader)).toMatchObject({ status: 403 })
})
