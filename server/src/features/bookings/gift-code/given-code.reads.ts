import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak, type Language } from '@innkeeper/protocol/say'
import { whyNotGivenWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import { clockIn } from '@innkeeper/rules/days/clock-in'
import type { GiftCode, GiftCodeMethod, GiftCodeTerms } from '@innkeeper/rules/gift-code/gift-code'
import { whyNotGiven, whyNotTaken, type WhyNotGiven } from '@innkeeper/rules/gift-code/why-not-given'
import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { TravelAgentKind } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { asCode } from './gift-codes-at.reads.ts'

/** Who gives a code at a property, when, and how the booking is to be paid. */
type Giving = {
  readonly timeZone: string
  readonly now: Date
  readonly travelAgentId: string | null
  readonly kind: TravelAgentKind | null
  readonly paymentMethod?: PaymentMethod | undefined
}

/** A code that somebody gave: the gift code that counts in the price, or why none does. */
export type GivenCode = {
  readonly typed: string
  readonly found: GiftCodeTerms | null
  readonly counted: GiftCode | null
  readonly whyNot: WhyNotGiven | null
}

/** Whether a code that somebody gave counts now, before the price is known; null where none was given. */
export const givenCode = (
  typed: string | undefined,
  codes: readonly GiftCodeTerms[],
  { timeZone, now, travelAgentId, kind, paymentMethod }: Giving,
): GivenCode | null => {
  if (typed === undefined) return null
  const code = asCode(typed)
  const found = codes.find((one) => one.code === code)
  if (found === undefined) return { typed: code, found: null, counted: null, whyNot: 'unknown' }
  const { day: today, time } = clockIn(timeZone, now)
  const whyNot = whyNotGiven(found, { today, time, travelAgentId, kind, method: methodOf(paymentMethod) })
  return { typed: code, found: whyNot === 'unknown' ? null : found, counted: whyNot === null ? found : null, whyNot }
}

/** Everything but the agent's credit is paid: "cash" in the words of the specification. */
const methodOf = (method: PaymentMethod | undefined): GiftCodeMethod | null =>
  method === undefined ? null : method === 'debt' ? 'debt' : 'cash'

/** Why a given code took nothing off a price; null where it took something. */
export const whyNothing = ({ counted, whyNot }: GivenCode, { lines }: Pick<StayPrice, 'lines'>, rooms: number): WhyNotGiven | null =>
  counted === null ? whyNot : whyNotTaken(counted, lines, rooms)

type Answer = NonNullable<CallOutput<'distribution/quote'>['giftCode']>

/** What a given code does to a stay, in the wire format; `price` is null where the stay cannot be booked. */
export const giftCodeAnswer = (
  given: GivenCode | null,
  { price, rooms }: { readonly price: StayPrice | null; readonly rooms: number },
  language: Language,
): Answer | null => {
  if (given === null) return null
  const whyNot = price === null ? given.whyNot : whyNothing(given, price, rooms)
  return {
    code: given.typed,
    name: given.found?.name ?? null,
    discount: price === null ? 0 : -price.subtotals.giftCode,
    whyNot,
    message: whyNot === null ? null : speak(whyNotGivenWords[whyNot], language),
    methods: [...(given.found?.methods ?? [])],
  }
}
