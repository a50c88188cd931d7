import { addDays, type Day } from '@innkeeper/rules/days/day'
import { vi } from 'vitest'

/** The clock of a simulation, by which the servers of this process live: it goes on by itself, and is put forward to an hour of a day. */
export type MovingClock = {
  readonly day: (number: number) => Day
  readonly putForward: (dayNumber: number, hour: number) => void
  readonly stop: () => void
}

/** Takes the clock of this process over, from a day on. Only dates move: what waits, waits as long as ever. The property's zone is Viet Nam's. */
export const movingClock = (first: Day): MovingClock => {
  const at = (day: Day, hour: number): number => Date.parse(`${day}T00:00:00+07:00`) + hour * 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: at(first, 6), shouldAdvanceTime: true, advanceTimeDelta: 1 })
  const day = (number: number): Day => addDays(first, number)
  return {
    day,
    putForward: (dayNumber, hour) => void vi.setSystemTime(Math.max(Date.now(), at(day(dayNumber), hour))),
    stop: () => void vi.useRealTimers(),
  }
}
