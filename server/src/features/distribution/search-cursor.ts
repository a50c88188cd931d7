import { z } from 'zod'
import type { SearchOrder } from '@innkeeper/protocol/shapes/stay-search'
import type { LeastPrice, PlaceInList } from './market.store.ts'

const id = z.uuid()
const listCursor = z.strictObject({ order: z.enum(['recommended', 'star', 'name']), key: z.string().max(2000), id })
const distanceCursor = z.strictObject({ order: z.literal('distance'), key: z.number().min(0).max(2), id })
const price = { other: z.int().min(0).max(1), id }
const priceCursor = z.strictObject({
  order: z.literal('price'),
  last: z.strictObject({ ...price, total: z.int().min(0) }),
  until: z.strictObject({ ...price, low: z.int() }).nullable(),
  waiting: z.array(id).max(200),
})

/** The end of a page in an order that does not depend on the price. */
export type ListCursor = PlaceInList

/**
 * The end of a page by price: `last` is the last property on it; `until` is the lower bound up to which all properties were priced;
 * `waiting` are priced properties after the last, for the next page.
 */
export type PriceCursor = {
  readonly last: { readonly other: number; readonly total: number; readonly id: string }
  readonly until: LeastPrice | null
  readonly waiting: readonly string[]
}

const written = (cursor: object): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** The cursor text for the next request. */
export const listCursorText = (order: SearchOrder, { key, id: of }: ListCursor): string => written({ order, key, id: of })

/** The cursor text for the next request in the order by price. */
export const priceCursorText = (cursor: PriceCursor): string => written({ order: 'price', ...cursor })

/** The cursor of a request; null where the text is not one of that order. */
export const readListCursor = (text: string, order: SearchOrder): ListCursor | null => {
  const cursor = (order === 'distance' ? distanceCursor : listCursor).safeParse(parsed(text)).data
  return cursor?.order === order ? { key: cursor.key, id: cursor.id } : null
}

/** The cursor of a request in the order by price; null where the text is not one. */
export const readPriceCursor = (text: string): PriceCursor | null => priceCursor.safeParse(parsed(text)).data ?? null

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
