import { paymentAnswers, serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import type { CodedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { PaymentMoment } from '@innkeeper/rules/policy/payment-moments'
import type { StayQuote } from '@innkeeper/rules/stay/quote-stay'
import type { TravelAgent } from '#kit/request/who.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'
import { bookedLine } from '../book/quoted-lines.reads.ts'
import type { PlanFacts, PropertyFacts, RoomTypeFacts } from '../check-stay/stay-facts.reads.ts'

type Lines = StayQuote<RoomTypeFacts, PlanFacts>['lines']

/** The agent as it is now. */
export const agentNow = ({ code, nameVi, nameEn }: TravelAgent, { agent }: PropertyFacts): BookingSnapshot['travelAgent'] => ({
  code,
  name: { vi: nameVi, en: nameEn },
  level: agent?.level ?? 1,
})

/** The snapshot of a booking: the property and the price as they are now. */
export const snapshotOf = (
  facts: PropertyFacts,
  travelAgent: BookingSnapshot['travelAgent'],
  agreed: { lines: Lines; services: readonly CodedService[]; price: StayPrice; payments: readonly PaymentMoment[] },
): BookingSnapshot => ({
  version: 4,
  property: {
    code: facts.code,
    name: facts.name,
    address: facts.address,
    phone: facts.phone,
    currency: facts.currency,
    timeZone: facts.timeZone,
    taxChoice: facts.taxChoice,
    childAgeLimit: facts.childAgeLimit,
    checkInFrom: facts.checkInFrom,
    checkOutUntil: facts.checkOutUntil,
  },
  travelAgent,
  lines: agreed.lines.map(bookedLine),
  services: serviceAnswers(agreed.services),
  price: agreed.price,
  taxRates: facts.taxRates,
  payments: paymentAnswers(agreed.payments),
})
