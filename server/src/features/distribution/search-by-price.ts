import type { Tx } from '#kit/transaction/transaction.ts'
import type { LeastTax } from './market-nights.ts'
import { cheapest, cheapestOfPart, leastTax, partsOf, unsettled, type Contender, type LeastPrice } from './market.store.ts'
import { priceOffers, type Found } from './price-offers.ts'
import type { SearchPage, SearchAsked } from './search-asked.ts'
import { priceCursorText, type PriceCursor } from './search-cursor.ts'

type Place = { readonly other: number; readonly total: number; readonly id: string }
type Priced = Place & { readonly found: Found }

/** If more properties than this wait for the next page, the cursor does not contain them, and the next page prices them again. */
const mostWaiting = 60

/**
 * A page in the order of the cheapest total. Properties are taken in the order of their lower bounds and priced exactly; a priced property
 * is put on the page when no unpriced one can be cheaper. The quality of the bounds changes how many are priced, never the order.
 */
export const searchByPrice = async (tx: Tx, asked: SearchAsked, from: PriceCursor | null): Promise<SearchPage> => {
  const contest = contestOf(tx, asked, from)
  const [least, marked] = await Promise.all([leastTax(tx, asked), unsettled(tx, asked)])
  await contest.price([...(from?.waiting ?? []), ...marked])
  const queue = queueOf(tx, asked, least, from?.until ?? null)
  const goOn = async (): Promise<SearchPage> => {
    const next = await queue.next()
    const settled = contest.settledBefore(next)
    if (next === null || settled.length > asked.limit) return pageOf(asked, contest, { settled, until: queue.until() })
    // Where the bounds are far off, a page would fill slowly: each step prices half as many as all steps before it.
    const wanted = Math.max(asked.limit + 1 - settled.length, Math.ceil(contest.count() / 2))
    await contest.price(queue.take(wanted, contest.all()[asked.limit]))
    return goOn()
  }
  return goOn()
}

/** The priced properties, in the order of the list. */
const contestOf = (tx: Tx, asked: SearchAsked, from: PriceCursor | null) => {
  const seen = new Set<string>()
  let priced: Priced[] = []
  const price = async (ids: readonly string[]): Promise<void> => {
    const fresh = [...new Set(ids)].filter((id) => !seen.has(id))
    for (const id of fresh) seen.add(id)
    const found = [...(await priceOffers(tx, asked, fresh)).values()].map((one) => ({
      other: one.currency === asked.currency ? 0 : 1,
      total: one.cheapest,
      id: one.id,
      found: one,
    }))
    priced = [...priced, ...found.filter((one) => from === null || compare(from.last, one) < 0)].toSorted(compare)
  }
  return {
    price,
    count: () => seen.size,
    all: () => priced,
    settledBefore: (next: LeastPrice | null) =>
      next === null ? priced : priced.filter((one) => compare(one, { ...next, total: next.low }) < 0),
  }
}

const compare = (one: Place, other: Place): number =>
  one.other - other.other || one.total - other.total || (one.id < other.id ? -1 : Number(one.id > other.id))

/**
 * The first read takes this many properties, each further read four times as many: a page usually needs few, but all where most of the
 * market sells to other agents.
 */
const atFirst = 48
const growth = 4

/** The properties in the order of their lower bounds, read as they are needed. */
const queueOf = (tx: Tx, asked: SearchAsked, least: LeastTax, from: LeastPrice | null) => {
  let count = Math.max(atFirst, 2 * asked.limit)
  const sizes: number[] = from?.other === 1 ? [] : partsOf(asked)
  let waiting: Contender[] = []
  let until = from
  let read = from
  let ended = false
  const readOn = async () => {
    const [part] = sizes
    const rows = await (part === undefined
      ? cheapest(tx, asked, least, { from: read, count })
      : cheapestOfPart(tx, asked, least, { from: read, count, part }))
    const isDone = rows.length < count
    if (part !== undefined && isDone) sizes.shift()
    if (part === undefined && isDone) ended = true
    read = rows.at(-1) ?? read
    count *= growth
    return rows
  }
  const skip = () => {
    while (waiting[0]?.linked === false) until = waiting.shift() ?? until
  }
  const next = async (): Promise<LeastPrice | null> => {
    skip()
    if (waiting.length > 0 || ended) return waiting[0] ?? null
    waiting = await readOn()
    return next()
  }
  /**
   * At most so many, and only those that may come before a place, or be it: a marked property is priced before the queue reaches it. What is
   * worse cannot be on the page.
   */
  const take = (most: number, before: Place | undefined): string[] => {
    const end = before === undefined ? -1 : waiting.findIndex((one) => compare({ ...one, total: one.low }, before) > 0)
    const taken = waiting.splice(0, end < 0 ? most : Math.min(most, end))
    until = taken.at(-1) ?? until
    return taken.filter(({ linked }) => linked).map(({ id }) => id)
  }
  return { next, take, until: () => until }
}

type End = { readonly settled: readonly Priced[]; readonly until: LeastPrice | null }

const pageOf = (asked: SearchAsked, contest: ReturnType<typeof contestOf>, { settled, until }: End): SearchPage => {
  const page = settled.slice(0, asked.limit)
  const last = page.at(-1)
  const rest = contest.all().slice(page.length)
  const properties = page.map(({ found }) => found.told())
  if (last === undefined || rest.length === 0) return { properties, next: null }
  const place = { other: last.other, total: last.total, id: last.id }
  if (rest.length > mostWaiting) return { properties, next: priceCursorText({ last: place, until: null, waiting: [] }) }
  const bound = until === null ? null : { other: until.other, low: until.low, id: until.id }
  return { properties, next: priceCursorText({ last: place, until: bound, waiting: rest.map(({ id }) => id) }) }
}
