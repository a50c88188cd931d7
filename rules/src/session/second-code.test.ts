import { expect, test } from 'vitest'
import { readableRecoveryCode, secondCode } from './second-code.ts'

test.each([
  ['123456', { kind: 'time', code: '123456' }],
  [' 123 456 ', { kind: 'time', code: '123456' }],
  ['abcde-fgh23', { kind: 'recovery', code: 'abcdefgh23' }],
  ['ABCDE FGH23', { kind: 'recovery', code: 'abcdefgh23' }],
  ['12345', null],
  ['1234567', null],
  ['abcde-fgh2', null],
  ['abcde-fghi0', null],
  ['', null],
] as const)('“%s” typed at the second step is %o', (typed, read) => {
  expect(secondCode(typed)).toEqual(read)
})

test('a recovery code is read in two groups, and typed so it is the same code', () => {
  expect(secondCode(readableRecoveryCode('abcdefgh23'))).toEqual({ kind: 'recovery', code: 'abcdefgh23' })
})
