import { bookingStates, type BookingState } from '@innkeeper/rules/booking/booking-states'
import { describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { nightsThatLie, soldByNight } from '#testing/factories/sold-rooms.ts'
import { payBooking } from '#testing/factories/pay-booking.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const selling = () => makeSelling(server, { from: inDays(-2), to: inDays(120) })

const putInto = async (code: string, state: BookingState, paid = 0) => {
  await server.database.pool.query(`update booking set state = $2, cancel_reason = 'x' where code = $1`, [code, state])
  await payBooking(server, code, paid)
}

const ledger = async (code: string) =>
  (
    await server.database.pool.query<{ kind: string; amount: number }>(
      'select l.kind, l.amount from ledger_entry l join booking using (property_id, booking_id) where code = $1 and l.kind <> $2 order by l.kind',
      [code, 'payment'],
    )
  ).rows

const arrivingToday = (by: Selling) => bookStay(server, by, { checkIn: inDays(0), with: { paymentMethod: 'cash' } })
const withoutShow: readonly BookingState[] = ['await fully payment', 'confirm', 'in service']

describe.each(bookingStates)('a booking in “%s” on its check-in day', (state) => {
  const may = withoutShow.includes(state)

  test(`${may ? 'can' : 'cannot'} be reported as a no-show, and ${state === 'payment failed' ? 'can' : 'cannot'} be paid again`, async () => {
    const by = await selling()
    const staff = await signInTo(server, by.propertyId)
    const [one, two, three] = [await arrivingToday(by), await arrivingToday(by), await arrivingToday(by)]
    await Promise.all([one, two, three].map(({ data }) => putInto(data.code, state)))
    const reported = await server.ask('booking/no-show', { code: one.data.code }, staff)
    const retried = await server.ask('booking/retry-payment', { code: two.data.code }, staff)
    const again = await server.ask('distribution/retry-payment', { code: three.data.code }, { ...by, key: crypto.randomUUID() })
    const noShow = { status: 409, refusal: 'noShowWrongState', values: { state } }
    expect(reported).toMatchObject(may ? { status: 200, data: { state: 'cancel' } } : noShow)
    const refused = { status: 409, refusal: 'cannotRetryPayment' }
    const tried = state === 'payment failed' ? { status: 200, data: { state: 'await payment' } } : refused
    expect([retried, again]).toMatchObject([tried, tried])
  })
})

test('a no-show costs what the terms charge on the day of arrival, and the rooms come back', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await arrivingToday(by)
  await putInto(data.code, 'confirm', 2_000_000)
  const { data: before } = await server.ask('booking/detail', { code: data.code }, staff)
  expect(before.ifNoShow).toEqual({ fee: 2_000_000, refund: 0, owed: 0 })
  const reported = await server.ask('booking/no-show', { code: data.code, reason: 'Không nghe máy' }, staff)
  expect(reported).toMatchObject({ data: { fee: 2_000_000, refund: 0, owed: 0 } })
  expect(await ledger(data.code)).toEqual([{ kind: 'cancellation fee', amount: 2_000_000 }])
  expect(await soldByNight(server, by.propertyId)).toEqual([])
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  const { data: after } = await server.ask('booking/detail', { code: data.code }, staff)
  expect(after).toMatchObject({
    state: 'cancel',
    cancelReason: 'Không nghe máy',
    timeline: [{ kind: 'noShow', origin: 'screen', detail: { fee: 2_000_000 } }, {}],
    allowed: { noShow: { ok: false, reason: 'noShowWrongState' } },
  })
  const colleague = await signInTo(server, by.propertyId)
  const bell = await server.ask('notification/show', {}, colleague)
  expect(bell.data.notifications[0]).toMatchObject({ type: 'bookingNoShow', detailCode: data.code })
})

test('the property may waive the fee of a no-show, and the agent’s credit comes back whole', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by, { checkIn: inDays(0) })
  expect(await server.ask('booking/no-show', { code: data.code, waiveFee: true }, staff)).toMatchObject({ data: { fee: 0 } })
  expect(await ledger(data.code)).toEqual([])
  const { rows } = await server.database.pool.query('select debt_used from travel_agent_link where property_id = $1', [by.propertyId])
  expect(rows).toEqual([{ debt_used: 0 }])
})

test('“on or after the check-in day”: the day before is too early', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by, { checkIn: inDays(1) })
  expect(await server.ask('booking/no-show', { code: data.code }, staff)).toMatchObject({ status: 409, refusal: 'noShowTooEarly' })
  expect(await server.ask('booking/detail', { code: data.code }, staff)).toMatchObject({
    data: { state: 'confirm', allowed: { noShow: { ok: false, reason: 'noShowTooEarly' } } },
  })
})

test('a payment whose term has passed is not tried again', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by, { with: { paymentMethod: 'bank transfer' } })
  await putInto(data.code, 'payment failed')
  await server.database.pool.query(`update booking set pay_by = now() - interval '1 minute' where code = $1`, [data.code])
  expect(await server.ask('booking/retry-payment', { code: data.code }, staff)).toMatchObject({
    status: 409,
    refusal: 'cannotRetryPayment',
  })
})

test('a note inside the house is in the timeline with who and when, card numbers masked; neither the agent nor the platform sees it', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by)
  const text = 'Khách đến muộn, thẻ 4111 1111 1111 1111'
  expect(await server.ask('booking/add-note', { code: data.code, text }, staff)).toMatchObject({ responseCode: 0 })
  const { data: detail } = await server.ask('booking/detail', { code: data.code }, staff)
  expect(detail.timeline[0]).toMatchObject({ kind: 'noted', person: staff.fullName, detail: { note: expect.stringContaining('1111') } })
  expect(JSON.stringify(detail.timeline)).not.toContain('4111 1111')
  const { data: agents } = await server.ask('distribution/booking', { code: data.code }, by)
  expect(JSON.stringify(agents)).not.toContain('Khách đến muộn')
  expect(await server.ask('booking/add-note', { code: data.code, text: '  ' }, staff)).toMatchObject({ status: 422 })
})

test('another property’s booking is not found', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  const stranger = await signInTo(server, (await selling()).propertyId)
  const { code } = data
  expect(await server.ask('booking/no-show', { code }, stranger)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await server.ask('booking/retry-payment', { code }, stranger)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await server.ask('booking/add-note', { code, text: 'x' }, stranger)).toMatchObject({ status: 404, refusal: 'notFound' })
})
