import { isWithin } from '#days/date-range.ts'
import type { Day } from '#days/day.ts'
import { priceLine } from '#price/price-line.ts'
import type { PriceLine } from '#price/price-line.ts'
import type { ChosenService, ServiceUnit } from './chosen.ts'

/** The numbers by which the units of services multiply the price. */
export type ServedStay = { readonly nights: readonly Day[]; readonly persons: number; readonly rooms: number }

const unitCounts: Readonly<Record<ServiceUnit, { readonly each: (stay: ServedStay) => number; readonly nightly: boolean }>> = {
  booking: { each: () => 1, nightly: false },
  person: { each: ({ persons }) => persons, nightly: false },
  personNight: { each: ({ persons }) => persons, nightly: true },
  room: { each: ({ rooms }) => rooms, nightly: false },
  roomNight: { each: ({ rooms }) => rooms, nightly: true },
}

/** The price lines of a service in a stay: one for each night if its unit counts nights, otherwise one. */
export const serviceLines = (service: ChosenService, stay: ServedStay): PriceLine[] => {
  const { each, nightly } = unitCounts[service.unit]
  const quantity = service.quantity * each(stay)
  const days = stay.nights.filter((night) => service.days?.includes(night) ?? true)
  const [first] = days
  if (quantity === 0 || first === undefined) return []
  return (nightly ? days : [first]).map((day) => {
    const unitPrice = service.included ? 0 : priceOn(service, day)
    return priceLine({
      step: 'services',
      kind: 'service',
      quantity,
      unitPrice,
      amount: quantity * unitPrice,
      included: service.included,
      night: nightly ? day : null,
      offer: { id: service.serviceId, name: service.name },
      taxedAs: service.taxedAs,
    })
  })
}

const priceOn = ({ specialDays, price }: ChosenService, day: Day): number =>
  specialDays.find((special) => isWithin(day, special))?.price ?? price
