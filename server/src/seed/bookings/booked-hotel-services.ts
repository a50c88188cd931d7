import { nightsOfStay } from '@innkeeper/rules/days/day'
import { chooseHotelServices, type CodedService, type OfferedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import type { SeededStay } from './stays.ts'

type Offer = { readonly services: readonly OfferedService[]; readonly number: number }

/** Every fourth booking takes a service, each another one; what its package includes comes by itself. */
export const servicesFor = (stay: SeededStay, { services, number }: Offer): readonly CodedService[] => {
  const one = number % 4 === 1 ? services[Math.floor(number / 4) % services.length] : undefined
  const asked = one === undefined ? [] : [{ code: one.code, quantity: 1, days: null }]
  const nights = nightsOfStay(stay.checkIn, stay.checkOut)
  const chosen = chooseHotelServices(services, asked, { channel: 'agents', nights, planIds: [stay.roomPlan.ratePlanId] })
  return chosen.ok ? chosen.services : []
}
