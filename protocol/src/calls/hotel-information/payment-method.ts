import { paymentMethodWords } from '#words/sale/booking-words.ts'
import { paymentMethods, methodStandings } from '@innkeeper/rules/payment/payment-methods'
import { gatewayStates, rails } from '@innkeeper/rules/payment/gateway-state'
import { gatewayChecks, gatewayFindings } from '@innkeeper/rules/payment/gateway-test'
import { z } from 'zod'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { onepayFields, vietQrFields, vnpayFields } from '#shapes/gateway-fields.ts'
import { gatewayModes, gatewayModeWords } from '#codes/payment-gateways.ts'
import { say } from '#say.ts'
import { bankRecord } from './bank.ts'

const rail = field.choice(say('Cổng thanh toán', 'Payment gateway'), rails)
const mode = field.choice(say('Môi trường', 'Environment'), gatewayModes, gatewayModeWords).default('live')
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const active = field.flag(say('Đang bật', 'On'))
const moment = field.moment(say('Lúc', 'At'))

/** The configuration of one gateway: exactly one of the parts. */
const partsOf = <V extends z.ZodType, O extends z.ZodType>(vnpay: V, onepay: O) => ({
  mode,
  vnpay: named(say('VNPAY', 'VNPAY'), vnpay.optional()),
  onepay: named(say('OnePAY', 'OnePAY'), onepay.optional()),
  vietqr: named(say('VietQR', 'VietQR'), vietQrFields.optional()),
})

/** The result of one check of a test; `code` is the gateway's own code, if it answered with one. */
export const gatewayTest = z.object({
  check: z.enum(gatewayChecks),
  finding: z.enum(gatewayFindings),
  code: z.string().nullable(),
})

/** A gateway of a property as a list shows it. */
const gatewayOffered = z.object({
  rail: z.enum(rails),
  state: named(say('Tình trạng', 'State'), z.enum(gatewayStates)),
  mode: z.enum(gatewayModes),
  methods: z.array(z.enum(paymentMethods)),
  testedAt: moment.nullable(),
  worksSince: moment.nullable(),
  version: version.nullable(),
  changedAt: moment.nullable(),
  changedBy: z.string(),
})

/** A gateway's configuration in an answer. Of a secret it contains only the date when it was set and the last characters. */
const gatewayConfig = z.object({
  ...gatewayOffered.shape,
  version,
  active,
  merchantCode: z.string(),
  accessCode: z.string(),
  secret: z.object({ setAt: moment, ending: z.string().length(2) }).nullable(),
  bank: bankRecord.nullable(),
  accountNumber: z.string(),
  accountOwner: z.string(),
  checks: z.array(gatewayTest),
})

const look = { who: 'property', codes: ['PAYMENT_GATEWAY_1'] } as const
const change = { who: 'property', codes: ['PAYMENT_GATEWAY_1', 'PAYMENT_GATEWAY_2'] } as const
const stales = ['gateway', 'supplier', 'booking'] as const
const saved = z.object({ rail: z.enum(rails), version })

/** What the diary shows of a gateway; of its secret only that it was replaced. */
const gatewayTold = z.object({
  active,
  mode,
  merchantCode: named(say('Mã đơn vị', 'Merchant code'), z.string()),
  accessCode: named(say('Mã truy cập', 'Access code'), z.string()),
  bankBin: named(say('Ngân hàng', 'Bank'), z.string(), { names: 'bank' }),
  accountNumber: vietQrFields.shape.accountNumber,
  accountOwner: vietQrFields.shape.accountOwner,
  secretReplaced: field.flag(say('Đã thay khoá bí mật', 'Secret replaced')),
})

export const paymentMethodCalls = {
  'payment-method/history': historyOfOne(say('Lịch sử cổng thanh toán', 'History of a payment gateway'), look, rail),
  'payment-method/get-all': call({
    words: say('Phương thức thanh toán', 'Payment methods'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({}),
    output: z.array(
      z.object({
        method: z.enum(paymentMethods),
        active: z.boolean(),
        standing: z.enum(methodStandings),
        rails: z.array(z.enum(rails)),
        /** Whether it may be accepted: a card only once a gateway for it is configured. */
        mayTake: z.boolean(),
      }),
    ),
    refusals: [],
  }),
  'payment-method/get-gateway-all': call({
    words: say('Các cổng thanh toán', 'Payment gateways'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({}),
    output: z.array(gatewayOffered),
    refusals: [],
  }),
  'payment-method/update': call({
    words: say('Chọn phương thức thanh toán', 'Choose the payment methods'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({
      methods: named(say('Phương thức thanh toán', 'Payment methods'), z.array(z.enum(paymentMethods)).max(paymentMethods.length), {
        choices: paymentMethodWords,
      }),
    }),
    output: z.object({ methods: z.array(z.enum(paymentMethods)) }),
    refusals: ['paymentMethodNotSelected', 'gatewayNotSelected'],
    diary: say('Chọn phương thức thanh toán {subject}', 'Chose the payment methods {subject}'),
    record: { kind: 'paymentMethods' },
    stales,
  }),
  'payment-method/register': call({
    words: say('Cấu hình cổng thanh toán', 'Configure a payment gateway'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject(partsOf(vnpayFields.given, onepayFields.given)),
    output: saved,
    refusals: ['oneGatewayOnly', 'gatewayAlreadyConfigured', 'bankMissing'],
    diary: say('Cấu hình cổng thanh toán {subject}', 'Configured the payment gateway {subject}'),
    record: { kind: 'gateway', id: 'rail' },
    tells: gatewayTold,
    idempotency: 'optional',
    stales,
  }),
  'payment-method/get-gateway-config': call({
    words: say('Cấu hình của cổng thanh toán', 'Configuration of a payment gateway'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({ rail }),
    output: gatewayConfig,
    refusals: ['gatewayNotConfigured'],
  }),
  'payment-method/gateway-update': call({
    words: say('Sửa cổng thanh toán', 'Change a payment gateway'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ version, ...changesOf({ active: active.default(true), ...partsOf(vnpayFields.kept, onepayFields.kept) }) }),
    output: saved,
    refusals: ['oneGatewayOnly', 'gatewayNotConfigured', 'gatewayChanged', 'bankMissing'],
    diary: say('Sửa cổng thanh toán {subject}', 'Changed the payment gateway {subject}'),
    record: { kind: 'gateway', id: 'rail' },
    tells: gatewayTold,
    stales,
  }),
  'payment-method/deactive': call({
    words: say('Tắt cổng thanh toán', 'Switch a payment gateway off'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ rail }),
    output: saved,
    refusals: ['gatewayNotConfigured'],
    diary: say('Tắt cổng thanh toán {subject}', 'Switched the payment gateway {subject} off'),
    record: { kind: 'gateway', id: 'rail' },
    tells: gatewayTold,
    stales,
  }),
}
