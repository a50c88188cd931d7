import type { DateRange } from '#days/date-range.ts'
import type { Day } from '#days/day.ts'
import type { PropertyState } from '#property/property-states.ts'
import type { EffectiveNight } from '#rate/effective-nights.ts'
import type { RoomNight } from '#rate/room-night.ts'
import type { RoomGuests } from './guests.ts'

/** Which nights' minimum and maximum stay count: the arrival night's, or every night's. */
export type StayMinimum = 'arrival' | 'stay through'

/** The property's facts that the rules of a stay need. */
export type StayProperty = {
  readonly state: PropertyState
  readonly contractSigned: boolean
  readonly stayMinimum: StayMinimum
  readonly childAgeLimit: number
}

/** How many guests one room of the type takes, and whether it is on sale. */
export type StayRoomType = {
  readonly active: boolean
  readonly maxAdults: number
  readonly maxChildren: number
  readonly maxGuests: number
}

/** Whether the rate plan is on sale, and the nights on which it is not. */
export type StayPlan = { readonly active: boolean; readonly datesNotApplied: readonly DateRange[] }

/** Everything that decides whether a stay in one room type on one rate plan can be booked; `today` is the property's own. */
export type StayFacts = {
  readonly property: StayProperty
  readonly agentActive: boolean
  readonly today: Day
  readonly roomType: StayRoomType
  readonly plan: StayPlan
  /** Whether the buyer's terms open the plan to it. */
  readonly planOpen: boolean
  /** How many rooms the buyer may still have on each night by the cap of its terms; null where it has none. */
  readonly capLeft: ReadonlyMap<Day, number> | null
  /** How many rooms the buyer may still have on the nights that a release step of its terms has reached; null where none has. */
  readonly releaseLeft: ReadonlyMap<Day, number> | null
  readonly roomNights: readonly RoomNight[]
  /** The effective nights of the stay, and of the day of departure. */
  readonly rateNights: readonly EffectiveNight[]
  readonly checkIn: Day
  readonly checkOut: Day
  /** One entry for each room. */
  readonly rooms: readonly RoomGuests[]
}

/** The facts of a stay with its nights listed, as the rules read them. */
export type Stay = StayFacts & {
  readonly nights: readonly Day[]
  readonly roomOn: (night: Day) => RoomNight
  readonly rateOn: (night: Day) => EffectiveNight | undefined
}

/** The numbers that a rule compares: its limit and the stay's actual value. */
export type RuleValues = { readonly limit: number; readonly actual: number }

/** The kinds of guests that a room has a limit for. */
export const guestKinds = ['guests', 'adults', 'children'] as const

/** A kind of guest. */
export type GuestKind = (typeof guestKinds)[number]

/** The outcome of a rule: whether the stay keeps it, the nights that break it, its numbers if it has any, and which guests they count. */
export type RuleOutcome = {
  readonly ok: boolean
  readonly nights: readonly Day[]
  readonly values: RuleValues | null
  readonly counted?: GuestKind
}
