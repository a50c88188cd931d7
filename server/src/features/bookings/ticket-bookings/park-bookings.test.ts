import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets } from '#testing/factories/book-tickets.ts'
import { makeOpenPark } from '#testing/factories/enter-park.ts'
import { signInAdmin } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

/** A park with a visit today on credit, one in a month that is not paid, and one that was cancelled. */
const parkWithBookings = async () => {
  const park = await makeOpenPark(server)
  const today = (await bookTickets(server, park, { day: inDays(0) })).data.code
  const unpaid = (await bookTickets(server, park, { paymentMethod: 'cash' })).data.code
  const cancelled = (await bookTickets(server, park, { day: inDays(40) })).data.code
  await server.ask('ticket-booking/cancel', { code: cancelled, reason: 'Khách đổi ngày' }, park.owner)
  const list = async (asked: object = {}) => (await server.ask('ticket-booking/get-all', asked, park.owner)).data.map(({ code }) => code)
  return { park, today, unpaid, cancelled, list }
}

test('the list has named views with counts, filters and orders', async () => {
  const { park, today, unpaid, cancelled, list } = await parkWithBookings()
  expect(await list()).toEqual([cancelled, unpaid, today])
  expect(await list({ view: 'today' })).toEqual([today])
  expect(await list({ view: 'owes' })).toEqual([unpaid])
  expect(await list({ view: 'ended' })).toEqual([cancelled])
  expect(await list({ states: ['await payment'] })).toEqual([unpaid])
  expect(await list({ fromDate: inDays(35), toDate: inDays(45) })).toEqual([cancelled])
  expect(await list({ dateKind: 'booked', fromDate: inDays(1) })).toEqual([])
  expect(await list({ sort: 'visitDay' })).toEqual([today, unpaid, cancelled])
  expect(await list({ text: today.toLowerCase() })).toEqual([today])
  expect(await list({ text: 'bao ngoc' })).toHaveLength(3)
  const counts = await server.ask('ticket-booking/view-counts', {}, park.owner)
  expect(counts.data).toEqual({ all: 3, today: 1, owes: 1, ended: 1 })
  const page = await server.ask('ticket-booking/get-all', { limit: 1, view: 'all' }, park.owner)
  expect(page).toMatchObject({
    total: 3,
    all: 3,
    data: [{ people: 3, tickets: [{ slot: '', people: 3 }], total: 950_000, paid: 0, owed: 0, state: 'void' }],
  })
  const file = await server.ask('ticket-booking/export', { view: 'owes' }, park.owner)
  expect(JSON.stringify(file.data)).toContain(unpaid)
  expect(JSON.stringify(file.data)).not.toContain(cancelled)
})

test('a ticket booking is shown with its lines by kind of visitor, and another park’s is not found', async () => {
  const { park, unpaid } = await parkWithBookings()
  const detail = await server.ask('ticket-booking/detail', { code: unpaid }, park.owner)
  expect(detail.data).toMatchObject({
    state: 'await payment',
    agent: { travelAgentId: park.travelAgentId, level: expect.any(Number) },
    lines: [
      {
        product: 'VENGAY',
        number: expect.stringMatching(/^\d{12}$/u),
        visitors: [
          { kind: 'adult', count: 2, amount: 700_000 },
          { kind: 'child', count: 1, amount: 250_000 },
        ],
      },
    ],
    price: { total: 950_000 },
    timeline: [{ kind: 'booked' }],
    ledger: [],
    allowed: { cancel: { ok: true } },
    ifCancelledToday: { refund: 0 },
  })
  const other = await makeOpenPark(server)
  expect(await server.ask('ticket-booking/detail', { code: unpaid }, other.owner)).toMatchObject({ status: 404 })
  const cancel = await server.ask('ticket-booking/cancel', { code: unpaid, reason: 'x' }, other.owner)
  expect(cancel).toMatchObject({ status: 404, errors: [{ field: 'code' }] })
})

test('the platform sees the ticket bookings of every park, and of one', async () => {
  const [one, two] = [await parkWithBookings(), await parkWithBookings()]
  const admin = await signInAdmin(server)
  const all = await server.ask('supplier/booking/get-ticket-all', { limit: 50 }, admin)
  expect(all.data.map(({ code }) => code)).toEqual(expect.arrayContaining([one.today, two.today]))
  const asked = { hotelId: one.park.propertyId, states: ['await payment' as const] }
  expect(await server.ask('supplier/booking/get-ticket-all', asked, admin)).toMatchObject({
    total: 1,
    data: [{ code: one.unpaid, property: { id: one.park.propertyId, code: one.park.property }, owed: 950_000 }],
  })
  const file = await server.ask('supplier/booking/export-ticket', asked, admin)
  expect(JSON.stringify(file.data)).toContain(one.unpaid)
  expect(JSON.stringify(file.data)).not.toContain(two.unpaid)
  const detail = await server.ask('supplier/booking/detail-ticket', { code: two.today }, admin)
  expect(detail.data).toMatchObject({ code: two.today, property: { id: two.park.propertyId }, state: 'confirm' })
  expect(await server.ask('supplier/booking/detail-ticket', { code: 'NONE' }, admin)).toMatchObject({ status: 404 })
})
