import type { Language } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { creditLeftOf, type PropertyFacts } from '../check-stay/stay-facts.reads.ts'

type Asking = {
  readonly language: Language
  readonly refusal: (key: 'debtNotConfigured' | 'debtOverLimit', detail: RefusalDetail) => Refused
}

/** Refuses a total that an agent cannot owe: it has no credit, or too little is left of it. */
export const refuseCredit = ({ language, refusal }: Asking, { agent, currency }: PropertyFacts, total: number): void => {
  const left = creditLeftOf(agent)
  if (left === null) throw refusal('debtNotConfigured', { field: 'paymentMethod' })
  if (total > left) throw refusal('debtOverLimit', { field: 'paymentMethod', values: overCredit({ total, left }, currency, language) })
}

/** What the refusal of a total above the credit that is left says. */
export const overCredit = ({ total, left }: { readonly total: number; readonly left: number }, currency: Currency, language: Language) => ({
  total,
  left,
  price: formatMoney(total, currency, language),
  creditLeft: formatMoney(left, currency, language),
})
