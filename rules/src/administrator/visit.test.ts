import { expect, test } from 'vitest'
import { nameOfVisitor } from './visit.ts'

test('“every line of the diary bears both identities”', () => {
  expect(nameOfVisitor('Nguyễn Thị Thuỳ Dương', 'Lê Thị Hoa')).toBe('Nguyễn Thị Thuỳ Dương (Innkeeper) · Lê Thị Hoa')
  expect(nameOfVisitor('Nguyễn Thị Thuỳ Dương', null)).toBe('Nguyễn Thị Thuỳ Dương (Innkeeper)')
})

test('two long names are no longer than a name may be', () => {
  expect(nameOfVisitor('a'.repeat(255), 'b'.repeat(255))).toHaveLength(255)
})
