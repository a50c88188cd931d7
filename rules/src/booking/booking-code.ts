import type { Day } from '../days/day.ts'

/** The letters that a property's booking codes begin with: the first two of its own code, "HA" for HAIAU. */
const codePrefix = (propertyCode: string): string =>
  propertyCode
    .replace(/[^A-Za-z0-9]/gu, '')
    .slice(0, 2)
    .toUpperCase()
    .padEnd(2, 'X')

/** A booking's code: the property's letters, the arrival as yymmdd, and a number that tells bookings of one day apart. */
export function bookingCode(propertyCode: string, checkIn: Day, number: string): string {
  return `${codePrefix(propertyCode)}${checkIn.slice(2).replaceAll('-', '')}${number}`
}
