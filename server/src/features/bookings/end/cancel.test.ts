import { bookingStates, type BookingState } from '@innkeeper/rules/booking/booking-states'
import { describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { nightsThatLie, soldByNight } from '#testing/factories/sold-rooms.ts'
import { payBooking } from '#testing/factories/pay-booking.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const selling = () => makeSelling(server, { from: inDays(0), to: inDays(120) })
const rows = async <R extends Record<string, unknown>>(text: string, values: readonly unknown[]): Promise<R[]> => {
  const found = await server.database.pool.query<R>(text, [...values])
  return found.rows
}

const putInto = async (code: string, state: BookingState, paid = 0) => {
  await rows(`update booking set state = $2, cancel_reason = 'x' where code = $1`, [code, state])
  await payBooking(server, code, paid)
}

const cancelByAgent = (by: Selling, code: string, on = 0) =>
  server.askOn(on, 'distribution/cancel', { code, reason: 'Khách đổi kế hoạch' }, { ...by, key: crypto.randomUUID() })

/** What the terms wrote when the booking ended. */
const ledger = (code: string) =>
  rows<{ kind: string; amount: number }>(
    `select l.kind, l.amount from ledger_entry l join booking using (property_id, booking_id)
      where code = $1 and l.source = 'terms' order by l.kind`,
    [code],
  )

const allowed: readonly BookingState[] = ['await payment', 'await fully payment', 'payment failed', 'confirm']

describe.each(bookingStates)('a booking in “%s”', (state) => {
  const may = allowed.includes(state)

  test(`${may ? 'can' : 'cannot'} be cancelled by its agent and voided by the property`, async () => {
    const by = await selling()
    const staff = await signInTo(server, by.propertyId)
    const [one, two] = [await bookStay(server, by), await bookStay(server, by)]
    await putInto(one.data.code, state)
    await putInto(two.data.code, state)
    const cancelled = await cancelByAgent(by, one.data.code)
    const voided = await server.ask('booking/cancel', { code: two.data.code, reason: 'Sửa chữa' }, staff)
    const detail = await server.ask('booking/detail', { code: two.data.code }, staff)
    const refused = { status: 409, refusal: 'cannotCancel', values: { state }, message: 'Cannot cancel: check the status of the booking.' }
    expect(cancelled).toMatchObject(may ? { status: 200, data: { state: 'cancel' } } : refused)
    expect(voided).toMatchObject(may ? { status: 200, data: { state: 'void' } } : refused)
    expect(await soldByNight(server, by.propertyId)).toEqual(may ? [] : [2, 2])
    expect(detail.data.allowed.cancel.ok).toBe(false)
  })
})

test('“and with a reason”', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by)
  const without = await server.ask('booking/cancel', { code: data.code, reason: '  ' }, staff)
  expect(without).toMatchObject({ status: 422, errors: [{ field: 'reason', reason: 'required' }] })
})

test('more than seven days ahead nothing is charged, and the credit comes back', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  expect(await cancelByAgent(by, data.code)).toMatchObject({ data: { fee: 0, refund: 0, owed: 0 } })
  expect(await rows('select debt_used from travel_agent_link where property_id = $1', [by.propertyId])).toEqual([{ debt_used: 0 }])
  expect(await ledger(data.code)).toEqual([])
})

test('within seven days half is charged: the fee stays on the credit and is written down', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by, { checkIn: inDays(5) })
  expect(await cancelByAgent(by, data.code)).toMatchObject({ data: { fee: 1_000_000, refund: 0, owed: 1_000_000 } })
  expect(await rows('select debt_used from travel_agent_link where property_id = $1', [by.propertyId])).toEqual([{ debt_used: 1_000_000 }])
  expect(await ledger(data.code)).toEqual([{ kind: 'cancellation fee', amount: 1_000_000 }])
})

test('what was paid beyond the fee goes back, by the terms that were agreed and not by those of today', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by, { checkIn: inDays(5), with: { paymentMethod: 'cash' } })
  await putInto(data.code, 'confirm', 2_000_000)
  await rows(`update cancellation_policy set terms = '{"refundable": false, "steps": []}' where property_id = $1`, [by.propertyId])
  expect(await cancelByAgent(by, data.code)).toMatchObject({ data: { fee: 1_000_000, refund: 1_000_000, owed: 0 } })
  expect(await ledger(data.code)).toEqual([
    { kind: 'cancellation fee', amount: 1_000_000 },
    { kind: 'cancellation refund', amount: 1_000_000 },
  ])
  expect(await server.ask('distribution/booking', { code: data.code }, by)).toMatchObject({ data: { paid: 1_000_000, owed: 0 } })
})

test('the property may waive the fee', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by, { checkIn: inDays(5) })
  const voided = await server.ask('booking/cancel', { code: data.code, reason: 'Quá tải', waiveFee: true }, staff)
  expect(voided).toMatchObject({ data: { fee: 0, refund: 0 } })
  expect(await ledger(data.code)).toEqual([])
})

test('a booking that agent and property end at once on two servers ends once', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by)
  const replies = await Promise.all([
    cancelByAgent(by, data.code, 0),
    server.askOn(1, 'booking/cancel', { code: data.code, reason: 'Sửa chữa' }, staff),
  ])
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200, 409]))
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
})

test('another property’s booking is not found, to read or to cancel', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  const stranger = await signInTo(server, (await selling()).propertyId)
  expect(await server.ask('booking/detail', { code: data.code }, stranger)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await server.ask('booking/cancel', { code: data.code, reason: 'x' }, stranger)).toMatchObject({ status: 404 })
})

test('cancelling is in the diary, in the timeline, in the bell and in a letter', async () => {
  const by = await selling()
  await rows(`update property set email = 'hotel@example.com' where property_id = $1`, [by.propertyId])
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by)
  await cancelByAgent(by, data.code)
  const diary = await rows('select call, origin, after_values from diary_entry where property_id = $1 order by at desc limit 1', [
    by.propertyId,
  ])
  expect(diary).toEqual([
    { call: 'distribution/cancel', origin: 'agent', after_values: expect.objectContaining({ state: 'cancel', fee: 0 }) },
  ])
  const detail = await server.ask('booking/detail', { code: data.code }, staff)
  expect(detail.data.timeline.map((event) => [event.kind, event.origin])).toEqual([
    ['cancelled', 'agent'],
    ['confirmed', 'agent'],
  ])
  expect(detail.data).toMatchObject({
    cancelReason: 'Khách đổi kế hoạch',
    timeline: [{ detail: { reason: 'Khách đổi kế hoạch', fee: 0 } }, {}],
  })
  const bell = await server.ask('notification/show', {}, staff)
  expect(bell.data.notifications.map((one) => one.type)).toEqual(['bookingCancelled', 'newBooking'])
  // Two servers send letters, in any order.
  await expect
    .poll(() =>
      server.outside.letters
        .filter((letter) => letter.to === 'hotel@example.com')
        .map((letter) => letter.subject)
        .toSorted(),
    )
    .toEqual([expect.stringContaining(`Huỷ đặt phòng ${data.code}`), expect.stringContaining(`Đặt phòng mới ${data.code}`)])
})
