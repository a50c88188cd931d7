import { refusals } from '@innkeeper/protocol/refusals'
import { lineAnswer, paymentAnswers, priceAnswer } from '@innkeeper/protocol/shapes/stay-answers'
import { whyNotGivenWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import { guestMethods, railsOfMethod, type PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import { quoteStay } from '@innkeeper/rules/stay/quote-stay'
import { paymentsOf } from '#features/bookings/book/agreed-payments.reads.ts'
import { bookedLine } from '#features/bookings/book/quoted-lines.reads.ts'
import { servedStay, type ServedStay } from '#features/bookings/check-stay/served-stay.reads.ts'
import type { PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { givenCode, whyNothing, type GivenCode } from '#features/bookings/gift-code/given-code.reads.ts'
import { asCode, giftCodesAt } from '#features/bookings/gift-code/gift-codes-at.reads.ts'
import { hasGuessed, minutes, noteWrongCode } from '#features/bookings/gift-code/wrong-codes.reads.ts'
import { servicesOnSale } from '#features/hotel-services/hotel-services-on-sale.reads.ts'
import { railsTakingMoney } from '#features/payment-methods/paying.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { factsOn, guestsStay } from '../read-site.ts'
import type { SiteAsked, SiteStay } from '../site-asked.ts'
import { serviceField, type ExtraProblem, type ExtrasAsked } from './extras-asked.ts'
import { shownCodes } from './shown-codes.ts'

type Asked = {
  readonly asked: SiteAsked
  readonly stay: SiteStay
  readonly roomPlanId: string
  readonly extras: ExtrasAsked
  /** Where the guest asks from: who guesses gift codes is known by the network only. */
  readonly address: string
  readonly now: Date
}

/** The package that a guest is about to book, with what is added to it, its price step by step, its terms and the ways to pay. */
export type SiteOffer = NonNullable<Awaited<ReturnType<typeof readOffer>>>

/** Reads a package for a stay; null where the property is not on sale or has no such package, or it cannot be booked for this stay. */
export const readOffer = async (tx: PropertyTx, { asked, stay, roomPlanId, extras, address, now }: Asked) => {
  const services = await servicesOnSale(tx, tx.propertyId, 'website')
  const facts = await factsOn(tx, { roomPlanIds: [roomPlanId], stays: [stay], serviceCodes: services.map(({ code }) => code), now })
  if (facts === null) return null
  const bought = guestsStay(asked, stay)
  const rooms = bought.rooms.map((room) => ({ ...room, roomPlanId }))
  const served = servedStay(facts, { ...stay, rooms, services: extras.services, channel: 'website' })
  const gift = await codeGiven(tx, facts, { giftCode: extras.giftCode, address, now })
  const offers = { ...served.offers, giftCode: gift.given?.counted ?? null }
  const quote = quoteStay(facts, { ...bought, rooms, agentActive: true, today: facts.today }, offers)
  const [line] = quote?.lines ?? []
  if (!quote?.bookable || quote.price === null || line === undefined) return null
  const counted = gift.given?.counted?.code ?? null
  return {
    facts,
    services,
    codes: await shownCodes(tx, facts, { price: quote.price, rooms: rooms.length, counted, now }),
    problems: [...servicesProblem(served, extras), ...gift.problems, ...giftProblem(gift.given, quote.price, rooms.length)],
    line: lineAnswer(bookedLine(line), stay.checkIn, facts.currency),
    price: priceAnswer(quote.price),
    payments: paymentAnswers(paymentsOf(facts, { lines: quote.lines, price: quote.price }, { checkIn: stay.checkIn, now })),
    methods: methodsWith(await railsTakingMoney(tx)),
  }
}

/** Which service cannot be had; without any of them the price is that of the rooms. */
const servicesProblem = ({ refused }: ServedStay, { services }: ExtrasAsked): readonly ExtraProblem[] => {
  const code = services[Number(refused?.field.split('.')[1])]?.code
  return refused === null || code === undefined
    ? []
    : [{ name: serviceField(code), words: refusals[refused.key].words, values: refused.values }]
}

type CodeGiven = { readonly given: GivenCode | null; readonly problems: readonly ExtraProblem[] }

/** The gift code that a guest typed. Who has guessed too often is told nothing of it. */
const codeGiven = async (
  tx: PropertyTx,
  { timeZone }: PropertyFacts,
  { giftCode, address, now }: Pick<Asked, 'address' | 'now'> & { readonly giftCode: string },
): Promise<CodeGiven> => {
  if (giftCode === '') return { given: null, problems: [] }
  const guest = { travelAgent: null, address }
  if (hasGuessed(guest))
    return { given: null, problems: [{ name: 'giftCode', words: refusals.tooManyGiftCodes.words, values: { minutes } }] }
  const codes = await giftCodesAt(tx, [tx.propertyId], [asCode(giftCode)])
  const terms = codes.map((one) => one.terms)
  const given = givenCode(giftCode, terms, { timeZone, now, travelAgentId: null, kind: null, paymentMethod: 'bank transfer' })
  if (given?.whyNot === 'unknown') noteWrongCode(guest, given.typed)
  return { given, problems: [] }
}

const giftProblem = (given: GivenCode | null, price: StayPrice, rooms: number): readonly ExtraProblem[] => {
  const whyNot = given === null ? null : whyNothing(given, price, rooms)
  return whyNot === null ? [] : [{ name: 'giftCode', words: whyNotGivenWords[whyNot] }]
}

/** The ways to pay that the property takes: those that one of its gateways carries, by transfer and in cash as agreed with the property. */
export const methodsWith = (rails: readonly string[]): readonly PaymentMethod[] =>
  guestMethods.filter(
    (method) => method === 'cash' || method === 'bank transfer' || railsOfMethod[method].some((rail) => rails.includes(rail)),
  )
