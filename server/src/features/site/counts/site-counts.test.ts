import { expect, test } from 'vitest'
import { onOwnServer, twoNights } from '#testing/site-visitor.ts'
import { bookStay, inDays, testToday } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { siteCounter } from './site-counter.ts'

const server = useTestServer()

const selling = () => makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 2 })

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' }

const open = async (url: string, { property }: Selling, query: Record<string, string> = {}, request: RequestInit = {}) =>
  void (await (await fetch(`${url}/book/${property}?${new URLSearchParams(query).toString()}`, { headers: person, ...request })).text())

const visitsOf = async ({ propertyId }: Selling, days = 30) =>
  (await server.ask('dashboard/site-visits', { days }, await signInTo(server, propertyId))).data

test('only who sees the settings of the site reads its counts, at most of 366 days', async () => {
  const sold = await selling()
  const without = await signInTo(server, sold.propertyId, { codes: ['BOOKING_LIST_1'] })
  expect(await server.ask('dashboard/site-visits', { days: 30 }, without)).toMatchObject({ status: 403 })
  const may = await signInTo(server, sold.propertyId, { codes: ['BE_SETTINGS_1'] })
  expect((await server.ask('dashboard/site-visits', { days: 366 }, may)).data.days).toHaveLength(366)
  const wrong = await Promise.all([0, 367].map((days) => server.ask('dashboard/site-visits', { days }, may)))
  expect(wrong).toMatchObject([{ errors: [{ field: 'days' }] }, { errors: [{ field: 'days' }] }])
})

const stay = { from: inDays(10), to: inDays(12), adults: '2', rooms: '1' }

test('views, searches and searches without a result with their reason are counted by day; nothing is set in the browser', async () => {
  const sold = await selling()
  await server.database.pool.query('update rate_plan set min_stay = 3 where property_id = $1', [sold.propertyId])
  await onOwnServer(server, async (url) => {
    await open(url, sold)
    await open(url, sold, stay)
    await open(url, sold, { ...stay, to: inDays(14) })
    await open(url, sold, { ...stay, to: inDays(14), rooms: '3' })
    await open(url, sold, { ...stay, to: inDays(14), adults: '9' })
    await open(url, sold, { ...stay, adults: '0' })
    expect((await fetch(`${url}/book/${sold.property}`, { headers: person })).headers.get('set-cookie')).toBeNull()
  })
  const { days, reasons, to } = await visitsOf(sold)
  expect(to).toBe(testToday())
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: testToday(), view: 7, search: 4, noResult: 3, chosen: 0, started: 0, booked: 0, paid: 0 })
  expect(reasons.map(({ reason }) => reason).toSorted()).toEqual(['noRooms', 'tooFewNights', 'tooManyGuests'])
  expect(days.slice(0, -1).every(({ view }) => view === 0)).toBe(true)
})

test('robots that say so, pages loaded in advance, previews of a look and codes that nobody has are not counted', async () => {
  const sold = await selling()
  await onOwnServer(server, async (url) => {
    await open(url, sold, {}, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } })
    await open(url, sold, {}, { headers: { ...person, 'sec-purpose': 'prefetch;prerender' } })
    await open(url, sold, {}, { method: 'HEAD' })
    await open(url, sold, { look: 'draft', token: 'x' })
    await open(url, { ...sold, property: 'NOBODY' })
  })
  expect((await visitsOf(sold, 1)).days).toEqual([
    { day: testToday(), view: 0, search: 0, noResult: 0, chosen: 0, started: 0, booked: 0, paid: 0 },
  ])
})

test('a stay that is chosen, a form that is sent, the booking and its payment are counted; one by an agent is none of the site', async () => {
  const sold = await selling()
  await onOwnServer(server, async (_url, { addressOf, get, send, formOf }) => {
    const here = addressOf(sold, 'reserve', twoNights(sold))
    const page = await get(here)
    expect((await send(here, await formOf(page.text))).status).toBe(303)
    await send(here, { act: 'price' })
  })
  expect(await bookStay(server, sold)).toMatchObject({ status: 200 })
  const { days } = await visitsOf(sold, 1)
  expect(days).toMatchObject([{ chosen: 1, started: 1, booked: 1, paid: 0 }])
  await server.database.pool.query(`update booking set state = 'confirm' where property_id = $1`, [sold.propertyId])
  expect((await visitsOf(sold, 1)).days).toMatchObject([{ booked: 1, paid: 1 }])
  expect((await visitsOf(await selling(), 1)).days).toMatchObject([{ chosen: 0, booked: 0 }])
})

test('two servers add to the same day; the day is the property’s own; what failed to be written is written by the next attempt', async () => {
  const sold = await selling()
  const failures: string[] = []
  const counters = [0, 1].map(() => siteCounter(server.database.pool, (error) => failures.push(error.message)))
  const note = (now: string) => {
    for (const { note: add } of counters) add({ code: sold.property, what: 'view', now: new Date(now) })
  }
  const today = testToday()
  note(`${today}T16:59:00Z`)
  note(`${today}T17:00:00Z`)
  await server.database.pool.query('alter table site_count rename to site_count_away')
  await counters[0]?.stop()
  await server.database.pool.query('alter table site_count_away rename to site_count')
  expect(failures).toHaveLength(1)
  await Promise.all(counters.map(({ stop }) => stop()))
  const { rows } = await server.database.pool.query('select day, count from site_count where property_id = $1 order by day', [
    sold.propertyId,
  ])
  expect(rows).toEqual([
    { day: today, count: 2 },
    { day: inDays(1), count: 2 },
  ])
})
