import { paymentSentence } from '@innkeeper/protocol/words/property/policy-sentences'
import type { Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { paymentTermsOf, type PaymentFields } from '@innkeeper/rules/policy/payment-fields'
import type { AnswerOf } from '#kit/calls/ask.ts'

/** A payment policy as it is read. */
export type PaymentPolicy = AnswerOf<'payment-policy/detail'>

/** A payment policy's terms in words; a dash while something is missing. */
export const sentenceOf = (fields: PaymentFields, currency: Currency): Saying => {
  const terms = paymentTermsOf(fields)
  return terms === null ? dash : paymentSentence(terms, currency)
}

const dash: Saying = { vi: '–', en: '–' }
