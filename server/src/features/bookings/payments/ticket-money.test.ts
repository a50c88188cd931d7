import { expect, test } from 'vitest'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark } from '#testing/factories/book-tickets.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const today = inDays(0)
const rows = async <R extends Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<R[]> =>
  (await server.database.pool.query<R>(text, [...values])).rows

type Entry = Omit<CallInput<'booking/payment/update'>, 'code'>

/** A booking of tickets for 950,000 dong, and what records its money. */
const booked = async (given: Parameters<typeof bookTickets>[2] = { paymentMethod: 'bank transfer' }) => {
  const park = await makeSellingPark(server, { refundDays: 2, lateFee: 50 })
  const { code } = (await bookTickets(server, park, given)).data
  const record = (entry: Partial<Entry> = {}, on = 0) =>
    server.askOn(
      on,
      'booking/payment/update',
      { code, kind: 'payment', paidOn: today, amount: 400_000, paymentMethod: 'cash', ...entry },
      park.owner,
    )
  const detail = async () => (await server.ask('ticket-booking/detail', { code }, park.owner)).data
  const toMove = async () => (await server.ask('booking/payment/to-move', {}, park.owner)).data
  return { park, code, record, detail, toMove }
}

test('a park records what was paid for tickets: in part, then all of it, and the booking is confirmed and stays', async () => {
  const { record, detail, toMove, code, park } = await booked()
  expect(await toMove()).toMatchObject([{ kind: 'balance', code, ofTickets: true, amount: 950_000 }])
  expect(await record()).toMatchObject({ data: { state: 'await fully payment', paid: 400_000, owed: 550_000 } })
  expect(await toMove()).toMatchObject([{ kind: 'balance', code, amount: 550_000 }])
  expect(await record({ amount: 550_000 })).toMatchObject({ data: { state: 'confirm', paid: 950_000, owed: 0 } })
  expect(await toMove()).toEqual([])
  const { timeline, ...after } = await detail()
  expect(after).toMatchObject({ state: 'confirm', paid: 950_000, owed: 0, payBy: null, ledger: [{ amount: 400_000 }, { amount: 550_000 }] })
  expect(timeline.map(({ kind }) => kind)).toEqual(['paid', 'paid', 'booked'])
  const list = await server.ask('booking/payment/get-all', {}, park.owner)
  expect(list.data).toMatchObject([
    { code, ofTickets: true },
    { code, ofTickets: true },
  ])
  expect((await server.ask('booking/payment/totals', {}, park.owner)).data).toMatchObject({ incoming: 950_000, outgoing: 0 })
  const file = await server.ask('booking/payment/export', { code }, park.owner)
  expect(JSON.stringify(file.data)).toContain(code)
})

test.each([
  ['more than is owed', { amount: 950_001 }, 'amount', 'wrongAmount'],
  ['a refund of what was never paid', { kind: 'refund', amount: 1 }, 'amount', 'wrongAmount'],
  ['after the last day of the tickets', { paidOn: inDays(31) }, 'paidOn', 'ticketPaymentDateOutOfRange'],
  ['before it was booked', { paidOn: inDays(-2) }, 'paidOn', 'ticketPaymentDateOutOfRange'],
  ['without a method', { paymentMethod: null }, 'paymentMethod', 'methodNotSelected'],
  ['a card without its gateway', { paymentMethod: 'domestic card' }, 'rail', 'gatewayNotChosen'],
  ['the fee of a booking that lives', { kind: 'cancellation fee', amount: 1 }, 'kind', 'wrongTransactionKind'],
] as const)('%s is refused at its field, and nothing is written', async (_what, wrong, field, reason) => {
  const { record, code } = await booked()
  expect((await record(wrong)).errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect(
    await rows('select from ledger_entry e join ticket_booking b on b.ticket_booking_id = e.booking_id where b.code = $1', [code]),
  ).toEqual([])
})

test('tickets on an agent’s credit take no payment, and another park’s tickets are not found', async () => {
  const { record, park } = await booked({})
  expect((await record()).errors?.map(({ reason }) => reason)).toContain('bookingOnCredit')
  const other = await booked()
  const entry = { code: other.code, kind: 'payment', paidOn: today, amount: 1, paymentMethod: 'cash' } as const
  expect(await server.ask('booking/payment/update', entry, park.owner)).toMatchObject({ status: 404, errors: [{ field: 'code' }] })
  expect(await server.ask('booking/payment/place', { code: other.code }, park.owner)).toMatchObject({ status: 404 })
})

test('cancelled late when paid, its fee is kept and the rest is due, until it was paid back once by two people at once', async () => {
  const { record, toMove, code, park, detail } = await booked({ paymentMethod: 'bank transfer', day: inDays(1) })
  await record({ amount: 950_000 })
  const colleague = await signInTo(server, park.propertyId)
  const cancelled = await server.ask('ticket-booking/cancel', { code, reason: 'Bão' }, park.owner)
  expect(cancelled.data).toEqual({ code, state: 'void', fee: 475_000, refund: 475_000, owed: 0 })
  expect(await server.ask('ticket-booking/cancel', { code, reason: 'Bão' }, park.owner)).toMatchObject({ refusal: 'cannotCancel' })
  expect(await detail()).toMatchObject({
    state: 'void',
    paid: 475_000,
    owed: 0,
    ifCancelledToday: null,
    allowed: { cancel: { ok: false } },
  })
  const bell = await server.ask('notification/show', {}, colleague)
  expect(bell.data.notifications.map(({ type, link }) => [type, link])).toContainEqual(['refundDue', `booking/ticket/detail/${code}`])
  const [refund] = await toMove()
  expect(refund).toMatchObject({ kind: 'refund', code, ofTickets: true, amount: 475_000, refund: { state: 'due', byGateway: false } })
  const id = refund?.id ?? ''
  expect(await server.ask('booking/payment/refund-by-gateway', { id }, park.owner)).toMatchObject({ refusal: 'noPaymentToPayBack' })
  const done = { id, paidOn: today, paymentMethod: 'bank transfer' } as const
  const replies = await Promise.all([0, 1].map((on) => server.askOn(on, 'booking/payment/refund-done', done, park.owner)))
  expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(await toMove()).toEqual([])
})

test('cancelled late and unpaid, its fee is owed; the park may waive it', async () => {
  const unpaid = await booked({ paymentMethod: 'cash', day: inDays(1) })
  const waived = await booked({ paymentMethod: 'cash', day: inDays(1) })
  const cancel = ({ code, park }: typeof unpaid, waiveFee: boolean) =>
    server.ask('ticket-booking/cancel', { code, reason: 'Khách ốm', waiveFee }, park.owner)
  await cancel(unpaid, false)
  await cancel(waived, true)
  expect(await unpaid.toMove()).toMatchObject([{ kind: 'fee', code: unpaid.code, amount: 475_000 }])
  expect(await waived.toMove()).toEqual([])
  expect(await unpaid.record({ kind: 'cancellation fee', amount: 475_000 })).toMatchObject({
    data: { state: 'void', paid: 475_000, owed: 0 },
  })
  expect(await unpaid.toMove()).toEqual([])
})

test('16 clients on two servers pay, pay back and correct one booking: it says what its entries add up to', async () => {
  const { record, code } = await booked()
  await record({ amount: 950_000 })
  await Promise.all(
    Array.from({ length: 16 }, (_, at) => record({ kind: at % 2 === 0 ? 'refund' : 'payment', amount: 10_000 * (at + 1) }, at % 2)),
  )
  const sums = await rows(
    `select b.paid, paid_by_ledger(b.property_id, b.ticket_booking_id) as added from ticket_booking b where b.code = $1`,
    [code],
  )
  expect(sums).toEqual([{ paid: expect.any(Number), added: sums[0]?.['paid'] }])
})

test('whoever writes only one of both, the database refuses it; nobody writes over an entry', async () => {
  const { record, code } = await booked()
  await record()
  await expect(rows('update ticket_booking set paid = 1 where code = $1', [code])).rejects.toThrow(/its entries add up to/u)
  await expect(rows('update ledger_entry set amount = 1 where of_tickets')).rejects.toThrow(/never changed/u)
  const entry = `insert into ledger_entry (property_id, ledger_entry_id, booking_id, of_tickets, kind, amount, currency, payment_method, paid_on,
      person, source)
    select property_id, gen_random_uuid(), ticket_booking_id, $2, 'payment', 5, currency, 'cash', visit_day, 'x', 'person'
      from ticket_booking where code = $1`
  await expect(rows(entry, [code, true])).rejects.toThrow(/its entries add up to/u)
  await expect(rows(entry, [code, false])).rejects.toThrow(/ledger_entry_of_room_booking/u)
})
