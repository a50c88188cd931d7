import { addDays, type Day } from '@innkeeper/rules/days/day'

/** Consecutive nights of one room type or room-plan, first and last included. */
export type Span = { readonly id: string; readonly from: Day; readonly to: Day }

/** Some nights of a place, in order of date, as spans. */
export const spansOf = (id: string, nights: readonly Day[]): Span[] => {
  const spans: { id: string; from: Day; to: Day }[] = []
  for (const night of nights) {
    const last = spans.at(-1)
    if (last !== undefined && addDays(last.to, 1) === night) last.to = night
    else spans.push({ id, from: night, to: night })
  }
  return spans
}

/** Spans as parallel arrays, as a query takes them. */
export const spanColumns = (spans: readonly Span[]): readonly [string[], Day[], Day[]] => [
  spans.map((span) => span.id),
  spans.map((span) => span.from),
  spans.map((span) => span.to),
]
