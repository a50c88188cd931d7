import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark, ticketBookingOf, ticketsAt, type SellingPark } from '#testing/factories/book-tickets.ts'
import { linkTravelAgent, makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { cancelUnpaidTickets, turnTickets } from './ticket-bookings.jobs.ts'

const server = useTestServer()

const soldOf = async ({ propertyId }: SellingPark): Promise<number[]> => {
  const { rows } = await server.database.pool.query<{ sold: number }>(
    'select sold from ticket_day where property_id = $1 order by day, slot',
    [propertyId],
  )
  return rows.map(({ sold }) => sold)
}

const creditUsed = async ({ propertyId, travelAgentId }: SellingPark): Promise<unknown> => {
  const { rows } = await server.database.pool.query(
    'select debt_used from travel_agent_link where property_id = $1 and travel_agent_id = $2',
    [propertyId, travelAgentId],
  )
  return rows[0]
}

const cancel = (park: SellingPark, code: string, key: string = crypto.randomUUID()) =>
  server.ask('distribution/ticket-cancel', { code, reason: 'Khách đổi ngày' }, { agentKey: park.agentKey, key })

test('an agent finds a park with what is left and what it costs, quotes, and books on credit', async () => {
  const park = await makeSellingPark(server)
  const by = { agentKey: park.agentKey }
  const found = await server.ask('distribution/ticket-search', { day: inDays(30) }, by)
  expect(found.data).toMatchObject({
    properties: [
      { code: park.property, products: [{ code: 'VENGAY', slots: [{ slot: '', left: 100, prices: { adult: 350_000, child: 250_000 } }] }] },
    ],
    next: null,
  })
  const quote = await server.ask('distribution/ticket-quote', ticketsAt(park), by)
  expect(quote.data).toMatchObject({ bookable: true, blocked: [], price: { sum: 950_000, net: 863_636, vat: 86_364, total: 950_000 } })
  const booked = await bookTickets(server, park)
  expect(booked.data).toMatchObject({
    state: 'confirm',
    total: 950_000,
    owed: 0,
    payBy: null,
    lines: [{ product: 'VENGAY', amount: 950_000 }],
  })
  expect(booked.data.lines[0]?.number).toMatch(/^\d{12}$/u)
  expect(await server.ask('distribution/ticket-booking', { code: booked.data.code }, by)).toMatchObject({ data: booked.data })
  expect([await soldOf(park), await creditUsed(park)]).toEqual([[3], { debt_used: 950_000 }])
  const bell = await server.ask('notification/show', {}, park.owner)
  expect(bell.data.notifications[0]).toMatchObject({ type: 'ticketBooked', detailCode: booked.data.code })
})

test('a retry with the same key is the same booking, and takes its tickets once', async () => {
  const park = await makeSellingPark(server)
  const again = () =>
    server.ask('distribution/ticket-book', ticketBookingOf(ticketsAt(park)), { agentKey: park.agentKey, key: 'lost answer' })
  const [first, second] = [await again(), await again()]
  expect(second.data.code).toBe(first.data.code)
  expect(await soldOf(park)).toEqual([3])
})

test.each([
  [
    'more than are left',
    {
      lines: [
        { product: 'VENGAY', visitors: { adult: 6 } },
        { product: 'VENGAY', visitors: { adult: 5 } },
      ],
    },
    'ticketsBlocked',
    'lines.1',
  ],
  ['a slot that there is not', { lines: [{ product: 'VENGAY', slot: '09:00', visitors: { adult: 1 } }] }, 'ticketsBlocked', 'lines.0'],
  ['a day that has passed', { day: inDays(-1) }, 'ticketsBlocked', 'lines.0'],
  ['another price', { total: 900_000 }, 'priceChanged', 'total'],
  ['too little credit', {}, 'debtOverLimit', 'paymentMethod'],
  ['nobody', { lines: [{ product: 'VENGAY', visitors: {} }] }, 'ticketsForNobody', 'lines.0.visitors'],
  ['a product that nobody sells', { lines: [{ product: 'KHONGCO', visitors: { adult: 1 } }] }, 'notFound', 'lines.0.product'],
  ['a park that is not there', { property: 'NOPE' }, 'notFound', 'property'],
])('%s is refused at its field, and nothing is taken', async (_what, given, refusal, field) => {
  const park = await makeSellingPark(server, { capacity: 10, debtLimit: 900_000 })
  expect(await bookTickets(server, park, given)).toMatchObject({ refusal, errors: [{ field }] })
  expect([await soldOf(park), await creditUsed(park)]).toEqual([[], { debt_used: 0 }])
})

test.each([
  ['off sale', `update property set state = 'offsite' where property_id = $1`],
  ['without a contract', `update e_contract set state = 'closed' where property_id = $1`],
  ['not linked any more', `update travel_agent_link set active = false, unlinked_reason = '–' where property_id = $1`],
])('a park that is %s is not found', async (_how, ending) => {
  const park = await makeSellingPark(server)
  await server.database.pool.query(ending, [park.propertyId])
  expect(await bookTickets(server, park)).toMatchObject({ status: 404, refusal: 'notFound', errors: [{ field: 'property' }] })
  const found = await server.ask(
    'distribution/ticket-search',
    { day: inDays(30), properties: [park.property] },
    { agentKey: park.agentKey },
  )
  expect(found.data.properties).toEqual([])
})

test('another agent’s ticket booking does not exist', async () => {
  const park = await makeSellingPark(server)
  const { code } = (await bookTickets(server, park)).data
  const other = await makeTravelAgent(server)
  await linkTravelAgent(server, park.propertyId, other)
  expect(await server.ask('distribution/ticket-booking', { code }, { agentKey: other.agentKey })).toMatchObject({ status: 404 })
  expect(await cancel({ ...park, ...other }, code)).toMatchObject({ status: 404, refusal: 'notFound' })
})

test.each([
  [30, 0, 0],
  [1, 475_000, 475_000],
])('cancelled %i days before, it costs what the refund terms say, and its tickets and credit come back', async (days, fee, used) => {
  const park = await makeSellingPark(server, { refundDays: 2, lateFee: 50 })
  const { code } = (await bookTickets(server, park, { day: inDays(days) })).data
  const first = await cancel(park, code, 'once')
  expect(first.data).toEqual({ code, state: 'cancel', fee, refund: 0, owed: fee })
  expect((await cancel(park, code, 'once')).data).toEqual(first.data)
  expect(await cancel(park, code)).toMatchObject({ refusal: 'cannotCancel', errors: [{ field: 'code' }] })
  expect([await soldOf(park), await creditUsed(park)]).toEqual([[0], { debt_used: used }])
})

const sweep = (job: typeof turnTickets, now: Date) => job.run({ pool: server.database.pool, now, publish: () => undefined })
const stateOf = async (park: SellingPark, code: string) =>
  (await server.ask('distribution/ticket-booking', { code }, { agentKey: park.agentKey })).data.state
const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)

test('an unpaid booking is cancelled when its payment term passes, and its tickets come back', async () => {
  const park = await makeSellingPark(server)
  const { code, state, payBy } = (await bookTickets(server, park, { paymentMethod: 'bank transfer' })).data
  expect([state, payBy !== null]).toEqual(['await payment', true])
  await sweep(cancelUnpaidTickets, hoursFromNow(23))
  expect(await stateOf(park, code)).toBe('await payment')
  await sweep(cancelUnpaidTickets, hoursFromNow(25))
  expect([await stateOf(park, code), await soldOf(park)]).toEqual(['cancel', [0]])
})

test('on the day of the visit a confirmed booking goes into service, and it is closed after its last day', async () => {
  const park = await makeSellingPark(server, { validDays: 2 })
  const { code } = (await bookTickets(server, park)).data
  const noonOf = (days: number) => new Date(`${inDays(days)}T05:00:00Z`)
  const states = await inTurn(4, async (at) => {
    await sweep(turnTickets, noonOf(29 + at))
    return stateOf(park, code)
  })
  expect(states).toEqual(['confirm', 'in service', 'in service', 'close'])
})
