import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors, speakFieldError } from './field-errors.ts'
import { field, named } from './field.ts'
import { say } from './say.ts'

const label = say('Trường', 'Field')
const reasonsOf = (schema: z.ZodType, value: unknown) =>
  fieldErrors(z.strictObject({ it: schema }), { it: value }).map(({ reason }) => reason)

test.each([
  ['lan.nguyen@example.vn', []],
  ['lan.nguyen', ['email']],
  ['lan@', ['email']],
  ['', ['required']],
])('[shared.email] “must be a valid email”: %s', (value, reasons) => {
  expect(reasonsOf(field.email(), value)).toEqual(reasons)
})

test.each([
  [field.text(label, { max: 50 }), '', ['required']],
  [field.text(label, { max: 50 }), '   ', ['required']],
  [field.text(label, { max: 50 }), undefined, ['required']],
  [field.count(label, { min: 0, max: 9 }), 0, []],
  [field.count(label, { min: 0, max: 365 }).nullable(), null, []],
])('[shared.required] “required: not empty, zero allowed”; the cut-off, which may be left open, is exempt', (schema, value, reasons) => {
  expect(reasonsOf(schema, value)).toEqual(reasons)
})

test.each([
  [field.count(label, { min: 1, max: 9 }), 1, []],
  [field.count(label, { min: 1, max: 9 }), 0, ['tooSmall']],
  [field.count(label, { min: 1, max: 9 }), 10, ['tooLarge']],
])('[shared.minimum] “must be greater than the bound”', (schema, value, reasons) => {
  expect(reasonsOf(schema, value)).toEqual(reasons)
})

test.each([
  ['0912345', ['tooShort']],
  ['09123456', []],
  ['+84 (24) 3825 1234', []],
  ['0912-345-678', ['wrongFormat']],
])('[shared.minLength] “phone at least 8 characters: digits, plus, brackets, spaces”: %s', (value, reasons) => {
  expect(reasonsOf(field.phone(label), value)).toEqual(reasons)
})

test.each([
  ['ắ'.repeat(50), []],
  ['ắ'.repeat(51), ['tooLong']],
])('[shared.maxLength] a text is counted in letters, each with its marks', (value, reasons) => {
  expect(reasonsOf(field.text(label, { max: 50 }), value.normalize('NFD'))).toEqual(reasons)
})

test.each([
  [1, []],
  [0, ['tooSmall']],
  [500_000, []],
  [500_001, ['tooLarge']],
  [1.5, ['wholeNumber']],
])('[money.cap][money.least] money “can cap at a maximum, and enforces a minimum of one above the lower bound”: %s', (value, reasons) => {
  expect(reasonsOf(field.money(label, { max: 500_000 }), value)).toEqual(reasons)
})

test.each([
  [named(label, z.int().max(10_000), { unit: say('%', '%') }), 15_000, 'Trường tối đa là 100\u00a0%.', 'Field can be at most 100\u00a0%.'],
  [field.money(label), 10 ** 12, 'Trường tối đa là 100.000.000.000.', 'Field can be at most 100,000,000,000.'],
])('a bound is written as the field is: percents as percents, large numbers in groups', (it, value, vi, en) => {
  const schema = z.strictObject({ it })
  const spoken = (language: 'vi' | 'en') => fieldErrors(schema, { it: value }).map((error) => speakFieldError(error, schema, language))
  expect([spoken('vi'), spoken('en')]).toEqual([[vi], [en]])
})

test('a list that is too long says how long it is', () => {
  const schema = z.strictObject({ nights: named(say('Đêm của gói', 'Nights of packages'), z.array(z.int()).max(2)) })
  const spoken = (language: 'vi' | 'en') =>
    fieldErrors(schema, { nights: [1, 2, 3] }).map((error) => speakFieldError(error, schema, language))
  expect([spoken('vi'), spoken('en')]).toEqual([['Đêm của gói: tối đa 2, đang có 3.'], ['Nights of packages: at most 2, not 3.']])
})

test('an item of a list is called by the name of its list', () => {
  const schema = z.strictObject({ ages: named(say('Tuổi trẻ em', 'Children’s ages'), z.array(z.int().max(17))) })
  const [error] = fieldErrors(schema, { ages: [3, 18] })
  expect(error?.field).toBe('ages.1')
  expect(error && speakFieldError(error, schema, 'en')).toBe('Children’s ages can be at most 17.')
  expect(error && speakFieldError(error, schema, 'vi')).toBe('Tuổi trẻ em tối đa là 17.')
})

test.each(['2027-02-30', '01/02/2027', '1899-12-31', '3000-01-01'])('a wrong day has one error: %s', (value) => {
  expect(reasonsOf(field.day(label), value)).toEqual(['wrongFormat'])
})
