import type { Day } from '#days/day.ts'

/** How a service is charged, as the specification names its units. */
export const serviceUnits = ['booking', 'person', 'personNight', 'room', 'roomNight'] as const

/** The unit of a service. */
export type ServiceUnit = (typeof serviceUnits)[number]

/** Whether a unit is charged for each night, so that the buyer may choose its days. */
export const isNightly = (unit: ServiceUnit): boolean => unit === 'personNight' || unit === 'roomNight'

/** How a service is taxed: as rooms are, at the full rate where rooms have a reduced one, or not at all. */
export const serviceTaxKinds = ['room', 'standard', 'exempt'] as const

/** The kind of tax of a service. */
export type ServiceTaxKind = (typeof serviceTaxKinds)[number]

/** Days on which a service has a different price; "a special day's price replaces the normal one on that day". */
export type SpecialDays = { readonly from: Day; readonly to: Day; readonly price: number }

/** A service that is booked with a stay, `quantity` times. If its unit counts nights, it is for all nights or for the chosen days. */
export type ChosenService = {
  readonly serviceId: string
  readonly name: { readonly vi: string; readonly en: string }
  readonly unit: ServiceUnit
  readonly price: number
  readonly specialDays: readonly SpecialDays[]
  readonly quantity: number
  readonly days: readonly Day[] | null
  /** The rate plans whose rooms it is for; null is all rooms. */
  readonly planIds: readonly string[] | null
  /** The service is included in the package: it is shown with a price of zero. */
  readonly included: boolean
  readonly taxedAs: string
}
