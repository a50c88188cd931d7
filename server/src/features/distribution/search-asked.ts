import { amenityCodesOf } from '@innkeeper/protocol/amenities/amenities'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { Position } from '@innkeeper/rules/place/position'
import type { Day } from '@innkeeper/rules/days/day'
import type { Meal } from '@innkeeper/rules/rate-plan/meals'
import type { SearchOrder } from '@innkeeper/protocol/shapes/stay-search'
import type { Language } from '@innkeeper/protocol/say'
import type { CodesGiven } from './codes-given.ts'

/** A page of a search. */
export type SearchPage = Omit<CallOutput<'distribution/search'>, 'linked'>

/** The properties to search; a condition that is left out does not limit them. */
export type WherePlaced = {
  readonly place?: string | undefined
  readonly properties?: readonly string[] | undefined
  readonly within?: number | undefined
  readonly stars?: readonly number[] | undefined
  readonly kinds?: readonly string[] | undefined
  readonly types?: readonly string[] | undefined
  readonly amenities?: readonly string[] | undefined
}

/** The offers that count, and the limit of the cheapest one's total. */
export type OffersWanted = {
  readonly meals?: readonly Meal[] | undefined
  readonly refundable?: boolean | undefined
  readonly roomAmenities?: readonly string[] | undefined
  readonly totalTo?: number | undefined
}

/** An agent's search, with its point resolved to a position. */
export type SearchAsked = WherePlaced &
  OffersWanted & {
    readonly travelAgentId: string
    readonly promotionCode?: string | undefined
    /** The gift codes that the search means; null where it gives none. */
    readonly gifts: CodesGiven | null
    readonly checkIn: Day
    readonly checkOut: Day
    readonly rooms: readonly { readonly adults: number; readonly childrenAges: readonly number[] }[]
    readonly point: Position | null
    readonly order: SearchOrder
    readonly currency: Currency
    readonly limit: number
    readonly language: Language
    readonly now: Date
  }

/** The guests of the fullest room; a child is counted as a guest, because by the property's age limit it may be an adult or not. */
export const mostGuestsOf = (rooms: SearchAsked['rooms']): number =>
  Math.max(...rooms.map((room) => room.adults + room.childrenAges.length))

/** The amenities of a search, those of the property apart from those of the offer's room type; no code is in both catalogues. */
export const amenitiesAsked = (codes: readonly string[] = []): Pick<SearchAsked, 'amenities' | 'roomAmenities'> => {
  const { room, property } = Object.groupBy(new Set(codes), (code) => (amenityCodesOf('room').has(code) ? 'room' : 'property'))
  return { amenities: property, roomAmenities: room }
}
