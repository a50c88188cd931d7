import { serviceLines } from '#hotel-service/served-lines.ts'
import type { PricingStep } from './price-step.ts'

/** The chosen services, each multiplied according to its unit. */
export const servicesStep: PricingStep = {
  step: 'services',
  linesAfter: (_lines, { roomLines, offers }) => {
    if (offers.services.length === 0) return []
    const nights = (roomLines[0]?.nights ?? []).map(({ night }) => night)
    return offers.services.flatMap((service) => {
      const rooms = roomLines.filter(({ planId }) => service.planIds?.includes(planId) ?? true).flatMap((line) => line.rooms)
      const persons = rooms.reduce((sum, { adults, childrenAges }) => sum + adults + childrenAges.length, 0)
      return serviceLines(service, { nights, persons, rooms: rooms.length })
    })
  },
}
