import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays, weekdayOf } from '@innkeeper/rules/days/day'
import { beforeEach, expect, test } from 'vitest'
import { bookStay, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeRateNight } from '#testing/factories/room-use.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { paymentForm } from '#testing/forms/policy-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

type Form = CallInput<'hotel-setting/update'>

const configuration = (given: Partial<Form> = {}): Form => ({
  version: 1,
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  currency: 'VND',
  taxChoice: 220,
  childAgeLimit: 12,
  weekendNights: [5, 6],
  promotionMode: 'best',
  stayMinimum: 'arrival',
  timeZone: 'Asia/Ho_Chi_Minh',
  paymentHours: 24,
  ...given,
})

let selling: Selling
let owner: SignedIn

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  owner = await signInTo(server, selling.propertyId)
})

const info = async () => (await server.ask('hotel-setting/general-info', {}, owner)).data
const save = (given: Partial<Form> = {}) => server.ask('hotel-setting/update', configuration({ taxChoice: 100, ...given }), owner)
const quote = async (stay = stayAt(selling)) => (await server.ask('distribution/quote', stay, selling)).data

test('a property has the usual values and was never configured until somebody saves them', async () => {
  expect(await info()).toMatchObject({ ...configuration({ taxChoice: 100 }), configuredAt: null, changedBy: '' })
  expect(await save()).toMatchObject({ status: 200, data: { version: 2 } })
  const first = await info()
  expect(first).toMatchObject({ version: 2, changedBy: owner.fullName })
  await save({ version: 2, paymentHours: 12 })
  expect(await info()).toMatchObject({ version: 3, paymentHours: 12, configuredAt: first.configuredAt })
})

test('the dated rates are answered: VAT is 8 % until 2026-12-31 and 10 % after, service charge 5 %', async () => {
  expect((await info()).taxRates).toEqual([
    { kind: 'serviceCharge', from: '2000-01-01', to: null, basisPoints: 500 },
    { kind: 'vat', from: '2022-01-01', to: '2026-12-31', basisPoints: 800 },
    { kind: 'vat', from: '2027-01-01', to: null, basisPoints: 1000 },
  ])
})

test('two people on one configuration: the second save is refused with who changed it, and nothing is overwritten', async () => {
  const other = await signInTo(server, selling.propertyId, { fullName: 'Lê Thu Hà', owner: true })
  await server.ask('hotel-setting/update', configuration({ childAgeLimit: 10 }), other)
  expect(await save({ childAgeLimit: 8 })).toMatchObject({ status: 409, refusal: 'configChanged', values: { person: 'Lê Thu Hà' } })
  expect((await info()).childAgeLimit).toBe(10)
})

test('the currency cannot be changed while amounts stand in it, and the reason counts them', async () => {
  await server.ask('payment-policy/create', paymentForm({ depositType: 'amount', depositValue: 500_000 }), owner)
  const reply = await save({ currency: 'USD' })
  expect(reply.errors).toMatchObject([{ field: 'currency', reason: 'currencyHasPrices' }])
  expect(reply.errors?.[0]?.message).toContain('(room types: 1, packages: 1, policies: 1, credit limits: 1)')
  expect((await info()).currency).toBe('VND')
})

test('a property without amounts may change its currency', async () => {
  const empty = await makeProperty(server)
  const staff = await signInTo(server, empty)
  expect(await server.ask('hotel-setting/update', configuration({ currency: 'USD' }), staff)).toMatchObject({ status: 200 })
})

test.each([
  ['a time zone that nobody knows', { timeZone: 'Asia/Atlantis' }, 'timeZone', 'timeZoneUnknown'],
  ['an offset, which does not know when its clocks change', { timeZone: '+07:00' }, 'timeZone', 'timeZoneUnknown'],
  ['a time that no clock shows', { checkInFrom: '24:00' }, 'checkInFrom', 'wrongFormat'],
  ['a night that no week has', { weekendNights: [0] }, 'weekendNights.0', 'tooSmall'],
  ['an age that no child has', { childAgeLimit: 0 }, 'childAgeLimit', 'tooSmall'],
  ['no hour to pay in', { paymentHours: 0 }, 'paymentHours', 'tooSmall'],
] satisfies [string, Partial<Form>, string, string][])('%s is refused at the field', async (_row, wrong, field, reason) => {
  const reply = await save(wrong)
  expect(reply.errors).toMatchObject([{ field, reason }])
  expect((await info()).version).toBe(1)
})

test('tax choices are 100, 110 and 220', async () => {
  const { token } = owner
  const response = await fetch(`${server.url()}/api/v2/hotel/hotel-setting/update`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...configuration(), taxChoice: 120 }),
  })
  expect(response.status).toBe(422)
})

test('what is saved is what stays are priced and judged by: tax, children, weekend nights', async () => {
  const friday = Array.from({ length: 7 }, (_, days) => inDays(30 + days)).find((day) => weekdayOf(day) === 5) ?? inDays(30)
  await server.database.pool.query('update room_type set weekend_price = 1500000 where property_id = $1', [selling.propertyId])
  const stay = {
    ...stayAt(selling, { checkIn: friday, nights: 1 }),
    rooms: [{ roomPlanId: selling.roomPlanId, adults: 2, childrenAges: [11] }],
  }
  expect((await quote(stay)).price?.total).toBe(1_650_000)
  await save({ weekendNights: [6], childAgeLimit: 11, taxChoice: 110 })
  const { price, bookable } = await quote(stay)
  // A guest of eleven is an adult now, one too many for the room.
  expect([price, bookable]).toEqual([null, false])
  const two = await quote(stayAt(selling, { checkIn: friday, nights: 1 }))
  expect(two.price?.subtotals).toMatchObject({ beforeTax: 1_000_000, tax: friday < '2027-01-01' ? 80_000 : 100_000 })
})

test('the minimum stay is the arrival night’s, or that of every night where the property says so', async () => {
  const stay = stayAt(selling)
  await makeRateNight(server, { ...selling, night: addDays(inDays(30), 1), price: 1_000_000 })
  await server.database.pool.query('update rate_night set min_stay = 3 where property_id = $1', [selling.propertyId])
  expect((await quote(stay)).bookable).toBe(true)
  await save({ stayMinimum: 'stay through' })
  expect(await quote(stay)).toMatchObject({ bookable: false, blocked: [{ rule: 'minStay' }] })
})

test('check-in and check-out times and the hours to pay in are the next booking’s', async () => {
  await save({ checkInFrom: '15:30', checkOutUntil: '11:00', paymentHours: 6 })
  const { data } = await bookStay(server, selling, { with: { paymentMethod: 'cash' } })
  expect(data.property).toMatchObject({ checkInFrom: '15:30', checkOutUntil: '11:00' })
  expect((Date.parse(data.payBy ?? '') - Date.parse(data.createdAt)) / 3_600_000).toBeCloseTo(6, 3)
})

test('before other weekend nights are saved, the number of future nights with another price is shown', async () => {
  const effect = async (weekendNights: number[]) => (await server.ask('hotel-setting/weekend-effect', { weekendNights }, owner)).data
  expect(await effect([6])).toEqual({ nights: 0, roomTypes: 0 })
  await server.database.pool.query('update room_type set weekend_price = 1500000 where property_id = $1', [selling.propertyId])
  expect(await effect([5, 6])).toEqual({ nights: 0, roomTypes: 0 })
  const friday = Array.from({ length: 7 }, (_, days) => inDays(7 + days)).find((day) => weekdayOf(day) === 5) ?? inDays(7)
  const before = await effect([6])
  expect(before).toMatchObject({ roomTypes: 1 })
  // The number of Fridays in two years.
  expect([104, 105]).toContain(before.nights)
  await makeRateNight(server, { ...selling, night: friday, price: 1_234_000 })
  expect((await effect([6])).nights).toBe(before.nights - 1)
})

test('open screens hear of a new configuration, and the diary keeps both', async () => {
  const ear = await listenLive(server.url(), owner.token)
  const heard = ear.stale('room')
  await save({ weekendNights: [7, 6, 6] })
  expect(await heard).toMatchObject({ propertyId: selling.propertyId })
  ear.close()
  expect((await info()).weekendNights).toEqual([6, 7])
  const { rows } = await server.database.pool.query('select call, before_values, after_values from diary_entry where property_id = $1', [
    selling.propertyId,
  ])
  expect(rows).toMatchObject([
    { call: 'hotel-setting/update', before_values: { weekendNights: [5, 6] }, after_values: { weekendNights: [6, 7] } },
  ])
})

test('who may only look may not change', async () => {
  const reader = await signInTo(server, selling.propertyId, { codes: ['GENERAL_CONFIG_1'] })
  expect(await server.ask('hotel-setting/general-info', {}, reader)).toMatchObject({ status: 200 })
  expect(await server.ask('hotel-setting/update', configuration(), reader)).toMatchObject({ status: 403, refusal: 'noRight' })
})
