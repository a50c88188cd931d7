import { addDays, daysBetween, yearOf } from '../day.ts'
import type { Day } from '../day.ts'
import { newMoon } from './new-moon.ts'
import { sunLongitude } from './sun-longitude.ts'

/** A date of the Vietnamese lunar calendar; `leap` is true in a leap month, the second month with the same number. */
export type LunarDate = { readonly year: number; readonly month: number; readonly date: number; readonly leap: boolean }

/** A lunar month: its year, its number and whether it is the leap month. */
export type LunarMonth = Omit<LunarDate, 'date'>

const epoch: Day = '1970-01-01'
const epochJulianDay = 2440587.5
const synodicMonth = 29.530588861
const firstNewMoon = 10963 // 6 January 2000, the new moon of number 0, in days since the epoch
const hanoi = 7 / 24

/** The lunar date of a day in Việt Nam (the calendar counts days by UTC+7), correct from 2000 to 2100. */
export const lunarOf = (day: Day): LunarDate => {
  const count = daysBetween(epoch, day)
  const moon = moonAt(count)
  const month = monthOf(moon, yearOf(day))
  return { ...month, date: count - monthStart(moon) + 1 }
}

/** The day of a lunar date; throws a RangeError where the year has no such month, or the month no such day. */
export const dayOfLunar = ({ year, month, date, leap }: LunarDate): Day => {
  const eleventh = eleventhMonth(year - (month > 10 ? 0 : 1))
  const moon = eleventh + ((month + 1) % 12)
  const found = [moon, moon + 1].find((one) => isSame(monthOf(one, year), { year, month, leap }))
  if (found === undefined || date < 1 || date > monthStart(found + 1) - monthStart(found))
    throw new RangeError(`no lunar date ${year}-${month}-${date}${leap ? ' (leap)' : ''}`)
  return addDays(epoch, monthStart(found) + date - 1)
}

const isSame = (one: LunarMonth, other: LunarMonth): boolean =>
  one.year === other.year && one.month === other.month && one.leap === other.leap

// A month is identified by the number of its new moon. The months of a lunar year are counted from the eleventh, the one with the winter
// solstice.
const monthOf = (moon: number, aroundYear: number): LunarMonth => {
  const startYear = [aroundYear, aroundYear - 1, aroundYear - 2].find((year) => eleventhMonth(year) <= moon) ?? aroundYear - 2
  const eleventh = eleventhMonth(startYear)
  const leapMoon = leapMonth(eleventh, eleventhMonth(startYear + 1))
  const passed = moon - eleventh - (leapMoon !== null && moon >= leapMoon ? 1 : 0)
  return { year: passed < 2 ? startYear : startYear + 1, month: ((passed + 10) % 12) + 1, leap: moon === leapMoon }
}

const eleventhMonth = (year: number): number => {
  const moon = moonAt(daysBetween(epoch, `${year}-12-31`))
  return sectorAt(monthStart(moon)) >= 9 ? moon - 1 : moon
}

// If there are thirteen new moons between two winter solstices, the leap month is the first one in which the sun enters no new twelfth of
// its path.
const leapMonth = (eleventh: number, next: number): number | null => {
  if (next - eleventh !== 13) return null
  for (let moon = eleventh + 1; moon < next; moon += 1) if (sectorAt(monthStart(moon)) === sectorAt(monthStart(moon + 1))) return moon
  return null
}

const moonAt = (count: number): number => {
  const guess = Math.round((count - firstNewMoon) / synodicMonth)
  const after = [guess + 1, guess, guess - 1].find((moon) => monthStart(moon) <= count)
  return after ?? guess - 2
}

const monthStart = (moon: number): number => {
  const moment = newMoon(moon)
  return Math.floor(moment - terrestrialLead(moment) - epochJulianDay + hanoi)
}

const sectorAt = (count: number): number => {
  const midnight = count + epochJulianDay - hanoi
  return Math.floor(sunLongitude(midnight + terrestrialLead(midnight)) / 30)
}

// The difference between terrestrial time and clock time, in days: about seventy seconds now, slowly growing.
const terrestrialLead = (julianDay: number): number => {
  const years = (julianDay - 2451545) / 365.25
  return (64 + 0.2 * years + 0.003 * years * years) / 86_400
}
