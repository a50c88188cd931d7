import { get } from 'node:http'
import { addDays, addMonths, eachDay, firstOfMonth, lastOfMonth } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { expect, test } from 'vitest'
import { inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const selling = (allotment = 3) => makeSelling(server, { from: inDays(0), to: inDays(120), allotment })

const read = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${server.url()}/book/${path}`, { headers, redirect: 'manual' })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

/** The text that a person reads on a page. */
const wordsOf = (page: string) =>
  page
    .replace(/<head>[\s\S]*<\/head>/u, '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')

const pageOf = ({ property }: Selling, query: Record<string, string> = {}, page = '') =>
  read(`${property}${page}?${new URLSearchParams({ lang: 'en', ...query }).toString()}`)

const stay = { from: inDays(10), to: inDays(12), adults: '2', rooms: '1' }
const dong = (amount: number) => formatMoney(amount, 'VND', 'en')

test('the first page says what the hotel is and has its rooms; prices come with dates, the same as an agent’s quote', async () => {
  const sold = await selling()
  const first = await pageOf(sold)
  expect(first.status).toBe(200)
  expect(wordsOf(first.text)).toContain('Seagull Hotel')
  expect(wordsOf(first.text)).toContain('Deluxe sea view')
  expect(wordsOf(first.text)).toContain('Choose dates to see prices')
  const quote = await server.ask('distribution/quote', stayAt(sold, { checkIn: stay.from, nights: 2 }), sold)
  expect(wordsOf((await pageOf(sold, stay)).text)).toContain(dong(quote.data.price?.total ?? 0))
  expect(wordsOf((await pageOf(sold, { ...stay, rooms: '2' })).text)).toContain(dong(2 * (quote.data.price?.total ?? 0)))
})

test('a promotion of the website shows the usual price struck through; one for agents only does not count, a coupon counts when typed, as the property lets discounts meet', async () => {
  const sold = await selling()
  const owner = await signInTo(server, sold.propertyId)
  const promote = (given: Parameters<typeof promotionForm>[0]) => server.ask('promotion/create', promotionForm(given), owner)
  await promote({ channels: ['agents'], value: 5000 })
  expect((await pageOf(sold, stay)).text).not.toContain('<s>')
  await promote({ channels: ['website'], value: 1000 })
  const promoted = await pageOf(sold, stay)
  expect(promoted.text).toMatch(/<s>/u)
  expect(wordsOf(promoted.text)).toContain(dong(1_800_000))
  await promote({ promoType: 'coupon', code: 'HE2027', channels: ['website'], value: 2000 })
  expect(wordsOf((await pageOf(sold, stay)).text)).toContain(dong(1_800_000))
  expect(wordsOf((await pageOf(sold, { ...stay, coupon: 'HE2027' })).text)).toContain(dong(1_600_000))
})

test('a stay that cannot be booked says so, and the calendar tells the cheapest total of each arrival', async () => {
  const sold = await selling(1)
  const month = firstOfMonth(addMonths(inDays(0), 1))
  const closed = addDays(month, 9)
  await server.database.pool.query('update room_night set closed = true where property_id = $1 and night = $2', [sold.propertyId, closed])
  expect(wordsOf((await pageOf(sold, { ...stay, from: closed, to: addDays(closed, 2) })).text)).toContain('No room is free for this stay')
  const calendar = await pageOf(sold, { month: month.slice(0, 7), nights: '2' }, '/calendar')
  const priced = new Set([...calendar.text.matchAll(/from=(\d{4}-\d\d-\d\d)/gu)].map(([, day]) => day))
  const full = eachDay(month, lastOfMonth(month)).filter((day) => !priced.has(day))
  expect(full).toEqual([addDays(closed, -1), closed])
  expect(calendar.text).toContain(dong(2_000_000))
})

test('what is typed wrongly stays in its field with the reason beside it, and nothing is priced', async () => {
  const sold = await selling()
  const { status, text } = await pageOf(sold, { from: inDays(12), to: inDays(10), adults: '0', ages: '99', rooms: '"><script>' })
  expect(status).toBe(200)
  expect(wordsOf(text)).toContain('Check-out must come after check-in.')
  expect(wordsOf(text)).toContain('Enter 1 to 20 adults.')
  expect(wordsOf(text)).toContain('Enter ages from 0 to 17')
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(text).not.toContain('class="price"')
})

test('a property that is not on sale and a code that nobody has are the same page that is not there', async () => {
  const sold = await selling()
  await server.database.pool.query(`update property set state = 'offsite' where property_id = $1`, [sold.propertyId])
  const missing = [await pageOf(sold), await read('NOBODY?lang=en')]
  expect(missing.map(({ status }) => status)).toEqual([404, 404])
  expect(new Set(missing.map(({ text }) => text)).size).toBe(1)
  expect((await read(`${sold.property}/sitemap.xml`)).status).toBe(404)
})

test('pages run no script, name both languages and what search engines read; the reader’s language decides where none is asked for', async () => {
  const sold = await selling()
  const { headers, text } = await pageOf(sold, stay)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/u)
  expect(text).toContain('hreflang="vi"')
  const facts: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/u.exec(text)?.[1] ?? '')
  expect(facts).toMatchObject({ '@type': 'Hotel', makesOffer: [{ '@type': 'Offer', price: 2_000_000, priceCurrency: 'VND' }] })
  expect((await read(sold.property, { 'accept-language': 'vi-VN' })).text).toContain('<html lang="vi">')
  expect((await read(sold.property, { 'accept-language': 'fr' })).text).toContain('<html lang="en">')
  expect((await read(`${sold.property}/sitemap.xml`)).text).toContain(`/book/${sold.property}/calendar?lang=vi`)
})

test('a hotel’s own text cannot bring a script into its page', async () => {
  const sold = await selling()
  await server.database.pool.query(`update property set description_en = '</script><script>alert(1)</script>' where property_id = $1`, [
    sold.propertyId,
  ])
  expect((await pageOf(sold)).text).not.toContain('<script>alert')
})

test('who opens a domain that a hotel has proved is led to its site; another name and one that waits for its proof are not', async () => {
  const sold = await selling()
  await server.database.pool.query(
    `insert into site_domain (property_id, site_domain_id, domain, state, token, added_at, added_by, proved_at, proved_by)
       values ($1, $2, $3, 'proved', $4, now(), 'Lan', now(), 'dns')`,
    [sold.propertyId, crypto.randomUUID(), `${sold.property}.example`.toLowerCase(), 'a'.repeat(32)],
  )
  expect(await openAt(`${sold.property}.example`)).toEqual({ status: 302, location: `/book/${sold.property}` })
  expect(await openAt(`www.${sold.property}.example`)).toEqual({ status: 302, location: `/book/${sold.property}` })
  expect(await openAt('another.example')).toEqual({ status: 404, location: undefined })
})

/** Opens the first page under another host name, which `fetch` cannot. */
const openAt = (host: string) =>
  new Promise((resolve, reject) => {
    get(server.url(), { headers: { host } }, (reply) => {
      reply.resume()
      resolve({ status: reply.statusCode, location: reply.headers.location })
    }).on('error', reject)
  })
