import { bookingStates, holdsRooms, type BookingState } from '@innkeeper/rules/booking/booking-states'
import { describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { nightsThatLie, soldByNight } from '#testing/factories/sold-rooms.ts'
import { payBooking } from '#testing/factories/pay-booking.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const selling = () => makeSelling(server, { from: inDays(0), to: inDays(120) })
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

const debtOf = async ({ propertyId }: Selling) => {
  const { rows } = await server.database.pool.query<{ debt_used: number }>(
    'select debt_used from travel_agent_link where property_id = $1',
    [propertyId],
  )
  return rows
}

const preview = async (by: Selling, code: string, more: object = {}) =>
  (await server.ask('distribution/preview-change', { code, ...more }, by)).data

const change = (by: Selling, input: Parameters<typeof server.ask<'distribution/change'>>[1], key: string = crypto.randomUUID()) =>
  server.ask('distribution/change', input, { ...by, key })

const longer = { checkIn: inDays(30), checkOut: inDays(33) }

test('a longer stay: the preview shows each step and the difference, and the change keeps to it', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  const seen = await preview(by, data.code, longer)
  expect(seen).toMatchObject({ bookable: true, blocked: [], difference: 1_000_000, before: { price: { total: 2_000_000 } } })
  expect(seen.after.price?.lines.filter(({ kind }) => kind === 'room')).toHaveLength(3)
  const changed = await change(by, { code: data.code, ...longer, total: 3_000_000, seen: seen.seen })
  expect(changed).toMatchObject({ status: 200, data: { state: 'confirm', ...longer, total: 3_000_000 } })
  expect(await soldByNight(server, by.propertyId)).toEqual([1, 1, 1])
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  expect(await debtOf(by)).toEqual([{ debt_used: 3_000_000 }])
})

test('other dates give the old nights back, and what was agreed before is kept and told', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by)
  const moved = { checkIn: inDays(40), checkOut: inDays(41) }
  const seen = await preview(by, data.code, moved)
  const guest = { name: 'Lý Gia Hân', phone: '', email: 'han@example.com' }
  await server.ask('booking/change', { code: data.code, ...moved, guest, total: 1_000_000, seen: seen.seen }, staff)
  expect(await soldByNight(server, by.propertyId)).toEqual([1])
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  expect(await debtOf(by)).toEqual([{ debt_used: 1_000_000 }])
  const { data: detail } = await server.ask('booking/detail', { code: data.code }, staff)
  expect(detail).toMatchObject({
    guestName: 'Lý Gia Hân',
    total: 1_000_000,
    timeline: [{ kind: 'changed', origin: 'screen', detail: { totalBefore: 2_000_000, total: 1_000_000, guest: 'Lý Gia Hân' } }, {}],
  })
  const { rows } = await query('select agreement_no, total, snapshot from booking_agreement where property_id = $1', [by.propertyId])
  expect(rows).toMatchObject([{ agreement_no: 1, total: 2_000_000, snapshot: { version: 4 } }])
  expect((await server.ask('booking/get-all', { text: 'Gia Hân' }, staff)).data).toHaveLength(1)
})

test('kept nights cost what was agreed; nights added cost today’s price', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  await query('update room_type set default_price = 5000000, weekend_price = 5000000 where property_id = $1', [by.propertyId])
  await query('update rate_night set price = 5000000 where property_id = $1', [by.propertyId])
  expect(await preview(by, data.code, longer)).toMatchObject({ difference: 5_000_000 })
})

test('a rule blocks what is asked for anew, and not the nights that the booking holds', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  await query('update room_night set closed = true where property_id = $1 and night in ($2, $3)', [by.propertyId, inDays(30), inDays(33)])
  expect(await preview(by, data.code, longer)).toMatchObject({ bookable: true })
  const further = { checkIn: inDays(30), checkOut: inDays(34) }
  const seen = await preview(by, data.code, further)
  expect(seen).toMatchObject({ bookable: false, blockedNights: [{ night: inDays(33), rule: 'closed' }] })
  const refused = await change(by, { code: data.code, ...further, total: 4_000_000, seen: seen.seen })
  expect(refused).toMatchObject({ status: 409, refusal: 'stayBlocked' })
  expect(await soldByNight(server, by.propertyId)).toEqual([1, 1])
})

test('another total than that of the preview, and a booking that was changed meanwhile, change nothing', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  const { seen } = await preview(by, data.code, longer)
  expect(await change(by, { code: data.code, ...longer, total: 1, seen })).toMatchObject({ status: 409, refusal: 'priceChanged' })
  await change(by, { code: data.code, ...longer, total: 3_000_000, seen })
  const again = await change(by, { code: data.code, checkOut: inDays(34), total: 4_000_000, seen })
  expect(again).toMatchObject({ status: 409, refusal: 'bookingChangedMeanwhile' })
  expect(await soldByNight(server, by.propertyId)).toEqual([1, 1, 1])
})

test('the same key is the same change', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  const { seen } = await preview(by, data.code, longer)
  const [key, input] = [crypto.randomUUID(), { code: data.code, ...longer, total: 3_000_000, seen }]
  const [one, two] = [await change(by, input, key), await change(by, input, key)]
  expect(two.data).toEqual(one.data)
  expect(await debtOf(by)).toEqual([{ debt_used: 3_000_000 }])
})

test('what was paid beyond a cheaper stay goes back as a refund', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by, { with: { paymentMethod: 'cash' } })
  await query(`update booking set state = 'confirm' where code = $1`, [data.code])
  await payBooking(server, data.code, 2_000_000)
  const shorter = { checkIn: inDays(30), checkOut: inDays(31) }
  const seen = await preview(by, data.code, shorter)
  expect(seen.payment).toMatchObject({ paid: 1_000_000, refund: 1_000_000, owed: 0, state: 'confirm' })
  await change(by, { code: data.code, ...shorter, total: 1_000_000, seen: seen.seen })
  const { rows } = await query(`select kind, amount from ledger_entry where property_id = $1 and kind <> 'payment'`, [by.propertyId])
  expect(rows).toEqual([{ kind: 'refund', amount: 1_000_000 }])
  const due = await query('select state, amount from refund where property_id = $1', [by.propertyId])
  expect(due.rows).toEqual([{ state: 'due', amount: 1_000_000 }])
  expect(await server.ask('distribution/booking', { code: data.code }, by)).toMatchObject({ data: { paid: 1_000_000, owed: 0 } })
})

const stayChangeable: readonly BookingState[] = ['await payment', 'await fully payment', 'payment failed', 'confirm']

describe.each(bookingStates)('a booking in “%s”', (state) => {
  test('is changed as its state allows, by its agent and by the property', async () => {
    const by = await selling()
    const staff = await signInTo(server, by.propertyId)
    const [one, two] = [await bookStay(server, by), await bookStay(server, by)]
    await Promise.all(
      [one, two].map(({ data }) => query(`update booking set state = $2, cancel_reason = 'x' where code = $1`, [data.code, state])),
    )
    const { data: detail } = await server.ask('booking/detail', { code: one.data.code }, staff)
    const { data: other } = await server.ask('booking/detail', { code: two.data.code }, staff)
    const stay = { ...longer, total: 3_000_000 }
    const byAgent = await change(by, { code: one.data.code, ...stay, seen: detail.changedAt })
    const byProperty = await server.ask('booking/change', { code: two.data.code, ...stay, seen: other.changedAt }, staff)
    const refused = { status: 409, refusal: 'bookingNotChangeable', values: { state } }
    const expected = stayChangeable.includes(state) ? { status: 200 } : refused
    expect([byAgent, byProperty]).toMatchObject([expected, expected])
    // A state that the test forces on it gives no rooms back.
    expect(holdsRooms(state) ? await nightsThatLie(server, by.propertyId) : []).toEqual([])
  })
})

test('of a guest in the house only who the guest is can be changed', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by)
  await query(`update booking set state = 'in service' where code = $1`, [data.code])
  const { seen } = await preview(by, data.code)
  const guest = { name: 'Tên mới', phone: '', email: '' }
  const renamed = await server.ask('booking/change', { code: data.code, guest, total: 2_000_000, seen }, staff)
  expect(renamed).toMatchObject({ status: 200, data: { state: 'in service', total: 2_000_000 } })
})

test('another property’s booking is not found', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  const stranger = await signInTo(server, (await selling()).propertyId)
  expect(await server.ask('booking/preview-change', { code: data.code }, stranger)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await server.ask('booking/change', { code: data.code, total: 0, seen: '-' }, stranger)).toMatchObject({ status: 404 })
})
