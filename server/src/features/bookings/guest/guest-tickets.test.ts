import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSellingPark, ticketBookingOf, ticketsAt, type SellingPark } from '#testing/factories/book-tickets.ts'
import { takeMoneyOnline } from '#testing/factories/payable-booking.ts'
import { inTurn } from '#testing/in-turn.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { solveCaptcha } from '#testing/solve-captcha.ts'
import { cancelUnpaidTickets } from '../ticket-bookings/ticket-bookings.jobs.ts'

const server = useTestServer({ servers: 2 })
const total = 950_000
const email = 'ngoc.pham@example.com'

const asked = async (park: SellingPark, more: object = {}) => ({
  ...ticketsAt(park),
  guest: { name: 'Phạm Hoàng Bảo Ngọc', phone: '', email },
  paymentMethod: 'bank transfer' as const,
  total,
  captcha: await solveCaptcha(server),
  ...more,
})

const book = async (park: SellingPark, more: object = {}, key: string = crypto.randomUUID()) =>
  server.ask('guest/ticket-book', await asked(park, more), { key })

const own = (park: SellingPark, code: string, more: object = {}) => ({ property: park.property, code, email, ...more })
const find = (park: SellingPark, code: string, more: object = {}) => server.ask('guest/ticket-booking', own(park, code, more))
const cancel = (park: SellingPark, code: string, more: object = {}) =>
  server.ask('guest/ticket-cancel', { ...own(park, code, more), reason: 'Đổi kế hoạch' }, { key: crypto.randomUUID() })

const soldOf = async ({ propertyId }: SellingPark): Promise<number> => {
  const { rows } = await server.database.pool.query<{ sold: number }>(
    'select coalesce(sum(sold), 0)::integer as sold from ticket_day where property_id = $1',
    [propertyId],
  )
  return rows[0]?.sold ?? 0
}

const pay = (park: SellingPark, code: string) =>
  server.ask('booking/payment/update', { code, kind: 'payment', paidOn: inDays(0), amount: total, paymentMethod: 'cash' }, park.owner)

test('a guest buys at an agent’s price, the tickets are held, and the park reads who it was', async () => {
  const park = await makeSellingPark(server)
  const { data } = await book(park)
  expect(data).toMatchObject({ state: 'await payment', total, owed: total, payUrl: null, ticketFiles: 0 })
  expect(await soldOf(park)).toBe(3)
  const detail = (await server.ask('ticket-booking/detail', { code: data.code }, park.owner)).data
  expect(detail).toMatchObject({ agent: null, timeline: [{ kind: 'booked', person: 'Phạm Hoàng Bảo Ngọc', origin: 'guest' }] })
  expect((await server.ask('ticket-booking/get-all', {}, park.owner)).data).toMatchObject([{ code: data.code, agent: null }])
  const { rows } = await server.database.pool.query(
    `select person, origin from diary_entry where property_id = $1 and call = 'guest/ticket-book'`,
    [park.propertyId],
  )
  expect(rows).toEqual([{ person: 'Phạm Hoàng Bảo Ngọc', origin: 'guest' }])
})

test('tickets that nobody paid in the park’s hours are given back by the clock, and the guest is told by mail', async () => {
  const park = await makeSellingPark(server)
  const guest = `${park.property}@example.com`.toLowerCase()
  const { code } = (await book(park, { guest: { name: 'An', phone: '', email: guest } })).data
  const subjects = () => server.outside.letters.filter(({ to }) => to === guest).map(({ subject }) => subject)
  // Two emails that wait at the same time may be sent in either order.
  await expect.poll(() => subjects().length).toBe(1)
  const now = new Date(Date.now() + 25 * 3_600_000)
  await cancelUnpaidTickets.run({ pool: server.database.pool, now, publish: () => undefined })
  expect(await soldOf(park)).toBe(0)
  expect((await find(park, code, { email: guest })).data).toMatchObject({ state: 'cancel', ifCancelledToday: null })
  await expect.poll(() => subjects().length).toBe(2)
  expect(subjects()).toEqual([expect.stringContaining(`tickets ${code}`), expect.stringContaining(`tickets ${code} are cancelled`)])
})

test('where the park takes money online the guest pays by a link; the tickets come once they are paid, not before', async () => {
  const park = await makeSellingPark(server)
  await takeMoneyOnline(server, park.owner)
  const { data } = await book(park)
  const token = new URL(data.payUrl ?? '').searchParams.get('token') ?? ''
  expect((await server.ask('payment-link/show', { token }, {})).data.link).toMatchObject({ amount: total, code: data.code })
  expect(await server.ask('guest/ticket-file', own(park, data.code))).toMatchObject({ refusal: 'ticketsNotMade' })
  const calendar = (await server.ask('guest/ticket-file', own(park, data.code, { form: 'calendar' }))).data
  const text = Buffer.from(calendar.base64, 'base64').toString()
  expect(text).toContain('STATUS:TENTATIVE')
  expect(text).toContain(`DTSTART;VALUE=DATE:${inDays(30).replaceAll('-', '')}`)
  await pay(park, data.code)
  expect((await find(park, data.code)).data).toMatchObject({ state: 'confirm', owed: 0, payUrl: null, ticketFiles: 1 })
  const pdf = (await server.ask('guest/ticket-file', own(park, data.code, { language: 'en' }))).data
  expect(pdf.fileName).toBe(`${data.code}-en.pdf`)
  expect(await readPdf(pdf.base64)).toContain('Day ticket, whole park')
})

test('guests on the site and agents at once on two servers share the last places: none is sold twice', async () => {
  const park = await makeSellingPark(server, { capacity: 7 })
  const guests = await inTurn(6, () => asked(park))
  const replies = await Promise.all([
    ...guests.map((one, at) => server.askOn(at % 2, 'guest/ticket-book', one, { key: crypto.randomUUID() })),
    ...guests.map((_, at) =>
      server.askOn(at % 2, 'distribution/ticket-book', ticketBookingOf(ticketsAt(park)), {
        agentKey: park.agentKey,
        key: crypto.randomUUID(),
      }),
    ),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(new Set(replies.flatMap(({ refusal }) => refusal ?? []))).toEqual(new Set(['ticketsBlocked']))
  expect(await soldOf(park)).toBe(6)
})

test('without a solved captcha nothing is bought; an answer counts once; the same key is the same booking; another price is told', async () => {
  const park = await makeSellingPark(server)
  expect(await book(park, { captcha: 'bm90aGluZw==' })).toMatchObject({ refusal: 'captchaWrong' })
  expect(await book(park, { total: 1 })).toMatchObject({ refusal: 'priceChanged', values: { total } })
  const whole = await asked(park)
  const key = crypto.randomUUID()
  const [first, again] = [await server.ask('guest/ticket-book', whole, { key }), await server.ask('guest/ticket-book', whole, { key })]
  expect(again.data.code).toBe(first.data.code)
  expect(await server.ask('guest/ticket-book', whole, { key: crypto.randomUUID() })).toMatchObject({ refusal: 'captchaWrong' })
  expect(await soldOf(park)).toBe(3)
})

test('a stranger finds nothing: not by a wrong email, not at another park, not an agent’s; nor cancels or downloads it', async () => {
  const park = await makeSellingPark(server)
  const other = await makeSellingPark(server)
  const { code } = (await book(park)).data
  expect((await find(park, code.toLowerCase(), { email: email.toUpperCase() })).data).toMatchObject({ code })
  const ofAgent = (
    await server.ask('distribution/ticket-book', ticketBookingOf(ticketsAt(park), { guest: { name: 'Trần Bình', phone: '', email } }), {
      agentKey: park.agentKey,
      key: crypto.randomUUID(),
    })
  ).data.code
  const wrong = [
    await find(park, code, { email: 'other@example.com' }),
    await find(other, code),
    await find(park, ofAgent),
    await find(park, 'XX000000000'),
    await cancel(park, code, { email: 'other@example.com' }),
    await server.ask('guest/ticket-file', own(park, code, { email: 'other@example.com' })),
  ]
  expect(wrong.map(({ status, refusal }) => [status, refusal])).toEqual(wrong.map(() => [404, 'notFound']))
})

test('a guest cancels paid tickets by the agreed terms, once: the places are free again and the refund is due', async () => {
  const park = await makeSellingPark(server, { refundDays: null, lateFee: 40 })
  const { code } = (await book(park)).data
  await pay(park, code)
  expect((await find(park, code)).data.ifCancelledToday).toEqual({ fee: 380_000, refund: 570_000, owed: 0 })
  expect(await cancel(park, code)).toMatchObject({ data: { code, state: 'cancel', fee: 380_000, refund: 570_000 } })
  expect(await cancel(park, code)).toMatchObject({ refusal: 'cannotCancel' })
  expect(await soldOf(park)).toBe(0)
  const { timeline } = (await server.ask('ticket-booking/detail', { code }, park.owner)).data
  expect(timeline.find(({ kind }) => kind === 'cancelled')).toMatchObject({ person: 'Phạm Hoàng Bảo Ngọc', origin: 'guest' })
})
