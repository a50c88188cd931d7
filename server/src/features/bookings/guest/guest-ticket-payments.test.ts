import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSellingPark, ticketsAt } from '#testing/factories/book-tickets.ts'
import { takeMoneyOnline } from '#testing/factories/payable-booking.ts'
import { vnpayWord } from '#testing/forms/vnpay-word.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { solveCaptcha } from '#testing/solve-captcha.ts'
import { cancelUnpaidTickets } from '../ticket-bookings/ticket-bookings.jobs.ts'

const server = useTestServer({ servers: 2, behindProxy: true })
const total = 950_000
const taken = { RspCode: '00', Message: 'Confirm Success' }

/** Guests come from many networks, each of which may ask so often a minute. */
const fromAnywhere = () => ({ headers: { 'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.9` } })

/** What VNPAY reports to one of the servers. */
const report = async (query: string, on = 0): Promise<unknown> => (await fetch(`${server.url(on)}/api/v2/gateway/vnpay?${query}`)).json()

/** Two adults’ and a child’s tickets that a guest bought on the site of a park that takes money online, and what VNPAY was asked for by their link. */
const bought = async () => {
  const park = await makeSellingPark(server, { refundDays: 2, lateFee: 50 })
  await takeMoneyOnline(server, park.owner)
  const email = `${park.property}@example.com`.toLowerCase()
  const asked = {
    ...ticketsAt(park),
    guest: { name: 'Phạm Hoàng Bảo Ngọc', phone: '', email },
    paymentMethod: 'domestic card' as const,
    total,
    captcha: await solveCaptcha(server),
  }
  const { data } = await server.ask('guest/ticket-book', asked, { key: crypto.randomUUID(), ...fromAnywhere() })
  const own = { property: park.property, code: data.code, email }
  const token = new URL(data.payUrl ?? '').searchParams.get('token') ?? ''
  const count = async (text: string) => (await server.database.pool.query<{ count: number }>(text, [park.propertyId])).rows[0]?.count
  return {
    park,
    own,
    /** Goes to VNPAY by the link of the booking; returns what it is asked for there. */
    go: async () => {
      const { data: to } = await server.ask('payment-link/pay', { token, rail: 'vnpay' }, fromAnywhere())
      return Object.fromEntries(new URL(to.url).searchParams)
    },
    link: async () => (await server.ask('payment-link/show', { token }, fromAnywhere())).data.link,
    found: async () => (await server.ask('guest/ticket-booking', own, fromAnywhere())).data,
    file: () => server.ask('guest/ticket-file', own, fromAnywhere()),
    ledger: async () => (await server.ask('ticket-booking/detail', { code: data.code }, park.owner)).data.ledger,
    due: async () => (await server.ask('booking/payment/to-move', { kinds: ['refund'] }, park.owner)).data,
    tickets: () => count('select count(*)::int from visitor_ticket where property_id = $1'),
    places: () => count('select coalesce(sum(sold), 0)::int as count from ticket_day where property_id = $1'),
    letters: () => server.outside.letters.filter(({ to }) => to === email).map(({ subject }) => subject),
  }
}

test('the guest pays by the link of the booking: once VNPAY reports it, the tickets are made, one each, and the guest is told', async () => {
  const { own, go, link, found, file, ledger, tickets, letters } = await bought()
  expect(await link()).toMatchObject({ code: own.code, amount: total, standing: 'open' })
  const asked = await go()
  expect(asked).toMatchObject({ vnp_Amount: String(total * 100), vnp_TxnRef: `${own.code}-1` })
  expect([await tickets(), (await found()).ticketFiles, (await file()).refusal]).toEqual([0, 0, 'ticketsNotMade'])
  expect(await report(vnpayWord(asked))).toEqual(taken)
  expect(await found()).toMatchObject({ state: 'confirm', owed: 0, payUrl: null, ticketFiles: 1 })
  expect(await ledger()).toMatchObject([{ kind: 'payment', amount: total, paymentMethod: 'domestic card', source: 'gateway' }])
  expect([await tickets(), (await file()).status, (await link())?.standing]).toEqual([3, 200, 'paid'])
  await expect.poll(letters).toContainEqual(expect.stringContaining(`payment for tickets ${own.code} received`))
})

test('reported 32 times at once to two servers, and told by the guest who returns: paid once, and the tickets are made once', async () => {
  const { go, ledger, tickets, letters, own } = await bought()
  const word = vnpayWord(await go())
  const answers = await Promise.all(Array.from({ length: 32 }, (_, copy) => report(word, copy % 2)))
  expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(taken))).toHaveLength(1)
  const returned = await server.ask('payment-link/returned', { rail: 'vnpay', query: word }, fromAnywhere())
  expect(returned.data).toMatchObject({ outcome: 'paid', code: own.code })
  expect(await ledger()).toMatchObject([{ kind: 'payment', amount: total }])
  expect(await tickets()).toBe(3)
  await expect.poll(() => letters().filter((subject) => subject.includes('received'))).toHaveLength(1)
})

test('a payment that fails makes no ticket and keeps the places; the same link pays afterwards', async () => {
  const { go, found, tickets, places } = await bought()
  expect(await report(vnpayWord(await go(), { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }))).toEqual(taken)
  expect(await found()).toMatchObject({ state: 'payment failed', ticketFiles: 0 })
  expect([await tickets(), await places()]).toEqual([0, 3])
  expect(await report(vnpayWord(await go()))).toEqual(taken)
  expect(await found()).toMatchObject({ state: 'confirm', ticketFiles: 1 })
  expect(await tickets()).toBe(3)
})

test('money that comes after the guest cancelled is due back: no ticket is made, and the places stay free', async () => {
  const { own, go, found, due, tickets, places } = await bought()
  const asked = await go()
  const cancelled = await server.ask('guest/ticket-cancel', { ...own, reason: 'Mưa' }, { key: crypto.randomUUID(), ...fromAnywhere() })
  expect(cancelled).toMatchObject({ data: { state: 'cancel', fee: 0 } })
  expect(await report(vnpayWord(asked))).toEqual(taken)
  expect(await found()).toMatchObject({ state: 'cancel', ticketFiles: 0 })
  expect(await due()).toMatchObject([{ kind: 'refund', code: own.code, ofTickets: true, amount: total, refund: { state: 'due' } }])
  expect([await tickets(), await places()]).toEqual([0, 0])
})

test('money that comes after the clock gave the places back is due back, once, however often it is reported', async () => {
  const { own, go, found, due, tickets, places } = await bought()
  const word = vnpayWord(await go())
  await cancelUnpaidTickets.run({ pool: server.database.pool, now: new Date(Date.now() + 25 * 3_600_000), publish: () => undefined })
  expect(await found()).toMatchObject({ state: 'cancel' })
  await Promise.all([0, 1, 0, 1].map((on) => report(word, on)))
  expect(await due()).toMatchObject([{ code: own.code, amount: total }])
  expect([await tickets(), await places()]).toEqual([0, 0])
})

test('a word for less than the tickets cost, or one that VNPAY did not sign, makes no ticket', async () => {
  const { go, found, tickets } = await bought()
  const asked = await go()
  expect(await report(vnpayWord(asked, { vnp_Amount: '100' }))).toMatchObject({ RspCode: '04' })
  expect(await report(vnpayWord(asked).replace(/vnp_SecureHash=.{8}/u, 'vnp_SecureHash=00000000'))).toMatchObject({ RspCode: '97' })
  expect(await found()).toMatchObject({ state: 'await payment', ticketFiles: 0 })
  expect(await tickets()).toBe(0)
})
