import { describe, expect, test } from 'vitest'
import { onepayPayment, onepaySignatureHolds, signOnepay } from './onepay.ts'
import vectors from './payment-vectors.json' with { type: 'json' }
import { hmacOf } from './signature.ts'
import { signVnpay, vnpayPayment, vnpayQuestion, vnpaySignatureHolds } from './vnpay.ts'

const parametersOf = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))
const asked = {
  orderReference: 'BK20260101-0001',
  amount: 3_850_000,
  words: 'Thanh toan dat phong BK20260101-0001',
  language: 'vi',
  address: '203.0.113.7',
  now: new Date('2026-01-01T02:30:00Z'),
} as const
const firstOf = <T>(rows: readonly T[], index = 0): T => {
  const row = rows[index]
  if (row === undefined) throw new Error('the vectors are shorter than they were')
  return row
}

describe('VNPAY', () => {
  const key = 'EXTRANET-TEST-KEY-0001'
  const requests = vectors.vnpay.filter(({ data }) => data.startsWith('vnp_'))

  test.each(requests)('$id: $what', ({ data, hmac_sha512 }) => {
    expect(signVnpay(parametersOf(data), key)['vnp_SecureHash']).toBe(hmac_sha512)
    expect(vnpaySignatureHolds({ ...parametersOf(data), vnp_SecureHash: hmac_sha512.toUpperCase() }, key)).toBe(true)
  })

  test.each(requests.flatMap(({ id, data }) => Object.keys(parametersOf(data)).map((name) => ({ id, name }))))(
    '$id: $name tampered with, or left out, is noticed',
    ({ id, name }) => {
      const { data = '', hmac_sha512 = '' } = requests.find((row) => row.id === id) ?? {}
      const { [name]: value, ...others } = parametersOf(data)
      expect(vnpaySignatureHolds({ ...others, [name]: `${value}0`, vnp_SecureHash: hmac_sha512 }, key)).toBe(false)
      expect(vnpaySignatureHolds({ ...others, vnp_SecureHash: hmac_sha512 }, key)).toBe(false)
    },
  )

  test('another key, no signature and a smuggled parameter are noticed', () => {
    const { data, hmac_sha512 } = firstOf(requests)
    expect(vnpaySignatureHolds({ ...parametersOf(data), vnp_SecureHash: hmac_sha512 }, 'EXTRANET-TEST-KEY-0002')).toBe(false)
    expect(vnpaySignatureHolds(parametersOf(data), key)).toBe(false)
    expect(vnpaySignatureHolds({ ...parametersOf(data), vnp_SecureHash: hmac_sha512, vnp_Smuggled: '1' }, key)).toBe(false)
  })

  test('a payment is asked for as the vector asks, in hundredths of a dong and on Vietnam’s clock', () => {
    const returnUrl = 'https://extranet.example.vn/pay/return?h=12'
    const payment = vnpayPayment({ merchantCode: 'EXTRA001', secret: key }, { ...asked, returnUrl })
    expect(payment['vnp_SecureHash']).toBe(firstOf(requests).hmac_sha512)
    expect(payment['vnp_Amount']).toBe('385000000')
    expect(payment['vnp_ExpireDate']).toBe('20260101094500')
  })

  test('V7: querydr checksum body', () => {
    const vector = firstOf(vectors.vnpay.filter(({ id }) => id === 'V7'))
    const question = vnpayQuestion(
      { merchantCode: 'EXTRA001', secret: key },
      {
        requestId: 'REQ0000000001',
        orderReference: asked.orderReference,
        words: 'Truy van BK20260101-0001',
        paidAt: asked.now,
        now: new Date('2026-01-01T03:00:00Z'),
        address: asked.address,
      },
    )
    expect(hmacOf('sha512', key, vector.data)).toBe(vector.hmac_sha512)
    expect(question['vnp_SecureHash']).toBe(vector.hmac_sha512)
  })
})

describe('OnePAY', () => {
  const { key_hex: key, query, hmac_sha256_upper: signature } = firstOf(vectors.onepay)
  const signed = { ...parametersOf(query), vpc_SecureHash: signature }

  test('O1: request, own key (AgainLink/Title/empty not signed)', () => {
    expect(signOnepay(parametersOf(query), key)['vpc_SecureHash']).toBe(signature)
    expect(onepaySignatureHolds(signed, key)).toBe(true)
    expect(onepaySignatureHolds({ ...signed, AgainLink: 'https://example.com', Title: '' }, key)).toBe(true)
  })

  test.each(Object.keys(parametersOf(query)).filter((name) => name.startsWith('vpc_')))('%s tampered with is noticed', (name) => {
    expect(onepaySignatureHolds({ ...signed, [name]: `${parametersOf(query)[name]}0` }, key)).toBe(false)
  })

  test('another key, no signature and a smuggled parameter are noticed', () => {
    expect(onepaySignatureHolds(signed, 'FF112233445566778899AABBCCDDEEFF')).toBe(false)
    expect(onepaySignatureHolds({ ...signed, vpc_SecureHash: '' }, key)).toBe(false)
    expect(onepaySignatureHolds({ ...signed, user_Smuggled: '1' }, key)).toBe(false)
  })

  test('a payment is asked for as the vector asks', () => {
    const returnUrl = 'https://extranet.example.vn/pay/onepay?h=12&x=1'
    const account = { merchantCode: 'EXTRATEST', accessCode: 'TEST0001', secret: key }
    expect(onepayPayment(account, { ...asked, returnUrl })['vpc_SecureHash']).toBe(signature)
  })
})
