import { gatewayChecks, gatewayFindings } from '@innkeeper/rules/payment/gateway-test'
import { rails } from '@innkeeper/rules/payment/gateway-state'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { gatewayCheckWords, gatewayFindingWords, gatewayModes } from '#codes/payment-gateways.ts'
import { say } from '#say.ts'
import { gatewayTest } from './payment-method.ts'

const rail = field.choice(say('Cổng thanh toán', 'Payment gateway'), rails)
const moment = field.moment(say('Lúc', 'At'))

/** An order reference that every gateway accepts: letters, digits and hyphens. */
const orderReference = named(
  say('Mã đơn', 'Order reference'),
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,20}$/),
)

/** What the diary shows of a test. */
const testTold = z.object({
  works: field.flag(say('Hoạt động', 'Works')),
  checks: named(
    say('Các bước kiểm tra', 'Checks'),
    z.array(
      z.object({
        check: field.choice(say('Bước', 'Check'), gatewayChecks, gatewayCheckWords),
        finding: field.choice(say('Kết quả', 'Finding'), gatewayFindings, gatewayFindingWords),
      }),
    ),
  ),
})

export const gatewayCalls = {
  'gateway/param-payment': call({
    words: say('Lập yêu cầu thanh toán', 'Make a payment request'),
    kind: 'read',
    method: 'POST',
    access: { who: 'property', codes: ['PAYMENT_GATEWAY_1'] },
    input: z.strictObject({
      rail,
      orderReference,
      amount: field.money(say('Số tiền', 'Amount'), { max: 9_999_999_999 }),
    }),
    output: z.object({
      rail: z.enum(rails),
      mode: z.enum(gatewayModes),
      /** The signed address for the payer; null where the payer scans a code instead. */
      url: z.string().nullable(),
      parameters: z.record(z.string(), z.string()),
      expiresAt: moment.nullable(),
      /**
       * The texts of the QR codes, one for each transfer; empty if the payer opens the address. A single bank transfer must be below 500
       * million dong.
       */
      transfers: z.array(z.object({ amount: z.int(), qr: z.string() })),
    }),
    refusals: ['gatewayNotConfigured', 'gatewayOff', 'dongOnly', 'secretUnreadable'],
  }),
  'gateway/setting-payment': call({
    words: say('Kiểm tra cấu hình cổng thanh toán', 'Test the configuration of a payment gateway'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['PAYMENT_GATEWAY_1', 'PAYMENT_GATEWAY_2'] },
    input: z.strictObject({ rail }),
    output: z.object({
      rail: z.enum(rails),
      works: z.boolean(),
      testedAt: moment,
      worksSince: moment.nullable(),
      checks: z.array(gatewayTest),
    }),
    refusals: ['gatewayNotConfigured', 'gatewayOff', 'dongOnly', 'gatewayChanged'],
    diary: say('Kiểm tra cổng thanh toán {subject}', 'Tested the payment gateway {subject}'),
    record: { kind: 'gateway', id: 'rail' },
    tells: testTold,
    stales: ['payment-method', 'booking', 'supplier'],
    limits: { perMinute: 20 },
  }),
}
