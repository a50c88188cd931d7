import { sameNightLastYear } from '@innkeeper/rules/days/calendar/same-night-last-year'
import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark } from '#testing/factories/book-tickets.ts'
import { makeOpenPark, showTicket, ticketsForToday } from '#testing/factories/enter-park.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const run = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

const daysOf = async (person: SignedIn) => (await server.ask('dashboard/park-days', {}, person)).data
const visitsOf = async (person: SignedIn) => (await server.ask('dashboard/park-visits', {}, person)).data
const waitingOf = async (person: SignedIn) => (await server.ask('dashboard/park-waiting', {}, person)).data

test('sold, entered and left of today and the days ahead: what is left is the capacity less what is sold', async () => {
  const park = await makeOpenPark(server)
  const { tickets } = await ticketsForToday(server, park)
  const ahead = await bookTickets(server, park, { day: inDays(3) })
  expect(ahead.status).toBe(200)
  await showTicket(server, park.owner, tickets[0]?.number ?? '')
  await showTicket(server, park.owner, tickets[0]?.number ?? '')
  const { today, days, products } = await daysOf(park.owner)
  expect(days).toHaveLength(7)
  expect(days[0]).toMatchObject({ day: today, capacity: 100, sold: 3, left: 97, entered: 1 })
  expect(days.find(({ day }) => day === inDays(3))).toMatchObject({ sold: 3, left: 97, entered: 0 })
  expect(products).toMatchObject([{ id: park.productId, slots: [{ slot: '' }] }])
  expect(products[0]?.slots[0]?.days).toHaveLength(7)
})

test('a product with slots tells of each; a closed weekday is no day of it', async () => {
  const park = await makeSellingPark(server, { slots: ['09:00', '14:00'], capacity: 40 })
  const lines = [{ product: 'VENGAY', slot: '14:00', visitors: { adult: 2, child: 1 } }]
  await bookTickets(server, park, { day: inDays(2), lines })
  const closed = new Date(`${inDays(4)}T00:00:00Z`).getUTCDay() || 7
  await run('update ticket_product set weekdays = array_remove(weekdays, $2::smallint) where property_id = $1', [park.propertyId, closed])
  const { days, products } = await daysOf(park.owner)
  const [morning, afternoon] = products[0]?.slots ?? []
  expect([morning?.slot, afternoon?.slot]).toEqual(['09:00', '14:00'])
  const on = (of: typeof morning, day: string) => of?.days.find((one) => one.day === day)
  expect(on(morning, inDays(2))).toMatchObject({ sold: 0, left: 40 })
  expect(on(afternoon, inDays(2))).toMatchObject({ sold: 3, left: 37, stopSell: false })
  expect(on(morning, inDays(4))).toBeUndefined()
  expect(days.find(({ day }) => day === inDays(2))).toMatchObject({ capacity: 80, sold: 3, left: 77 })
  expect(days.find(({ day }) => day === inDays(4))).toMatchObject({ capacity: 0, sold: 0, left: 0 })
})

test('a cancelled booking is no longer sold, and an entry that was undone did not enter', async () => {
  const park = await makeOpenPark(server)
  const { tickets, code } = await ticketsForToday(server, park)
  const { data: entry } = await showTicket(server, park.owner, tickets[0]?.number ?? '')
  await server.ask('gate/undo', { id: entry.id, reason: 'Nhầm' }, { ...park.owner, key: crypto.randomUUID() })
  expect((await daysOf(park.owner)).days[0]).toMatchObject({ sold: 3, entered: 0 })
  await server.ask('ticket-booking/cancel', { code, reason: 'Mưa' }, { ...park.owner, key: crypto.randomUUID() })
  expect((await daysOf(park.owner)).days[0]).toMatchObject({ sold: 0, left: 100 })
})

test('visitors and revenue stand by the day of the visit against the same day of last year, where anything was recorded', async () => {
  const park = await makeSellingPark(server)
  await bookTickets(server, park, { day: inDays(5) })
  const before = await visitsOf(park.owner)
  const day = (of: typeof before) => of.days.find((one) => one.day === inDays(5))
  expect(before.days).toHaveLength(30)
  expect(day(before)).toMatchObject({ visitors: 3, revenue: 950_000, lastYear: null })
  const { data: old } = await bookTickets(server, park, { day: inDays(6) })
  const like = sameNightLastYear(inDays(5))
  await run('update ticket_booking set visit_day = $2, last_day = $2 where code = $1', [old.code, like])
  expect(day(await visitsOf(park.owner))).toMatchObject({ visitors: 3, sameDay: like, lastYear: { visitors: 3, revenue: 950_000 } })
})

test('what waits: unpaid visits that are near, refunds to pay back, and products of which nothing can be bought', async () => {
  const park = await makeSellingPark(server)
  const key = () => ({ ...park.owner, key: crypto.randomUUID() })
  expect(await waitingOf(park.owner)).toMatchObject({ unpaid: 0, refunds: 0, notSold: [] })
  const unpaid = await bookTickets(server, park, { day: inDays(2), paymentMethod: 'bank transfer' })
  await bookTickets(server, park, { day: inDays(9), paymentMethod: 'bank transfer' })
  const { today, soon } = await waitingOf(park.owner)
  const listed = { view: 'owes', dateKind: 'visit', fromDate: today, toDate: soon } as const
  expect((await server.ask('ticket-booking/get-all', listed, park.owner)).data.map(({ code }) => code)).toEqual([unpaid.data.code])
  const range = { id: park.productId, from: today, to: inDays(60), weekdays: [1, 2, 3, 4, 5, 6, 7] }
  await server.ask('ticket-day/set', { ...range, set: { stopSell: true } }, key())
  expect(await waitingOf(park.owner)).toMatchObject({ unpaid: 1, notSold: [{ id: park.productId }] })
  await server.ask('ticket-day/set', { ...range, from: inDays(20), to: inDays(20), set: { stopSell: false } }, key())
  expect((await waitingOf(park.owner)).notSold).toEqual([])
})

test('who may not see bookings is told how full the park is, and no money; another park sees none of it', async () => {
  const park = await makeSellingPark(server)
  await bookTickets(server, park, { day: inDays(3) })
  const person = await signInTo(server, park.propertyId, { codes: ['DASHBOARD_1'] })
  expect((await server.ask('dashboard/park-days', {}, person)).status).toBe(200)
  expect(await server.ask('dashboard/park-visits', {}, person)).toMatchObject({ status: 403, refusal: 'noRight' })
  expect(await server.ask('dashboard/park-waiting', {}, person)).toMatchObject({ status: 403, refusal: 'noRight' })
  const { owner } = await makeSellingPark(server)
  expect((await daysOf(owner)).days.every(({ sold }) => sold === 0)).toBe(true)
  expect((await visitsOf(owner)).days.every(({ visitors, revenue }) => visitors === 0 && revenue === 0)).toBe(true)
})
