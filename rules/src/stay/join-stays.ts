import type { Day } from '#days/day.ts'

/** The day of arrival and the day of departure; the night of the departure is not part of the stay. */
export type StayDates = { readonly checkIn: Day; readonly checkOut: Day }

/** The fewest periods that cover the given stays, in order, with a gap between each. */
export const joinStays = (stays: readonly StayDates[]): StayDates[] => {
  const runs: StayDates[] = []
  for (const stay of stays.toSorted((one, other) => (one.checkIn < other.checkIn ? -1 : 1))) {
    const last = runs.at(-1)
    if (last === undefined || last.checkOut < stay.checkIn) runs.push(stay)
    else if (last.checkOut < stay.checkOut) runs[runs.length - 1] = { ...last, checkOut: stay.checkOut }
  }
  return runs
}
