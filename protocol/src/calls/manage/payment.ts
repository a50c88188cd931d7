import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { transactionKinds } from '@innkeeper/rules/booking/payment-state'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { entrySources } from '@innkeeper/rules/payment/why-not-entry'
import { z } from 'zod'
import { call, uploadBytes } from '#call.ts'
import { field, named } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { bookingStateWords, paymentMethodWords } from '#words/sale/booking-words.ts'
import { dueKinds, entrySourceWords } from '#words/sale/payment-words.ts'
import { photoMediaTypes, photoRefusals } from '../hotel-information/resource.ts'
import { dueRow, entryForm, entryId, entryRow, paymentBooking as code, paymentPlace, paymentTotals } from './payment-fields.ts'

/** Who sees a booking's money, and who changes it. */
export const viewMoney = { who: 'property', codes: ['TRANSACTION_1'] } as const
export const changeMoney = { who: 'property', codes: ['TRANSACTION_1', 'TRANSACTION_2'] } as const

/** What the list of transactions can be sorted by; by default the last day comes first. */
export const paymentSorts = ['paidOn', 'amount', 'code', 'kind'] as const

const filter = {
  text: field.text(say('Mã, khách, đại lý', 'Code, guest, agent'), { max: 100, min: 0 }).default(''),
  kinds: named(say('Loại giao dịch', 'Type'), z.array(z.enum(transactionKinds)).max(transactionKinds.length)).default([]),
  paymentMethod: field.choice(say('Phương thức', 'Method'), paymentMethods, paymentMethodWords).optional(),
  source: field.choice(say('Nguồn', 'Source'), entrySources, entrySourceWords).optional(),
  fromDate: field.day(say('Từ ngày', 'From')).optional(),
  toDate: field.day(say('Đến ngày', 'To')).optional(),
  code: code.optional(),
}

/** What else is out of date once money has moved: the bell, a park’s ticket bookings and gates, and the platform’s lists of bookings. */
export const moneyStales = ['notification', 'travelagent', 'supplier', 'ticket-booking', 'gate'] as const

/** How a refund was paid back. */
const paidBack = {
  paidOn: field.day(say('Ngày trả', 'Paid on')),
  paymentMethod: field.choice(say('Phương thức', 'Method'), paymentMethods, paymentMethodWords),
  note: field.note(say('Ghi chú', 'Note'), { max: 255 }).default(''),
} as const

/** The calls of a property's transactions. */
export const paymentCalls = {
  'booking/payment/get-all': call({
    words: say('Giao dịch thu chi', 'Transactions'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({ ...filter, ...sortedBy(paymentSorts), ...field.page }),
    output: z.array(entryRow),
    refusals: [],
    list: true,
  }),
  'booking/payment/totals': call({
    words: say('Tổng thu chi', 'Totals of the transactions'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject(filter),
    output: paymentTotals,
    refusals: [],
  }),
  'booking/payment/to-move': call({
    words: say('Tiền phải thu, phải trả', 'Money to move'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({
      text: filter.text,
      kinds: named(say('Khoản', 'For'), z.array(z.enum(dueKinds)).max(dueKinds.length)).default([]),
      ...field.page,
    }),
    /** What is due first comes first. */
    output: z.array(dueRow),
    refusals: [],
    list: true,
  }),
  'booking/payment/refund-done': call({
    words: say('Ghi đã trả tiền hoàn', 'Record that a refund was paid'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({ id: entryId, ...paidBack }),
    output: z.object({ id: z.uuid() }),
    refusals: ['refundNotDue', 'refundBeforeAgreed', 'methodNotSelected'],
    diary: say('Đã trả tiền hoàn của {subject}', 'Paid the refund of {subject}'),
    record: { kind: 'transaction', id: 'id' },
    tells: z.object({ amount: entryForm.amount, ...paidBack }),
    idempotency: 'optional',
    stales: moneyStales,
  }),
  'booking/payment/refund-by-gateway': call({
    words: say('Hoàn tiền qua cổng thanh toán', 'Pay a refund back through the gateway'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({ id: entryId }),
    output: z.object({ id: z.uuid() }),
    refusals: ['refundNotDue', 'noPaymentToPayBack', 'secretUnreadable'],
    diary: say('Gửi VNPAY hoàn tiền của {subject}', 'Asked VNPAY to pay back the refund of {subject}'),
    record: { kind: 'transaction', id: 'id' },
    tells: z.object({ amount: entryForm.amount }),
    idempotency: 'optional',
    stales: moneyStales,
  }),
  'booking/payment/detail': call({
    words: say('Chi tiết giao dịch', 'A transaction'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({ id: entryId }),
    output: entryRow.extend({ correctable: z.boolean(), place: paymentPlace }),
    refusals: [],
  }),
  'booking/payment/place': call({
    words: say('Đặt phòng hoặc đặt vé để ghi giao dịch', 'The booking of a new transaction'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({ code }),
    output: paymentPlace,
    refusals: [],
  }),
  'booking/payment/update': call({
    words: say('Ghi giao dịch', 'Record a transaction'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({
      code,
      ...entryForm,
      /** The transaction that this one corrects: it then counts instead of it. */
      corrects: entryId.nullable().default(null),
    }),
    output: z.object({ id: z.uuid(), code: z.string(), state: z.enum(bookingStates), paid: z.int(), owed: z.int() }),
    refusals: [
      'wrongAmount',
      'paymentDateOutOfRange',
      'ticketPaymentDateOutOfRange',
      'methodNotSelected',
      'gatewayNotChosen',
      'wrongTransactionKind',
      'bookingOnCredit',
      'entryNotCorrectable',
      'entryCorrected',
      'receiptMissing',
    ],
    diary: say('Ghi giao dịch của {subject}', 'Recorded a transaction of {subject}'),
    record: { kind: 'transaction', id: 'id' },
    tells: z.object({
      kind: entryForm.kind,
      paidOn: entryForm.paidOn,
      amount: entryForm.amount,
      paymentMethod: entryForm.paymentMethod,
      rail: entryForm.rail,
      note: entryForm.note,
      state: field.choice(say('Trạng thái', 'Status'), bookingStates, bookingStateWords),
      paid: field.money(say('Đã trả', 'Paid'), { min: 0 }),
    }),
    idempotency: 'optional',
    stales: moneyStales,
  }),
  'booking/payment/upload-receipt': call({
    words: say('Tải ảnh biên lai', 'Upload a receipt picture'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    upload: { field: 'file', words: say('Ảnh biên lai', 'Receipt picture'), maxBytes: uploadBytes, accept: photoMediaTypes },
    input: z.strictObject({}),
    output: z.object({ imageUrl: z.string() }),
    refusals: photoRefusals,
    limits: { perMinute: 30, seconds: 60 },
  }),
  'booking/payment/export': call({
    words: say('Xuất giao dịch', 'Export the transactions'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: fileInput({ ...filter, ...sortedBy(paymentSorts) }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
}
