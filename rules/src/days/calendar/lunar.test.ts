import { expect, test } from 'vitest'
import { addDays } from '../day.ts'
import type { Day } from '../day.ts'
import { dayOfLunar, lunarOf } from './lunar.ts'

const firstDaysOfTet: readonly (readonly [number, Day, string])[] = [
  [2000, '2000-02-05', 'Canh Thìn'],
  [2007, '2007-02-17', 'a day before China, whose new moon falls after midnight'],
  [2015, '2015-02-19', 'Ất Mùi'],
  [2020, '2020-01-25', 'Canh Tý'],
  [2021, '2021-02-12', 'Tân Sửu'],
  [2022, '2022-02-01', 'Nhâm Dần'],
  [2023, '2023-01-22', 'Quý Mão'],
  [2024, '2024-02-10', 'Giáp Thìn'],
  [2025, '2025-01-29', 'Ất Tỵ'],
  [2026, '2026-02-17', 'Bính Ngọ'],
  [2027, '2027-02-06', 'Đinh Mùi'],
  [2028, '2028-01-26', 'Mậu Thân'],
  [2030, '2030-02-02', 'a day before China'],
  [2053, '2053-02-18', 'a day before China'],
  [2100, '2100-02-09', 'the last year told'],
]

test.each(firstDaysOfTet)('Tết moves: in %i it is %s (%s)', (year, day) => {
  expect(lunarOf(day)).toEqual({ year, month: 1, date: 1, leap: false })
  expect(dayOfLunar({ year, month: 1, date: 1, leap: false })).toBe(day)
})

const leapMonths =
  '2001:4 2004:2 2006:7 2009:5 2012:4 2014:9 2017:6 2020:4 2023:2 2025:6 2028:5 2031:3 2033:11 2036:6 2039:5 2042:2 2044:7 2047:5 2050:3 2052:8 2055:6 2058:4 2061:3 2063:7 2066:5 2069:4 2071:8 2074:6 2077:4 2080:3 2082:7 2085:5 2088:4 2090:8 2093:6 2096:4 2099:2'

test('the leap months from 2000 to 2100 are those of the calendar', () => {
  const found = new Set<string>()
  for (let day: Day = '2000-01-01'; day < '2101-01-01'; day = addDays(day, 14)) {
    const lunar = lunarOf(day)
    if (lunar.leap) found.add(`${lunar.year}:${lunar.month}`)
  }
  expect([...found].join(' ')).toBe(leapMonths)
})

test('a lunar date is the day that it came from, and dates follow one another', () => {
  for (let day: Day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const lunar = lunarOf(day)
    const next = lunarOf(addDays(day, 1))
    expect(dayOfLunar(lunar)).toBe(day)
    expect(next.date === lunar.date + 1 || (next.date === 1 && lunar.date >= 29)).toBe(true)
  }
})

test.each([
  { year: 2026, month: 6, date: 1, leap: true },
  { year: 2026, month: 1, date: 31, leap: false },
  { year: 2026, month: 1, date: 0, leap: false },
])('there is no lunar date %o', (date) => {
  expect(() => dayOfLunar(date)).toThrow(RangeError)
})
