import { expect, test } from 'vitest'
import { copiedName } from './copied-name.ts'

test('a copy is marked as one', () => {
  expect(copiedName('Phòng Deluxe', '(bản sao)', 255)).toBe('Phòng Deluxe (bản sao)')
})

test('the name of a copy is cut, not its mark, where both would be too long', () => {
  const name = copiedName('ế'.repeat(255), '(bản sao)', 255)
  expect(name).toBe(`${'ế'.repeat(245)} (bản sao)`)
  expect(name).toHaveLength(255)
})
