import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskCards } from './mask-cards.ts'

test.each([
  ['4111111111111111', '************1111'],
  ['Thẻ 4111 1111 1111 1111 của khách', 'Thẻ **** **** **** 1111 của khách'],
  ['4111-1111-1111-1111', '****-****-****-1111'],
  ['4111 – 1111 – 1111 – 1111', '**** – **** – **** – 1111'],
  ['378282246310005', '***********0005'],
  ['Amex 3782 822463 10005', 'Amex **** ****** *0005'],
  ['3056 9309 0259 04', '**** **** **59 04'],
  ['4222222222222', '*********2222'],
  ['9704 0000 0000 0018', '**** **** **** 0018'],
  ['6304000000000000', '************0000'],
  ['visa4111111111111111', 'visa************1111'],
  ['5555555555554444 và 4111111111111111', '************4444 và ************1111'],
  ['phòng 1203 4111 1111 1111 1111', 'phòng 1203 **** **** **** 1111'],
])('“a card number typed into a note is masked but for the last four”: %s', (text, kept) => {
  expect(maskCards(text)).toBe(kept)
})

test.each([
  ['4111 1111 1111 1111, CVV 123', '**** **** **** 1111, CVV ***'],
  ['4111 1111 1111 1111 12/27 123', '**** **** **** 1111 12/27 ***'],
  ['4111111111111111|12|2027|123', '************1111|12|2027|***'],
  ['4111 1111 1111 1111 123', '**** **** **** 1111 ***'],
  ['4111111111111111 exp 01/2028 cvc: 4321', '************1111 exp 01/2028 cvc: ****'],
  ['4111111111111111 hết hạn 09-27, mã bảo mật là 987', '************1111 hết hạn 09-27, mã bảo mật là ***'],
  ['Mã CVV2: 456, gọi lại sau', 'Mã CVV2: ***, gọi lại sau'],
  ['security code 123 of 4111111111111111', 'security code *** of ************1111'],
])('“and a code next to it”: %s', (text, kept) => {
  expect(maskCards(text)).toBe(kept)
})

test.each([
  ['a telephone number', '0912 345 678, +84 (24) 3825 1234, 0084 912 345 678'],
  ['two telephone numbers', '0912 345 678 0987 654 321 / 0912345678 - 0987654321'],
  ['a booking code', 'HA270204187, BK20260101-0001, OTA4111111111111111'],
  ['a tax code', '0312345678-001, 0312345678 001'],
  ['what is called a tax code', 'MST 4222222222222; mã số thuế: 4222222222222; tax code 4222222222222'],
  ['dates', '20-12-2026 24-12-2026, 2026-12-20 - 2026-12-24, 22 12 2026 25 12 2026'],
  ['a moment', '20261224183000, 1766570400000'],
  ['an amount', '1.250.000.000.000 đồng, 3,850,000 VND'],
  ['an identity card', '079095001234'],
  ['a wrong check digit', '4111 1111 1111 1112'],
  ['a longer number', '41111111111111111111111'],
  ['a room and a year', 'phòng 1203, 2026; door code 1234; mã bảo mật cửa 1234'],
  ['nothing at all', ''],
])('%s is no card: %s', (_what, text) => {
  expect(maskCards(text)).toBe(text)
})

const withCheckDigit = (digits: string): string => {
  const whole = Array.from({ length: 10 }, (_, check) => `${digits}${check}`)
  return whole.find((number) => maskCards(number) !== number) ?? ''
}

test('a card of any length is masked wherever it stands, once and for all, and nothing but digits changes', () => {
  const card = fc.tuple(fc.constantFrom('4', '5', '62', '9704'), fc.stringMatching(/^\d{18}$/), fc.constantFrom(16, 19))
  const around = fc.constantFrom('', ' ', 'Khách gửi thẻ: ', '. ', '\n', ' (đã gọi) ')
  fc.assert(
    fc.property(card, around, around, ([prefix, digits, length], before, after) => {
      const number = withCheckDigit(`${prefix}${digits}`.slice(0, length - 1))
      const kept = maskCards(`${before}${number}${after}`)
      expect(kept).toBe(`${before}${'*'.repeat(length - 4)}${number.slice(-4)}${after}`)
      expect(maskCards(kept)).toBe(kept)
    }),
  )
})

test('a text of any kind keeps its length and all but its digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -./CVcvv:aĐ\n'.split('')), maxLength: 200 }), (text) => {
      const kept = maskCards(text)
      expect(kept.replaceAll('*', '0')).toBe([...text].map((one, at) => (kept[at] === '*' ? '0' : one)).join(''))
    }),
  )
})
