import { readTicketCode } from '@innkeeper/rules/ticket/ticket-code'
import { beforeAll, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, type SellingPark } from '#testing/factories/book-tickets.ts'
import { makeOpenPark, showTicket, ticketsForToday } from '#testing/factories/enter-park.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
let park: SellingPark
let guard: SignedIn

beforeAll(async () => {
  park = await makeOpenPark(server)
  guard = await signInTo(server, park.propertyId, { codes: ['BOOKING_1', 'GATE_1', 'GATE_2'], fullName: 'Lê Văn Tài' })
})

type Told = { readonly id?: string; readonly gate?: string; readonly at?: string; readonly key?: string }

/** Tells of an entry that a phone made while it had no network. */
const tell = (ticket: string | undefined, { id = crypto.randomUUID(), gate = 'Cổng 1', at, key = id }: Told = {}, by = guard) =>
  server.ask('gate/tell', { id, ticket: ticket ?? '', gate, at: at ?? new Date(Date.now() - 60_000).toISOString() }, { ...by, key })
const entriesOf = async () => (await server.ask('gate/entries', {}, guard)).data
const listOf = async (by = guard) => (await server.ask('gate/day', {}, by)).data

test('the day’s list has the tickets that are for today with their entries, and the key that checks their codes', async () => {
  const { code, tickets } = await ticketsForToday(server, park)
  const { data: later } = await bookTickets(server, park, { day: inDays(3) })
  await showTicket(server, guard, tickets[0]?.number ?? '', { gate: 'Cổng 2' })
  const list = await listOf()
  expect(list.park).toBe(park.property)
  expect(list.lines.some((line) => line.code === later.code)).toBe(false)
  const line = list.lines.find((one) => one.code === code)
  expect(line).toMatchObject({ state: 'confirm', guestName: 'Phạm Hoàng Bảo Ngọc', firstDay: inDays(0), slots: [] })
  expect(line?.tickets.map(({ number }) => number).toSorted()).toEqual(tickets.map(({ number }) => number).toSorted())
  expect(line?.tickets.find(({ number }) => number === tickets[0]?.number)?.entered).toMatchObject([{ gate: 'Cổng 2' }])
  const key = await crypto.subtle.importKey('raw', Buffer.from(list.publicKey, 'base64url'), 'Ed25519', false, ['verify'])
  const read = readTicketCode(tickets[0]?.code ?? '')
  const signature = Buffer.from(read?.signature ?? '', 'base64url')
  expect(await crypto.subtle.verify('Ed25519', key, signature, Buffer.from(read?.signed ?? ''))).toBe(true)
})

test('a cancelled booking is in the list as cancelled, so that a phone without a network keeps its visitors out', async () => {
  const { code } = await ticketsForToday(server, park)
  await server.ask('ticket-booking/cancel', { code, reason: 'Mưa' }, { ...park.owner, key: crypto.randomUUID() })
  expect((await listOf()).lines.find((line) => line.code === code)).toMatchObject({ state: 'void' })
})

test('what a phone let in is told later and stands at the moment at which it was: sent again it is one entry', async () => {
  const { tickets } = await ticketsForToday(server, park)
  const id = crypto.randomUUID()
  const at = new Date(Date.now() - 600_000).toISOString()
  const told = await tell(tickets[0]?.code, { id, at, gate: 'Cổng 3' })
  expect(told.data).toMatchObject({ id, number: tickets[0]?.number, against: null, others: [] })
  expect((await tell(tickets[0]?.code, { id, at, gate: 'Cổng 3' })).data).toEqual(told.data)
  expect(await tell(tickets[0]?.code, { id, at, key: crypto.randomUUID() })).toMatchObject({ status: 409, refusal: 'gateEntryKnown' })
  expect(await showTicket(server, guard, tickets[0]?.number ?? '')).toMatchObject({ refusal: 'gateUsed', values: { gate: 'Cổng 3' } })
  const { rows } = await server.database.pool.query('select place, entered_at, told_at from visitor_entry where visitor_entry_id = $1', [
    id,
  ])
  expect(rows).toMatchObject([{ place: 1, entered_at: at }])
})

test('what another phone let in meanwhile is told too: it says when and where, takes no second place, and stands in the gate’s list and the diary', async () => {
  const { code, tickets } = await ticketsForToday(server, park)
  const [ticket] = tickets
  await showTicket(server, park.owner, ticket?.number ?? '', { gate: 'Cổng Đông' })
  const before = await entriesOf()
  const double = await tell(ticket?.code, { gate: 'Cổng Tây' })
  expect(double.data).toMatchObject({ number: ticket?.number, code, against: 'used', others: [{ gate: 'Cổng Đông' }] })
  const after = await entriesOf()
  expect(after.entries).toBe(before.entries)
  expect(after.against[0]).toMatchObject({ number: ticket?.number, gate: 'Cổng Tây', against: 'used', others: [{ gate: 'Cổng Đông' }] })
  expect(after.latest.some(({ id }) => id === double.data.id)).toBe(true)
  const { data } = await server.ask('hotel-log/search', { kind: 'ticketBooking' }, park.owner)
  expect(JSON.stringify(data)).toContain('Cổng Tây')
  await server.ask('gate/undo', { id: double.data.id, reason: 'Đã mời ra mua vé' }, guard)
  expect((await entriesOf()).against.some(({ id }) => id === double.data.id)).toBe(false)
  expect((await entriesOf()).entries).toBe(before.entries)
})

test('two phones without a network let in the same ticket: the first that tells has the place, the other is the double', async () => {
  const { tickets } = await ticketsForToday(server, park)
  const both = await Promise.all(['Cổng 1', 'Cổng 2'].map((gate) => tell(tickets[0]?.code, { gate })))
  expect(both.filter(({ data }) => data.against === null)).toHaveLength(1)
  const double = both.find(({ data }) => data.against === 'used')
  expect(double?.data.others).toHaveLength(1)
})

test('who was let in by a booking that was cancelled meanwhile is written all the same, with the reason', async () => {
  const { code, tickets } = await ticketsForToday(server, park)
  await server.ask('ticket-booking/cancel', { code, reason: 'Mưa' }, { ...park.owner, key: crypto.randomUUID() })
  expect((await tell(tickets[0]?.code)).data).toMatchObject({ against: 'cancelled', others: [] })
})

test('a moment that is not within the last day is refused, and so is what is no ticket of this park', async () => {
  const { tickets } = await ticketsForToday(server, park)
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  expect(await tell(tickets[0]?.code, { at: days(2) })).toMatchObject({
    status: 422,
    refusal: 'gateMomentWrong',
    errors: [{ field: 'at' }],
  })
  expect(await tell(tickets[0]?.code, { at: days(-1) })).toMatchObject({ refusal: 'gateMomentWrong' })
  expect(await tell('1234567890')).toMatchObject({ refusal: 'gateNotTicket' })
  const other = await makeOpenPark(server)
  const foreign = (await ticketsForToday(server, other)).tickets[0]
  expect(await tell(foreign?.code)).toMatchObject({ refusal: 'gateOtherPark' })
  expect(await tell(foreign?.number)).toMatchObject({ refusal: 'gateUnknown' })
})

test('who may only look at the gate reads its entries, and neither holds the list nor tells of entries', async () => {
  const looker = await signInTo(server, park.propertyId, { codes: ['BOOKING_1', 'GATE_1'] })
  expect((await server.ask('gate/entries', {}, looker)).status).toBe(200)
  expect(await server.ask('gate/day', {}, looker)).toMatchObject({ status: 403 })
  expect(await tell('1234567890', {}, looker)).toMatchObject({ status: 403 })
})
