import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { formatDate } from '@innkeeper/protocol/format/format'
import type { Language } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { amountRange, whyNotEntry, type EntryFacts, type EntryReason } from '@innkeeper/rules/payment/why-not-entry'
import { toDay } from '@innkeeper/rules/days/day'
import { gatewayStates } from '#features/payment-methods/gateways.reads.ts'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { feeOf, findEntry, hasReceipt, type NewEntry, type StoredEntry } from './ledger.store.ts'
import { daysOf, isOfTickets, lockPayable, payableOfCode, payableSignals, type Payable } from './payable.ts'
import { entryOfId, entryPage, totalsOf } from './payment-list.store.ts'
import { paymentsFile } from './payments-file.ts'
import { entryFacts, owedNow, recordEntry } from './record-entry.ts'
import { withdrawRefund } from './refunds.store.ts'

type Update = 'booking/payment/update'

/** What a property's staff do with transactions: read, record, correct. */
export const paymentCalls = implement({
  'booking/payment/get-all': (at, asked) => entryPage(at.tx, asked, asked),

  'booking/payment/totals': (at, filter) => totalsOf(at.tx, filter),

  'booking/payment/detail': async (at, { id }) => {
    const entry = await entryOfId(at.tx, id)
    const booking = entry && (await payableOfCode(at.tx, entry.code))
    if (entry === undefined || booking === undefined) throw at.refusal('notFound', { field: 'id' })
    const stored = await findEntry(at.tx, id)
    return { ...entry, correctable: stored !== undefined && whyNotCorrectable(stored) === null, place: await placeOf(at.tx, booking) }
  },

  'booking/payment/place': async (at, { code }) => {
    const booking = await payableOfCode(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    return placeOf(at.tx, booking)
  },

  'booking/payment/update': async (at, input) => {
    const booking = await lockPayable(at.tx, input.code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const before = input.corrects === null ? null : await entryToCorrect(at, booking, input.corrects)
    const facts = entryFacts(booking, await feeOf(at.tx, booking.bookingId), await railsOn(at.tx))
    const entry = await checkedEntry(at, input, { facts, before, booking })
    const { fullName: person, accountId } = at.person
    const by = { person, accountId, origin: 'screen', now: at.now, ...(before === null ? {} : { before }) } as const
    const { id, state, paid } = await recordEntry(at.tx, booking, entry, by)
    if (before?.refund === 'due') await withdrawRefund(at.tx, before.id, person)
    const told = { kind: entry.kind, amount: entry.amount, paidOn: entry.paidOn, paymentMethod: entry.paymentMethod, rail: entry.rail }
    await at.diary({
      subject: booking.code,
      before: { state: booking.state, paid: booking.paid },
      after: { ...told, note: entry.note, state, paid },
    })
    for (const signal of payableSignals(booking)) at.publish(signal)
    return { id, code: booking.code, state, paid, owed: owedNow({ ...facts, state, paid }) }
  },

  'booking/payment/export': async (at, asked) => {
    const rows = await rowsForFile(at, (page) => entryPage(at.tx, asked, page))
    return paymentsFile(rows, await totalsOf(at.tx, asked), at.language)
  },
})

const railsOn = async (tx: PropertyTx): Promise<Rail[]> =>
  (await gatewayStates(tx)).filter(({ state }) => state !== 'notConfigured' && state !== 'off').map(({ rail }) => rail)

const placeOf = async (tx: PropertyTx, booking: Payable) => {
  const gateways = await gatewayStates(tx)
  const { first, last } = daysOf(booking)
  const facts = entryFacts(booking, await feeOf(tx, booking.bookingId), [])
  return {
    code: booking.code,
    ofTickets: isOfTickets(booking),
    guestName: booking.guestName,
    agent: booking.snapshot.travelAgent?.name ?? null,
    state: booking.state,
    currency: booking.currency,
    bookedOn: facts.bookedOn,
    checkIn: first,
    checkOut: last,
    total: booking.total,
    paid: booking.paid,
    fee: facts.fee,
    owed: owedNow(facts),
    onCredit: facts.onCredit,
    gateways,
  }
}

/** What the terms, a gateway or an agent's payment for a month wrote is proven elsewhere; what was corrected, or is being paid back, no longer stands for itself. */
const whyNotCorrectable = ({ source, corrected, refund }: StoredEntry): 'entryCorrected' | 'entryNotCorrectable' | null => {
  if (corrected) return 'entryCorrected'
  if (source === 'terms' || source === 'gateway' || source === 'month') return 'entryNotCorrectable'
  return refund === null || refund === 'due' ? null : 'entryNotCorrectable'
}

const entryToCorrect = async (at: At<Update>, booking: Payable, id: string): Promise<StoredEntry> => {
  const entry = await findEntry(at.tx, id)
  if (entry === undefined || entry.code !== booking.code) throw at.refusal('notFound', { field: 'corrects' })
  const reason = whyNotCorrectable(entry)
  if (reason !== null) throw at.refusal(reason, { field: 'corrects' })
  return entry
}

type Checking = { readonly facts: EntryFacts; readonly before: StoredEntry | null; readonly booking: Payable }

/** The entry that the input asks for; refused at each field that is wrong. */
const checkedEntry = async (at: At<Update>, input: CallRequest<Update>, checking: Checking): Promise<NewEntry> => {
  const { kind, amount, paymentMethod, rail, note } = input
  const paidOn = toDay(input.paidOn)
  const reasons = whyNotEntry({ kind, amount, paidOn, paymentMethod, rail }, checking.facts, checking.before)
  if (reasons.length > 0) throw at.fieldsRefused(reasons.map((reason) => refusedField(reason, input, checking, at.language)))
  if (paymentMethod === null) throw new Error('an entry without a method is refused')
  const { receipt } = input
  if (receipt !== null && !(await hasReceipt(at.tx, receipt))) throw at.refusal('receiptMissing', { field: 'receipt' })
  const awaits = input.awaits && (kind === 'refund' || kind === 'cancellation refund')
  return { kind, amount, paidOn, paymentMethod, rail, note, source: 'person', awaits, receipt, corrects: input.corrects }
}

const refusedField = ({ field, reason }: EntryReason, input: CallRequest<Update>, checking: Checking, language: Language) => {
  const { facts, before, booking } = checking
  switch (reason) {
    case 'wrongAmount': {
      const { least, most } = amountRange(input.kind, facts, before)
      const money = (sum: number) => formatMoney(sum, booking.currency, language)
      return { field, key: 'wrongAmount', values: { least: money(least), most: money(most) } } as const
    }
    case 'dateOutOfRange':
      return {
        field,
        key: isOfTickets(booking) ? 'ticketPaymentDateOutOfRange' : 'paymentDateOutOfRange',
        values: { from: formatDate(facts.bookedOn), to: formatDate(facts.checkOut) },
      } as const
    case 'gatewayNotSelected':
      return { field, key: 'gatewayNotChosen', values: { method: methodIn(input.paymentMethod, language) } } as const
    case 'methodNotSelected':
      return { field, key: 'methodNotSelected' } as const
    case 'onCredit':
      return { field, key: 'bookingOnCredit' } as const
    case 'wrongKind':
      return { field, key: 'wrongTransactionKind' } as const
  }
}

const methodIn = (method: CallRequest<Update>['paymentMethod'], language: Language): string =>
  method === null ? '' : paymentMethodWords[method][language]
