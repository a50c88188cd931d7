import { spacedTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import { clockIn } from '@innkeeper/rules/days/clock-in'
import { beforeAll, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, type SellingPark } from '#testing/factories/book-tickets.ts'
import { makeOpenPark, showTicket, ticketsForToday } from '#testing/factories/enter-park.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let park: SellingPark
let guard: SignedIn

beforeAll(async () => {
  park = await makeOpenPark(server)
  guard = await signInTo(server, park.propertyId, { codes: ['BOOKING_1', 'GATE_1', 'GATE_2'], fullName: 'Lê Văn Tài' })
})

const show = (ticket: string | undefined, given: { id?: string; gate?: string } = {}, by = guard) =>
  showTicket(server, by, ticket ?? '', given)
const entriesIn = async (propertyId: string) =>
  (await server.database.pool.query('select gate from visitor_entry where property_id = $1 and place is not null', [propertyId])).rows
    .length

test('a scanned code lets its visitor in once; the next time the gate says when and where it was', async () => {
  const { code, tickets } = await ticketsForToday(server, park)
  const [ticket] = tickets
  const entered = await show(ticket?.code, { gate: 'Cổng 2' })
  const facts = { number: ticket?.number, visitor: 'adult', product: { en: 'Day ticket, whole park' }, entry: 1, entries: 1, code }
  expect(entered.data).toMatchObject({ ...facts, guestName: 'Phạm Hoàng Bảo Ngọc' })
  const again = await show(ticket?.code)
  expect(again).toMatchObject({ status: 409, refusal: 'gateUsed', values: { gate: 'Cổng 2' }, errors: [{ field: 'ticket' }] })
  expect(again.message).toContain(clockIn('Asia/Ho_Chi_Minh', new Date()).time.slice(0, 2))
})

test('a typed number does the same, in groups or not', async () => {
  const { tickets } = await ticketsForToday(server, park)
  expect(await show(spacedTicketNumber(tickets[1]?.number ?? ''))).toMatchObject({ status: 200 })
  expect(await show(tickets[1]?.code)).toMatchObject({ refusal: 'gateUsed' })
  expect(await show(tickets[2]?.number)).toMatchObject({ data: { visitor: 'child' } })
})

test('a ticket of several entries lets in as often, on its days', async () => {
  const other = await makeOpenPark(server, { entries: 3, validDays: 2 })
  const { tickets } = await ticketsForToday(server, other)
  const number = tickets[0]?.number
  const entries = [await show(number, {}, other.owner), await show(number, {}, other.owner), await show(number, {}, other.owner)]
  expect(entries.map(({ data }) => data.entry)).toEqual([1, 2, 3])
  expect(await show(number, {}, other.owner)).toMatchObject({ refusal: 'gateUsed' })
})

test('on another day it says which day the ticket is for', async () => {
  const { data: booking } = await bookTickets(server, park, { day: inDays(3) })
  const { data } = await server.ask('distribution/ticket-codes', { code: booking.code }, park)
  const refused = await show(data.tickets[0]?.code)
  expect(refused).toMatchObject({ status: 409, refusal: 'gateWrongDay' })
  expect(refused.message).toContain(inDays(3).slice(8))
})

test('a ticket of a cancelled booking lets nobody in', async () => {
  const { code, tickets } = await ticketsForToday(server, park)
  await server.ask('ticket-booking/cancel', { code, reason: 'Mưa' }, { ...park.owner, key: crypto.randomUUID() })
  expect(await show(tickets[0]?.code)).toMatchObject({ status: 409, refusal: 'gateCancelled', values: { code } })
})

test('what is not a ticket of this park is said to be so', async () => {
  const other = await makeOpenPark(server)
  const foreign = (await ticketsForToday(server, other)).tickets[0]
  const before = await entriesIn(other.propertyId)
  expect(await show(foreign?.code)).toMatchObject({ status: 409, refusal: 'gateOtherPark', values: { park: other.property } })
  expect(await show(foreign?.number)).toMatchObject({ status: 404, refusal: 'gateUnknown' })
  const own = (await ticketsForToday(server, park)).tickets[0]?.code ?? ''
  const forged = own.replace(/\.1\.(?=[\w-]{86}$)/u, '.9.')
  const wrong = await Promise.all([forged, 'https://example.com', '1234567890'].map((text) => show(text)))
  expect(wrong.map(({ status, refusal }) => [status, refusal])).toEqual(wrong.map(() => [422, 'gateNotTicket']))
  expect(await entriesIn(other.propertyId)).toBe(before)
})

test('a slot lets in from an hour before until the next one', async () => {
  const { time } = clockIn('Asia/Ho_Chi_Minh', new Date())
  const far = time < '12:00' ? '23:00' : '00:30'
  const slots = ['00:30', '10:30', '23:00']
  const other = await makeOpenPark(server, { slots, opensAt: '00:00' })
  const { data: booking } = await bookTickets(server, other, {
    lines: [{ product: 'VENGAY', slot: far, visitors: { adult: 2, child: 1 } }],
  })
  // Nobody can buy a slot that has begun, so the day is moved.
  await server.database.pool.query('update ticket set first_day = $2, last_day = $2 where property_id = $1', [other.propertyId, inDays(0)])
  const { data } = await server.ask('distribution/ticket-codes', { code: booking.code }, other)
  expect(await show(data.tickets[0]?.number, {}, other.owner)).toMatchObject({ refusal: 'gateWrongSlot', values: { slot: far } })
})

test('a mistaken entry is taken back with a reason, once, and the ticket lets in again', async () => {
  const { tickets } = await ticketsForToday(server, park)
  const id = crypto.randomUUID()
  await show(tickets[0]?.code, { id })
  expect(await server.ask('gate/undo', { id, reason: '' }, guard)).toMatchObject({ refusal: 'invalidInput', errors: [{ field: 'reason' }] })
  expect((await server.ask('gate/undo', { id, reason: 'Quét nhầm vé' }, guard)).data).toMatchObject({ id, number: tickets[0]?.number })
  expect(await server.ask('gate/undo', { id, reason: 'Quét nhầm vé' }, guard)).toMatchObject({ status: 404, refusal: 'gateEntryMissing' })
  expect(await show(tickets[0]?.code)).toMatchObject({ data: { entry: 1 } })
  const { rows } = await server.database.pool.query(
    `select call, before_values, after_values from diary_entry where property_id = $1 and subject = $2 order by at, diary_entry_id`,
    [park.propertyId, spacedTicketNumber(tickets[0]?.number ?? '')],
  )
  expect(rows).toMatchObject([
    { call: 'gate/enter', after_values: { gate: 'Cổng 1' } },
    { call: 'gate/undo', before_values: { gate: 'Cổng 1' }, after_values: { reason: 'Quét nhầm vé' } },
    { call: 'gate/enter' },
  ])
})

test('another park’s entry does not exist', async () => {
  const other = await makeOpenPark(server)
  const id = crypto.randomUUID()
  await show((await ticketsForToday(server, park)).tickets[0]?.code, { id })
  expect(await server.ask('gate/undo', { id, reason: 'Nhầm' }, other.owner)).toMatchObject({ status: 404, refusal: 'gateEntryMissing' })
})

test('the id of an entry is one entry', async () => {
  const { tickets } = await ticketsForToday(server, park)
  const id = crypto.randomUUID()
  expect(await show(tickets[0]?.code, { id })).toMatchObject({ status: 200 })
  expect(await show(tickets[1]?.code, { id })).toMatchObject({ refusal: 'keyReused' })
  expect(await show(tickets[1]?.code)).toMatchObject({ status: 200 })
})

test('a phone that got no answer sends the same entry again by its key: it is let in once, and told so again', async () => {
  const { tickets } = await ticketsForToday(server, park)
  const entry = { id: crypto.randomUUID(), ticket: tickets[0]?.code ?? '', gate: 'Cổng 1' }
  const by = { ...guard, key: crypto.randomUUID() }
  const first = await server.ask('gate/enter', entry, by)
  const before = await entriesIn(park.propertyId)
  expect((await server.ask('gate/enter', entry, by)).data).toEqual(first.data)
  expect(await entriesIn(park.propertyId)).toBe(before)
})

test('the database itself keeps a ticket from letting in more often than it may', async () => {
  const { tickets } = await ticketsForToday(server, park)
  await show(tickets[0]?.code)
  const copy = (place: number) =>
    server.database.pool.query(
      `insert into visitor_entry (property_id, visitor_entry_id, visitor_ticket_id, entries, place, entered_at, gate, account_id, person)
        select property_id, gen_random_uuid(), visitor_ticket_id, entries, $2, now(), gate, account_id, person from visitor_entry
         where property_id = $1 and visitor_ticket_id = (select visitor_ticket_id from visitor_ticket where property_id = $1 and number = $3)`,
      [park.propertyId, place, tickets[0]?.number],
    )
  await expect(copy(1)).rejects.toThrow(/each_entry_once/u)
  await expect(copy(2)).rejects.toThrow(/check/u)
})

test('the number of a visitor’s ticket finds its booking in the park’s list', async () => {
  const { code, tickets } = await ticketsForToday(server, park)
  const found = await server.ask('ticket-booking/get-all', { text: spacedTicketNumber(tickets[2]?.number ?? '') }, park.owner)
  expect(found.data.map((row) => row.code)).toEqual([code])
})
