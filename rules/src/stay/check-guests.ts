import { countGuests } from './guests.ts'
import type { GuestKind, RuleOutcome, Stay, RuleValues } from './stay-facts.ts'

/** Whether the guests of every room fit its type: adults, children and together; returns the numbers of the worst excess. */
export const checkGuests = (stay: Stay): RuleOutcome => {
  const measured = stay.rooms.flatMap((room) => measuresOf(stay, room))
  const worst = measured.toSorted((one, other) => excess(other.values) - excess(one.values))[0]
  if (worst === undefined) return { ok: false, nights: [], values: null }
  const ok = excess(worst.values) <= 0 && stay.rooms.every((room) => room.adults > 0)
  return { ok, nights: [], ...worst }
}

type Measure = { readonly counted: GuestKind; readonly values: RuleValues }

const measuresOf = ({ roomType, property }: Stay, room: Stay['rooms'][number]): Measure[] => {
  const { adults, children } = countGuests(room, property.childAgeLimit)
  return [
    { counted: 'guests', values: { limit: roomType.maxGuests, actual: adults + children } },
    { counted: 'adults', values: { limit: roomType.maxAdults, actual: adults } },
    { counted: 'children', values: { limit: roomType.maxChildren, actual: children } },
  ]
}

const excess = (values: RuleValues): number => values.actual - values.limit
