import { formatDate } from '@innkeeper/protocol/format/format'
import { refusals } from '@innkeeper/protocol/refusals'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { isDay, toDay } from '@innkeeper/rules/days/day'
import { amountRange, whyNotEntry, type EntryBefore, type EntryFacts, type EntryReason } from '@innkeeper/rules/payment/why-not-entry'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'

type Values = Typed<CallInput<'booking/payment/update'>>
type Place = AnswerOf<'booking/payment/place'>

/** The booking as the rule takes it. */
export const factsOf = (place: Place): EntryFacts => ({
  ...place,
  bookedOn: toDay(place.bookedOn),
  checkOut: toDay(place.checkOut),
  rails: place.gateways.filter(({ state }) => state !== 'notConfigured' && state !== 'off').map(({ rail }) => rail),
})

/** The broken rules of a transaction while it is typed; the server asks the same rule. What is empty is told by its own field. */
export const entryRules = (
  values: Values,
  place: Place,
  first: EntryBefore | null,
  money: (sum: number) => string,
): readonly RuleError[] => {
  const { kind, amount, paidOn } = values
  if (kind === undefined) return []
  const facts = factsOf(place)
  const day = paidOn !== undefined && isDay(paidOn) ? toDay(paidOn) : facts.checkOut
  const range = amountRange(kind, facts, first)
  const asked = { kind, amount: amount ?? range.least, paidOn: day, paymentMethod: values.paymentMethod ?? null, rail: values.rail ?? null }
  return whyNotEntry(asked, facts, first)
    .filter(({ field }) => field !== 'amount' || amount !== undefined)
    .map((reason) => errorOf(reason, values, { facts, ofTickets: place.ofTickets, least: money(range.least), most: money(range.most) }))
}

type Said = { readonly facts: EntryFacts; readonly ofTickets: boolean; readonly least: string; readonly most: string }

const errorOf = ({ field, reason }: EntryReason, values: Values, { facts, ofTickets, least, most }: Said): RuleError => {
  switch (reason) {
    case 'wrongAmount':
      return { field, words: refusals.wrongAmount.words, values: { least, most } }
    case 'dateOutOfRange':
      return {
        field,
        words: refusals[ofTickets ? 'ticketPaymentDateOutOfRange' : 'paymentDateOutOfRange'].words,
        values: { from: formatDate(facts.bookedOn), to: formatDate(facts.checkOut) },
      }
    case 'methodNotSelected':
      return { field, words: refusals.methodNotSelected.words }
    case 'gatewayNotSelected': {
      const method = values.paymentMethod ?? 'other'
      const { vi, en } = refusals.gatewayNotChosen.words
      const named = paymentMethodWords[method]
      return { field, words: { vi: vi.replace('{method}', named.vi), en: en.replace('{method}', named.en) } }
    }
    case 'onCredit':
      return { field, words: refusals.bookingOnCredit.words }
    case 'wrongKind':
      return { field, words: refusals.wrongTransactionKind.words }
  }
}
