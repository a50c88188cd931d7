import { tellPayments } from '@innkeeper/protocol/stay-answers'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { PaymentMoment } from '@innkeeper/rules/policy/payment-moments'
import type { StayQuote } from '@innkeeper/rules/stay/quote-stay'
import type { TravelAgent } from '../../kit/who.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'
import { bookedLine } from './quoted-lines.reads.ts'
import type { PlanFacts, PropertyFacts, RoomTypeFacts } from './stay-facts.reads.ts'

type Lines = StayQuote<RoomTypeFacts, PlanFacts>['lines']

/** What a booking keeps of the property, the agent and the price as they are now. */
export const snapshotOf = (
  facts: PropertyFacts,
  travelAgent: TravelAgent,
  agreed: { lines: Lines; price: StayPrice; payments: readonly PaymentMoment[] },
): BookingSnapshot => ({
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
  travelAgent: {
    code: travelAgent.code,
    name: { vi: travelAgent.nameVi, en: travelAgent.nameEn },
    level: facts.agent?.level ?? 1,
  },
  lines: agreed.lines.map(bookedLine),
  price: agreed.price,
  taxRates: facts.taxRates,
  payments: tellPayments(agreed.payments),
})
