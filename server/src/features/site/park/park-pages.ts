import { todayIn } from '@innkeeper/rules/days/day'
import type { FastifyRequest } from 'fastify'
import { calendarAsked } from '../calendar-asked.ts'
import type { SitePart } from '../site-place.ts'
import type { Asking, PageRequest } from '../serve-page.ts'
import { guestsRead } from '../read-site.ts'
import { countParkPage, type Count } from '../counts/counting.ts'
import { siteMap } from '../pages/site-map.ts'
import { productsOfSite } from '#features/bookings/ticket-bookings/site-tickets.reads.ts'
import { parkFirstPage } from './pages/park-first-page.ts'
import { productPage } from './pages/product-page.ts'
import { ticketCalendarPage } from './pages/ticket-calendar-page.ts'
import { parkAsked } from './park-asked.ts'
import { readPark, readParkOnDay, readTicketCalendar } from './read-park.ts'

/** A request for the page of a product. */
export type ProductRequest = FastifyRequest<{ Params: { code: string; product: string }; Querystring: Record<string, unknown> }>

/** Makes a page of a park's site; null where there is none. */
type ParkPageOf = (request: PageRequest, asking: Asking) => Promise<string | null>

/** The first page of a park. */
export const parkFirst = async (request: PageRequest, { tx, place, look, now }: Asking, count: Count): Promise<string | null> => {
  const asked = parkAsked(request.query)
  const read = await readPark(tx, { day: asked.day, now, evenClosed: place.preview !== null })
  if (read === null) return null
  countParkPage(count, request, asked, read.products)
  return parkFirstPage({ place, asked, page: { ...read, look } })
}

/** The page of a product. Where it comes back because no ticket or a wrong number was chosen, nobody looks at a day anew. */
export const parkProduct = async (request: ProductRequest, { tx, place, look, now }: Asking, count: Count): Promise<string | null> => {
  const asked = parkAsked(request.query)
  const code = request.params.product
  const park = await readParkOnDay(tx, { day: asked.day, now, evenClosed: place.preview !== null })
  const on = park?.products.find(({ product }) => product.code === code)
  if (park === null || on === undefined) return null
  const comesBack = request.query['for'] === code
  if (!comesBack) countParkPage(count, request, asked, [on])
  return productPage({ place, asked, look, park, on, choseNone: comesBack && !asked.lines.some(({ product }) => product === code) })
}

/** The price calendar of a product. */
export const parkCalendar: ParkPageOf = async ({ query }, { tx, timeZone, place, look, now }) => {
  const { month } = calendarAsked(query, todayIn(timeZone, now))
  const product = typeof query['product'] === 'string' ? query['product'] : null
  const read = await readTicketCalendar(tx, { month, product, now, evenClosed: place.preview !== null })
  return read === null ? null : ticketCalendarPage({ place, look, month, read })
}

/** The pages of a park for search engines: its first page, its calendar and its products. */
export const parkSiteMap: ParkPageOf = async (_request, { tx, place, now }) => {
  const facts = await guestsRead(tx, now)
  if (facts === null) return null
  const products = await productsOfSite(tx, { day: facts.today })
  return siteMap(place, ['', '/calendar', ...products.map(({ code }): SitePart => `/tickets/${code}`)])
}
