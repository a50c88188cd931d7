import type { PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { quoteOfSite } from '#features/bookings/ticket-bookings/site-tickets.reads.ts'
import { railsTakingMoney } from '#features/payment-methods/paying.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Day } from '@innkeeper/rules/days/day'
import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { guestsRead } from '../read-site.ts'
import { methodsWith } from '../reserve/read-offer.ts'
import type { TicketsTyped } from './park-asked.ts'

/** Tickets that a guest asks for, priced as they would be bought now, with the ways to pay that the park takes. */
export type SiteOrder = {
  readonly facts: PropertyFacts
  readonly quote: NonNullable<Awaited<ReturnType<typeof quoteOfSite>>>
  readonly methods: readonly PaymentMethod[]
}

type Asked = { readonly day: Day; readonly lines: readonly TicketsTyped[]; readonly now: Date; readonly evenClosed: boolean }

/** Reads what tickets cost; null while the park is not on sale, and where it has no such product. */
export const readOrder = async (tx: PropertyTx, { day, lines, now, evenClosed }: Asked): Promise<SiteOrder | null> => {
  const facts = await guestsRead(tx, now, { evenClosed })
  if (facts === null) return null
  const asked = { day, lines: lines.map((line) => ({ ...line, visitors: { ...line.visitors } })) }
  const quote = await quoteOfSite(tx, facts, { asked, now })
  return quote === null ? null : { facts, quote, methods: methodsWith(await railsTakingMoney(tx)) }
}
