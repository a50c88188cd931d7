import { rails } from '@innkeeper/rules/payment/gateway-state'
import { expect, test } from 'vitest'
import { bookStay, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { vietQrForm } from '#testing/forms/gateway-forms.ts'
import { cancellationForm } from '#testing/forms/policy-forms.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { solveCaptcha } from '#testing/solve-captcha.ts'

const server = useTestServer({ servers: 2 })
const total = 2_000_000
const email = 'an.nguyen@example.com'

const selling = (allotment = 5) => makeSelling(server, { from: inDays(0), to: inDays(120), allotment })

const asked = async (sold: Selling, more: object = {}) => ({
  ...stayAt(sold),
  guest: { name: 'Nguyễn Văn An', phone: '+84 900 000 456', email },
  paymentMethod: 'bank transfer' as const,
  total,
  captcha: await solveCaptcha(server),
  ...more,
})

const book = async (sold: Selling, more: object = {}, key: string = crypto.randomUUID()) =>
  server.ask('guest/book', await asked(sold, more), { key })

const find = (sold: Selling, code: string, more: object = {}) =>
  server.ask('guest/booking', { property: sold.property, code, email, ...more })

test('a guest books at the price of the site, waits for payment, and the property reads who it was', async () => {
  const sold = await selling()
  const { data } = await book(sold)
  expect(data).toMatchObject({ state: 'await payment', total, owed: total, guest: { name: 'Nguyễn Văn An' }, payUrl: null })
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
  const staff = await signInTo(server, sold.propertyId)
  const detail = (await server.ask('booking/detail', { code: data.code }, staff)).data
  expect(detail).toMatchObject({ agent: null, timeline: [{ kind: 'booked', person: 'Nguyễn Văn An', origin: 'guest' }] })
  const { rows } = await server.database.pool.query(
    `select person, origin from diary_entry where property_id = $1 and call = 'guest/book'`,
    [sold.propertyId],
  )
  expect(rows).toEqual([{ person: 'Nguyễn Văn An', origin: 'guest' }])
  const bell = await server.database.pool.query('select kind, person from notification where property_id = $1 and subject_code = $2', [
    sold.propertyId,
    data.code,
  ])
  expect(bell.rows).toEqual([{ kind: 'newBooking', person: 'Nguyễn Văn An' }])
})

test('the guest’s letter has the price and the terms; only the guest of an agent does not read them', async () => {
  const sold = await selling()
  const guest = `guest-${sold.property}@example.com`.toLowerCase()
  const { data } = await book(sold, { guest: { name: 'Nguyễn Văn An', phone: '', email: guest } })
  const toGuest = () => server.outside.letters.filter(({ to }) => to === guest)
  await expect.poll(() => toGuest().length).toBe(1)
  expect(toGuest()[0]?.text).toContain('Total: ₫2,000,000')
  const pdf = toGuest()[0]?.files.find(({ fileName }) => fileName === `${data.code}-en.pdf`)
  expect(await readPdf(pdf?.content.toString('base64') ?? '')).toContain('Price, step by step')
})

test('where the property takes money online, the booking has the link by which the first payment is made', async () => {
  const sold = await selling()
  const staff = await signInTo(server, sold.propertyId)
  await server.ask('payment-method/register', vietQrForm(), staff)
  await Promise.all(rails.map((rail) => server.ask('gateway/setting-payment', { rail }, staff)))
  const { data } = await book(sold)
  const token = new URL(data.payUrl ?? '').searchParams.get('token') ?? ''
  expect((await server.ask('payment-link/show', { token }, {})).data.link).toMatchObject({ amount: total, code: data.code })
})

test('promotions of the website count, those for agents only do not; another total is refused with the new one', async () => {
  const sold = await selling()
  const staff = await signInTo(server, sold.propertyId)
  await server.ask('promotion/create', promotionForm({ channels: ['agents'], value: 5000 }), staff)
  expect((await book(sold)).status).toBe(200)
  await server.ask('promotion/create', promotionForm({ channels: ['website'], value: 1000 }), staff)
  const other = await book(sold)
  expect(other).toMatchObject({ refusal: 'priceChanged', values: { total: 1_800_000 } })
  expect((await book(sold, { total: 1_800_000 })).status).toBe(200)
})

test('without a solved captcha nothing is booked; an answer counts once; the same key is the same booking', async () => {
  const sold = await selling()
  expect(await book(sold, { captcha: 'bm90aGluZw==' })).toMatchObject({ refusal: 'captchaWrong' })
  const whole = await asked(sold)
  const key = crypto.randomUUID()
  const first = await server.ask('guest/book', whole, { key })
  const again = await server.ask('guest/book', whole, { key })
  expect(again.data.code).toBe(first.data.code)
  expect(await server.ask('guest/book', whole, { key: crypto.randomUUID() })).toMatchObject({ refusal: 'captchaWrong' })
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
})

test('guests and agents at once on two servers share the last rooms: none is sold twice', async () => {
  const sold = await selling(3)
  const agents = await inTurn(8, () => makeTravelAgent(server))
  await inTurn(8, async (at) =>
    linkTravelAgent(server, sold.propertyId, { ...(agents[at] ?? (await makeTravelAgent(server))), debtLimit: 1e9 }),
  )
  const guests = await inTurn(8, () => asked(sold))
  const replies = await Promise.all([
    ...guests.map((one, at) => server.askOn(at % 2, 'guest/book', one, { key: crypto.randomUUID() })),
    ...agents.map((agent) => bookStay(server, { ...sold, ...agent })),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(new Set(replies.flatMap(({ refusal }) => refusal ?? []))).toEqual(new Set(['stayBlocked']))
  expect(await soldByNight(server, sold.propertyId)).toEqual([3, 3])
})

test('a guest finds the booking by code and email, and nobody else’s: not by a wrong email, not at another property, not an agent’s', async () => {
  const sold = await selling()
  const other = await selling()
  const { code } = (await book(sold)).data
  expect((await find(sold, code.toLowerCase(), { email: email.toUpperCase() })).data).toMatchObject({ code, state: 'await payment' })
  const ofAgent = (await bookStay(server, sold, { with: { guest: { name: 'Trần Bình', phone: '', email } } })).data.code
  const wrong = [
    await find(sold, code, { email: 'other@example.com' }),
    await find(other, code),
    await find(sold, ofAgent),
    await find(sold, 'XX000000000'),
  ]
  expect(wrong.map(({ status, refusal, message }) => [status, refusal, message])).toEqual(
    wrong.map(() => [404, 'notFound', wrong[0]?.message]),
  )
})

test('a guest cancels by the agreed terms, once; the rooms go back on sale and the property is told by whom', async () => {
  const sold = await selling()
  const staff = await signInTo(server, sold.propertyId)
  const strict = await server.ask('cancellation-policy/create', cancellationForm({ nameEn: 'Strict', refundable: false }), staff)
  await server.database.pool.query('update rate_plan set cancellation_policy_id = $2 where property_id = $1', [
    sold.propertyId,
    strict.data.id,
  ])
  const { code } = (await book(sold)).data
  const cancel = (more: object = {}) =>
    server.ask('guest/cancel', { property: sold.property, code, email, reason: 'Đổi kế hoạch', ...more }, { key: crypto.randomUUID() })
  expect(await cancel({ email: 'other@example.com' })).toMatchObject({ refusal: 'notFound' })
  expect(await cancel()).toMatchObject({ status: 200, data: { code, state: 'cancel', fee: total } })
  expect(await cancel()).toMatchObject({ refusal: 'cannotCancel' })
  expect(await soldByNight(server, sold.propertyId)).toEqual([])
  const { timeline } = (await server.ask('booking/detail', { code }, staff)).data
  expect(timeline.find(({ kind }) => kind === 'cancelled')).toMatchObject({ kind: 'cancelled', person: 'Nguyễn Văn An', origin: 'guest' })
})
