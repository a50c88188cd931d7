import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark, type SellingPark } from '#testing/factories/book-tickets.ts'
import { makeConnection } from '#testing/factories/make-connection.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { turnTickets } from '../ticket-bookings/ticket-bookings.jobs.ts'

const server = useTestServer()

const connected = async () => {
  const park = await makeSellingPark(server)
  return { park, pms: await makeConnection(server, park.propertyId) }
}
type Connected = Awaited<ReturnType<typeof connected>>

const fetched = async ({ pms }: Connected) => (await server.ask('connectivity/bookings', {}, pms)).data.revisions
const kinds = async (of: Connected) => (await fetched(of)).map(({ number, kind }) => [number, kind])
const cancel = (park: SellingPark, code: string) =>
  server.ask('distribution/ticket-cancel', { code, reason: 'Khách đổi ngày' }, { agentKey: park.agentKey, key: crypto.randomUUID() })

test('a booking of tickets and its end are revisions, with its lines by the codes of the park’s products', async () => {
  const of = await connected()
  const { data } = await bookTickets(server, of.park)
  await cancel(of.park, data.code)
  expect(await fetched(of)).toMatchObject([
    {
      number: 1,
      kind: 'made',
      booking: null,
      tickets: {
        property: of.park.property,
        code: data.code,
        state: 'confirm',
        day: inDays(30),
        lastDay: inDays(30),
        guest: { name: 'Phạm Hoàng Bảo Ngọc', phone: '+84 900 000 123', email: '' },
        agent: { name: { en: expect.any(String) } },
        total: 950_000,
        owed: 0,
        lines: [
          {
            product: 'VENGAY',
            number: data.lines[0]?.number,
            amount: 950_000,
            visitors: [
              { kind: 'adult', count: 2, each: 350_000 },
              { kind: 'child', count: 1, each: 250_000 },
            ],
          },
        ],
        price: { total: 950_000 },
      },
    },
    { number: 2, kind: 'cancelled', booking: null, tickets: { code: data.code, state: 'cancel', cancelReason: 'Khách đổi ngày' } },
  ])
})

test('a payment and the day of the visit are revisions as well; they are acknowledged by their numbers', async () => {
  const of = await connected()
  const { data } = await bookTickets(server, of.park, { paymentMethod: 'bank transfer' })
  const paid = { kind: 'payment', paidOn: inDays(0), amount: 950_000, paymentMethod: 'cash' } as const
  await server.ask('booking/payment/update', { code: data.code, ...paid }, of.park.owner)
  await turnTickets.run({ pool: server.database.pool, now: new Date(`${inDays(30)}T05:00:00Z`), publish: () => undefined })
  expect((await fetched(of)).map(({ kind, tickets }) => [kind, tickets?.state, tickets?.paid])).toEqual([
    ['made', 'await payment', 0],
    ['payment', 'confirm', 950_000],
    ['checkedIn', 'in service', 950_000],
  ])
  const numbers = (await kinds(of)).map(([number]) => ({ number: Number(number) }))
  expect((await server.ask('connectivity/acknowledge', { revisions: numbers }, of.pms)).data).toEqual({ left: 0 })
})

test('a write that changes nothing of what is told makes no revision of tickets', async () => {
  const of = await connected()
  const { data } = await bookTickets(server, of.park, { paymentMethod: 'bank transfer' })
  await cancel(of.park, data.code)
  await server.database.pool.query('update ticket_booking set search_text = search_text || $2 where code = $1', [data.code, ' x'])
  expect(await kinds(of)).toEqual([
    [1, 'made'],
    [2, 'cancelled'],
  ])
})

test('the property sees the codes of ticket bookings among what its connection was told', async () => {
  const of = await connected()
  const { data } = await bookTickets(server, of.park)
  expect((await server.ask('connection/feed', { id: of.pms.connectionId }, of.park.owner)).data).toMatchObject({
    waiting: 1,
    revisions: [{ number: 1, kind: 'made', code: data.code, state: 'waiting' }],
  })
})
