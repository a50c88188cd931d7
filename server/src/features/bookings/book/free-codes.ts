import { randomInt } from 'node:crypto'
import { bookingCode } from '@innkeeper/rules/booking/booking-code'
import type { Day } from '@innkeeper/rules/days/day'

const digits = [3, 4, 6, 9]

/** Random codes that a booking may get: the later ones have longer numbers, in case the shorter ones are taken. */
export const possibleCodes = (propertyCode: string, checkIn: Day): readonly string[] =>
  digits.map((count) => bookingCode(propertyCode, checkIn, String(randomInt(10 ** count)).padStart(count, '0')))

/** Gives each booking in turn the shortest of its possible codes that is free. */
export const freeCodes = (taken: Iterable<string>): ((possible: readonly string[]) => string) => {
  const used = new Set(taken)
  return (possible) => {
    const free = possible.find((code) => !used.has(code))
    if (free === undefined) throw new Error(`no free booking code like ${possible[0]}`)
    used.add(free)
    return free
  }
}
