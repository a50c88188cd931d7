import type { DateRange } from '../days/date-range.ts'
import type { Day } from '../days/day.ts'
import type { PropertyState } from '../property/property-states.ts'
import type { EffectiveNight } from '../rate/effective-nights.ts'
import type { RoomNight } from '../rate/room-night.ts'
import type { RoomGuests } from './guests.ts'

/** Where a stay's minimum and maximum are read: on the arrival night, or on every night. */
export type StayMinimum = 'arrival' | 'stay through'

/** What a stay asks of its property. */
export type StayProperty = {
  readonly state: PropertyState
  readonly contractSigned: boolean
  readonly stayMinimum: StayMinimum
  readonly childAgeLimit: number
}

/** How many guests one room of the type takes, and whether it is sold at all. */
export type StayRoomType = {
  readonly active: boolean
  readonly maxAdults: number
  readonly maxChildren: number
  readonly maxGuests: number
}

/** Whether the rate plan is sold at all, and the nights on which it is not. */
export type StayPlan = { readonly active: boolean; readonly datesNotApplied: readonly DateRange[] }

/** Everything that decides whether a stay in one room type on one rate plan can be booked; `today` is the property's own. */
export type StayFacts = {
  readonly property: StayProperty
  readonly agentActive: boolean
  readonly today: Day
  readonly roomType: StayRoomType
  readonly plan: StayPlan
  readonly roomNights: readonly RoomNight[]
  /** What counts on each night of the stay, and on the day of departure. */
  readonly rateNights: readonly EffectiveNight[]
  readonly checkIn: Day
  readonly checkOut: Day
  /** One entry per room wanted. */
  readonly rooms: readonly RoomGuests[]
}

/** The facts of a stay with its nights laid out, as the rules read them. */
export type Stay = StayFacts & {
  readonly nights: readonly Day[]
  readonly roomOn: (night: Day) => RoomNight
  readonly rateOn: (night: Day) => EffectiveNight | undefined
}

/** What a rule compares: the limit that it holds and what the stay has. */
export type RuleValues = { readonly limit: number; readonly actual: number }

/** Whom the sleeping places of a room are counted for. */
export type GuestKind = 'guests' | 'adults' | 'children'

/** Whether a rule is kept, the nights that break it, its figures where it has any, and of which guests they are. */
export type RuleOutcome = {
  readonly ok: boolean
  readonly nights: readonly Day[]
  readonly values: RuleValues | null
  readonly counted?: GuestKind
}
