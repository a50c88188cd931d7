import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown.ts'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 17, '1 2 3 … 17'],
  [9, 17, '8 9 10 … 17'],
  [16, 17, '15 16 17'],
  [2, 4, '1 2 3 4'],
])('“the pagination window is about 3 pages”: page %i of %i shows %s', (page, pages, shown) => {
  expect(
    pagesShown(page, pages)
      .map((one) => (one.gap ? '…' : one.number))
      .join(' '),
  ).toBe(shown)
})
