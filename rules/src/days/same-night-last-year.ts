import { addDays, daysBetween, yearOf } from './day.ts'
import type { Day } from './day.ts'
import { holidaysOf } from './holidays.ts'
import type { Holiday } from './holidays.ts'

/** For how many days on either side the year runs by Tết, and not by its weekdays. */
const tetReach = 10

/** Weekday meets weekday: 52 weeks back. */
const wholeWeeks = 364

/**
 * The night of the year before that a night is compared with: the same day of the same holiday (Tết and the ten days around it
 * move with the moon), else the same weekday 52 weeks before. Right from 2001 to 2100, as the holidays are.
 */
export function sameNightLastYear(night: Day): Day {
  const year = yearOf(night)
  const holiday = holidaysOf(year).find((one) => reaches(one, night))
  const before = holidaysOf(year - 1).find((one) => one.id === holiday?.id)
  if (holiday === undefined || before === undefined) return addDays(night, -wholeWeeks)
  return addDays(before.from, daysBetween(holiday.from, night))
}

function reaches(holiday: Holiday, night: Day): boolean {
  const reach = holiday.id === 'tet' ? tetReach : 0
  return night >= addDays(holiday.from, -reach) && night <= addDays(holiday.to, reach)
}
