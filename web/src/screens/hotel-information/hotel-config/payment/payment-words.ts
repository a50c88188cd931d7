import { paymentSentence } from '@innkeeper/protocol/policy-sentences'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import {
  paymentTermsOf,
  type balanceTypes,
  type depositTermUnits,
  type depositTypes,
  type PaymentFields,
} from '@innkeeper/rules/policy/payment-fields'
import type { AnswerOf } from '../../../../kit/ask.ts'

/** A payment policy as it is read. */
export type PaymentPolicy = AnswerOf<'payment-policy/detail'>

/** A payment policy's terms in words; a dash while something is missing. */
export const sentenceOf = (fields: PaymentFields, currency: Currency): Saying => {
  const terms = paymentTermsOf(fields)
  return terms === null ? dash : paymentSentence(terms, currency)
}

/** Why somebody may look only. */
export const mayNotChange: Saying = say('Không có quyền sửa chính sách thanh toán.', 'No right to change payment policies.')

/** What the list of payment policies is called. */
export const listTitle: Saying = say('Chính sách thanh toán', 'Payment policies')

/** How much is paid first, each with what it means. */
export const depositWords: Readonly<Record<(typeof depositTypes)[number], Saying>> = {
  whole: say('Trả toàn bộ một lần', 'Everything at once'),
  percent: say('Đặt cọc theo phần trăm', 'A deposit by percent'),
  amount: say('Đặt cọc một số tiền', 'A deposit of an amount'),
  nights: say('Đặt cọc tiền những đêm đầu', 'A deposit of the first nights'),
  none: say('Không cần đặt cọc', 'No deposit'),
}

/** What a deposit's term counts. */
export const termUnitWords: Readonly<Record<(typeof depositTermUnits)[number], Saying>> = {
  hours: say('giờ sau khi đặt', 'hours after booking'),
  days: say('ngày sau khi đặt', 'days after booking'),
  daysBefore: say('ngày trước khi đến', 'days before arrival'),
}

/** When the rest is paid. */
export const balanceWords: Readonly<Record<(typeof balanceTypes)[number], Saying>> = {
  daysBefore: say('Trước ngày đến', 'Before arrival'),
  hotel: say('Tại khách sạn', 'At the hotel'),
}

const dash: Saying = { vi: '–', en: '–' }
