import { splitTax, type NightRates, type TaxChoice, type TaxSplit } from '#price/tax.ts'
import { visitorKinds, type VisitorKind, type VisitorPrices, type Visitors } from './ticket-product.ts'

/** The price of the visitors of one kind: how many, each, together. */
export type VisitorLine = { readonly kind: VisitorKind; readonly count: number; readonly each: number; readonly amount: number }

/** The price of tickets: each line of visitors, and the sum with its taxes as the park's tax choice says. */
export type TicketPrice = { readonly lines: readonly (readonly VisitorLine[])[]; readonly sum: number; readonly tax: TaxSplit }

/** Prices the lines of visitors; a kind without a price has no line. Amounts are integer minor units. */
export const priceOfTickets = (
  asked: readonly { readonly visitors: Visitors; readonly prices: VisitorPrices }[],
  choice: TaxChoice,
  rates: NightRates,
): TicketPrice => {
  const lines = asked.map(({ visitors, prices }) =>
    visitorKinds.flatMap((kind) => {
      const each = prices[kind]
      const count = visitors[kind]
      return each === null || count === 0 ? [] : [{ kind, count, each, amount: each * count }]
    }),
  )
  const sum = lines.flat().reduce((total, { amount }) => total + amount, 0)
  return { lines, sum, tax: splitTax(sum, choice, rates) }
}
