import { lineAnswer, paymentAnswers, priceAnswer } from '@innkeeper/protocol/shapes/stay-answers'
import { guestMethods, railsOfMethod, type PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { quoteStay } from '@innkeeper/rules/stay/quote-stay'
import { paymentsOf } from '#features/bookings/book/agreed-payments.reads.ts'
import { bookedLine } from '#features/bookings/book/quoted-lines.reads.ts'
import { servedStay } from '#features/bookings/check-stay/served-stay.reads.ts'
import { railsTakingMoney } from '#features/payment-methods/paying.reads.ts'
import { publishedLook } from '#features/site-looks/site-looks.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { factsOn, guestsStay } from './read-site.ts'
import type { SiteAsked, SiteStay } from './site-asked.ts'

type Asked = { readonly asked: SiteAsked; readonly stay: SiteStay; readonly roomPlanId: string; readonly now: Date }

/** The package that a guest is about to book, with its price step by step, its terms and the ways to pay. */
export type SiteOffer = NonNullable<Awaited<ReturnType<typeof readOffer>>>

/** Reads a package for a stay; null where the property is not on sale or has no such package, or it cannot be booked for this stay. */
export const readOffer = async (tx: PropertyTx, { asked, stay, roomPlanId, now }: Asked) => {
  const facts = await factsOn(tx, { roomPlanIds: [roomPlanId], stays: [stay], now })
  if (facts === null) return null
  const bought = guestsStay(asked, stay)
  const rooms = bought.rooms.map((room) => ({ ...room, roomPlanId }))
  const served = servedStay(facts, { ...stay, rooms, channel: 'website' })
  const quote = quoteStay(facts, { ...bought, rooms, agentActive: true, today: facts.today }, served.offers)
  const [line] = quote?.lines ?? []
  if (!quote?.bookable || quote.price === null || line === undefined) return null
  return {
    facts,
    look: await publishedLook(tx),
    line: lineAnswer(bookedLine(line), stay.checkIn, facts.currency),
    price: priceAnswer(quote.price),
    payments: paymentAnswers(paymentsOf(facts, { lines: quote.lines, price: quote.price }, { checkIn: stay.checkIn, now })),
    methods: methodsWith(await railsTakingMoney(tx)),
  }
}

/** The ways to pay that the property takes: those that one of its gateways carries, by transfer and in cash as agreed with the property. */
const methodsWith = (rails: readonly string[]): readonly PaymentMethod[] =>
  guestMethods.filter(
    (method) => method === 'cash' || method === 'bank transfer' || railsOfMethod[method].some((rail) => rails.includes(rail)),
  )
