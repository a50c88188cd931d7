import { expect, test } from 'vitest'
import { fitColumns, type Sized } from './fit-columns.ts'

const columns: readonly Sized[] = [
  { key: 'guest', phone: 'first', min: 180 },
  { key: 'stay', width: 176, rank: 2 },
  { key: 'rooms', min: 140, rank: 3 },
  { key: 'code', width: 118, rank: 3 },
  { key: 'total', right: true, min: 120, rank: 1 },
  { key: 'owed', right: true, min: 120, rank: 1 },
  { key: 'state', phone: 'end', width: 150 },
]

test.each([
  [1160, ''],
  [1003, 'code'],
  [880, 'rooms code'],
  [740, 'stay rooms code'],
  [300, 'stay rooms code'],
])('“columns have a rank, the last ones go into the row’s second line”: at %i px folded are %j', (width, folded) => {
  expect(
    columns
      .map(({ key }) => key)
      .filter((key) => fitColumns(columns, width).folded.has(key))
      .join(' '),
  ).toBe(folded)
})

test.each([570, 740, 880, 1003, 1160, 1700])('at %i px the columns fill the width, and none is narrower than its minimum', (width) => {
  const { widths } = fitColumns(columns, width)
  expect([...widths.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(width)
  const tooNarrow = columns.filter(({ key, min, width: fixed }) => (widths.get(key) ?? width) < (min ?? Number(fixed)))
  expect(tooNarrow).toEqual([])
})

test('where there is no room even for the first columns, rows are lines', () => {
  expect([570, 569].map((width) => fitColumns(columns, width).lines)).toEqual([false, true])
})

test('before the width is known every column is shown', () => {
  expect(fitColumns(columns, 0).folded.size).toBe(0)
})

test('“never give a column 80 px”: one that asks for less has 80', () => {
  const { widths } = fitColumns([...columns, { key: 'number', width: 64, rank: 1 }, { key: 'tick', min: 40, rank: 1 }], 1700)
  expect([widths.get('number'), widths.get('tick')].map((width) => Number(width) >= 80)).toEqual([true, true])
})

const total = (widths: ReadonlyMap<string, number>): number => [...widths.values()].reduce((sum, one) => sum + one, 0)

test('a name is whole while other columns have room: they give up what their own content does not need', () => {
  const needs = new Map([
    ['guest', 320],
    ['stay', 130],
    ['rooms', 170],
    ['code', 110],
    ['total', 96],
    ['owed', 90],
    ['state', 140],
  ])
  const { widths } = fitColumns(columns, 1060, needs)
  expect(widths.get('guest')).toBeGreaterThanOrEqual(320)
  expect(total(widths)).toBeCloseTo(1060)
  expect([...needs].filter(([key, need]) => (widths.get(key) ?? 0) < need)).toEqual([])
})

test('where the room is not enough for all content, names come before what may break into lines', () => {
  const needs = new Map([
    ['guest', 300],
    ['rooms', 900],
  ])
  const { widths } = fitColumns(columns, 1160, needs)
  expect(widths.get('guest')).toBe(300)
  expect(widths.get('rooms')).toBeGreaterThanOrEqual(140)
  expect(total(widths)).toBeCloseTo(1160)
})
