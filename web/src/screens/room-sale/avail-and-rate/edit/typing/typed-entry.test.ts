import { speak } from '@innkeeper/protocol/say'
import { describe, expect, it } from 'vitest'
import { testCalendar, testRows, tomorrow } from '../../testing/test-rows.ts'
import { lookOf } from '../../view/cells/look.ts'
import { readTypedCount, readTypedPrice } from './typed-change.ts'
import { typedEntry } from './typed-entry.ts'
import { wantedBy } from './wanted-value.ts'

const sizes = { column: 38, room: 32, plan: 33 }
const look = lookOf({ language: 'vi', zoom: 30, sizes, currency: 'VND', fields: new Set(['vacant'] as const), layer: 'values' })

describe('what is typed over a price', () => {
  const thousands = { currency: 'VND', thousands: true } as const
  it.each([
    ['2450', { act: 'set', value: 2_450_000 }],
    ['2.450', { act: 'set', value: 2_450_000 }],
    ['2450,5', { act: 'set', value: 2_450_500 }],
    ['2450000', { act: 'set', value: 2_450_000 }],
    ['2.450.000', { act: 'set', value: 2_450_000 }],
    ['2450k', { act: 'set', value: 2_450_000 }],
    ['2,45tr', { act: 'set', value: 2_450_000 }],
    ['=2450000', { act: 'set', value: 2_450_000 }],
    ['+50', { act: 'raise', value: 50_000 }],
    ['-50000', { act: 'lower', value: 50_000 }],
    ['+10%', { act: 'raise', unit: 'percent', value: 1000 }],
  ])('%s beside cells in thousands', (typed, change) => expect(readTypedPrice(typed, thousands)).toMatchObject({ ok: true, change }))
  it('means what it says beside whole prices', () =>
    expect(readTypedPrice('2450', { currency: 'VND', thousands: false })).toMatchObject({ change: { value: 2450 } }))
  it('is not guessed where it is no price', () => {
    expect(readTypedPrice('abc', thousands).ok).toBe(false)
    expect(readTypedPrice('10%', thousands).ok).toBe(false)
  })
  it.each([
    ['5', { act: 'set', value: 5 }],
    ['+2', { act: 'raise', value: 2 }],
    ['−1', { act: 'lower', value: 1 }],
  ])('%s is a number of rooms', (typed, rooms) => expect(readTypedCount(typed)).toEqual(rooms))
  it('is no number of rooms with a fraction', () => expect(readTypedCount('1.5')).toBeNull())
})

describe('what was understood is said while typing', () => {
  it('as a price', () => {
    const { store, flexible } = testRows()
    const entry = typedEntry(store, [{ row: flexible, at: tomorrow }], '+10%', look)
    expect(speak(entry.words, 'vi', entry.ok ? entry.values : {})).toBe('Hiểu là 2.695.000\u00a0₫')
  })
  it('as rooms left to sell, for that is what the cell shows', () => {
    const { store, deluxe } = testRows()
    const entry = typedEntry(store, [{ row: deluxe, at: tomorrow }], '3', look)
    expect(entry.ok && entry.wanted).toMatchObject([{ field: 'allotment', value: 18 }])
    expect(speak(entry.words, 'vi', entry.ok ? entry.values : {})).toBe('Bán 18 phòng: đã bán 15, còn 3')
  })
  it('goes back to the default price when emptied', () => {
    const { store, flexible } = testRows()
    expect(typedEntry(store, [{ row: flexible, at: tomorrow }], '', look)).toMatchObject({ ok: true, wanted: [{ value: null }] })
  })
})

describe('a change of many cells', () => {
  it('raises each from what it shows, and passes over cells without the field', () => {
    const { store, deluxe, flexible } = testRows()
    const cells = [
      { row: deluxe, at: tomorrow },
      { row: flexible, at: tomorrow },
      { row: flexible, at: testCalendar.at('2027-01-22') },
    ]
    const wanted = wantedBy(store, cells, { field: 'price', act: 'raise', unit: 'amount', value: 50_000, roundTo: 0 })
    expect(wanted.map(({ value }) => value)).toEqual([2_500_000, 2_900_000])
  })
})
