import { expect, test } from 'vitest'
import { repeatedBeds } from './check-beds.ts'

test('each bed type is on one line: the later lines that repeat it are reported', () => {
  expect(repeatedBeds([{ bedType: 'king' }, { bedType: 'single' }, { bedType: 'king' }, { bedType: 'king' }])).toEqual([2, 3])
  expect(repeatedBeds([{ bedType: 'king' }, { bedType: 'single' }])).toEqual([])
})
