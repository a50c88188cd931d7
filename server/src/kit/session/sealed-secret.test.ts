import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { SecretUnreadable, secretBox } from './sealed-secret.ts'
import { keyFrom } from './secret.ts'

const installation = randomBytes(32)
const box = secretBox((purpose) => keyFrom(installation, purpose), 'gateway')
const row = ['property a', 'vnpay']

test('a sealed secret holds nothing of the secret and is opened again for the same row', () => {
  const sealed = box.seal('EXTRANET-TEST-KEY-0001', row)
  expect(sealed.toString('latin1')).not.toContain('EXTRANET')
  expect(box.open(sealed, row)).toBe('EXTRANET-TEST-KEY-0001')
})

test('the same secret sealed twice looks different', () => {
  expect(box.seal('one secret', row)).not.toEqual(box.seal('one secret', row))
})

test.each([
  ['another property', ['property b', 'vnpay']],
  ['another gateway', ['property a', 'onepay']],
  ['parts cut elsewhere', ['property a|5:vnpay']],
])('a sealed secret that was moved to %s stays shut', (_where, other) => {
  expect(() => box.open(box.seal('one secret', row), other)).toThrow(SecretUnreadable)
})

test.each(Array.from({ length: 1 + 12 + 16 + 'one secret'.length }, (_, at) => at))('an altered byte %i keeps it shut', (at) => {
  const sealed = box.seal('one secret', row)
  sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at)
  expect(() => box.open(sealed, row)).toThrow(SecretUnreadable)
})

test('another installation’s key, another purpose’s key and what was never sealed do not open it', () => {
  const sealed = box.seal('one secret', row)
  const stranger = randomBytes(32)
  expect(() => secretBox((purpose) => keyFrom(stranger, purpose), 'gateway').open(sealed, row)).toThrow(SecretUnreadable)
  expect(() => secretBox((purpose) => keyFrom(installation, purpose), 'mail').open(sealed, row)).toThrow(SecretUnreadable)
  expect(() => box.open(Buffer.alloc(0), row)).toThrow(SecretUnreadable)
  expect(() => box.open(Buffer.from('plain text that nobody ever sealed'), row)).toThrow(SecretUnreadable)
})
