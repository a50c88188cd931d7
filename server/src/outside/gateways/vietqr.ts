import { crc16 } from './crc16.ts'
import { CodeBroken, readTlv, writeTlv, type TlvField } from './tlv.ts'

/** A bank transfer in a VietQR code: the amount is in whole dong; without one the payer types it. */
export type Transfer = {
  readonly bankBin: string
  /** Whether `number` belongs to an account or a card. */
  readonly to: 'account' | 'card'
  readonly number: string
  readonly amount: number | null
  readonly bill: string | null
  readonly purpose: string | null
}

const napas = 'A000000727'
/** The services of an instant transfer, and the format of each one's number. */
const services = {
  account: { code: 'QRIBFTTA', form: /^[0-9A-Za-z]{1,19}$/ },
  card: { code: 'QRIBFTTC', form: /^\d{16,19}$/ },
} as const satisfies Record<Transfer['to'], unknown>
const dong = '704'
const crcHead = '6304'
/** A code is one line; telephones read line breaks and other control characters differently. */
const oneLine = /^\P{Cc}*$/u

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
            ['01', transfer.number],
          ]),
        ],
        ['02', services[transfer.to].code],
      ]),
    ],
    ['53', dong],
    ...given('54', amount === null ? null : String(amount)),
    ['58', 'VN'],
    ...given('62', orNull(writeTlv([...given('01', composed(bill)), ...given('08', composed(purpose))]))),
  ])
  if (!oneLine.test(body)) throw new Error('a VietQR code is one line')
  return `${body}${crcHead}${crc16(body + crcHead)}`
}

/** The transfer in a VietQR code; throws `CodeBroken` where its checksum, a length or a required field is wrong. */
export const readVietQr = (code: string): Transfer => {
  const fields = readTlv(code)
  const body = code.slice(0, -4)
  if (!body.endsWith(crcHead) || fields.get('63') !== crc16(body)) throw new CodeBroken('the check sum is wrong')
  const account = readTlv(needed(fields, '38'))
  const beneficiary = readTlv(needed(account, '01'))
  const more = readTlv(fields.get('62') ?? '')
  expectField(fields, '00', '01')
  expectField(account, '00', napas)
  expectField(fields, '53', dong)
  expectField(fields, '58', 'VN')
  const to = account.get('02') === services.card.code ? 'card' : 'account'
  expectField(account, '02', services[to].code)
  return {
    bankBin: needed(beneficiary, '00', /^\d{6}$/),
    to,
    number: needed(beneficiary, '01', services[to].form),
    amount: fields.has('54') ? Number(needed(fields, '54', /^[1-9]\d{0,12}$/)) : null,
    bill: more.get('01') ?? null,
    purpose: more.get('08') ?? null,
  }
}

const given = (tag: string, value: string | null): readonly TlvField[] => (value === null ? [] : [[tag, value]])

/** A letter with its diacritics is one character, so that every reader counts the same length of its field. */
const composed = (text: string | null): string | null => text?.normalize('NFC') ?? null

const orNull = (text: string): string | null => (text === '' ? null : text)

const needed = (fields: ReadonlyMap<string, string>, tag: string, form = /^/): string => {
  const value = fields.get(tag)
  if (value === undefined || !form.test(value)) throw new CodeBroken(`field ${tag} is missing or wrong`)
  return value
}

const expectField = (fields: ReadonlyMap<string, string>, tag: string, value: string): void => {
  if (fields.get(tag) !== value) throw new CodeBroken(`field ${tag} must be ${value}`)
}
