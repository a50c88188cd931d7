import { addDays } from '@innkeeper/rules/days/day'
import { beforeEach, expect, test } from 'vitest'
import { bookStay, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { cancellationForm, paymentForm } from '#testing/forms/policy-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let selling: Selling
let owner: SignedIn

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  owner = await signInTo(server, selling.propertyId)
})

const transfer = { with: { paymentMethod: 'bank transfer' } } as const
const booked = (more: { readonly checkIn?: ReturnType<typeof inDays> } = {}) => bookStay(server, selling, { ...transfer, ...more })
const standard = (given: Parameters<typeof paymentForm>[0]) => server.ask('payment-policy/create', paymentForm(given), owner)
const hoursFrom = (from: string, to: string | null) => (Date.parse(to ?? '') - Date.parse(from)) / 3_600_000

test('without a payment policy everything is due within the property’s hours', async () => {
  const { data } = await booked()
  expect(data).toMatchObject({ state: 'await payment', payments: [{ amount: 2_000_000 }], lines: [{ payment: null }] })
  expect(hoursFrom(data.createdAt, data.payBy)).toBeCloseTo(24, 3)
  for (const moment of [data.createdAt, data.payBy, data.payments[0]?.dueAt]) expect(moment).toMatch(/:\d\d\.\d{3}Z$/)
})

test('the plan’s payment policy says when: the deposit is the term that passes, the rest is due a week before arrival', async () => {
  await standard({})
  const { data } = await booked()
  expect(data.payments.map(({ amount }) => amount)).toEqual([600_000, 1_400_000])
  expect(hoursFrom(data.createdAt, data.payBy)).toBeCloseTo(48, 3)
  expect(data.payments[1]?.dueAt).toBe(`${addDays(inDays(30), -7)}T16:59:00.000Z`)
  expect(data.lines[0]?.payment?.sentence.en).toContain('A deposit of 30')
})

test('a plan’s own policy goes before the standard one', async () => {
  await standard({})
  const own = await server.ask(
    'payment-policy/create',
    paymentForm({ nameEn: 'At once', depositType: 'whole', depositTerm: 6, depositTermUnit: 'hours' }),
    owner,
  )
  await server.database.pool.query('update rate_plan set payment_policy_id = $2 where property_id = $1', [selling.propertyId, own.data.id])
  const { data } = await booked()
  expect(data.payments.map(({ amount }) => amount)).toEqual([2_000_000])
  expect(hoursFrom(data.createdAt, data.payBy)).toBeCloseTo(6, 3)
})

test('where everything is paid at the hotel, the booking is confirmed and no term passes', async () => {
  await standard({ depositType: 'none', balanceType: 'hotel' })
  const { data } = await booked()
  expect(data).toMatchObject({ state: 'confirm', payBy: null, owed: 2_000_000, payments: [{ dueAt: null, amount: 2_000_000 }] })
})

test('booked after the cut-off, everything is due with the deposit', async () => {
  await standard({ cutOffDays: 10 })
  const { data } = await booked({ checkIn: inDays(10) })
  expect(data.payments.map(({ amount }) => amount)).toEqual([2_000_000])
  expect((await booked({ checkIn: inDays(11) })).data.payments).toHaveLength(2)
})

test('a quote tells what would be paid and when; a booking on credit has no term', async () => {
  await standard({})
  const quote = await server.ask('distribution/quote', stayAt(selling), selling)
  expect(quote.data.payment.due.map(({ amount }) => amount)).toEqual([600_000, 1_400_000])
  expect((await bookStay(server, selling)).data).toMatchObject({ state: 'confirm', payBy: null, payments: [] })
})

test('“a booking keeps a snapshot of policies”: changing them changes no booking that is made', async () => {
  const paid = await standard({})
  const refunded = await server.ask('cancellation-policy/create', cancellationForm({ nameEn: 'Week' }), owner)
  await server.database.pool.query('update rate_plan set cancellation_policy_id = $2 where property_id = $1', [
    selling.propertyId,
    refunded.data.id,
  ])
  const { data: before } = await booked()
  const strict = cancellationForm({ nameEn: 'Strict', refundable: false, standard: true })
  expect(await server.ask('cancellation-policy/update', { id: refunded.data.id, version: 1, ...strict }, owner)).toMatchObject({
    status: 200,
  })
  const later = paymentForm({ standard: true, depositType: 'none', balanceType: 'hotel' })
  expect(await server.ask('payment-policy/update', { id: paid.data.id, version: 1, ...later }, owner)).toMatchObject({ status: 200 })
  const { data: after } = await server.ask('distribution/booking', { code: before.code }, selling)
  expect(after).toEqual(before)
  expect(after.lines[0]?.cancellation).toMatchObject({ name: { en: 'Week' }, refundable: true })
  const { data: detail } = await server.ask('booking/detail', { code: before.code }, owner)
  expect(detail).toMatchObject({ payments: before.payments, payBy: before.payBy, ifCancelledToday: { fee: 0 } })
  expect((await booked()).data.lines[0]?.cancellation).toMatchObject({ name: { en: 'Strict' }, refundable: false })
})
