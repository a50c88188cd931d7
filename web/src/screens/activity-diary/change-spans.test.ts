import { describe, expect, test } from 'vitest'
import { addDays, eachDay, toDay } from '@innkeeper/rules/days/day'
import { spansOf, type LogChange } from './change-spans.ts'

const change = (nights: readonly string[], before: LogChange['before'], after: LogChange['after']): LogChange => ({
  roomTypeId: 'room',
  roomType: { nameVi: 'Deluxe', nameEn: 'Deluxe' },
  roomPlanId: 'plan',
  plan: { nameVi: 'Linh hoạt', nameEn: 'Flexible' },
  field: 'price',
  nights: [...nights],
  before,
  after,
})

describe('the changed nights of an operation are grouped in runs with before and after', () => {
  test('nights that went from the same price to the same price are one run', () => {
    const nights = eachDay(toDay('2027-02-05'), toDay('2027-02-11'))
    const [span, ...others] = spansOf(
      change(
        nights,
        nights.map(() => 2_450_000),
        nights.map(() => 2_820_000),
      ),
    )
    expect(others).toEqual([])
    expect(span).toMatchObject({ from: '2027-02-05', to: '2027-02-11', nights: 7, missing: 0, before: 2_450_000, after: 2_820_000 })
  })

  test('weekend nights stand together with their weekdays, and another price between them stands by itself', () => {
    const nights = ['2027-02-05', '2027-02-06', '2027-02-09', '2027-02-12', '2027-02-13']
    const spans = spansOf(change(nights, [1, 1, 1, 1, 1], [2, 2, 3, 2, 2]))
    expect(spans.map(({ from, to, nights: count, weekdays }) => [from, to, count, weekdays])).toEqual([
      ['2027-02-05', '2027-02-13', 4, [5, 6]],
      ['2027-02-09', '2027-02-09', 1, [2]],
    ])
  })

  test('nights a season apart are two runs, in order of date', () => {
    const winter = toDay('2027-02-05')
    const spans = spansOf(change([winter, addDays(winter, 1), addDays(winter, 120)], [null, null, null], [5, 5, 5]))
    expect(spans.map(({ from, nights }) => [from, nights])).toEqual([
      ['2027-02-05', 2],
      ['2027-06-05', 1],
    ])
  })

  test('up to five nights left out are named', () => {
    const nights = eachDay(toDay('2027-02-01'), toDay('2027-02-14')).filter((day) => day !== '2027-02-04')
    const [span] = spansOf(
      change(
        nights,
        nights.map(() => false),
        nights.map(() => true),
      ),
    )
    expect(span).toMatchObject({ nights: 13, missing: 1, except: ['2027-02-04'] })
  })
})
