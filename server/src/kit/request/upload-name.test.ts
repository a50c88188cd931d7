import { expect, test } from 'vitest'
import { tidyFileName } from './upload-name.ts'

test.each([
  ['a plain name', 'Hồ bơi.jpg', 'Hồ bơi.jpg'],
  ['a path of Windows', 'C:\\Users\\Dương\\ảnh.jpg', 'ảnh.jpg'],
  ['a path that leads elsewhere', '../../etc/passwd', 'passwd'],
  ['lines, bells and marks that turn text around', 'a\r\nb\u0007\u202Egpj.exe', 'abgpj.exe'],
  ['what no database keeps', 'a\u0000b\uD800.jpg', 'ab\uFFFD.jpg'],
  ['letters and marks apart', 'Ho\u0302\u0300 bo\u031bi.jpg', 'Hồ bơi.jpg'],
  ['nothing', '', 'file'],
  ['no name at all', undefined, 'file'],
  ['only blanks', ' \t ', 'file'],
])('of %s a name is left that people may see', (_what, given, tidy) => {
  expect(tidyFileName(given)).toBe(tidy)
})

test('a name is not longer than a database keeps', () => {
  expect(tidyFileName(`${'ả'.repeat(300)}.jpg`)).toHaveLength(255)
})
