import { currencies } from '@innkeeper/rules/money/currency'
import { rails } from '@innkeeper/rules/payment/gateway-state'
import { linkStandings } from '@innkeeper/rules/payment/payment-link'
import { z } from 'zod'
import { call } from '#call.ts'
import { railWords } from '#codes/payment-gateways.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { orderStates } from '#words/sale/payment-link-words.ts'
import { changeMoney, moneyStales, viewMoney } from './payment.ts'
import { paymentBooking as code } from './payment-fields.ts'

/** The gateways that a payer is sent to. */
const cardRails = ['vnpay', 'onepay'] as const

const token = named(say('Mã liên kết', 'Link token'), z.string().min(1).max(100))
const linkId = field.id(say('Liên kết thanh toán', 'Payment link'))
const cardRail = field.choice(say('Cổng thanh toán', 'Gateway'), cardRails, railWords)
const amount = field.money(say('Số tiền', 'Amount'))
const days = field.count(say('Dùng được trong (ngày)', 'Valid for (days)'), { min: 1, max: 60 })

/** A payment link as the property sees it, with each try to pay it. */
const linkRow = z.object({
  id: z.uuid(),
  url: z.string(),
  amount: z.int(),
  standing: z.enum(linkStandings),
  expiresAt: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  /** The last try comes first; `code` is the gateway's own answer. */
  orders: z.array(
    z.object({
      reference: z.string(),
      rail: z.enum(cardRails),
      state: z.enum(orderStates),
      startedAt: z.string(),
      code: z.string().nullable(),
    }),
  ),
})

/** The booking that a payer pays, of rooms or of tickets. */
const paidFor = {
  property: nameShape,
  code: z.string(),
  ofTickets: z.boolean(),
  guestName: z.string(),
  /** Of tickets: the day of the visit, and the last day on which they are valid. */
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  /** What was booked: the rooms of each type, or the visitors of each ticket. */
  lines: z.array(z.object({ name: nameShape, count: z.int() })),
} as const

/** What the person who opens a link sees. */
const linkShown = z.object({
  ...paidFor,
  amount: z.int(),
  currency: z.enum(currencies),
  standing: z.enum(linkStandings),
  expiresAt: z.string(),
  rails: z.array(z.enum(cardRails)),
  /** VietQR codes, several where the amount is above the banks' limit; none where the property has no account for them. */
  transfers: z.array(z.object({ amount: z.int(), qr: z.string() })),
})

/** Links by which a booking is paid, and what their pages ask. */
export const paymentLinkCalls = {
  'booking/payment/links': call({
    words: say('Liên kết thanh toán của đặt phòng hoặc đặt vé', 'Payment links of a booking'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({ code }),
    /** The last link comes first; `rails` are the gateways that take real money, without which nobody can pay. */
    output: z.object({ owed: z.int(), currency: z.enum(currencies), rails: z.array(z.enum(rails)), links: z.array(linkRow) }),
    refusals: [],
  }),
  'booking/payment/make-link': call({
    words: say('Tạo liên kết thanh toán', 'Make a payment link'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({ code, amount, days: days.default(3) }),
    output: z.object({ id: z.uuid(), url: z.string() }),
    refusals: ['wrongAmount', 'nothingOwed', 'dongOnly', 'noGatewayTakesMoney'],
    diary: say('Tạo liên kết thanh toán cho {subject}', 'Made a payment link for {subject}'),
    record: { kind: 'booking', id: 'code' },
    idempotency: 'optional',
    stales: [],
  }),
  'booking/payment/withdraw-link': call({
    words: say('Rút liên kết thanh toán', 'Withdraw a payment link'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({ code, id: linkId }),
    output: z.object({ id: z.uuid() }),
    refusals: ['paymentLinkClosed'],
    diary: say('Rút liên kết thanh toán của {subject}', 'Withdrew a payment link of {subject}'),
    record: { kind: 'booking', id: 'code' },
    tells: z.object({ code, amount }),
    idempotency: 'optional',
    stales: [],
  }),
  'payment-link/show': call({
    words: say('Xem liên kết thanh toán', 'See a payment link'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({ token }),
    /** Null where there is no such link. */
    output: z.object({ link: linkShown.nullable() }),
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'payment-link/pay': call({
    words: say('Thanh toán theo liên kết', 'Pay by a link'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ token, rail: cardRail }),
    /** The gateway's address, to which the payer goes. */
    output: z.object({ url: z.string() }),
    refusals: ['paymentLinkClosed', 'gatewayNotConfigured', 'secretUnreadable'],
    limits: { perMinute: 20 },
  }),
  'payment-link/returned': call({
    words: say('Về từ cổng thanh toán', 'Back from the gateway'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      rail: cardRail,
      /** The query with which the gateway sent the payer back: its signature says that it is the gateway's word. */
      query: field.text(say('Trả lời của cổng', 'The gateway’s answer'), { max: 4000 }),
    }),
    output: z.object({
      outcome: z.enum(['paid', 'failed', 'undecided']),
      ...paidFor,
      amount: z.int(),
      currency: z.enum(currencies),
      token: z.string(),
    }),
    refusals: ['gatewayAnswerUnknown'],
    stales: ['booking', ...moneyStales],
    limits: { perMinute: 60 },
  }),
}
