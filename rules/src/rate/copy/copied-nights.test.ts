import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, toDay, weekdayOf } from '#days/day.ts'
import { copiedNights, type CopiedDays } from './copied-nights.ts'

const today = '2026-11-24'

const sources = (days: CopiedDays) => copiedNights(days, today)?.map(({ night, source }) => `${night} ${source}`)

test('Tết moves with the moon: eve onto eve, with nights before and after', () => {
  const tet = { by: 'holiday', holiday: 'tet', fromYear: 2026, toYear: 2027, before: 1, after: 0 } as const
  // The first day of the year is 17 February 2026 and 6 February 2027; the days off begin on the eve.
  expect(sources(tet)).toEqual([
    '2027-02-04 2026-02-15',
    '2027-02-05 2026-02-16',
    '2027-02-06 2026-02-17',
    '2027-02-07 2026-02-18',
    '2027-02-08 2026-02-19',
    '2027-02-09 2026-02-20',
  ])
})

test('a year without the holiday copies nothing', () => {
  expect(copiedNights({ by: 'holiday', holiday: 'culture', fromYear: 2025, toYear: 2027, before: 0, after: 0 }, today)).toBeNull()
})

test('a night is copied from the night a year earlier that it is compared with', () => {
  const target = { from: '2027-03-01', to: '2027-03-02' } as const
  expect(sources({ by: 'lastYear', target })).toEqual(['2027-03-01 2026-03-02', '2027-03-02 2026-03-03'])
  expect(sources({ by: 'lastYear', target: { from: '2027-02-06', to: '2027-02-06' } })).toEqual(['2027-02-06 2026-02-17'])
})

test('a week is repeated by weekday, from the middle of a week as well', () => {
  // Monday 30 November to Sunday 6 December onto the nights from Friday 11 December.
  const days = {
    by: 'weekday',
    source: { from: '2026-11-30', to: '2026-12-06' },
    target: { from: '2026-12-11', to: '2026-12-15' },
  } as const
  expect(sources(days)).toEqual([
    '2026-12-11 2026-12-04',
    '2026-12-12 2026-12-05',
    '2026-12-13 2026-12-06',
    '2026-12-14 2026-11-30',
    '2026-12-15 2026-12-01',
  ])
})

test('a source of two nights changes only its weekdays', () => {
  const days = {
    by: 'weekday',
    source: { from: '2026-12-04', to: '2026-12-05' },
    target: { from: '2026-12-07', to: '2026-12-20' },
  } as const
  expect(sources(days)).toEqual(['2026-12-11 2026-12-04', '2026-12-12 2026-12-05', '2026-12-18 2026-12-04', '2026-12-19 2026-12-05'])
})

test('nights before today are left out', () => {
  const target = { from: '2026-11-20', to: '2026-11-25' } as const
  expect(copiedNights({ by: 'lastYear', target }, today)?.map(({ night }) => night)).toEqual(['2026-11-24', '2026-11-25'])
})

test('whatever ranges are asked, a night takes a night of the source with its own weekday, and a week or more leaves none out', () => {
  const range = fc.record({ from: fc.integer({ min: 0, max: 700 }), length: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(range, range, (from, to) => {
      const [source, target] = [from, to].map((one) => ({
        from: addDays(toDay(today), one.from),
        to: addDays(toDay(today), one.from + one.length - 1),
      }))
      if (source === undefined || target === undefined) return
      const copied = copiedNights({ by: 'weekday', source, target }, today) ?? []
      for (const one of copied) {
        expect(weekdayOf(one.night)).toBe(weekdayOf(one.source))
        expect(one.source >= source.from && one.source <= source.to).toBe(true)
      }
      expect(from.length < 7 || copied.length === daysBetween(target.from, target.to) + 1).toBe(true)
    }),
  )
})
