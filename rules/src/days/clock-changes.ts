import { offsetAt } from './moment-in.ts'

/** A change of the clocks: when, and by how many minutes they are ahead of UTC before and after. */
export type ClockChange = { readonly at: Date; readonly before: number; readonly after: number }

const minute = 60_000
const day = 24 * 60 * minute

/** The changes of the clocks of a time zone between two moments, the first first. */
export const clockChanges = (timeZone: string, from: Date, to: Date): ClockChange[] => {
  const changes: ClockChange[] = []
  for (let begin = from.getTime(); begin < to.getTime(); begin += day) {
    const end = Math.min(begin + day, to.getTime())
    const [before, after] = [offsetAt(timeZone, begin), offsetAt(timeZone, end)]
    if (before !== after) changes.push({ at: momentOfChange(timeZone, begin, end), before: before / minute, after: after / minute })
  }
  return changes
}

/** Halves the time in which the clocks change, to the minute. */
const momentOfChange = (timeZone: string, from: number, to: number): Date => {
  const before = offsetAt(timeZone, from)
  let [early, late] = [from, to]
  while (late - early > minute) {
    const middle = Math.floor((early + late) / 2 / minute) * minute
    if (middle <= early) break
    if (offsetAt(timeZone, middle) === before) early = middle
    else late = middle
  }
  return new Date(Math.floor(late / minute) * minute)
}
