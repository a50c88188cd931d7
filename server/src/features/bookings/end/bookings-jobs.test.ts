import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { nightsThatLie, soldByNight } from '#testing/factories/sold-rooms.ts'
import { payBooking } from '#testing/factories/pay-booking.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { cancelUnpaid, turnDay } from './bookings.jobs.ts'

const server = useTestServer()
const selling = () => makeSelling(server, { from: inDays(-5), to: inDays(120) })
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

const sweep = async (job: typeof cancelUnpaid, now = new Date()): Promise<Signal[]> => {
  const told: Signal[] = []
  await job.run({ pool: server.database.pool, now, publish: (signals) => void told.push(...signals) })
  return told
}

const stateOf = async (code: string): Promise<string | undefined> => {
  const { rows } = await server.database.pool.query<{ state: string }>('select state from booking where code = $1', [code])
  return rows[0]?.state
}

const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)

test('“an unpaid booking is cancelled when its payment term passes”, and its rooms come back', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by, { with: { paymentMethod: 'bank transfer' } })
  await sweep(cancelUnpaid, hoursFromNow(23))
  expect(await stateOf(data.code)).toBe('await payment')
  const told = await sweep(cancelUnpaid, hoursFromNow(25))
  expect(await stateOf(data.code)).toBe('cancel')
  expect(await soldByNight(server, by.propertyId)).toEqual([])
  expect(told).toContainEqual({ propertyId: by.propertyId, topic: 'bookings', code: data.code })
  const staff = await signInTo(server, by.propertyId)
  const detail = await server.ask('booking/detail', { code: data.code }, staff)
  expect(detail.data).toMatchObject({ state: 'cancel', timeline: [{ kind: 'expired', origin: 'system' }, { kind: 'booked' }], ledger: [] })
  expect(detail.data.cancelReason).toContain('Quá hạn thanh toán')
  const bell = await server.ask('notification/show', {}, staff)
  expect(bell.data.notifications[0]).toMatchObject({ type: 'paymentTermPassed', detailCode: data.code, username: 'Innkeeper' })
})

test.each([
  ['a failed payment', 'payment failed', 'cancel'],
  ['a part that was paid', 'await fully payment', 'await fully payment'],
  ['a booking that was confirmed meanwhile', 'confirm', 'confirm'],
])('when the term passes, %s: “%s” becomes “%s”', async (_what, state, after) => {
  const by = await selling()
  const { data } = await bookStay(server, by, { with: { paymentMethod: 'bank transfer' } })
  await query('update booking set state = $2 where code = $1', [data.code, state])
  await sweep(cancelUnpaid, hoursFromNow(25))
  expect(await stateOf(data.code)).toBe(after)
})

test('several servers that sweep at once, again and again, end each booking once', async () => {
  const by = await selling()
  await inTurn(6, () => bookStay(server, by, { with: { paymentMethod: 'cash' } }))
  await Promise.all([1, 2, 3, 4].map(() => sweep(cancelUnpaid, hoursFromNow(25))))
  await sweep(cancelUnpaid, hoursFromNow(25))
  const { rows } = await query(`select count(*) as events from booking_event where property_id = $1 and kind = 'expired'`, [by.propertyId])
  expect(rows).toEqual([{ events: 6 }])
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
})

test('one booking that cannot be ended does not keep the others from it', async () => {
  const by = await selling()
  const broken = await bookStay(server, by, { with: { paymentMethod: 'cash' } })
  const whole = await bookStay(server, by, { with: { paymentMethod: 'cash' } })
  await query(`update booking set snapshot = '{}' where code = $1`, [broken.data.code])
  await expect(sweep(cancelUnpaid, hoursFromNow(25))).rejects.toThrow('1 of 2 failed')
  expect(await stateOf(whole.data.code)).toBe('cancel')
  await query('delete from notification where property_id = $1', [by.propertyId])
  await query(`update booking set pay_by = null where code = $1`, [broken.data.code])
})

test('the check-in day puts a confirmed booking into service, and after check-out it is closed when it is settled', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by, { checkIn: inDays(0) })
  await sweep(turnDay, hoursFromNow(-24))
  expect(await stateOf(data.code)).toBe('confirm')
  expect(await sweep(turnDay)).toContainEqual({ propertyId: by.propertyId, topic: 'bookings', code: data.code })
  expect(await stateOf(data.code)).toBe('in service')
  await sweep(turnDay, hoursFromNow(48))
  expect(await stateOf(data.code)).toBe('in service')
  await sweep(turnDay, hoursFromNow(72))
  expect(await stateOf(data.code)).toBe('close')
  expect(await soldByNight(server, by.propertyId)).toEqual([1, 1])
})

test('a booking that is not settled stays in service, and closes once it is', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by, { checkIn: inDays(0), with: { paymentMethod: 'cash' } })
  await query(`update booking set state = 'confirm' where code = $1`, [data.code])
  await sweep(turnDay, hoursFromNow(72))
  expect(await stateOf(data.code)).toBe('in service')
  await payBooking(server, data.code, data.total)
  await sweep(turnDay, hoursFromNow(72))
  expect(await stateOf(data.code)).toBe('close')
})

test('a booking that missed both days takes both steps, each once, whichever server sweeps', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by, { checkIn: inDays(0) })
  await Promise.all([1, 2, 3].map(() => sweep(turnDay, hoursFromNow(96))))
  const { rows } = await server.database.pool.query<{ kind: string }>(
    'select kind from booking_event join booking using (property_id, booking_id) where code = $1 order by kind',
    [data.code],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['checkedIn', 'closed', 'confirmed'])
})
