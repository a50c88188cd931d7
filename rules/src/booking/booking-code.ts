import type { Day } from '../days/day.ts'
import { foldText } from '../text/fold-text.ts'

/** The letters that a property's booking codes begin with: of the first two words of its name, "HA" for "Hải Âu Trắng". */
function codePrefix(name: string): string {
  const words = foldText(name)
    .replace(/[^a-z0-9 ]/gu, '')
    .split(' ')
  const letters = words
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
  return letters.join('').toUpperCase().padEnd(2, 'X')
}

/** A booking's code: the property's letters, the arrival as yymmdd, and a number that tells bookings of one day apart. */
export function bookingCode(propertyName: string, checkIn: Day, number: string): string {
  return `${codePrefix(propertyName)}${checkIn.slice(2).replaceAll('-', '')}${number}`
}
