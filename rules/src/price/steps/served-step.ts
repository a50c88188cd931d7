import { serviceLines } from '#hotel-service/served-lines.ts'
import type { PricingStep } from './price-step.ts'

/** The chosen services, each as its unit multiplies it. */
export const servicesStep: PricingStep = {
  step: 'services',
  linesAfter: (_lines, { roomLines, offers }) => {
    if (offers.services.length === 0) return []
    const rooms = roomLines.flatMap((line) => line.rooms)
    const persons = rooms.reduce((sum, { adults, childrenAges }) => sum + adults + childrenAges.length, 0)
    const nights = (roomLines[0]?.nights ?? []).map(({ night }) => night)
    return offers.services.flatMap((service) => serviceLines(service, { nights, persons, rooms: rooms.length }))
  },
}
