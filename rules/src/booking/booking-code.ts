import type { Day } from '#days/day.ts'

/** The letters at the start of a property's booking codes: the first two of its own code, "HA" for HAIAU. */
const codePrefix = (propertyCode: string): string =>
  propertyCode
    .replace(/[^A-Za-z0-9]/gu, '')
    .slice(0, 2)
    .toUpperCase()
    .padEnd(2, 'X')

/** A booking's code: the property's letters, the arrival as yymmdd, and a number that makes it unique among the bookings of that day. */
export const bookingCode = (propertyCode: string, checkIn: Day, number: string): string =>
  `${codePrefix(propertyCode)}${checkIn.slice(2).replaceAll('-', '')}${number}`
