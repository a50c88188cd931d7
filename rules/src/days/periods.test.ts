import { expect, test } from 'vitest'
import { periodsAround } from './periods.ts'

test('months around a day, each with the same month of the year before; a leap February ends on its 29th', () => {
  expect(periodsAround('2028-01-31', 'month', { before: 1, after: 1 })).toEqual([
    { from: '2027-12-01', to: '2027-12-31', lastYear: { from: '2026-12-01', to: '2026-12-31' } },
    { from: '2028-01-01', to: '2028-01-31', lastYear: { from: '2027-01-01', to: '2027-01-31' } },
    { from: '2028-02-01', to: '2028-02-29', lastYear: { from: '2027-02-01', to: '2027-02-28' } },
  ])
})

test('weeks run from Monday to Sunday and meet the week 52 before, Monday to Sunday as well', () => {
  expect(periodsAround('2027-01-20', 'week', { before: 1, after: 0 })).toEqual([
    { from: '2027-01-11', to: '2027-01-17', lastYear: { from: '2026-01-12', to: '2026-01-18' } },
    { from: '2027-01-18', to: '2027-01-24', lastYear: { from: '2026-01-19', to: '2026-01-25' } },
  ])
})

test('a Sunday belongs to the week that began on the Monday before', () => {
  expect(periodsAround('2026-11-22', 'week', { before: 0, after: 0 })[0]).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
})
