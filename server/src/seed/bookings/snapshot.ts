import { serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import type { CodedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import { usualChildAgeLimit } from '@innkeeper/rules/stay/guests'
import type { TaxRate } from '@innkeeper/rules/price/tax'
import type { BookingSnapshot } from '#features/bookings/snapshot/booking-snapshot.ts'
import { policyOf } from '../rates/plan-terms.ts'
import type { SeededProperty } from '../seeded.ts'
import type { SeededStay } from './stays.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

/** The agreement of a sample booking. */
export type Agreement = {
  readonly property: SeededProperty
  readonly stay: SeededStay
  readonly price: StayPrice
  readonly services: readonly CodedService[]
  readonly agent: SeededTravelAgent | null
  readonly taxRates: readonly TaxRate[]
}

/** The snapshot that a real booking would have kept. */
export const snapshotOf = ({ property, stay, price, services, agent, taxRates }: Agreement): BookingSnapshot => ({
  version: 4,
  property: {
    code: property.code,
    name: property.name,
    address: property.address,
    phone: property.phone,
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    taxChoice: 220,
    childAgeLimit: usualChildAgeLimit,
    checkInFrom: '14:00',
    checkOutUntil: '12:00',
  },
  travelAgent: agent === null ? null : { code: agent.code, name: agent.name, level: agent.level },
  services: serviceAnswers(services),
  lines: [
    {
      roomPlanId: stay.roomPlan.roomPlanId,
      roomTypeId: stay.roomPlan.roomType.roomTypeId,
      roomType: stay.roomPlan.roomType.name,
      ratePlan: stay.roomPlan.plan.name,
      meals: stay.roomPlan.plan.meals,
      rooms: stay.rooms,
      cancellation: policyOf(stay.roomPlan.plan),
      payment: null,
    },
  ],
  price,
  taxRates,
  payments: [],
})
