import type { CallInput } from '@innkeeper/protocol/catalogue'
import { refusals } from '@innkeeper/protocol/refusals'
import { beforeEach, expect, test } from 'vitest'
import { bookStay, bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeHotelService } from '#testing/forms/hotel-service-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let selling: Selling
let owner: SignedIn

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, selling.propertyId)
})

const service = (given: Partial<CallInput<'service/create'>>) => makeHotelService(server, owner, given)
const planId = async () => {
  const { rows } = await server.database.pool.query<{ id: string }>('select rate_plan_id as id from room_plan where room_plan_id = $1', [
    selling.roomPlanId,
  ])
  return rows[0]?.id ?? ''
}
const stay = () => stayAt(selling, { nights: 3 })
type Services = CallInput<'distribution/quote'>['services']
const quote = (services: Services = []) => server.ask('distribution/quote', { ...stay(), services }, selling)
const linesOf = (price: { lines: readonly { kind: string }[] } | null) => (price?.lines ?? []).filter(({ kind }) => kind === 'service')

test('an agent reads what is sold, quotes it on chosen days, one of them special, and books it to the dong', async () => {
  const special = { from: inDays(31), to: inDays(31), price: 150_000 }
  const id = await service({ code: 'YOGA', nameVi: 'Yoga', nameEn: 'Yoga', unit: 'personNight', price: 100_000, specialDays: [special] })
  const offered = await server.ask('distribution/services', { property: selling.property }, selling)
  expect(offered.data.services).toMatchObject([{ code: 'YOGA', unit: 'personNight', price: 100_000, specialDays: [special] }])
  const services = [{ code: 'YOGA', quantity: 1, days: [inDays(31), inDays(32)] }]
  const { price, services: chosen } = (await quote(services)).data
  expect(price?.subtotals.services).toBe(2 * 150_000 + 2 * 100_000)
  expect(chosen).toMatchObject([{ serviceId: id, code: 'YOGA', days: services[0]?.days, included: false }])
  const booked = await bookStay(server, selling, { nights: 3, with: { services, total: price?.total ?? 0 } })
  expect(booked.data).toMatchObject({ total: price?.total, price, services: chosen })
  expect((await server.ask('booking/detail', { code: booked.data.code }, owner)).data).toMatchObject({ services: chosen, price })
  expect((await server.ask('distribution/booking', { code: booked.data.code }, selling)).data).toMatchObject({ services: chosen })
})

test('without its services a booking has another price, and is refused', async () => {
  await service({ code: 'BUS', unit: 'booking', price: 450_000 })
  const { price } = (await quote([{ code: 'BUS' }])).data
  const plain = (await quote()).data.price?.total ?? 0
  expect((price?.total ?? 0) - plain).toBeGreaterThanOrEqual(450_000)
  const reply = await bookStay(server, selling, { nights: 3, with: { total: price?.total ?? 0 } })
  expect(reply).toMatchObject({ responseCode: refusals.priceChanged.number })
})

test('what a package includes is shown and counts as zero, without being asked for', async () => {
  await service({ code: 'BREAKFAST', unit: 'personNight', price: 200_000, applyPlans: [await planId()] })
  const { price, services } = (await quote()).data
  expect(services).toMatchObject([{ code: 'BREAKFAST', quantity: 1, included: true }])
  expect(linesOf(price)).toHaveLength(3)
  expect(price?.subtotals.services).toBe(0)
  const again = (await quote([{ code: 'BREAKFAST' }])).data
  expect(again.price?.total).toBe(price?.total)
})

test.each<[string, Partial<CallInput<'service/create'>>, NonNullable<Services>, { field: string; reason: string }]>([
  ['a code that is not sold', {}, [{ code: 'NONE' }], { field: 'services.0.code', reason: 'serviceNotOffered' }],
  ['one that is off sale', { active: false }, [{ code: 'SPA60' }], { field: 'services.0.code', reason: 'serviceNotOffered' }],
  [
    'one for the property’s own page',
    { channels: ['website'] },
    [{ code: 'SPA60' }],
    { field: 'services.0.code', reason: 'serviceNotOffered' },
  ],
  [
    'more than the most per order',
    { maxOrder: 2 },
    [{ code: 'SPA60', quantity: 3 }],
    { field: 'services.0.quantity', reason: 'serviceTooMany' },
  ],
  [
    'days where the unit has none',
    { unit: 'room' },
    [{ code: 'SPA60', days: [inDays(30)] }],
    { field: 'services.0.days', reason: 'serviceDaysWrong' },
  ],
  [
    'a day after the stay',
    { unit: 'roomNight' },
    [{ code: 'SPA60', days: [inDays(33)] }],
    { field: 'services.0.days', reason: 'serviceDaysWrong' },
  ],
])('refused at its field in a quote and a booking: %s', async (_what, given, services, refused) => {
  await service(given)
  expect(await quote(services)).toMatchObject({ status: 422, errors: [refused] })
  const booking = bookingOf({ ...stay(), services }, { total: 1 })
  expect(await server.ask('distribution/book', booking, { ...selling, key: crypto.randomUUID() })).toMatchObject({
    errors: [refused],
  })
})

test('another property’s service is one that this property does not sell', async () => {
  const other = await signInTo(server, await makeProperty(server))
  await makeHotelService(server, other, { code: 'THEIRS' })
  expect(await quote([{ code: 'THEIRS' }])).toMatchObject({ status: 422, errors: [{ reason: 'serviceNotOffered' }] })
  const stranger = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  expect((await server.ask('distribution/services', { property: selling.property }, stranger)).status).toBe(404)
})

test('a booked service cannot be deleted, alone or with others; its results are counted; the booking keeps its price', async () => {
  const id = await service({ code: 'BUS', nameVi: 'Đưa đón', nameEn: 'Transfer', unit: 'booking', price: 450_000 })
  const free = await service({ code: 'FREE' })
  const services = [{ code: 'BUS', quantity: 2 }]
  const total = (await quote(services)).data.price?.total ?? 0
  const { code } = (await bookStay(server, selling, { nights: 3, with: { services, total } })).data
  const results = async () => (await server.ask('service/detail', { id }, owner)).data.results
  expect(await results()).toEqual({ bookings: 1, revenue: 900_000, cancelled: 0 })
  expect(await server.ask('service/delete', { id }, owner)).toMatchObject({ status: 409, responseCode: refusals.serviceInUse.number })
  expect(await server.ask('service/delete-services', { ids: [free, id] }, owner)).toMatchObject({
    status: 409,
    responseCode: refusals.serviceInUse.number,
  })
  expect((await server.ask('service/list-service', {}, owner)).total).toBe(2)
  await server.database.pool.query('update hotel_service set price = 1 where hotel_service_id = $1', [id])
  expect((await server.ask('booking/detail', { code }, owner)).data.total).toBe(total)
  await server.ask('distribution/cancel', { code, reason: 'Đổi lịch' }, { ...selling, key: crypto.randomUUID() })
  expect(await results()).toEqual({ bookings: 0, revenue: 0, cancelled: 1 })
  expect(await server.ask('service/delete', { id }, owner)).toMatchObject({ status: 409 })
})

test('the list and the file of bookings name the services, and a booking from before services has none', async () => {
  await service({ code: 'BUS', nameVi: 'Đưa đón', nameEn: 'Transfer', unit: 'booking', price: 450_000 })
  await service({ code: 'BREAKFAST', nameVi: 'Bữa sáng', nameEn: 'Breakfast', unit: 'personNight', price: 0, charge: 'free' })
  const services = [{ code: 'BUS', quantity: 2 }, { code: 'BREAKFAST' }]
  const total = (await quote(services)).data.price?.total ?? 0
  const { code } = (await bookStay(server, selling, { nights: 3, with: { services, total } })).data
  const named = async () => (await server.ask('booking/get-all', {}, owner)).data.map((row) => row.services)
  expect(await named()).toMatchObject([
    [
      { count: 2, service: { en: 'Transfer' } },
      { count: 1, service: { vi: 'Bữa sáng' } },
    ],
  ])
  const lines = (await server.ask('booking/export', {}, { ...owner, language: 'vi' })).data.text.split('\r\n')
  expect(lines[1]).toContain(';"2 × Đưa đón; 1 × Bữa sáng";')
  await server.database.pool.query(`update booking set snapshot = snapshot - 'services' where code = $1`, [code])
  expect(await named()).toEqual([[]])
})

test('taxed at the full rate where rooms have the reduced one, and not at all where it is exempt', async () => {
  await server.database.pool.query('update property set tax_choice = 110 where property_id = $1', [selling.propertyId])
  await server.database.pool.query(`update tax_rate set basis_points = 800 where kind = 'vat' and taxed_as = 'room'`)
  await service({ code: 'WINE', unit: 'booking', price: 1_000_000, taxedAs: 'standard' })
  await service({ code: 'VISA', unit: 'booking', price: 1_000_000, taxedAs: 'exempt' })
  const vat = async (services: Services) => (await quote(services)).data.price?.taxes.vat ?? 0
  const plain = await vat([])
  expect([(await vat([{ code: 'WINE' }])) - plain, (await vat([{ code: 'VISA' }])) - plain]).toEqual([100_000, 0])
  await server.database.pool.query(`update tax_rate set basis_points = 1000 where kind = 'vat' and taxed_as = 'room' and valid_to is null`)
})
