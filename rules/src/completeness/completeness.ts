import type { PropertyKind } from '#property/property-kind.ts'
import { homeCountry } from '#property/check-general-info.ts'

/** The nine flags of a property's completeness, in the order of the specification. */
export const completenessFlags = [
  'hotelInfo',
  'room',
  'hotelImage',
  'roomPlan',
  'hotelConfig',
  'cancelPolicy',
  'paymentGateway',
  'econtract',
  'paymentPolicy',
] as const

/** One of the nine flags. */
export type CompletenessFlag = (typeof completenessFlags)[number]

/** The registration fields that a property must fill in. */
export const registrationFields = [
  'name',
  'phone',
  'email',
  'type',
  'star',
  'numberOfRooms',
  'taxCode',
  'country',
  'city',
  'location',
  'address',
] as const

/** The legal information that an electronic contract must contain. */
export const legalFields = [
  'businessName',
  'taxCode',
  'address',
  'bankAccountNumber',
  'accountOwner',
  'bank',
  'branch',
  'legalRepresentative',
  'signer',
  'position',
  'commission',
] as const

/** The fields that the general configuration must have. */
export const configFields = ['checkIn', 'checkOut', 'currency', 'childAgeLimit', 'taxChoice'] as const

type Filled<Field extends string> = Readonly<Partial<Record<Field, string | number | null>>>

/** The stored facts about a property; counts include active things only. */
export type CompletenessFacts = {
  /** Rooms, and what is sold on rooms, are required of hotels only; of parks a product on sale. */
  readonly kind: PropertyKind
  readonly registration: Filled<(typeof registrationFields)[number]>
  readonly contactPersons: number
  readonly onMap: boolean
  readonly amenities: number
  readonly roomTypes: number
  /** Whether, from today on, any active room type has a night with rooms on sale: 1, or 0. */
  readonly nightsOnSale: number
  /** Products of a park that are on sale. */
  readonly ticketProducts: number
  readonly mainImages: number
  /** Active rate plans with a price on an active room type. */
  readonly pricedPlans: number
  /** The saved general configuration; empty until a person has saved it once. */
  readonly config: Filled<(typeof configFields)[number]>
  readonly cancellationPolicies: number
  readonly paymentPolicies: number
  /** Gateways and payment methods that work. */
  readonly waysToPay: number
  readonly legal: Filled<(typeof legalFields)[number]>
}

const things = [
  'contactPerson',
  'positionOnMap',
  'amenity',
  'roomType',
  'allotment',
  'ticketProduct',
  'mainImage',
  'pricedPlan',
  'cancellationPolicy',
  'wayToPay',
  'paymentPolicy',
] as const

/** What can be missing for a flag: a field of a form, or the thing itself. */
export type MissingPart = (typeof registrationFields | typeof configFields | typeof legalFields | typeof things)[number]

/** Everything that can be missing, without repetition. */
export const missingParts: readonly MissingPart[] = [...new Set([...registrationFields, ...things, ...configFields, ...legalFields])]

/** One flag with what is still missing for it. A flag that does not apply to a property (`applies` false) counts as done. */
export type CompletenessItem = {
  readonly flag: CompletenessFlag
  readonly ok: boolean
  readonly applies: boolean
  readonly missing: readonly MissingPart[]
}

/** How complete a property is: the nine items in their order, how many are done, and whether all are. */
export type Completeness = { readonly items: readonly CompletenessItem[]; readonly done: number; readonly complete: boolean }

/** Computes the nine flags from the stored facts; they are never stored. */
export const completenessOf = (facts: CompletenessFacts): Completeness => {
  const missing = missingOf(facts)
  const items = completenessFlags.map((flag) => ({
    flag,
    ok: missing[flag].length === 0,
    applies: facts.kind === 'hotel' || !hotelFlags.has(flag),
    missing: missing[flag],
  }))
  const done = items.filter((item) => item.ok).length
  return { items, done, complete: done === items.length }
}

// An amusement park has no rooms: it asks for a product on sale instead, and nothing is sold on rooms.
const hotelFlags: ReadonlySet<CompletenessFlag> = new Set(['roomPlan'])
const hotelFields: ReadonlySet<string> = new Set(['star', 'numberOfRooms'])

// Provinces and communes exist for Vietnam only; elsewhere the address is enough.
const homeFields: ReadonlySet<string> = new Set(['city', 'location'])

const isAsked = (field: (typeof registrationFields)[number], { kind, registration }: CompletenessFacts): boolean => {
  if (kind !== 'hotel' && hotelFields.has(field)) return false
  return !homeFields.has(field) || (registration.country ?? homeCountry) === homeCountry
}

const missingOf = (facts: CompletenessFacts): Record<CompletenessFlag, MissingPart[]> => {
  const isHotel = facts.kind === 'hotel'
  return {
    hotelInfo: [
      ...empty(registrationFields, facts.registration).filter((field) => isAsked(field, facts)),
      ...none('contactPerson', facts.contactPersons),
      ...none('positionOnMap', facts.onMap ? 1 : 0),
      ...none('amenity', facts.amenities),
    ],
    room: isHotel ? roomsMissing(facts) : none('ticketProduct', facts.ticketProducts),
    hotelImage: none('mainImage', facts.mainImages),
    roomPlan: isHotel ? none('pricedPlan', facts.pricedPlans) : [],
    hotelConfig: empty(configFields, facts.config),
    cancelPolicy: none('cancellationPolicy', facts.cancellationPolicies),
    paymentGateway: none('wayToPay', facts.waysToPay),
    econtract: empty(legalFields, facts.legal),
    paymentPolicy: none('paymentPolicy', facts.paymentPolicies),
  }
}

// Without a room type there is nothing yet that rooms could be opened on.
const roomsMissing = ({ roomTypes, nightsOnSale }: CompletenessFacts): MissingPart[] =>
  roomTypes === 0 ? ['roomType'] : none('allotment', nightsOnSale)

const none = (name: MissingPart, count: number): MissingPart[] => (count > 0 ? [] : [name])

const empty = <Field extends string>(fields: readonly Field[], filled: Filled<Field>): Field[] =>
  fields.filter((field) => (filled[field] ?? '') === '')
