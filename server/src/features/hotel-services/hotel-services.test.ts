import type { CallInput } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeRatePlan } from '#testing/factories/factories-sales.ts'
import { hotelServiceForm, makeHotelService, servicePicture } from '#testing/forms/hotel-service-forms.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let thumbnail: string

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server))
  thumbnail = await servicePicture(server, owner)
})

type Form = Partial<CallInput<'service/create'>>

const create = (given: Form = {}) => server.ask('service/create', hotelServiceForm({ thumbnail, ...given }), owner)
const detail = async (id: string) => (await server.ask('service/detail', { id }, owner)).data
const listed = async (filter: CallInput<'service/list-service'> = {}) =>
  (await server.ask('service/list-service', filter, owner)).data.map(({ code }) => code)

test('a service keeps what was entered, in both languages, and is told in the diary', async () => {
  const form = hotelServiceForm({
    thumbnail,
    code: 'spa-60',
    descriptionVi: 'Tinh dầu sả',
    descriptionEn: 'Lemongrass oil',
    taxedAs: 'standard',
    maxOrder: 3,
    channels: ['agents'],
    images: [await servicePicture(server, owner, 11)],
    specialDays: [{ from: '2027-02-05', to: '2027-02-10', price: 900_000 }],
  })
  const { id } = (await server.ask('service/create', form, owner)).data
  expect(await detail(id)).toMatchObject({
    ...form,
    code: 'SPA-60',
    charge: 'paid',
    active: true,
    displayOrder: 1,
    version: 1,
    changedBy: owner.fullName,
    results: { bookings: 0, revenue: 0, cancelled: 0 },
  })
  const history = await server.ask('service/history', { id }, owner)
  expect(history.data[0]?.what).toEqual({ vi: 'Tạo dịch vụ Massage 60 phút', en: 'Created the service Massage, 60 minutes' })
})

const days = (from: string, to: string) => ({ from, to, price: 1 })

test.each<[string, Form, string, string]>([
  ['[service.code] "code longer than 2 characters"', { code: 'AB' }, 'code', 'tooShort'],
  ['[service.thumbnail] "thumbnail required"', { thumbnail: '' }, 'thumbnail', 'required'],
  ['a picture that nobody uploaded here', { thumbnail: hotelServiceForm().thumbnail }, 'thumbnail', 'servicePictureMissing'],
  ['a paid service without a price', { price: 0 }, 'price', 'servicePriceNeeded'],
  [
    '[service.days] "special-day ranges may not overlap"',
    { specialDays: [days('2027-02-01', '2027-02-05'), days('2027-02-05', '2027-02-06')] },
    'specialDays.1.from',
    'specialDaysOverlap',
  ],
  ['days that end before they start', { specialDays: [days('2027-02-05', '2027-02-01')] }, 'specialDays.0.to', 'datesEndBeforeStart'],
  ['a package of another property', { applyPlans: [uuidv7()] }, 'applyPlans', 'planMissing'],
  ['no channel', { channels: [] }, 'channels', 'tooFew'],
])('refused: %s', async (_what, given, field, reason) => {
  expect((await create(given)).errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect(await listed()).toEqual([])
})

test('a code is unique at a property, and `check` tells whether it is free', async () => {
  const { id } = (await create({ code: 'SPA60' })).data
  expect(await create({ code: 'spa60' })).toMatchObject({ errors: [{ field: 'code', reason: 'serviceCodeTaken' }] })
  const free = async (code: string, own?: string) =>
    (await server.ask('service/check', { code, ...(own === undefined ? {} : { id: own }) }, owner)).data.free
  expect([await free('spa60'), await free('SPA60', id), await free('SPA61')]).toEqual([false, true, true])
  const other = await signInTo(server, await makeProperty(server))
  await makeHotelService(server, other, { code: 'SPA60' })
})

test('`check-special-service` refuses what overlaps, at its field', async () => {
  const check = (specialDays: CallInput<'service/check-special-service'>['specialDays']) =>
    server.ask('service/check-special-service', { specialDays }, owner)
  expect((await check([days('2027-02-01', '2027-02-04'), days('2027-02-05', '2027-02-06')])).data).toEqual({ ok: true })
  expect(await check([days('2027-02-01', '2027-02-05'), days('2027-02-03', '2027-02-03')])).toMatchObject({
    errors: [{ field: 'specialDays.1.from', reason: 'specialDaysOverlap' }],
  })
})

test('the database itself keeps special days apart and a free service without a price', async () => {
  const id = await makeHotelService(server, owner, { thumbnail, specialDays: [days('2027-02-01', '2027-02-05')] })
  const put = `insert into hotel_service_day values ($1, $2, '2027-02-05', '2027-02-09', 1)`
  await expect(server.database.pool.query(put, [owner.propertyId, id])).rejects.toThrow('special_days_apart')
  const free = `update hotel_service set charge = 'free' where hotel_service_id = $1`
  await expect(server.database.pool.query(free, [id])).rejects.toThrow('check')
})

test('a free service loses its price and its special days', async () => {
  const { id } = (await create({ charge: 'free', specialDays: [days('2027-02-01', '2027-02-05')] })).data
  expect(await detail(id)).toMatchObject({ charge: 'free', price: 0, specialDays: [] })
})

test('[service.image] "image max 8 MB": over the limit of other uploads, and not over 8 MB', async () => {
  const upload = async (bytes: number) => {
    const photo = await jpegPhoto({ shade: 12 })
    const file = fileOf(Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]))
    return server.ask('service/upload-image', {}, { ...owner, file })
  }
  expect((await upload(5_242_881)).status).toBe(200)
  expect((await upload(8_388_608)).status).toBe(200)
  expect((await upload(8_388_609)).status).toBe(413)
})

test('a picture of another property is refused', async () => {
  const other = await signInTo(server, await makeProperty(server))
  const theirs = await servicePicture(server, other)
  expect(await create({ thumbnail: theirs })).toMatchObject({ errors: [{ field: 'thumbnail', reason: 'servicePictureMissing' }] })
})

test('the list finds, filters and sorts; of its own it has the order that a person gave it', async () => {
  const ids = [
    (await create({ code: 'SPA', nameVi: 'Xông hơi', nameEn: 'Sauna', price: 300_000 })).data.id,
    (await create({ code: 'BUS', nameVi: 'Đưa đón', nameEn: 'Transfer', unit: 'booking', price: 450_000 })).data.id,
    (await create({ code: 'WIFI', nameVi: 'Mạng', nameEn: 'Network', charge: 'free', active: false })).data.id,
  ]
  expect(await listed()).toEqual(['SPA', 'BUS', 'WIFI'])
  expect(await listed({ text: 'dua don' })).toEqual(['BUS'])
  expect(await listed({ text: 'wi' })).toEqual(['WIFI'])
  expect(await listed({ active: true })).toEqual(['SPA', 'BUS'])
  expect(await listed({ unit: 'booking' })).toEqual(['BUS'])
  expect(await listed({ charge: 'free' })).toEqual(['WIFI'])
  expect(await listed({ sort: 'price', descending: true })).toEqual(['BUS', 'SPA', 'WIFI'])
  expect((await server.ask('service/change-index', { ids: ids.toReversed() }, owner)).data).toEqual({ count: 3 })
  expect(await listed()).toEqual(['WIFI', 'BUS', 'SPA'])
  expect(await server.ask('service/change-index', { ids: ids.slice(1) }, owner)).toMatchObject({ status: 409 })
  const file = (await server.ask('service/export', {}, owner)).data.text
  expect(file).toContain('Đưa đón')
})

test('one or many are put on and off sale, and deleted, all of them or none', async () => {
  const ids = [(await create({ code: 'ONE' })).data.id, (await create({ code: 'TWO' })).data.id, (await create({ code: 'SIX' })).data.id]
  const [one = '', two = ''] = ids
  await server.ask('service/change-status', { id: one, active: false }, owner)
  expect((await server.ask('service/change-status-services', { ids, active: false }, owner)).data).toEqual({ count: 2 })
  expect(await listed({ active: true })).toEqual([])
  expect(await server.ask('service/change-status-services', { ids: [one, uuidv7()], active: true }, owner)).toMatchObject({ status: 404 })
  expect(await listed({ active: true })).toEqual([])
  expect(await server.ask('service/delete-services', { ids: [one, uuidv7()] }, owner)).toMatchObject({ status: 404 })
  expect((await server.ask('service/delete-services', { ids: [one, two] }, owner)).data).toEqual({ count: 2 })
  expect(await listed()).toEqual(['SIX'])
  await server.ask('service/delete', { id: ids[2] ?? '' }, owner)
  expect(await listed()).toEqual([])
})

test('what somebody else has saved meanwhile is not overwritten', async () => {
  const { id } = (await create()).data
  await server.ask('service/update', { ...hotelServiceForm({ thumbnail, price: 700_000 }), id, version: 1 }, owner)
  expect(await server.ask('service/update', { ...hotelServiceForm({ thumbnail, price: 800_000 }), id, version: 1 }, owner)).toMatchObject({
    status: 409,
  })
  expect(await detail(id)).toMatchObject({ price: 700_000, version: 2, nameVi: 'Massage 60 phút' })
})

test('two who create the same code at once: one does', async () => {
  const made = await Promise.all([create({ code: 'RACE' }), create({ code: 'RACE' })])
  expect(made.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]))
  expect(await listed()).toEqual(['RACE'])
})

test('who may only look cannot change, and the right is the one of services', async () => {
  const guest = await signInTo(server, owner.propertyId ?? '', { codes: ['SERVICE_1'] })
  expect((await server.ask('service/list-service', {}, guest)).status).toBe(200)
  expect((await server.ask('service/create', hotelServiceForm({ thumbnail }), guest)).status).toBe(403)
  const other = await signInTo(server, owner.propertyId ?? '', { codes: ['PLAN_PROMOTION_1', 'PLAN_PROMOTION_2'] })
  expect((await server.ask('service/list-service', {}, other)).status).toBe(403)
})

test('a service may be included in rate plans: those of this property, and no other’s', async () => {
  const [here, there] = [await makeRatePlan(server, owner.propertyId ?? ''), await makeRatePlan(server, await makeProperty(server))]
  const { plans } = (await server.ask('service/get-choices', {}, owner)).data
  expect(plans.map(({ id }) => id)).toEqual([here])
  expect((await create({ applyPlans: [there] })).status).not.toBe(200)
  const { id } = (await create({ applyPlans: [here] })).data
  expect(await detail(id)).toMatchObject({ applyPlans: [here] })
})
