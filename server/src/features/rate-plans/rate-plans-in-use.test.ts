import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { follows, ratePlanForm, roomTypeForm } from '#testing/forms/room-forms.ts'
import { makeBookingOn, makeRateNight, roomPlanOf } from '#testing/factories/room-use.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let propertyId: string
let roomTypeId: string
let id: string

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
  roomTypeId = (await server.ask('room/create', roomTypeForm(), owner)).data.id
  id = (await server.ask('plan/create', ratePlanForm({ roomTypeIds: [roomTypeId] }), owner)).data.id
})

const roomPlan = () => roomPlanOf(server, { propertyId, roomTypeId, ratePlanId: id })
const detail = async () => (await server.ask('plan/detail', { id }, owner)).data

test('a plan that nobody booked, priced or follows is deleted', async () => {
  expect(await server.ask('plan/delete', { id }, owner)).toMatchObject({ status: 200, data: { id } })
  expect(await server.ask('plan/detail', { id }, owner)).toMatchObject({ status: 404, refusal: 'planMissing' })
})

test('a plan in use cannot be deleted: another plan follows it', async () => {
  await server.ask('plan/create', ratePlanForm({ derivation: follows(id) }), owner)
  expect(await server.ask('plan/delete', { id }, owner)).toMatchObject({ status: 409, refusal: 'planInUse', values: { followers: 1 } })
})

test('a plan in use cannot be deleted: bookings', async () => {
  await makeBookingOn(server, { propertyId, roomTypeId, roomPlanId: await roomPlan() })
  expect(await server.ask('plan/delete', { id }, owner)).toMatchObject({ status: 409, refusal: 'planInUse', values: { bookings: 1 } })
})

test('a plan in use cannot be deleted: nights with prices, whose history would go with it', async () => {
  await makeRateNight(server, { propertyId, roomPlanId: await roomPlan(), night: '2027-03-01', price: 1_500_000 })
  expect(await server.ask('plan/delete', { id }, owner)).toMatchObject({ status: 409, refusal: 'planInUse', values: { prices: 1 } })
})

test('a room type taken off a plan and put back has its prices again', async () => {
  const before = await roomPlan()
  await makeRateNight(server, { propertyId, roomPlanId: before, night: '2027-03-01', price: 1_500_000 })
  await server.ask('plan/update', { id, version: 1, ...ratePlanForm({ roomTypeIds: [] }) }, owner)
  expect((await detail()).roomTypeIds).toEqual([])
  await server.ask('plan/update', { id, version: 2, ...ratePlanForm({ roomTypeIds: [roomTypeId] }) }, owner)
  expect((await detail()).roomTypeIds).toEqual([roomTypeId])
  expect(await roomPlan()).toBe(before)
})

test('a room type taken off a plan that was never priced on it leaves nothing behind', async () => {
  await server.ask('plan/update', { id, version: 1, ...ratePlanForm({ roomTypeIds: [] }) }, owner)
  await expect(roomPlan()).rejects.toThrow('no result')
})

test('two people on one plan: the second save is refused with who changed it, and nothing is overwritten', async () => {
  const other = await signInTo(server, propertyId, { fullName: 'Lê Thu Hà', owner: true })
  expect((await server.ask('plan/update', { id, version: 1, ...ratePlanForm({ nameEn: 'By Hà' }) }, other)).data).toEqual({
    id,
    version: 2,
  })
  const late = await server.ask('plan/update', { id, version: 1, ...ratePlanForm({ nameEn: 'Mine' }) }, owner)
  expect(late).toMatchObject({ status: 409, refusal: 'planChanged', values: { person: 'Lê Thu Hà' } })
  expect(await detail()).toMatchObject({ nameEn: 'By Hà', version: 2 })
})

test('a repeated creation or copy under one key makes one plan', async () => {
  const once = await server.ask('plan/create', ratePlanForm(), { ...owner, key: 'form-1' })
  expect((await server.ask('plan/create', ratePlanForm(), { ...owner, key: 'form-1' })).data).toEqual(once.data)
  const copy = await server.ask('plan/copy', { id }, { ...owner, key: 'copy-1' })
  expect((await server.ask('plan/copy', { id }, { ...owner, key: 'copy-1' })).data).toEqual(copy.data)
  expect((await server.ask('plan/get-all', {}, owner)).total).toBe(3)
})

test('a copy takes names, room types, dates and what it follows, but no prices, and is not on sale', async () => {
  const datesNotApplied = [{ from: '2027-02-05', to: '2027-02-11' }]
  const form = ratePlanForm({ roomTypeIds: [roomTypeId], datesNotApplied, derivation: follows(id) })
  const source = await server.ask('plan/create', form, owner)
  const copy = await server.ask('plan/copy', { id: source.data.id }, owner)
  expect((await server.ask('plan/detail', { id: copy.data.id }, owner)).data).toMatchObject({
    nameVi: 'Linh hoạt (bản sao)',
    nameEn: 'Flexible (copy)',
    roomTypeIds: [roomTypeId],
    datesNotApplied,
    derivation: form.derivation,
    active: false,
    usage: { prices: 0 },
  })
  const second = await server.ask('plan/copy', { id: copy.data.id }, owner)
  expect((await server.ask('plan/detail', { id: second.data.id }, owner)).data).toMatchObject({
    nameVi: 'Linh hoạt (bản sao 2)',
    nameEn: 'Flexible (copy 2)',
  })
})

test('every change is in the diary with before and after', async () => {
  await server.ask('plan/update', { id, version: 1, ...ratePlanForm({ minStay: 2, roomTypeIds: [] }) }, owner)
  await server.ask('plan/delete', { id }, owner)
  const lines = await server.database.kysely
    .selectFrom('diary_entry')
    .select(['call', 'person', 'before_values as before', 'after_values as after'])
    .where('property_id', '=', propertyId)
    .where('call', 'like', 'plan/%')
    .orderBy('diary_entry_id')
    .execute()
  expect(lines).toMatchObject([
    { call: 'plan/create', person: owner.fullName, before: null, after: { minStay: 1, roomTypeIds: [roomTypeId] } },
    { call: 'plan/update', before: { minStay: 1, roomTypeIds: [roomTypeId] }, after: { minStay: 2, roomTypeIds: [] } },
    { call: 'plan/delete', before: { minStay: 2 }, after: null },
  ])
})

test.each(['of another property', 'that does not exist'])('a plan %s is missing', async (which) => {
  const stranger = await signInTo(server, await makeProperty(server))
  const strange = which === 'of another property' ? id : uuidv7()
  expect(await server.ask('plan/detail', { id: strange }, stranger)).toMatchObject({ status: 404, refusal: 'planMissing' })
  const update = await server.ask('plan/update', { id: strange, version: 1, ...ratePlanForm() }, stranger)
  expect(update).toMatchObject({ status: 404, refusal: 'planMissing' })
  expect(await server.ask('plan/copy', { id: strange }, stranger)).toMatchObject({ status: 404, refusal: 'planMissing' })
  expect(await server.ask('plan/delete', { id: strange }, stranger)).toMatchObject({ status: 404, refusal: 'planMissing' })
  expect((await detail()).version).toBe(1)
})

test('another property’s room types and plans can be neither sold on nor followed', async () => {
  const stranger = await signInTo(server, await makeProperty(server))
  const sold = await server.ask('plan/create', ratePlanForm({ roomTypeIds: [roomTypeId], derivation: follows(id) }), stranger)
  expect(sold.errors?.map(({ reason }) => reason)).toEqual(['roomMissing', 'parentMissing'])
  expect((await server.ask('plan/get-choices', {}, stranger)).data).toEqual({
    roomTypes: [],
    plans: [],
    cancellationPolicies: [],
    paymentPolicies: [],
  })
})

test('a stranger is refused everywhere, and who may only look may not change', async () => {
  expect(await server.ask('plan/get-all', {})).toMatchObject({ status: 401 })
  expect(await server.ask('plan/create', ratePlanForm())).toMatchObject({ status: 401 })
  const reader = await signInTo(server, propertyId, { codes: ['PLAN_PROMOTION_1'] })
  expect(await server.ask('plan/detail', { id }, reader)).toMatchObject({ status: 200 })
  expect(await server.ask('plan/create', ratePlanForm(), reader)).toMatchObject({ status: 403, refusal: 'noRight' })
  expect(await server.ask('plan/update', { id, version: 1, ...ratePlanForm() }, reader)).toMatchObject({ status: 403 })
  expect(await server.ask('plan/copy', { id }, reader)).toMatchObject({ status: 403 })
  expect(await server.ask('plan/delete', { id }, reader)).toMatchObject({ status: 403 })
  const nobody = await signInTo(server, propertyId, { codes: ['ROOM_INFO_1'] })
  expect(await server.ask('plan/get-all', {}, nobody)).toMatchObject({ status: 403 })
  expect(await server.ask('plan/get-choices', {}, nobody)).toMatchObject({ status: 403 })
})
