import type { Tx } from '#kit/transaction/transaction.ts'
import type { SearchPage, SearchAsked } from './search-asked.ts'
import { searchByPrice } from './search-by-price.ts'
import { readListCursor, readPriceCursor } from './search-cursor.ts'
import { searchInList } from './search-in-list.ts'

/** A page of what can be booked; null where `after` is not a cursor of this search. */
export const searchMarket = async (tx: Tx, asked: SearchAsked, after: string | undefined): Promise<SearchPage | null> => {
  if (asked.order === 'price') {
    const from = after === undefined ? null : readPriceCursor(after)
    return from === null && after !== undefined ? null : searchByPrice(tx, asked, from)
  }
  const from = after === undefined ? null : readListCursor(after, asked.order)
  return from === null && after !== undefined ? null : searchInList(tx, asked, from)
}
