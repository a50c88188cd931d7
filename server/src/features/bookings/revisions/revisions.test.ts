import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { payBooking } from '#testing/factories/pay-booking.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { inProperty } from '#kit/transaction/transaction.ts'
import { turnDay } from '../end/bookings.jobs.ts'
import { revisionsNumbered } from './revisions.reads.ts'

const server = useTestServer()
const selling = () => makeSelling(server, { from: inDays(-2), to: inDays(120) })
const ofProperty = ({ propertyId }: Selling, numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]) =>
  inProperty(server.database.pool, propertyId, (tx) => revisionsNumbered(tx, numbers, new Map()))
const kindsAt = async (by: Selling) => (await ofProperty(by)).map(({ number, kind }) => [number, kind])
const longer = { checkIn: inDays(30), checkOut: inDays(33) }

const change = async (by: Selling, code: string) => {
  const { data: seen } = await server.ask('distribution/preview-change', { code, ...longer }, by)
  const asked = { code, ...longer, total: seen.after.price?.total ?? 0, seen: seen.seen }
  return server.ask('distribution/change', asked, { ...by, key: crypto.randomUUID() })
}

test('each move is a revision, numbered from 1 without a gap, with the booking as it was after it', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  await change(by, data.code)
  await server.ask('distribution/cancel', { code: data.code, reason: 'Khách đổi ý' }, { ...by, key: crypto.randomUUID() })
  expect(await kindsAt(by)).toEqual([
    [1, 'made'],
    [2, 'changed'],
    [3, 'cancelled'],
  ])
  const [made, changed, cancelled] = await ofProperty(by)
  expect(made?.booking).toMatchObject({
    code: data.code,
    state: 'confirm',
    checkIn: inDays(30),
    checkOut: inDays(32),
    guest: { name: 'Phạm Hoàng Bảo Ngọc', phone: '+84 900 000 123', email: 'ngoc@example.com' },
    agent: { name: { en: expect.any(String) } },
    total: 2_000_000,
    owed: 0,
    lines: [
      {
        roomTypeId: by.roomTypeId,
        roomPlanId: by.roomPlanId,
        rooms: [{ adults: 2, childrenAges: [], extraBeds: 0 }],
        nights: [
          { night: inDays(30), amount: 1_000_000 },
          { night: inDays(31), amount: 1_000_000 },
        ],
        total: 2_000_000,
      },
    ],
  })
  expect(changed?.booking).toMatchObject({ checkOut: inDays(33), total: 3_000_000, lines: [{ nights: { length: 3 } }] })
  expect(cancelled?.booking).toMatchObject({ state: 'cancel', cancelReason: 'Khách đổi ý', total: 3_000_000 })
})

test('a payment, the arrival, a no-show and the cancellation by the hotel have kinds of their own', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const today = { checkIn: inDays(0), with: { paymentMethod: 'cash' } } as const
  const [one, two] = [(await bookStay(server, by, today)).data, (await bookStay(server, by, { with: { paymentMethod: 'cash' } })).data]
  await payBooking(server, one.code, 2_000_000)
  await server.database.pool.query(`update booking set state = 'confirm' where code = $1`, [one.code])
  await turnDay.run({ pool: server.database.pool, now: new Date(), publish: () => undefined })
  await server.ask('booking/no-show', { code: one.code }, staff)
  await server.ask('booking/cancel', { code: two.code, reason: 'Hết phòng' }, staff)
  expect((await kindsAt(by)).map(([, kind]) => kind)).toEqual(['made', 'made', 'payment', 'payment', 'checkedIn', 'noShow', 'cancelled'])
  expect((await ofProperty(by, [3]))[0]?.booking).toMatchObject({ paid: 2_000_000, owed: 0, total: 2_000_000 })
})

test('a write that changes nothing of what is told makes none, and neither does one that is rolled back', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  await server.database.pool.query('update booking set search_text = search_text || $2 where code = $1', [data.code, ' x'])
  const failing = inProperty(server.database.pool, by.propertyId, async (tx) => {
    await tx.rows(`update booking set guest_name = 'Vũ' where code = $1`, [data.code])
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  expect(await kindsAt(by)).toEqual([[1, 'made']])
})

test('several writes of one transaction are one revision, with the last of them', async () => {
  const by = await selling()
  const { data } = await bookStay(server, by)
  await inProperty(server.database.pool, by.propertyId, async (tx) => {
    await tx.rows(`update booking set guest_name = 'Một' where code = $1`, [data.code])
    await tx.rows(`update booking set guest_name = 'Hai' where code = $1`, [data.code])
  })
  expect(await kindsAt(by)).toEqual([
    [1, 'made'],
    [2, 'changed'],
  ])
  expect((await ofProperty(by, [2]))[0]?.booking?.guest.name).toBe('Hai')
})

test('bookings of one moment are numbered one after the other, each once; another property counts for itself', async () => {
  const [by, other] = [await selling(), await selling()]
  const made = await Promise.all([
    ...Array.from({ length: 8 }, () => bookStay(server, by)),
    ...Array.from({ length: 3 }, () => bookStay(server, other)),
  ])
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200))
  expect((await ofProperty(by)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(new Set((await ofProperty(by)).map(({ booking }) => booking?.code)).size).toBe(8)
  expect(await kindsAt(other)).toEqual([
    [1, 'made'],
    [2, 'made'],
    [3, 'made'],
  ])
})

test('a revision is never changed: not even by the property itself', async () => {
  const by = await selling()
  await bookStay(server, by)
  const attempt = (sql: string) => inProperty(server.database.pool, by.propertyId, (tx) => tx.rows(sql))
  await expect(attempt('update booking_revision set note = note')).rejects.toMatchObject({ code: '42501' })
  await expect(attempt('delete from booking_revision')).rejects.toMatchObject({ code: '42501' })
})
