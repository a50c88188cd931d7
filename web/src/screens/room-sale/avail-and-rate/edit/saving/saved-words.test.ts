import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import { speak } from '@innkeeper/protocol/say'
import { describe, expect, it } from 'vitest'
import { testCalendar, testRows, tomorrow } from '../../testing/test-rows.ts'
import { savedWords } from './saved-words.ts'
import type { Wanted } from '../typing/wanted-value.ts'

const { deluxe, flexible, nonRefundable } = testRows()
const closed = (at: number, value: boolean): Wanted => ({ row: deluxe, at, field: 'closed', value })
const price = (row: Wanted['row'], at: number): Wanted => ({ row, at, field: 'price', value: 2_600_000 })

const refused: SavedCells['refused'][number] = {
  roomTypeId: deluxe.id,
  roomPlanId: flexible.id,
  night: '2027-01-21',
  field: 'price',
  mine: 2_600_000,
  reason: 'nightPriceBelowFloor',
  message: '',
}

const told = (wanted: readonly Wanted[], language: 'vi' | 'en', answer: Partial<SavedCells> = {}): string => {
  document.documentElement.lang = language
  const all = { operationNo: 7, saved: wanted.length, collided: [], refused: [], fresh: { rates: [], rooms: [] }, ...answer }
  const said = savedWords(all, wanted, testCalendar)
  return said === null ? '' : speak(said.words, language, said.values)
}

it('counts a night once of which two fields were saved', () => {
  expect(told([price(flexible, tomorrow), { row: flexible, at: tomorrow, field: 'cta', value: true }], 'en')).toBe('1 night saved')
})

describe('a save says what was saved', () => {
  it.each<[string, readonly Wanted[], string, string]>([
    ['a night closed', [closed(tomorrow, true)], 'Đã đóng Deluxe hướng biển: T5 21/01/2027', 'Closed Deluxe sea view: Thu 21/01/2027'],
    ['a night opened', [closed(tomorrow, false)], 'Đã mở lại Deluxe hướng biển: T5 21/01/2027', 'Opened Deluxe sea view: Thu 21/01/2027'],
    [
      'nights in a row',
      [closed(tomorrow, true), closed(tomorrow + 1, true)],
      'Đã đóng Deluxe hướng biển: 2 đêm, 21/01 – 22/01/2027',
      'Closed Deluxe sea view: 2 nights, 21/01 – 22/01/2027',
    ],
    [
      'the price of a plan',
      [price(flexible, tomorrow), price(flexible, tomorrow + 2)],
      'Đã lưu giá Deluxe hướng biển, Linh hoạt: 2 đêm',
      'Price saved for Deluxe sea view, Flexible: 2 nights',
    ],
    [
      'prices of several plans, with their cells',
      [price(flexible, tomorrow), price(nonRefundable, tomorrow)],
      'Đã lưu giá 2 đêm của 2 gói: T5 21/01/2027',
      'Price saved in 2 nights of 2 packages: Thu 21/01/2027',
    ],
    [
      'a plan no longer sold',
      [{ row: flexible, at: tomorrow, field: 'stopSell', value: true }],
      'Đã ngừng bán Deluxe hướng biển, Linh hoạt: T5 21/01/2027',
      'Stopped selling Deluxe sea view, Flexible: Thu 21/01/2027',
    ],
    [
      'a stay',
      [{ row: flexible, at: tomorrow, field: 'minStay', value: 2 }],
      'Đã lưu số đêm tối thiểu Deluxe hướng biển, Linh hoạt: T5 21/01/2027',
      'Minimum stay saved for Deluxe sea view, Flexible: Thu 21/01/2027',
    ],
    ['several fields', [closed(tomorrow, true), price(flexible, tomorrow)], 'Đã lưu 2 đêm', '2 nights saved'],
  ])('%s', (_what, wanted, vi, en) => {
    expect(told(wanted, 'vi')).toBe(vi)
    expect(told(wanted, 'en')).toBe(en)
  })
  it('only with its count where a part was not', () =>
    expect(told([price(flexible, tomorrow), price(flexible, tomorrow + 1)], 'en', { saved: 1, refused: [refused] })).toBe('1 night saved'))
  it('nothing where nothing was written', () => expect(told([closed(tomorrow, true)], 'vi', { operationNo: null })).toBe(''))
})
