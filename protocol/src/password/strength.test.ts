import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

const names = ['thuyduong88', 'duong.nguyen@haiau.vn', 'Nguyễn Thị Thuỳ Dương']

test.each([
  ['12345678', 'common', 'eight characters are not enough'],
  ['Password1', 'common', 'a capital and a digit hide nothing'],
  ['p@ssw0rd', 'common', 'nor do look-alikes'],
  ['matkhau123', 'common', 'Vietnamese ones are common as well'],
  ['mật khẩu', 'common', 'with their diacritics, too'],
  ['khachsan2026', 'common', 'and those of the trade'],
  ['Innkeeper@123', 'named', "the product's name"],
  ['thuyduong88', 'named', 'the username'],
  ['duong.nguyen1', 'named', 'the email before its @'],
  ['ThuỳDương', 'named', 'the full name in part'],
  ['thuyduong1', 'named', 'without its diacritics'],
  ['aaaaaaaaaa', 'simple', 'one letter many times'],
  ['23/11/1990', 'simple', 'a birthday'],
  ['hoianhoian', 'simple', 'a word twice'],
] as const)('“%s” is refused as %s: %s', (password, weakness, _why) => {
  expect(strengthOf(password, names).weakness).toBe(weakness)
})

test.each(['mua thu Hà Nội 2026', 'song-bien-va-cat', 'rượu vang đỏ', 'x7#qLw2p', 'k4mn-7trw-p2xz'])('“%s” is taken', (password) => {
  expect(strengthOf(password, names)).toEqual({ score: expect.any(Number), weakness: null })
})

test('what is somebody else’s name is no weakness', () => {
  expect(strengthOf('thuyduong88', []).weakness).toBeNull()
})

test('a longer one is stronger', () => {
  const scores = ['12345678', 'long enough', 'mua thu Hà Nội 2026'].map((password) => strengthOf(password, []).score)
  expect(scores).toEqual([0, 2, 4])
})
