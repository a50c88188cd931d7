import type { SiteProduct } from '#features/bookings/ticket-bookings/site-tickets.reads.ts'
import { parkWords } from '../park/park-words.ts'
import { widgetScript, type WidgetBox, type WidgetShown } from './widget-script.ts'

type Product = Pick<SiteProduct, 'code' | 'name'>

/**
 * A park’s script. Its box asks for the day of the visit and, where the park sells several products, for one of them or all; it leads to the
 * page of that product, or to the first page. So many names that the script would be too large are left out: the first page shows them.
 */
export const parkScript = (shown: WidgetShown, products: readonly Product[]): string => {
  const whole = widgetScript(shown, boxOf(products.length > 1 ? products : []))
  return Buffer.byteLength(whole) < mostBytes ? whole : widgetScript(shown, boxOf([]))
}

const boxOf = (products: readonly Product[]): WidgetBox => ({
  words: {
    book: parkWords.order,
    day: parkWords.day,
    product: parkWords.product,
    all: parkWords.allProducts,
    find: parkWords.showDay,
  },
  given: { products: products.map(({ code, name }) => ({ code, name })) },
  fields: String.raw`
({ given, words, lang, make, field, input, dayAfter }) => {
  const day = field(words.day, input('day', { type: 'date', min: dayAfter('', 0) }))
  if (!given.products.length) return [day]
  const products = given.products.map(({ code, name }) => new Option(name[lang], '/tickets/' + code))
  return [day, field(words.product, make('select', {}, new Option(words.all, ''), ...products))]
}`,
})

/** The most that the script adds to a page of somebody else. */
const mostBytes = 6000
