import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { siteVisitor, twoNights } from '#testing/site-visitor.ts'

const server = useTestServer()

const selling = () => makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 2 })

const { addressOf, get, send, formOf } = siteVisitor(server)

test('a guest books from the page, reads the booking on the next one, opens it again by code and email, and cancels it', async () => {
  const sold = await selling()
  const here = addressOf(sold, 'reserve', twoNights(sold))
  const page = await get(here)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.text).toContain('Book for ₫2,000,000')
  const form = await formOf(page.text)
  const booked = await send(here, form)
  expect(booked.status).toBe(303)
  expect(booked.headers.get('location')).not.toContain('example.com')
  expect((await send(here, form)).status).toBe(303)
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
  const mine = await get(addressOf(sold, 'mine'), booked.cookie)
  expect(mine.text).toContain(bookingStateWords['await payment'].en)
  const code = /Booking (\w{8,})/u.exec(mine.text)?.[1] ?? ''
  const opened = await send(addressOf(sold, 'mine'), { code, email: 'AN.NGUYEN@example.com' })
  expect(opened.text).toContain(code)
  const noReason = await send(addressOf(sold, 'mine', { act: 'cancel' }), { reason: '' }, opened.cookie)
  expect(noReason.status).toBe(422)
  expect(noReason.text).toContain('id="reason-problem"')
  expect((await send(addressOf(sold, 'mine', { act: 'cancel' }), { reason: 'Đổi kế hoạch' }, opened.cookie)).status).toBe(303)
  expect(await soldByNight(server, sold.propertyId)).toEqual([])
  expect((await get(addressOf(sold, 'mine'), opened.cookie)).text).not.toContain('Cancel the booking')
})

test('what is typed wrongly stays in the form with the reason at its field, and nothing is booked', async () => {
  const sold = await selling()
  const here = addressOf(sold, 'reserve', twoNights(sold))
  const form = await formOf((await get(here)).text, { email: 'not an email', name: '', note: 'Đến <b>muộn</b>' })
  const refused = await send(here, form)
  expect(refused.status).toBe(422)
  for (const name of ['name', 'email']) expect(refused.text).toContain(`id="${name}-problem"`)
  expect(refused.text).toContain('value="not an email"')
  expect(refused.text).toContain('Đến &lt;b&gt;muộn&lt;/b&gt;')
  expect(await soldByNight(server, sold.propertyId)).toEqual([])
})

test('a price that changed meanwhile is told with the new one; rooms that are gone lead back to the search', async () => {
  const sold = await selling()
  const here = addressOf(sold, 'reserve', twoNights(sold))
  const form = await formOf((await get(here)).text)
  await server.database.pool.query('update room_type set default_price = 1500000, weekend_price = 1500000 where property_id = $1', [
    sold.propertyId,
  ])
  const dearer = await send(here, form)
  expect(dearer.status).toBe(409)
  expect(dearer.text).toContain('Book for ₫3,000,000')
  expect(dearer.text).toContain('role="alert"')
  await server.database.pool.query('update room_night set closed = true where property_id = $1', [sold.propertyId])
  expect((await get(here)).text).toContain('No longer available')
  expect((await get(addressOf(sold, 'reserve', { ...twoNights(sold), plan: 'nothing' }))).text).toContain('No longer available')
})

test('a wrong code or email opens nothing, a foreign or broken cookie neither, and leaving closes the booking on the device', async () => {
  const sold = await selling()
  const other = await selling()
  const here = addressOf(sold, 'reserve', twoNights(sold))
  const { cookie } = await send(here, await formOf((await get(here)).text))
  const wrong = await send(addressOf(sold, 'mine'), { code: 'XX000', email: 'an.nguyen@example.com' })
  expect(wrong.status).toBe(404)
  expect(wrong.text).toContain('No booking was found')
  expect((await get(addressOf(other, 'mine'), cookie)).text).toContain('No booking was found')
  expect((await get(addressOf(sold, 'mine'), 'booking=bm9uc2Vuc2U')).text).toContain('Open your booking')
  expect((await send(addressOf(sold, 'mine', { act: 'leave' }), {}, cookie)).headers.get('set-cookie')).toContain('Max-Age=0')
})

test('the script and the library that it loads come from us, and only forms of the site are read as forms', async () => {
  const sold = await selling()
  expect((await get(`${server.url()}/book/solve.js`)).text).toContain('solveChallenge')
  const files = await Promise.all(
    ['pow.js', 'helpers.js', 'algorithms/web/pbkdf2.js'].map((file) => get(`${server.url()}/book/altcha/${file}`)),
  )
  expect(files.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await get(`${server.url()}/book/altcha/../package.json`)).status).toBe(404)
  expect((await get(`${server.url()}/book/${sold.property}/look.css`)).text).toMatch(/^:root\{--text:#/u)
})
