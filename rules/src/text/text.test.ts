import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, hotelTitleLength, userNameLength } from './cut-text.ts'
import { foldText } from './fold-text.ts'
import { initials } from './initials.ts'

test.each([
  ['Đà Nẵng', 'da nang'],
  ['  Phú   Quốc ', 'phu quoc'],
  ['ĐƯỜNG Điện Biên Phủ', 'duong dien bien phu'],
  ['Nghỉ dưỡng Ế Ộ Ữ', 'nghi duong e o u'],
  ['Café', 'cafe'],
])('search compares "%s" as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a text folds alike however its letters are composed, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
  expect(foldText('Đà Nẵng'.normalize('NFD'))).toBe(foldText('Đà Nẵng'.normalize('NFC')))
})

test('"hotel title is cut at 50 characters and the user name at 20"', () => {
  expect(cutText('a'.repeat(50), hotelTitleLength)).toBe('a'.repeat(50))
  expect(cutText('a'.repeat(51), hotelTitleLength)).toBe(`${'a'.repeat(49)}…`)
  expect(cutText('Nguyễn Thị Thuỳ Dương', userNameLength)).toBe('Nguyễn Thị Thuỳ Dươ…')
  expect(cutText('Nguyễn Thị Thuỳ Dương'.normalize('NFD'), 22)).toHaveLength('Nguyễn Thị Thuỳ Dương'.normalize('NFD').length)
})

test.each([
  ['Nguyễn Thị Thuỳ Dương', 'TD'],
  ['Trần Đức', 'TĐ'],
  ['khôi', 'K'],
  ['', ''],
])('"%s" is shown by the letters "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
