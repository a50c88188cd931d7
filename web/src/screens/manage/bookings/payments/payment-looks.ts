import { say } from '@innkeeper/protocol/say'
import { refundStateWords, type RefundState } from '@innkeeper/protocol/words/sale/payment-words'
import { effectOf } from '@innkeeper/rules/payment/why-not-entry'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import type { StateLook, Tone } from '#ui/page/badge.tsx'
import type { IconName } from '#ui/look/icon.tsx'

/** A transaction with its booking. */
export type EntryShown = AnswerOf<'booking/payment/detail'>

/** A transaction in the list. */
export type Entry = RowOf<'booking/payment/get-all'>

const refundLooks: Readonly<Record<RefundState, { readonly tone: Tone; readonly icon: IconName }>> = {
  due: { tone: 'amber', icon: 'clock' },
  asked: { tone: 'cham', icon: 'send' },
  done: { tone: 'green', icon: 'check' },
  failed: { tone: 'red', icon: 'alert-circle' },
  withdrawn: { tone: 'grey', icon: 'x' },
}

type Standing = Pick<Entry, 'kind' | 'amount' | 'source' | 'correctedBy'> & { readonly refund: { readonly state: RefundState } | null }

/** How the state of a refund is drawn. */
export const refundLook = (state: RefundState): Pick<StateLook, 'tone' | 'icon'> => refundLooks[state]

/** How a transaction stands: corrected ones no longer count, an agreed refund is on its way, a fee by the terms is a demand. */
export const standingLook = (entry: Standing): StateLook => {
  if (entry.correctedBy !== null) return { words: corrected, tone: 'grey', icon: 'x' }
  if (entry.refund !== null) return { words: refundStateWords[entry.refund.state], ...refundLooks[entry.refund.state] }
  if (entry.amount === 0) return { words: never, tone: 'grey', icon: 'minus' }
  return effectOf(entry) === 0
    ? { words: demanded, tone: 'violet', icon: 'clipboard-list' }
    : { words: counted, tone: 'green', icon: 'check' }
}

/** The sum of a transaction as it stands in a list: what goes out is negative, what moves nothing keeps its amount. */
export const signedAmount = (entry: Pick<Entry, 'kind' | 'amount' | 'source'>): number => {
  const effect = effectOf(entry)
  return effect === 0 ? entry.amount : effect
}

const counted = say('Đã tính', 'Counted')
const corrected = say('Đã sửa', 'Corrected')
const never = say('Không có', 'Never was')
const demanded = say('Phí phải thu', 'Fee demanded')
