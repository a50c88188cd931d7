import { expect, test } from 'vitest'
import { holidaysOf } from './holidays.ts'

const rangesOf = (year: number) => Object.fromEntries(holidaysOf(year).map(({ id, from, to }) => [id, `${from} ${to}`]))

test('the public holidays of 2027, in order of date', () => {
  expect(holidaysOf(2027).map(({ id, from, to, name }) => [id, from, to, name.vi])).toEqual([
    ['newYear', '2027-01-01', '2027-01-01', 'Tết Dương lịch'],
    ['tet', '2027-02-05', '2027-02-09', 'Tết Nguyên đán'],
    ['hungKings', '2027-04-16', '2027-04-16', 'Giỗ Tổ Hùng Vương'],
    ['reunification', '2027-04-30', '2027-04-30', 'Ngày Giải phóng miền Nam'],
    ['labour', '2027-05-01', '2027-05-01', 'Ngày Quốc tế Lao động'],
    ['nationalDay', '2027-09-02', '2027-09-03', 'Quốc khánh'],
    ['culture', '2027-11-24', '2027-11-24', 'Ngày Văn hóa Việt Nam'],
  ])
})

test.each([
  [2021, '2021-09-02 2021-09-03'],
  [2022, '2022-09-01 2022-09-02'],
  [2023, '2023-09-01 2023-09-02'],
  [2024, '2024-09-02 2024-09-03'],
  [2025, '2025-09-01 2025-09-02'],
  [2026, '2026-09-01 2026-09-02'],
  [2020, '2020-09-02 2020-09-02'],
])('National Day of %i was free on %s, as the government decided', (year, range) => {
  expect(rangesOf(year)['nationalDay']).toBe(range)
})

test.each([
  [2024, '2024-04-18'],
  [2025, '2025-04-07'],
  [2026, '2026-04-26'],
])('Hùng Kings’ day, the tenth of the third lunar month, was in %i on %s', (year, day) => {
  expect(rangesOf(year)['hungKings']).toBe(`${day} ${day}`)
})
