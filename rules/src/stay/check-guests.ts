import { countGuests } from './guests.ts'
import type { RuleOutcome, Stay, RuleValues } from './stay-facts.ts'

/** Whether the guests of every room fit its type: adults, children and together; tells the figures of the worst excess. */
export function checkGuests(stay: Stay): RuleOutcome {
  const measured = stay.rooms.flatMap((room) => measuresOf(stay, room))
  const worst = measured.toSorted((one, other) => excess(other) - excess(one))[0] ?? null
  const ok = worst !== null && excess(worst) <= 0 && stay.rooms.every((room) => room.adults > 0)
  return { ok, nights: [], values: worst }
}

function measuresOf({ roomType, property }: Stay, room: Stay['rooms'][number]): RuleValues[] {
  const { adults, children } = countGuests(room, property.childAgeLimit)
  return [
    { limit: roomType.maxGuests, actual: adults + children },
    { limit: roomType.maxAdults, actual: adults },
    { limit: roomType.maxChildren, actual: children },
  ]
}

function excess(values: RuleValues): number {
  return values.actual - values.limit
}
