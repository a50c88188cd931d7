import { crc16 } from './crc16.ts'
import { CodeBroken, readTlv, writeTlv, type TlvField } from './tlv.ts'

/** A bank transfer as a VietQR code tells it: the amount is in whole dong; without one the payer types it. */
export type Transfer = {
  readonly bankBin: string
  readonly accountNumber: string
  readonly amount: number | null
  readonly bill: string | null
  readonly purpose: string | null
}

const napas = 'A000000727'
const toAccount = 'QRIBFTTA'
const dong = '704'
const crcHead = '6304'
/** What the digits of a code may hold besides; anything else would be read differently by different telephones. */
const plainText = /^[\x20-\x7e]*$/

/** The text of a VietQR code. One with an amount or a bill is for one payment ("dynamic"), one without for any ("static"). */
export const vietQrOf = (transfer: Transfer): string => {
  const { amount, bill, purpose } = transfer
  const body = writeTlv([
    ['00', '01'],
    ['01', amount === null && bill === null ? '11' : '12'],
    [
      '38',
      writeTlv([
        ['00', napas],
        [
          '01',
          writeTlv([
            ['00', transfer.bankBin],
            ['01', transfer.accountNumber],
          ]),
        ],
        ['02', toAccount],
      ]),
    ],
    ['53', dong],
    ...given('54', amount === null ? null : String(amount)),
    ['58', 'VN'],
    ...given('62', orNull(writeTlv([...given('01', bill), ...given('08', purpose)]))),
  ])
  if (!plainText.test(body)) throw new Error('a VietQR code takes letters without diacritics')
  return `${body}${crcHead}${crc16(body + crcHead)}`
}

/** The transfer that a VietQR code tells; throws `CodeBroken` where its check sum, one of its lengths or what must be in it is wrong. */
export const readVietQr = (code: string): Transfer => {
  const fields = readTlv(code)
  const body = code.slice(0, -4)
  if (!body.endsWith(crcHead) || fields.get('63') !== crc16(body)) throw new CodeBroken('the check sum is wrong')
  const account = readTlv(needed(fields, '38'))
  const beneficiary = readTlv(needed(account, '01'))
  const more = readTlv(fields.get('62') ?? '')
  expectField(fields, '00', '01')
  expectField(account, '00', napas)
  expectField(account, '02', toAccount)
  expectField(fields, '53', dong)
  expectField(fields, '58', 'VN')
  return {
    bankBin: needed(beneficiary, '00', /^\d{6}$/),
    accountNumber: needed(beneficiary, '01', /^[0-9A-Za-z]{1,19}$/),
    amount: fields.has('54') ? Number(needed(fields, '54', /^[1-9]\d{0,12}$/)) : null,
    bill: more.get('01') ?? null,
    purpose: more.get('08') ?? null,
  }
}

const given = (tag: string, value: string | null): readonly TlvField[] => (value === null ? [] : [[tag, value]])

const orNull = (text: string): string | null => (text === '' ? null : text)

const needed = (fields: ReadonlyMap<string, string>, tag: string, form = /^/): string => {
  const value = fields.get(tag)
  if (value === undefined || !form.test(value)) throw new CodeBroken(`field ${tag} is missing or wrong`)
  return value
}

const expectField = (fields: ReadonlyMap<string, string>, tag: string, value: string): void => {
  if (fields.get(tag) !== value) throw new CodeBroken(`field ${tag} must be ${value}`)
}
