import { addDays, toDay, weekdayOf } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark, ticketsAt } from '#testing/factories/book-tickets.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { makeOpenPark } from '#testing/factories/enter-park.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { siteVisitor } from '#testing/site-visitor.ts'

const server = useTestServer()
const { addressOf, get } = siteVisitor(server)
const dong = (amount: number) => formatMoney(amount, 'VND', 'en')

/** The text that a person reads on a page. */
const wordsOf = (page: string) =>
  page
    .replace(/<head>[\s\S]*<\/head>/u, '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')

const day = inDays(30)
const read = async (park: { readonly property: string }, page = '', query: Record<string, string> = {}) => get(addressOf(park, page, query))

test('the first page of a park says when it is open today and what its tickets cost on a day, as an agent is quoted', async () => {
  const park = await makeOpenPark(server)
  const { status, text } = await read(park, '', { day })
  expect(status).toBe(200)
  expect(wordsOf(text)).toContain('Open today from 08:00 to 23:59')
  for (const words of ['Day ticket, whole park', dong(350_000), dong(250_000), dong(200_000), '100 tickets left'])
    expect(wordsOf(text)).toContain(words)
  await server.ask(
    'ticket-day/set',
    { id: park.productId, from: day, to: day, weekdays: [1, 2, 3, 4, 5, 6, 7], slots: [], set: { adultPrice: 410_000 } },
    park.owner,
  )
  expect(wordsOf((await read(park, '', { day })).text)).toContain(dong(410_000))
  expect(wordsOf((await read(park, '', { day: addDays(day, 1) })).text)).toContain(dong(350_000))
})

test('where taxes come on top, a ticket is shown with them: the total of an agent’s quote for one', async () => {
  const park = await makeSellingPark(server)
  await server.database.pool.query('update property set tax_choice = 220 where property_id = $1', [park.propertyId])
  const one = ticketsAt(park, { lines: [{ product: 'VENGAY', visitors: { adult: 1 } }] })
  const { total } = (await server.ask('distribution/ticket-quote', one, { agentKey: park.agentKey })).data.price ?? { total: 0 }
  expect(total).toBeGreaterThan(350_000)
  expect(wordsOf((await read(park, '', { day })).text)).toContain(dong(total))
})

test('the page of a product has its terms in sentences and what is left of each slot; sold tickets are not left', async () => {
  const park = await makeSellingPark(server, {
    slots: ['10:30', '16:00'],
    capacity: 30,
    cutOffDays: 1,
    validDays: 2,
    entries: 3,
    refundDays: 2,
    lateFee: 40,
  })
  const lines = [{ product: 'VENGAY', slot: '16:00', visitors: { adult: 2, child: 1 } }]
  expect((await bookTickets(server, park, { lines })).status).toBe(200)
  const { status, text } = await read(park, 'tickets/VENGAY', { day })
  expect(status).toBe(200)
  const words = wordsOf(text)
  expect(words).toContain('10:30 · 30 tickets left')
  expect(words).toContain('16:00 · 27 tickets left')
  for (const sentence of [
    'Every day: 08:00 – 18:00',
    'Must be booked at least 1 day ahead.',
    'Valid for 2 days from the chosen day.',
    'Lets you in 3 times.',
    'Free to cancel until 2 days before the visit; later, cancelling costs 40 % of the price.',
    'Child, 100–139 cm tall',
  ])
    expect(words).toContain(sentence)
  expect(text).toContain(`rel="canonical" href="${server.url()}/book/${park.property}/tickets/VENGAY?lang=en"`)
  expect((await read(park, 'tickets/NOTHING')).status).toBe(404)
})

test('a day on which the park is closed says so and leads to the next one; the calendar names closed and sold-out days', async () => {
  const open = weekdayOf(day)
  const park = await makeSellingPark(server, { weekdays: [open], capacity: 3 })
  await bookTickets(server, park)
  const closed = await read(park, '', { day: addDays(day, 1) })
  expect(wordsOf(closed.text)).toMatch(/The park is closed on \w+ \d+ \w+/u)
  expect(closed.text).toContain(`?day=${addDays(day, 7)}&amp;lang=en#rooms`)
  expect(wordsOf(closed.text)).toContain('it is closed on that day')
  const calendar = await read(park, 'calendar', { month: day.slice(0, 7) })
  expect(calendar.text).not.toContain(`day=${day}`)
  expect(wordsOf(calendar.text)).toContain('Sold out not enough tickets are left')
  expect(wordsOf(calendar.text)).toContain('Closed it is closed on that day')
  const priced = [...calendar.text.matchAll(/\?day=(\d{4}-\d\d-\d\d)/gu)].map(([, one = '']) => weekdayOf(toDay(one)))
  expect(new Set(priced).size).toBeLessThanOrEqual(1)
})

test('a wrong day stays in its field with the reason; without a day the first is shown on which something can be bought', async () => {
  const park = await makeSellingPark(server, { cutOffDays: 3 })
  const wrong = await read(park, '', { day: '2026-13-99"><script>' })
  expect(wordsOf(wrong.text)).toContain('Choose a day.')
  expect(wrong.text).not.toContain('<script>')
  expect((await read(park)).text).toContain(`value="${inDays(3)}"`)
})

test('search engines read a park with its hours and an offer for each ticket; its site map names its products', async () => {
  const park = await makeSellingPark(server)
  const { headers, text } = await read(park, '', { day })
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/u)
  expect(text).toContain('hreflang="vi"')
  const facts: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/u.exec(text)?.[1] ?? '')
  expect(facts).toMatchObject({
    '@type': 'AmusementPark',
    openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
    makesOffer: [{ '@type': 'Offer', price: 350_000, priceCurrency: 'VND' }, { price: 250_000 }, { price: 200_000 }],
  })
  const map = await read(park, 'sitemap.xml')
  expect(map.text).toContain(`/book/${park.property}/tickets/VENGAY?lang=vi`)
})

test('a park that is not on sale has no page; a hotel has none of a park’s, a park none of a hotel’s', async () => {
  const park = await makeSellingPark(server)
  expect((await read(park, 'reserve')).status).toBe(404)
  expect((await read(park, 'mine')).status).toBe(404)
  const hotel = await makeSelling(server, { from: inDays(0), to: inDays(9), allotment: 1 })
  expect((await read(hotel, 'tickets/VENGAY')).status).toBe(404)
  await server.database.pool.query(`update property set state = 'offsite' where property_id = $1`, [park.propertyId])
  const pages = ['', 'tickets/VENGAY', 'calendar', 'sitemap.xml']
  expect(await Promise.all(pages.map(async (page) => (await read(park, page)).status))).toEqual([404, 404, 404, 404])
})
