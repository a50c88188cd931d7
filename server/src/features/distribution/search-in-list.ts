import type { Tx } from '#kit/transaction/transaction.ts'
import type { LeastTax } from './market-nights.ts'
import { leastTax, nextInList, type PlaceInList } from './market.store.ts'
import { priceOffers, type Found } from './price-offers.ts'
import type { SearchPage, SearchAsked } from './search-asked.ts'
import { listCursorText } from './search-cursor.ts'

type Page = { readonly found: readonly Found[]; readonly after: PlaceInList | null; readonly count: number }

/**
 * A page in an order that does not depend on the price: prices the properties of the list in order until the page is full or the list ends.
 */
export const searchInList = async (tx: Tx, asked: SearchAsked, after: PlaceInList | null): Promise<SearchPage> => {
  // Lower bounds know no gift codes: with one, only exact prices tell what is affordable.
  const least = asked.totalTo === undefined || asked.gifts !== null ? null : await leastTax(tx, asked)
  return walk(tx, asked, least, { found: [], after, count: asked.limit + 1 })
}

const walk = async (tx: Tx, asked: SearchAsked, least: LeastTax | null, page: Page): Promise<SearchPage> => {
  const { limit, order } = asked
  const list = await nextInList(tx, asked, least, page)
  const priced = await priceOffers(
    tx,
    asked,
    list.map(({ id }) => id),
  )
  const found = [...page.found]
  let { after } = page
  for (const place of list) {
    if (found.length === limit) return { properties: toldOf(found), next: after === null ? null : listCursorText(order, after) }
    const one = priced.get(place.id)
    if (one !== undefined) found.push(one)
    after = place
  }
  if (list.length < page.count) return { properties: toldOf(found), next: null }
  // The rules refuse some of the candidates, so the next step reads twice as many.
  return walk(tx, asked, least, { found, after, count: 2 * page.count })
}

const toldOf = (page: readonly Found[]) => page.map(({ told }) => told())
