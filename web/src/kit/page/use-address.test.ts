import { expect, test } from 'vitest'
import { z } from 'zod'
import { readAddress, writeAddress } from './use-address.ts'

const schema = z.object({
  search: z.string().catch(''),
  page: z.coerce.number().int().min(1).catch(1),
  status: z.array(z.enum(['confirm', 'void'])).catch([]),
})

test('filters are in the address', () => {
  expect(readAddress(schema, '?search=Ngọc&page=3&status=confirm&status=void')).toEqual({
    search: 'Ngọc',
    page: 3,
    status: ['confirm', 'void'],
  })
})

test('what is wrong in the address counts as not given', () => {
  expect(readAddress(schema, '?page=-2&status=other')).toEqual({ search: '', page: 1, status: [] })
})

test('what equals the default is left out, and other parameters stay', () => {
  expect(writeAddress(schema, '?lang=vi&page=3', { page: 1, search: 'a b' })).toBe('?lang=vi&search=a+b')
  expect(writeAddress(schema, '', { status: ['confirm', 'void'] })).toBe('?status=confirm&status=void')
})
