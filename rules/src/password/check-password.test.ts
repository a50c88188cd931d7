import { expect, test } from 'vitest'
import { whyNotPassword } from './check-password.ts'

test.each([
  ['12345678', '12345678', null, '"at least 8 characters"'],
  ['1234567', '1234567', 'tooShort', 'seven are too few'],
  ['12345678', '12345679', 'retypeDiffers', '"the retype must equal the new password"'],
  ['mật khẩu', 'mật khẩu', null, 'Vietnamese letters are characters'],
])('[password.least][password.retype] a new password "%s" retyped "%s": %s (%s)', (password, retyped, reason, _sentence) => {
  expect(whyNotPassword(password, retyped)).toBe(reason)
})
