/** The guests of one room: adults, and the ages of the children. */
export type RoomGuests = { readonly adults: number; readonly childrenAges: readonly number[] }

/** A room's guests as the rules count them: children at or over the property's age limit are adults. */
export type CountedGuests = { readonly adults: number; readonly children: number }

/** The age from which a guest is an adult where the property sets none: "children are under 12". */
export const usualChildAgeLimit = 12

/** Counts a room's guests: a child is under the age limit, an older one counts as an adult. */
export const countGuests = (guests: RoomGuests, childAgeLimit: number): CountedGuests => {
  const children = guests.childrenAges.filter((age) => age < childAgeLimit).length
  return { adults: guests.adults + guests.childrenAges.length - children, children }
}
