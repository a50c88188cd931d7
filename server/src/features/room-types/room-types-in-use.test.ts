import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { ratePlanForm, roomTypeForm } from '#testing/forms/room-forms.ts'
import { makeBookingOn, makeRateNight, makeRoomNight, roomPlanOf } from '#testing/factories/room-use.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let propertyId: string
let id: string

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
  id = (await server.ask('room/create', roomTypeForm(), owner)).data.id
})

const day = (fromToday: number): string => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

const sellOnPlan = async (): Promise<string> => (await server.ask('plan/create', ratePlanForm({ roomTypeIds: [id] }), owner)).data.id

test('a room type that nothing was booked or priced on is deleted, with its plans’ unused lines', async () => {
  await sellOnPlan()
  expect(await server.ask('room/delete', { id }, owner)).toMatchObject({ status: 200, data: { id } })
  expect(await server.ask('room/detail', { id }, owner)).toMatchObject({ status: 404, refusal: 'roomMissing' })
})

test('of two people who delete a room type at once the second is refused as not found, and the diary has one line', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => server.ask('room/delete', { id }, owner)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404])
  const lines = await server.database.kysely
    .selectFrom('diary_entry')
    .select('call')
    .where('property_id', '=', propertyId)
    .where('call', '=', 'room/delete')
    .execute()
  expect(lines).toHaveLength(1)
})

test('a room type in use cannot be deleted: nights with rooms set', async () => {
  await makeRoomNight(server, { propertyId, roomTypeId: id, night: day(3), allotment: 4 })
  expect(await server.ask('room/delete', { id }, owner)).toMatchObject({
    status: 409,
    refusal: 'roomInUse',
    values: { bookings: 0, nights: 1, prices: 0 },
  })
})

test('a room type in use cannot be deleted: nights with prices on its plans', async () => {
  const roomPlanId = await roomPlanOf(server, { propertyId, roomTypeId: id, ratePlanId: await sellOnPlan() })
  await makeRateNight(server, { propertyId, roomPlanId, night: day(3), price: 1_500_000 })
  expect(await server.ask('room/delete', { id }, owner)).toMatchObject({ status: 409, refusal: 'roomInUse', values: { prices: 1 } })
})

test('a room type in use cannot be deleted: bookings', async () => {
  const roomPlanId = await roomPlanOf(server, { propertyId, roomTypeId: id, ratePlanId: await sellOnPlan() })
  await makeBookingOn(server, { propertyId, roomTypeId: id, roomPlanId })
  const reply = await server.ask('room/delete', { id }, { ...owner, language: 'vi' })
  expect(reply).toMatchObject({ status: 409, refusal: 'roomInUse', values: { bookings: 1 } })
  expect(reply.message).toContain('đặt phòng: 1')
})

test('a total under the rooms on sale on a night to come is refused with the first such night named', async () => {
  await makeRoomNight(server, { propertyId, roomTypeId: id, night: day(9), allotment: 10 })
  await makeRoomNight(server, { propertyId, roomTypeId: id, night: day(5), allotment: 9 })
  await makeRoomNight(server, { propertyId, roomTypeId: id, night: day(2), allotment: 6 })
  const reply = await server.ask('room/update', { id, version: 1, ...roomTypeForm({ totalRooms: 8 }) }, owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toMatchObject([{ field: 'totalRooms', reason: 'totalRoomsBelowAllotment' }])
  expect(reply.errors?.[0]?.message).toMatch(/the 9 rooms on sale on \w{3} \d\d\/\d\d\/\d{4}/)
  expect((await server.ask('room/detail', { id }, owner)).data.totalRooms).toBe(10)
})

test('a total that still holds every night goes on to the nights', async () => {
  await makeRoomNight(server, { propertyId, roomTypeId: id, night: day(2), allotment: 6 })
  expect(await server.ask('room/update', { id, version: 1, ...roomTypeForm({ totalRooms: 6 }) }, owner)).toMatchObject({ status: 200 })
  const night = await server.database.kysely
    .selectFrom('room_night')
    .select(['total_rooms', 'frozen'])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
  expect(night).toEqual({ total_rooms: 6, frozen: false })
})

test('a hotel that gives up rooms keeps its past as it was', async () => {
  await makeRoomNight(server, { propertyId, roomTypeId: id, night: day(-20), allotment: 10, sold: 10 })
  expect(await server.ask('room/update', { id, version: 1, ...roomTypeForm({ totalRooms: 6 }) }, owner)).toMatchObject({ status: 200 })
  const night = await server.database.kysely
    .selectFrom('room_night')
    .select(['allotment', 'sold', 'frozen'])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
  expect(night).toEqual({ allotment: 10, sold: 10, frozen: true })
})

test('the database itself refuses a total under a night to come', async () => {
  await makeRoomNight(server, { propertyId, roomTypeId: id, night: day(2), allotment: 6 })
  const write = server.database.kysely.updateTable('room_type').set({ total_rooms: 5 }).where('room_type_id', '=', id).execute()
  await expect(write).rejects.toMatchObject({ constraint: 'allotment_within_total_rooms' })
})

test('room max guests do not fall under what a plan sold on it includes', async () => {
  await server.ask('plan/create', ratePlanForm({ nameEn: 'Family', includedAdults: 2, includedChildren: 1, roomTypeIds: [id] }), owner)
  const reply = await server.ask('room/update', { id, version: 1, ...roomTypeForm({ maxGuests: 2 }) }, owner)
  expect(reply.errors).toMatchObject([{ field: 'maxGuests', reason: 'guestsBelowPlan' }])
  expect(reply.errors?.[0]?.message).toContain('“Family”')
})

test.each(['of another property', 'that does not exist'])('a room type %s is missing', async (which) => {
  const stranger = await signInTo(server, await makeProperty(server))
  const strange = which === 'of another property' ? id : uuidv7()
  expect(await server.ask('room/detail', { id: strange }, stranger)).toMatchObject({ status: 404, refusal: 'roomMissing' })
  const update = await server.ask('room/update', { id: strange, version: 1, ...roomTypeForm() }, stranger)
  expect(update).toMatchObject({ status: 404, refusal: 'roomMissing' })
  expect(await server.ask('room/copy', { id: strange }, stranger)).toMatchObject({ status: 404, refusal: 'roomMissing' })
  expect(await server.ask('room/delete', { id: strange }, stranger)).toMatchObject({ status: 404, refusal: 'roomMissing' })
  expect((await server.ask('room/get-all', {}, stranger)).total).toBe(0)
  expect((await server.ask('room/detail', { id }, owner)).data.version).toBe(1)
})

test('a stranger is refused everywhere, and who may only look may not change', async () => {
  expect(await server.ask('room/get-all', {})).toMatchObject({ status: 401 })
  expect(await server.ask('room/create', roomTypeForm())).toMatchObject({ status: 401 })
  const reader = await signInTo(server, propertyId, { codes: ['ROOM_INFO_1'] })
  expect(await server.ask('room/detail', { id }, reader)).toMatchObject({ status: 200 })
  expect(await server.ask('room/create', roomTypeForm(), reader)).toMatchObject({ status: 403, refusal: 'noRight' })
  expect(await server.ask('room/update', { id, version: 1, ...roomTypeForm() }, reader)).toMatchObject({ status: 403 })
  expect(await server.ask('room/copy', { id }, reader)).toMatchObject({ status: 403 })
  expect(await server.ask('room/delete', { id }, reader)).toMatchObject({ status: 403 })
  const nobody = await signInTo(server, propertyId, { codes: ['BOOKING_1'] })
  expect(await server.ask('room/get-all', {}, nobody)).toMatchObject({ status: 403 })
  expect(await server.ask('room/get-views', {}, nobody)).toMatchObject({ status: 403 })
  expect(await server.ask('room-type/get-bed-type', {}, nobody)).toMatchObject({ status: 403 })
})
