import { beforeEach, expect, test } from 'vitest'
import { inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { giftCodeForm } from '#testing/forms/gift-code-forms.ts'
import { makeHotelService } from '#testing/forms/hotel-service-forms.ts'
import { cancellationForm } from '#testing/forms/policy-forms.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { solveCaptcha } from '#testing/solve-captcha.ts'

const server = useTestServer()
const email = 'an.nguyen@example.com'
let sold: Selling
let owner: SignedIn

beforeEach(async () => {
  sold = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 5 })
  owner = await signInTo(server, sold.propertyId)
  await setTerms(cancellationForm({ nameEn: 'Flexible', standard: true }))
})

const setTerms = async (form: Parameters<typeof server.ask<'cancellation-policy/create'>>[1]) => {
  const { id } = (await server.ask('cancellation-policy/create', form, owner)).data
  await server.database.pool.query('update rate_plan set cancellation_policy_id = $2 where property_id = $1', [sold.propertyId, id])
}

const book = async (more: object = {}, total = 2_000_000) =>
  (
    await server.ask(
      'guest/book',
      {
        ...stayAt(sold),
        guest: { name: 'Nguyễn Văn An', phone: '', email },
        paymentMethod: 'bank transfer' as const,
        total,
        captcha: await solveCaptcha(server),
        ...more,
      },
      { key: crypto.randomUUID() },
    )
  ).data

const own = (code: string) => ({ property: sold.property, code, email })
const preview = (code: string, more: object) => server.ask('guest/preview-change', { ...own(code), ...more })
const change = (code: string, more: { total: number; seen: string; guestName?: string; checkIn?: string; checkOut?: string }) =>
  server.ask('guest/change', { ...own(code), ...more }, { key: crypto.randomUUID() })

test('a guest sees what other dates cost and changes to them at that total; the rooms move, and the property is told by whom', async () => {
  const { code } = await book()
  const longer = { checkIn: inDays(30), checkOut: inDays(33) }
  const { data } = await preview(code, longer)
  expect(data).toMatchObject({ bookable: true, difference: 1_000_000, payment: { owed: 3_000_000, refund: 0 } })
  const changed = await change(code, { ...longer, guestName: 'Trần Thị Bình', total: 3_000_000, seen: data.seen })
  expect(changed).toMatchObject({ status: 200, data: { total: 3_000_000, guest: { name: 'Trần Thị Bình', email }, checkOut: inDays(33) } })
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1, 1])
  const { timeline } = (await server.ask('booking/detail', { code }, owner)).data
  expect(timeline.find(({ kind }) => kind === 'changed')).toMatchObject({ person: 'Nguyễn Văn An', origin: 'guest' })
})

test('a total that was not seen, a booking that changed meanwhile, a wrong email and a closed night are refused; nothing changes', async () => {
  const { code } = await book()
  const longer = { checkIn: inDays(30), checkOut: inDays(33) }
  const { seen } = (await preview(code, longer)).data
  expect(await change(code, { ...longer, total: 1, seen })).toMatchObject({ refusal: 'priceChanged' })
  expect(await change(code, { ...longer, total: 3_000_000, seen: 'other' })).toMatchObject({ refusal: 'bookingChangedMeanwhile' })
  expect(await server.ask('guest/preview-change', { ...own(code), email: 'x@example.com' })).toMatchObject({ refusal: 'notFound' })
  await server.database.pool.query('update room_night set closed = true where property_id = $1 and night = $2', [
    sold.propertyId,
    inDays(32),
  ])
  expect((await preview(code, longer)).data.bookable).toBe(false)
  expect(await change(code, { ...longer, total: 3_000_000, seen })).toMatchObject({ refusal: 'stayBlocked' })
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
})

test('where cancelling costs something already, the name alone can be changed, and the reason is told', async () => {
  await setTerms(cancellationForm({ nameEn: 'Strict', refundable: false }))
  const { code, mayChange } = await book()
  expect(mayChange).toBe('guest')
  const shorter = { checkIn: inDays(30), checkOut: inDays(31) }
  expect(await preview(code, shorter)).toMatchObject({ status: 409, refusal: 'guestStayFixed' })
  const { seen } = (await preview(code, {})).data
  expect(await change(code, { ...shorter, total: 1_000_000, seen })).toMatchObject({ refusal: 'guestStayFixed' })
  expect(await change(code, { guestName: 'Trần Thị Bình', total: 2_000_000, seen })).toMatchObject({
    status: 200,
    data: { guest: { name: 'Trần Thị Bình' }, total: 2_000_000 },
  })
})

test('what only the website sells stays in a changed booking, with its promotion and its gift code, whoever changes it', async () => {
  await makeHotelService(server, owner, { code: 'BUS', unit: 'booking', price: 100_000, channels: ['website'] })
  await server.ask('promotion/create', promotionForm({ channels: ['website'], value: 1000 }), owner)
  await server.ask('giftcode/create', giftCodeForm(), owner)
  const asked = { services: [{ code: 'BUS', quantity: 1 }], giftCode: 'HE2027' }
  const refused = await server.ask(
    'guest/book',
    {
      ...stayAt(sold),
      ...asked,
      guest: { name: 'Nguyễn Văn An', phone: '', email },
      paymentMethod: 'bank transfer',
      total: 1,
      captcha: await solveCaptcha(server),
    },
    { key: crypto.randomUUID() },
  )
  const { code, price } = await book(asked, Number(refused.values?.['total']))
  const kinds = (lines: readonly { step: string; kind: string }[]) => [...new Set(lines.map(({ step, kind }) => `${step} ${kind}`))]
  const longer = { checkIn: inDays(30), checkOut: inDays(33) }
  const byGuest = (await preview(code, longer)).data
  expect(kinds(byGuest.after.price?.lines ?? [])).toEqual(kinds(price.lines))
  const byProperty = await server.ask('booking/preview-change', { code, ...longer }, owner)
  expect(byProperty.data.after.price).toEqual(byGuest.after.price)
  const total = byGuest.after.price?.total ?? 0
  expect(await change(code, { ...longer, total, seen: byGuest.seen })).toMatchObject({ status: 200, data: { total } })
})

test('the guest has the confirmation with its price, and the calendar file; without the right email neither', async () => {
  const { code } = await book()
  const ask = (form: 'pdf' | 'calendar', more: object = {}) =>
    server.ask('guest/confirmation', { ...own(code), form, language: 'en', ...more })
  expect(await readPdf((await ask('pdf')).data.base64)).toContain('Price, step by step')
  expect(Buffer.from((await ask('calendar')).data.base64, 'base64').toString()).toContain('BEGIN:VEVENT')
  expect(await ask('pdf', { email: 'x@example.com' })).toMatchObject({ status: 404, refusal: 'notFound' })
})
