import { bookingChangeCalls } from '@innkeeper/protocol/calls/manage/booking-change'
import { expect, test } from 'vitest'
import { fieldRules } from './field-rules.ts'

const { input } = bookingChangeCalls['booking/change']

test.each([
  ['guest.name', true],
  // Many a guest gives neither.
  ['guest.phone', false],
  ['guest.email', false],
])('a field is marked as required only where it may not stay empty: %s', (path, required) => {
  expect(fieldRules(input, path).required).toBe(required)
})
