import type { TransactionKind } from '@innkeeper/rules/booking/payment-state'
import type { EntrySource } from '@innkeeper/rules/payment/why-not-entry'
import { say, type Saying } from '#say.ts'

/** The kinds of transaction, in words. */
export const transactionKindWords: Readonly<Record<TransactionKind, Saying>> = {
  payment: say('Thanh toán', 'Payment'),
  refund: say('Hoàn tiền', 'Refund'),
  'cancellation refund': say('Hoàn tiền huỷ', 'Cancellation refund'),
  'cancellation fee': say('Phí huỷ', 'Cancellation fee'),
}

/** Who says that money moved, in words. */
export const entrySourceWords: Readonly<Record<EntrySource, Saying>> = {
  terms: say('Theo điều khoản đã chốt', 'By the agreed terms'),
  person: say('Nhân viên ghi', 'Entered by staff'),
  gateway: say('Cổng thanh toán báo', 'Reported by the gateway'),
  statement: say('Sao kê ngân hàng', 'Bank statement'),
  month: say('Bảng đối soát tháng', 'Monthly statement'),
}

/** What money moves for: parts of a booking's price, its fee, and what goes back. */
export const dueKinds = ['deposit', 'balance', 'atHotel', 'fee', 'refund'] as const

/** What money moves for, in words. */
export const dueKindWords: Readonly<Record<(typeof dueKinds)[number], Saying>> = {
  deposit: say('Đặt cọc', 'Deposit'),
  balance: say('Phần còn lại', 'Balance'),
  atHotel: say('Trả tại khách sạn', 'Paid at the hotel'),
  fee: say('Phí huỷ', 'Cancellation fee'),
  refund: say('Hoàn tiền', 'Refund'),
}

/** The states of an agreed refund. */
export const refundStates = ['due', 'asked', 'done', 'failed', 'withdrawn'] as const

/** A state of a refund. */
export type RefundState = (typeof refundStates)[number]

/** The states of a refund, in words. */
export const refundStateWords: Readonly<Record<RefundState, Saying>> = {
  due: say('Chưa trả', 'Not paid back yet'),
  asked: say('Đã gửi cổng thanh toán', 'Sent to the gateway'),
  done: say('Đã trả', 'Paid back'),
  failed: say('Cổng từ chối', 'Refused by the gateway'),
  withdrawn: say('Đã rút', 'Withdrawn'),
}
