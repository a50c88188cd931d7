import { countGuests } from '#stay/guests.ts'
import type { RoomGuests } from '#stay/guests.ts'

/** How many guests the room price of a plan covers. */
export type IncludedGuests = { readonly includedAdults: number; readonly includedChildren: number }

/** The guests of a room that cost extra. */
export type ExtraGuests = { readonly adults: number; readonly children: number }

/** The guests that a plan's room price does not cover; a child may take the place of an adult who does not come. */
export const extraGuests = (guests: RoomGuests, plan: IncludedGuests, childAgeLimit: number): ExtraGuests => {
  const { adults, children } = countGuests(guests, childAgeLimit)
  const freePlaces = Math.max(0, plan.includedAdults - adults)
  return {
    adults: Math.max(0, adults - plan.includedAdults),
    children: Math.max(0, children - plan.includedChildren - freePlaces),
  }
}
