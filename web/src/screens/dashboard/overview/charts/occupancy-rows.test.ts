import { addDays, type Day } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { dateLabels, holidayBands, nightParts, occupancyAxis, type OccupancyNight } from './occupancy-rows.ts'

const nightsFrom = (first: Day, count: number): OccupancyNight[] =>
  Array.from({ length: count }, (_, place) => ({
    night: addDays(first, place),
    sold: 5,
    soldBefore: 5,
    lastYear: null,
    sameNight: addDays(first, place - 364),
  }))
const withMonth = (night: string) => `${night.slice(8)}/${night.slice(5, 7)}`

test('dates stand under every second bar, with the month where it turns, and nothing beside a month', () => {
  const labels = dateLabels(nightsFrom('2026-11-22', 16), 2, withMonth)
  expect([...labels]).toEqual([
    [0, '22/11'],
    [4, '26'],
    [6, '28'],
    [10, '02/12'],
    [14, '6'],
  ])
})

test('a holiday is one band over its nights; Tết over those of them that are shown', () => {
  expect(holidayBands(nightsFrom('2027-02-08', 5), 'vi')).toEqual([{ key: '2027-02-05', from: 0, to: 1, words: 'Tết Nguyên đán' }])
  expect(holidayBands(nightsFrom('2026-12-05', 5), 'en')).toEqual([])
})

test.each([
  [5, 5, [{ look: 'main', value: 5 }]],
  [
    7,
    5,
    [
      { look: 'main', value: 5 },
      { look: 'strong', value: 2 },
    ],
  ],
  [
    4,
    5,
    [
      { look: 'main', value: 4 },
      { look: 'lost', value: 1 },
    ],
  ],
] as const)('sold %d, and %d seven days ago, is drawn as %j', (sold, soldBefore, parts) => {
  const [night] = nightsFrom('2026-12-05', 1)
  expect(night && nightParts({ ...night, sold, soldBefore })[0]?.parts).toEqual(parts)
})

test.each([
  [0, 10],
  [9, 10],
  [11, 20],
  [57, 60],
  [81, 100],
  [104, 100],
])('“an axis that fits the values”: where %i of 100 rooms are the most, it ends at %i %%', (sold, top) => {
  const axis = occupancyAxis([{ sold, soldBefore: sold, lastYear: null }], 100)
  expect(axis.top).toBe(top)
  expect(axis.most).toBeGreaterThanOrEqual(sold)
})

test('last year’s line is within the axis', () => {
  expect(occupancyAxis([{ sold: 5, soldBefore: 5, lastYear: 70 }], 100).top).toBe(80)
})
