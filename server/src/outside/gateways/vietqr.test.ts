import { expect, test } from 'vitest'
import { crc16 } from './crc16.ts'
import vectors from './payment-vectors.json' with { type: 'json' }
import { CodeBroken } from './tlv.ts'
import { readVietQr, vietQrOf } from './vietqr.ts'

const firstOf = <T>(rows: readonly T[], index = 0): T => {
  const row = rows[index]
  if (row === undefined) throw new Error('the vectors are shorter than they were')
  return row
}
const sound = vectors.vietqr.filter(({ structure_ok }) => structure_ok)
/** From the specification of NAPAS, version 1.5.2. */
const byCard = [
  '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52',
  '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304A203',
]
const transfer = { bankBin: '970436', to: 'account', number: '0123456789', amount: 1000, bill: null, purpose: null } as const

test.each(sound)('$id: $what', ({ payload }) => {
  expect(vietQrOf(readVietQr(payload))).toBe(payload)
})

test('Q6 tells bank, account, amount, bill and purpose', () => {
  expect(readVietQr(sound.find(({ id }) => id === 'Q6')?.payload ?? '')).toEqual({
    bankBin: '970436',
    to: 'account',
    number: '0123456789',
    amount: 3_850_000,
    bill: 'BK260101001',
    purpose: 'TT BK260101001',
  })
})

test.each(vectors.vietqr.filter(({ structure_ok }) => !structure_ok))('$id is refused: $what', ({ payload }) => {
  expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4))
  expect(() => readVietQr(payload)).toThrow(CodeBroken)
})

test.each([...firstOf(sound, 1).payload].map((character, at) => ({ character, at })))(
  'a code whose character $at, $character, is changed is refused',
  ({ character, at }) => {
    const { payload } = firstOf(sound, 1)
    const changed = `${payload.slice(0, at)}${character === '1' ? '2' : '1'}${payload.slice(at + 1)}`
    expect(() => readVietQr(changed)).toThrow(CodeBroken)
  },
)

test.each(['', '00', '0002', 'VietQR', firstOf(sound).payload.slice(0, -1), `${firstOf(sound).payload}0`])('“%s” is refused', (code) => {
  expect(() => readVietQr(code)).toThrow(CodeBroken)
})

test('a field twice and a foreign currency are refused, their check sums right', () => {
  const whole = (body: string) => `${body}6304${crc16(`${body}6304`)}`
  const body = firstOf(sound).payload.slice(0, -8)
  expect(() => readVietQr(whole(body))).not.toThrow()
  expect(() => readVietQr(whole(`${body}5802VN`))).toThrow(CodeBroken)
  expect(() => readVietQr(whole(body.replace('5303704', '5303840')))).toThrow(CodeBroken)
})

test.each(byCard)('a transfer to a card (QRIBFTTC) is read and written: %s', (payload) => {
  expect(readVietQr(payload)).toMatchObject({ to: 'card', bankBin: '970403', number: '9704031101234567' })
  expect(vietQrOf(readVietQr(payload))).toBe(payload)
})

test('an account’s number is none of a card, and another service is refused', () => {
  expect(() => readVietQr(vietQrOf({ ...transfer, to: 'card' }))).toThrow(CodeBroken)
  const body = firstOf(byCard).slice(0, -4).replace('QRIBFTTC', 'QRPUSHXX')
  expect(() => readVietQr(`${body}${crc16(body)}`)).toThrow(CodeBroken)
})

test.each([499_999_999, 500_000_000, 9_999_999_999])('an amount of %d dong is read back', (amount) => {
  expect(readVietQr(vietQrOf({ ...transfer, amount }))).toEqual({ ...transfer, amount })
})

test('texts beyond ASCII: a length counts characters, the check sum is over the bytes of UTF-8', () => {
  const code = vietQrOf({ ...transfer, bill: 'ĐP1', purpose: 'Đặt phòng'.normalize('NFD') })
  expect(code).toContain('62200103ĐP10809Đặt phòng6304')
  expect(code.slice(-4)).toBe('D00C')
  expect(readVietQr(code)).toEqual({ ...transfer, bill: 'ĐP1', purpose: 'Đặt phòng' })
  expect(readVietQr(vietQrOf({ ...transfer, purpose: '🏨 Ấn' })).purpose).toBe('🏨 Ấn')
  expect(() => readVietQr(code.replace('Đặt', 'Dặt'))).toThrow(CodeBroken)
})

test('a purpose of several lines or too long is never written', () => {
  expect(() => vietQrOf({ ...transfer, purpose: 'TT\n1' })).toThrow('one line')
  expect(() => vietQrOf({ ...transfer, purpose: 'x'.repeat(100) })).toThrow('cannot hold')
})
