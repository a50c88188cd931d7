import { isDeclaredRobot } from '@innkeeper/rules/site/declared-robot'
import { noResultReasonOf, noTicketReasonOf, type NoResultReason, type SiteCount } from '@innkeeper/rules/site/site-counts'
import { daysBetween } from '@innkeeper/rules/days/day'
import { bookabilityFrom } from '@innkeeper/rules/stay/bookability'
import type { ParkAsked } from '../park/park-asked.ts'
import type { ProductOnDay } from '../park/read-park.ts'
import { guestsStay, type readSite } from '../read-site.ts'
import type { PageRequest } from '../serve-page.ts'
import type { SiteAsked } from '../site-asked.ts'
import type { SiteCounter } from './site-counter.ts'

/** Counts what a guest does. A look at a draft, a program that says it is one, and a page that is loaded in advance are not counted. */
export type Count = (request: PageRequest, what: SiteCount, reason?: NoResultReason) => void

/** Counts requests of guests. */
export const countingWith =
  ({ note }: SiteCounter): Count =>
  ({ method, headers, params: { code }, query }, what, reason) => {
    const inAdvance = String(headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch')
    if (method === 'HEAD' || inAdvance || query['look'] === 'draft' || isDeclaredRobot(headers['user-agent'])) return
    note({ code, what, now: new Date(), ...(reason !== undefined && { reason }) })
  }

type Read = NonNullable<Awaited<ReturnType<typeof readSite>>>

/** Counts a first page of a hotel: that it was seen, whether it was a search, and why that found nothing. */
export const countFirstPage = (count: Count, request: PageRequest, asked: SiteAsked, { facts, rooms }: Read): void => {
  const { stay } = asked
  count(request, 'view')
  if (stay === null) return
  count(request, 'search')
  if (rooms.some(({ offered }) => offered?.offers.some(({ blocked }) => blocked === null))) return
  const { buyer } = guestsStay(asked, stay)
  const wanted = { nights: daysBetween(stay.checkIn, stay.checkOut), rooms: asked.rooms, today: facts.today, buyer }
  const found = bookabilityFrom(facts, stay.checkIn, wanted)
  if (!found.ok) count(request, 'noResult', noResultReasonOf(found.rule))
}

type Day = Pick<ParkAsked, 'day'>
type Shown = readonly Pick<ProductOnDay, 'slots'>[]

/** Counts the first page of a park, or that of one product: that it was seen, whether for a day, and why nothing could be bought on it. */
export const countParkPage = (count: Count, request: PageRequest, { day }: Day, products: Shown): void => {
  count(request, 'view')
  if (day === null) return
  count(request, 'search')
  const blocks = products.flatMap(({ slots }) => slots.map(({ blocked }) => blocked))
  if (!blocks.includes(null)) count(request, 'noResult', noTicketReasonOf(blocks.filter((block) => block !== null)))
}
