import { addDays, firstOfMonth, lastOfMonth, type Day } from '@innkeeper/rules/days/day'
import { openingOn, type Opening } from '@innkeeper/rules/ticket/opening-on'
import { slotOffers, whyNoSlot, type ParkClock, type SlotOffer } from '@innkeeper/rules/ticket/slot-offers'
import type { VisitorPrices } from '@innkeeper/rules/ticket/ticket-product'
import type { TicketBlock } from '@innkeeper/rules/ticket/why-no-ticket'
import type { PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { clockOf, pricesPaid, productsOfSite, type SiteProduct } from '#features/bookings/ticket-bookings/site-tickets.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { readAbout } from '../read-about.ts'
import { guestsRead } from '../read-site.ts'

/** When a park is read, and for which day; its people read it before it is on sale, too. */
export type ParkAsking = { readonly now: Date; readonly day: Day | null; readonly evenClosed?: boolean }

/** A product on a day: its slots with what one visitor of each kind pays, and why nothing of it can be bought; null where something can. */
export type ProductOnDay = {
  readonly product: SiteProduct
  readonly slots: readonly SlotOffer[]
  readonly blocked: TicketBlock | null
  /** The prices of the first slot that can be bought, else of the first. */
  readonly prices: VisitorPrices
}

/** A park on a day: the day that is shown, when the park is open today and on it, and its products. */
export type ParkOnDay = {
  readonly facts: PropertyFacts
  readonly day: Day
  readonly openToday: Opening | null
  readonly open: Opening | null
  readonly products: readonly ProductOnDay[]
  /** The first day from the one that is shown on which something can be bought; null where there is none within some weeks. */
  readonly nextDay: Day | null
}

/** Everything that the first page of a park's site shows, in its look. */
export type ParkPage = NonNullable<Awaited<ReturnType<typeof readPark>>> & { readonly look: SiteLook }

/** Reads the first page of the site of the park that the transaction is bound to; null while it is not on sale. */
export const readPark = async (tx: PropertyTx, asking: ParkAsking) => {
  const park = await readParkOnDay(tx, asking)
  if (park === null) return null
  const { about } = await readAbout(tx)
  return { ...park, ...about }
}

/** Reads a park's products on a day; on the first day on which something can be bought where none is asked for. Null while it is not on sale. */
export const readParkOnDay = async (tx: PropertyTx, { now, day, evenClosed = false }: ParkAsking): Promise<ParkOnDay | null> => {
  const facts = await guestsRead(tx, now, { evenClosed })
  if (facts === null) return null
  const clock = clockOf(facts, now)
  const first = day === null || day < clock.today ? clock.today : day
  const products = await productsOfSite(tx, { day: first, until: addDays(first, daysAhead) })
  const nextDay = nextDayOf(products, first, clock)
  const shown = day ?? nextDay ?? clock.today
  return {
    facts,
    day: shown,
    openToday: openingOn(products, clock.today),
    open: openingOn(products, shown),
    products: products.map((product) => onDay(product, { facts, day: shown, clock })),
    nextDay,
  }
}

/** What the cheapest ticket of a product costs on each day of a month, or why none can be bought. */
export type DayPrice = { readonly price: number | null; readonly blocked: TicketBlock | null }

/** Reads the days of a month for one product of the park; null while the park is not on sale or has no such product. */
export const readTicketCalendar = async (
  tx: PropertyTx,
  { now, month, product: asked, evenClosed = false }: Omit<ParkAsking, 'day'> & { readonly month: Day; readonly product: string | null },
) => {
  const facts = await guestsRead(tx, now, { evenClosed })
  if (facts === null) return null
  const products = await productsOfSite(tx, { day: firstOfMonth(month), until: lastOfMonth(month) })
  const product = products.find(({ code }) => code === asked) ?? products[0]
  if (product === undefined) return null
  const clock = clockOf(facts, now)
  const priceOn = (day: Day): DayPrice => {
    const { prices, blocked } = onDay(product, { facts, day, clock })
    return { price: blocked === null ? (prices.adult ?? prices.child ?? prices.senior) : null, blocked }
  }
  return { facts, products, product, priceOn }
}

type OnDay = { readonly facts: PropertyFacts; readonly day: Day; readonly clock: ParkClock }

const onDay = (product: SiteProduct, { facts, day, clock }: OnDay): ProductOnDay => {
  const slots = slotOffers(product, product.days, day, clock).map((slot) => ({ ...slot, prices: pricesPaid(facts, day, slot.prices) }))
  const shown = slots.find(({ blocked }) => blocked === null) ?? slots[0]
  return { product, slots, blocked: whyNoSlot(slots), prices: shown?.prices ?? product.prices }
}

const nextDayOf = (products: readonly SiteProduct[], from: Day, clock: ParkClock): Day | null => {
  for (let day = from; day <= addDays(from, daysAhead); day = addDays(day, 1))
    if (products.some((product) => whyNoSlot(slotOffers(product, product.days, day, clock)) === null)) return day
  return null
}

const daysAhead = 31
