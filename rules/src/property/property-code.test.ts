import { expect, test } from 'vitest'
import { freeCode, propertyCodeOf } from './property-code.ts'

test.each([
  ['Khách sạn Hải Âu', 'hotel', 'HAIAU'],
  ['Sen Vàng Đà Lạt', 'hotel', 'SENVANGDAL'],
  ['The Resort', 'hotel', 'THERESORT'],
  ['Công viên nước Thác Mây', 'playground', 'THACMAY'],
  ['Hotel 1', 'hotel', 'HOTEL1'],
  ['海の宿', 'hotel', 'HOTEL'],
  ['!', 'playground', 'PLAYGROUND'],
] as const)('%s, a %s, has the code %s', (name, kind, code) => {
  expect(propertyCodeOf(name, kind)).toBe(code)
})

test('a code that is taken gets the next number', () => {
  expect(freeCode('HAIAU', new Set())).toBe('HAIAU')
  expect(freeCode('HAIAU', new Set(['HAIAU']))).toBe('HAIAU2')
  expect(freeCode('HAIAU', new Set(['HAIAU', 'HAIAU2', 'HAIAU4']))).toBe('HAIAU3')
})
