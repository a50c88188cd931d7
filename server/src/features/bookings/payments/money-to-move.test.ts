import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { payBooking } from '#testing/factories/pay-booking.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

const booked = async (checkIn = inDays(30)) => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by, { checkIn, with: { paymentMethod: 'cash' } })
  const toMove = async () => (await server.ask('booking/payment/to-move', {}, staff)).data
  const cancel = () => server.ask('booking/cancel', { code: data.code, reason: 'Khách ốm' }, staff)
  return { by, staff, code: data.code, total: data.total, toMove, cancel }
}

test('what is owed is to come by the agreed moment; what was paid fills it from the first', async () => {
  const { code, total, toMove } = await booked()
  const due = await toMove()
  expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  await payBooking(server, code, 500_000)
  expect((await toMove()).reduce((sum, { amount }) => sum + amount, 0)).toBe(total - 500_000)
  await payBooking(server, code, total - 500_000)
  expect(await toMove()).toEqual([])
})

test('cancelled unpaid, its fee by the snapshot is to come', async () => {
  const { code, toMove, cancel } = await booked(inDays(3))
  await cancel()
  expect(await toMove()).toMatchObject([{ kind: 'fee', code, amount: 1_000_000, refund: null }])
  await payBooking(server, code, 1_000_000)
  expect(await toMove()).toEqual([])
})

test('cancelled paid, what is beyond the fee is to go back, until it was paid back: once, by two people at once', async () => {
  const { code, total, toMove, cancel, staff } = await booked(inDays(3))
  await payBooking(server, code, total)
  await cancel()
  const [refund] = await toMove()
  expect(refund).toMatchObject({ kind: 'refund', code, amount: total - 1_000_000, refund: { state: 'due' } })
  const done = { id: refund?.id ?? '', paidOn: inDays(0), paymentMethod: 'bank transfer' } as const
  expect(await server.ask('booking/payment/refund-done', { ...done, paidOn: inDays(1) }, staff)).toMatchObject({
    status: 422,
    errors: [{ field: 'paidOn', reason: 'refundBeforeAgreed' }],
  })
  const replies = await Promise.all([0, 1].map((on) => server.askOn(on, 'booking/payment/refund-done', done, staff)))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await toMove()).toEqual([])
  expect((await server.ask('booking/payment/detail', { id: done.id }, staff)).data.refund).toMatchObject({
    state: 'done',
    paidOn: inDays(0),
  })
})

test('a refund that a cancellation or a change makes due is in the bell, once, and none where nothing goes back', async () => {
  const [unpaid, paid, changed] = [await booked(), await booked(), await booked()]
  // Nobody is told of what they did themselves: a colleague reads the bell.
  const told = async ({ by }: typeof paid) =>
    (await server.ask('notification/show', {}, await signInTo(server, by.propertyId))).data.notifications.filter(
      ({ type }) => type === 'refundDue',
    )
  await unpaid.cancel()
  expect(await told(unpaid)).toEqual([])
  await payBooking(server, paid.code, paid.total)
  await Promise.all([paid.cancel(), paid.cancel()])
  expect(await told(paid)).toMatchObject([{ detailCode: paid.code }])
  await payBooking(server, changed.code, changed.total)
  const { data: seen } = await server.ask('booking/detail', { code: changed.code }, changed.staff)
  const shorter = { code: changed.code, checkIn: inDays(30), checkOut: inDays(31) }
  const { data: preview } = await server.ask('booking/preview-change', shorter, changed.staff)
  const change = { ...shorter, seen: seen.changedAt, total: preview.after?.price?.total ?? 0 }
  expect(await server.ask('booking/change', change, changed.staff)).toMatchObject({ status: 200 })
  expect(await told(changed)).toMatchObject([{ detailCode: changed.code }])
})

test('a refund that a person agreed waits as well, and is withdrawn when it is corrected', async () => {
  const { code, toMove, staff } = await booked()
  await payBooking(server, code, 800_000)
  const entry = { code, kind: 'refund', paidOn: inDays(0), amount: 300_000, paymentMethod: 'cash' } as const
  const { data } = await server.ask('booking/payment/update', { ...entry, awaits: true }, staff)
  expect((await toMove()).filter(({ kind }) => kind === 'refund')).toMatchObject([{ id: data.id, amount: 300_000 }])
  await server.ask('booking/payment/update', { ...entry, amount: 0, corrects: data.id }, staff)
  expect((await toMove()).filter(({ kind }) => kind === 'refund')).toEqual([])
})

test('another property’s refund is not found', async () => {
  const mine = await booked(inDays(3))
  await payBooking(server, mine.code, mine.total)
  await mine.cancel()
  const [refund] = await mine.toMove()
  const { staff } = await booked()
  const done = { id: refund?.id ?? '', paidOn: inDays(0), paymentMethod: 'cash' } as const
  expect(await server.ask('booking/payment/refund-done', done, staff)).toMatchObject({ status: 404 })
})
