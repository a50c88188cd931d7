import { addDays, dayOf, weekdayOf } from '../day.ts'
import type { Day } from '../day.ts'
import type { DateRange } from '../date-range.ts'
import { dayOfLunar } from './lunar.ts'

/** The public holidays of Việt Nam. */
export const holidayIds = ['newYear', 'tet', 'hungKings', 'reunification', 'labour', 'nationalDay', 'culture'] as const

/** A public holiday of Việt Nam. */
export type HolidayId = (typeof holidayIds)[number]

/** A public holiday in one year: its days, first and last included, and its name in both languages. */
export type Holiday = DateRange & { readonly id: HolidayId; readonly name: { readonly vi: string; readonly en: string } }

/** The public holidays’ names in both languages. */
export const holidayNames = {
  newYear: { vi: 'Tết Dương lịch', en: 'New Year’s Day' },
  tet: { vi: 'Tết Nguyên đán', en: 'Tết (Lunar New Year)' },
  hungKings: { vi: 'Giỗ Tổ Hùng Vương', en: 'Hùng Kings’ Commemoration Day' },
  reunification: { vi: 'Ngày Giải phóng miền Nam', en: 'Reunification Day' },
  labour: { vi: 'Ngày Quốc tế Lao động', en: 'Labour Day' },
  nationalDay: { vi: 'Quốc khánh', en: 'National Day' },
  culture: { vi: 'Ngày Văn hóa Việt Nam', en: 'Vietnam Culture Day' },
} satisfies Record<HolidayId, Holiday['name']>

/**
 * The public holidays of a year, 2000 to 2100, in order of date, as the labour law fixes them. Days off that replace a holiday on a weekend
 * are not included.
 */
export const holidaysOf = (year: number): Holiday[] => {
  const holidays = [
    holiday('newYear', dayOf(year, 1, 1)),
    tetOf(year),
    ...(year >= 2007 ? [holiday('hungKings', dayOfLunar({ year, month: 3, date: 10, leap: false }))] : []),
    holiday('reunification', dayOf(year, 4, 30)),
    holiday('labour', dayOf(year, 5, 1)),
    nationalDayOf(year),
    ...(year >= 2026 ? [holiday('culture', dayOf(year, 11, 24))] : []),
  ]
  return holidays.toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

const holiday = (id: HolidayId, from: Day, to: Day = from): Holiday => ({ id, name: holidayNames[id], from, to })

// Five days by law; the government chooses them each year, nearly always the last day of the old year and four of the new.
const tetOf = (year: number): Holiday => {
  const first = dayOfLunar({ year, month: 1, date: 1, leap: false })
  return holiday('tet', addDays(first, -1), addDays(first, 3))
}

// Since 2021 the day before or after 2 September is also a day off. The government chooses it each year so that the days off are adjacent.
// If 2 September is a Monday or Thursday, it chose the day after (and would do so for a Sunday); otherwise the day before.
const nationalDayOf = (year: number): Holiday => {
  const second = dayOf(year, 9, 2)
  if (year < 2021) return holiday('nationalDay', second)
  const after = [1, 4, 7].includes(weekdayOf(second))
  return after ? holiday('nationalDay', second, addDays(second, 1)) : holiday('nationalDay', addDays(second, -1), second)
}
