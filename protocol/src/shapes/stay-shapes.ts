import { priceLineKinds, priceSteps } from '@innkeeper/rules/price/price-line'
import { serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { stayRuleOrder } from '@innkeeper/rules/stay/stay-rule-order'
import { giftCodeMethods } from '@innkeeper/rules/gift-code/gift-code'
import { whyNotGivenOrder } from '@innkeeper/rules/gift-code/why-not-given'
import { z } from 'zod'

/** A name in both languages. */
export const nameShape = z.object({ vi: z.string(), en: z.string() })

const money = z.int()

/** One line of a price, as the rules compute it: amounts in minor units, percents in basis points. */
const priceLineShape = z.object({
  step: z.enum(priceSteps),
  kind: z.enum(priceLineKinds),
  amount: money,
  included: z.boolean(),
  quantity: z.int(),
  unitPrice: money.nullable(),
  basisPoints: z.int().nullable(),
  base: money.nullable(),
  night: z.iso.date().nullable(),
  lastNight: z.iso.date().nullable(),
  roomLine: z.int().nullable(),
  label: z.string().nullable(),
  /** The agent's terms, promotion, service or gift code that caused the line. */
  offer: z.object({ id: z.string(), name: nameShape }).nullable(),
  taxedAs: z.string().nullable(),
})

/** The price of a stay, every line of it; the lines that are not `included` add up to the total. */
export const stayPriceShape = z.object({
  lines: z.array(priceLineShape),
  subtotals: z.object({
    rooms: money,
    promotions: money,
    services: money,
    giftCode: money,
    tax: money,
    beforeTax: money,
  }),
  taxes: z.object({ serviceCharge: money, vat: money }),
  total: money,
})

/** The effect of a gift code on a stay: the amount that it takes off before tax, or why it has none. */
export const giftCodeShape = z.object({
  code: z.string(),
  name: nameShape.nullable(),
  discount: money,
  whyNot: z.enum(whyNotGivenOrder).nullable(),
  /** The reason in words of the caller's language. */
  message: z.string().nullable(),
  /** The payment methods that the code is for; empty if the code is unknown. */
  methods: z.array(z.enum(giftCodeMethods)),
})

/** A service of a stay: those that its packages include cost nothing. Its lines in the price name it by its id. */
export const stayServiceShape = z.object({
  serviceId: z.uuid(),
  code: z.string(),
  name: nameShape,
  unit: z.enum(serviceUnits),
  quantity: z.int(),
  /** The chosen nights; null is every night, or a unit without nights. */
  days: z.array(z.iso.date()).nullable(),
  included: z.boolean(),
})

/** One requested or booked room: its guests and its extra beds. */
const roomGuestsShape = z.object({ adults: z.int(), childrenAges: z.array(z.int()), extraBeds: z.int() })

/** A charge for cancelling; no charge means free. */
const cancellationChargeShape = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('percent'), basisPoints: z.int() }),
  z.object({ unit: z.literal('amount'), amount: money }),
  z.object({ unit: z.literal('nights'), nights: z.int() }),
])

/** A period in which cancelling costs the same; null is an open end. */
const cancellationPeriodShape = z.object({
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  charge: cancellationChargeShape.nullable(),
})

/** The payments and their deadlines, the first payment first; null is at the hotel. */
export const paymentsShape = z.array(z.object({ dueAt: z.iso.datetime({ precision: 3 }).nullable(), amount: money }))

/** Why a stay cannot be booked: the rule, in words of the caller's language, and the nights that break it. */
export const stayBlockShape = z.object({
  roomPlanId: z.uuid(),
  rule: z.enum(stayRuleOrder),
  message: z.string(),
  nights: z.array(z.iso.date()),
})

/** The rooms of one type on one rate plan in a stay, as quoted or booked. */
export const stayLineShape = z.object({
  roomPlanId: z.uuid(),
  roomTypeId: z.uuid(),
  roomType: nameShape,
  ratePlan: nameShape,
  meals: z.array(z.string()),
  rooms: z.array(roomGuestsShape),
  cancellation: z.object({
    name: nameShape.nullable(),
    refundable: z.boolean(),
    /** The terms in words, in both languages. */
    sentence: nameShape,
    periods: z.array(cancellationPeriodShape),
  }),
  /** When it is paid, in words; null if there is no payment policy, so that the property's hours apply. */
  payment: z.object({ name: nameShape, sentence: nameShape }).nullable(),
})
