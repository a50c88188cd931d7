import type { Day } from '../days/day.ts'

/** From the day of arrival to the day of departure, whose night is no longer part of the stay. */
export type StayDates = { readonly checkIn: Day; readonly checkOut: Day }

/** The fewest runs of days that cover some stays: in their order, none touching the next. */
export function joinStays(stays: readonly StayDates[]): StayDates[] {
  const runs: StayDates[] = []
  for (const stay of stays.toSorted((one, other) => (one.checkIn < other.checkIn ? -1 : 1))) {
    const last = runs.at(-1)
    if (last === undefined || last.checkOut < stay.checkIn) runs.push(stay)
    else if (last.checkOut < stay.checkOut) runs[runs.length - 1] = { ...last, checkOut: stay.checkOut }
  }
  return runs
}
