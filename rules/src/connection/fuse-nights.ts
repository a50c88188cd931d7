import { addDays, type Day } from '#days/day.ts'

/** A night of a place, and what holds on it as text. */
export type NightOfPlace = { readonly placeId: string; readonly night: Day; readonly value: string }

/** Consecutive nights of a place, first and last included, on which the same holds. */
export type RunOfNights = { readonly placeId: string; readonly from: Day; readonly to: Day; readonly value: string }

/** Joins consecutive nights of a place with the same value; the nights come by place and in order of date. */
export const fuseNights = (nights: Iterable<NightOfPlace>): RunOfNights[] => {
  const runs: { placeId: string; from: Day; to: Day; value: string }[] = []
  for (const { placeId, night, value } of nights) {
    const last = runs.at(-1)
    if (last !== undefined && last.placeId === placeId && last.value === value && addDays(last.to, 1) === night) last.to = night
    else runs.push({ placeId, from: night, to: night, value })
  }
  return runs
}
