import { transactionKinds } from '@innkeeper/rules/booking/payment-state'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { gatewayStates, rails } from '@innkeeper/rules/payment/gateway-state'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { entrySources } from '@innkeeper/rules/payment/why-not-entry'
import { z } from 'zod'
import { railWords } from '#codes/payment-gateways.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { pictureAddress } from '#shapes/photo.ts'
import { paymentMethodWords } from '#words/sale/booking-words.ts'
import { dueKinds, refundStates, transactionKindWords } from '#words/sale/payment-words.ts'

/** The code of a transaction's booking. */
export const paymentBooking = field.text(say('Mã đặt phòng hoặc đặt vé', 'Booking code'), { max: 40 })

/** A transaction's id. */
export const entryId = field.id(say('Giao dịch', 'Transaction'))

/** "Payment transaction: type, date and amount required; notes max 255." */
export const entryForm = {
  kind: field.choice(say('Loại giao dịch', 'Type'), transactionKinds, transactionKindWords),
  paidOn: field.day(say('Ngày thanh toán', 'Payment date')),
  /** Nothing is an amount only where a correction says that a transaction never was. */
  amount: field.money(say('Số tiền', 'Amount'), { min: 0 }),
  paymentMethod: field.choice(say('Phương thức', 'Method'), paymentMethods, paymentMethodWords).nullable().default(null),
  rail: field.choice(say('Cổng thanh toán', 'Gateway'), rails, railWords).nullable().default(null),
  note: field.note(say('Ghi chú', 'Note'), { max: 255 }).default(''),
  receipt: pictureAddress(say('Ảnh biên lai', 'Receipt picture')).nullable().default(null),
  /** A refund that is agreed and not paid yet: it goes on the list of money to move. */
  awaits: field.flag(say('Chưa trả, ghi là phải hoàn', 'Not paid back yet: list it as due')).default(false),
} as const

const agreedRefund = z.object({ state: z.enum(refundStates), paidOn: z.iso.date().nullable(), note: z.string(), version: z.int() })

/** A transaction in a list. */
export const entryRow = z.object({
  id: z.uuid(),
  code: z.string(),
  /** Whether its booking is of a park's tickets. */
  ofTickets: z.boolean(),
  guestName: z.string(),
  agent: nameShape.nullable(),
  kind: z.enum(transactionKinds),
  amount: z.int(),
  currency: z.enum(currencies),
  paidOn: z.iso.date(),
  paymentMethod: z.enum(paymentMethods),
  rail: z.enum(rails).nullable(),
  note: z.string(),
  source: z.enum(entrySources),
  person: z.string(),
  at: z.string(),
  receipt: z.string().nullable(),
  /** The transaction that this one corrects, and the one that corrects it: then it counts no more. */
  corrects: z.uuid().nullable(),
  correctedBy: z.uuid().nullable(),
  refund: agreedRefund.nullable(),
})

/** What a transaction is checked against, and chosen from. */
export const paymentPlace = z.object({
  code: z.string(),
  ofTickets: z.boolean(),
  guestName: z.string(),
  agent: nameShape.nullable(),
  state: z.enum(bookingStates),
  currency: z.enum(currencies),
  bookedOn: z.iso.date(),
  /** Of tickets: the day of the visit, and the last day on which they are valid. */
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  total: z.int(),
  paid: z.int(),
  fee: z.int(),
  owed: z.int(),
  onCredit: z.boolean(),
  /** The gateways, with their states: what cannot be chosen says why. */
  gateways: z.array(z.object({ rail: z.enum(rails), state: z.enum(gatewayStates) })),
})

/** Money that is to move: for what, of which booking, by when; the `id` is that of a refund's entry. */
export const dueRow = z.object({
  kind: z.enum(dueKinds),
  id: z.uuid().nullable(),
  code: z.string(),
  ofTickets: z.boolean(),
  guestName: z.string(),
  agent: nameShape.nullable(),
  amount: z.int(),
  currency: z.enum(currencies),
  dueOn: z.iso.date(),
  overdue: z.boolean(),
  /** `byGateway`: whether it can go back through the gateway that took the payment. */
  refund: z.object({ state: z.enum(refundStates), note: z.string(), byGateway: z.boolean() }).nullable(),
})

/** What came in and went back, by kind, by method and by month. */
export const paymentTotals = z.object({
  currency: z.enum(currencies),
  incoming: z.int(),
  outgoing: z.int(),
  byKind: z.array(z.object({ kind: z.enum(transactionKinds), count: z.int(), amount: z.int() })),
  byMethod: z.array(z.object({ paymentMethod: z.enum(paymentMethods), incoming: z.int(), outgoing: z.int() })),
  /** The months, the first first, each by its first day. */
  byMonth: z.array(z.object({ month: z.iso.date(), incoming: z.int(), outgoing: z.int() })),
})
