import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { formatDate } from '@innkeeper/protocol/format/format'
import { paidTooMuch } from '@innkeeper/rules/payment/payment-link'
import { mostPaid, whyNotEntry } from '@innkeeper/rules/payment/why-not-entry'
import type { At } from '#kit/call/at.ts'
import { countPayment, type Counted } from '../payments/count-payment.ts'
import { feeOf, type NewEntry } from '../payments/ledger.store.ts'
import { isOfTickets, lockPayables, type Payable } from '../payments/payable.ts'
import { entryFacts } from '../payments/record-entry.ts'
import { lockLines, markBooked, type StoredLine } from './statement-lines.store.ts'

type Booking = At<'booking/payment/statement-book'>
type Ticked = CallRequest<'booking/payment/statement-book'>['lines'][number]

/** A line that became a payment, and its booking before it. */
export type BookedLine = { readonly line: StoredLine; readonly booking: Payable; readonly counted: Counted }

/** Records ticked lines as payments, all of them or none, each under the lock of its line and its booking. */
export const bookLines = async (at: Booking, ticked: readonly Ticked[]): Promise<BookedLine[]> => {
  const lines = new Map((await lockLines(at.tx, idsOf(ticked))).map((line) => [line.id, line]))
  const bookings = new Map((await lockPayables(at.tx, codesOf(ticked))).map((booking) => [booking.code, booking]))
  const booked: BookedLine[] = []
  // In turn: of two lines of one booking the second pays what the first has left.
  const book = async ({ id, code, back }: Ticked, place: number): Promise<void> => {
    const line = openLine(at, lines.get(id), `lines.${place}.id`)
    lines.delete(id)
    const booking = bookings.get(code)
    if (booking === undefined) throw at.refusal('notFound', { field: `lines.${place}.code` })
    await refuseWrong(at, { line, booking, back }, `lines.${place}.code`)
    const counted = await countPayment(at.tx, booking, entryOf(line), recorder(at))
    bookings.set(code, { ...booking, state: counted.state, paid: counted.paid })
    booked.push({ line, booking, counted })
  }
  await ticked.reduce((before, one, place) => before.then(() => book(one, place)), Promise.resolve())
  const entries = new Map(booked.map(({ line, counted }) => [line.id, counted.id]))
  await markBooked(at.tx, { entries, person: at.person.fullName, now: at.now })
  return booked
}

const idsOf = (ticked: readonly Ticked[]) => ticked.map(({ id }) => id)
const codesOf = (ticked: readonly Ticked[]) => [...new Set(ticked.map(({ code }) => code))]

const recorder = ({ person: { fullName: person, accountId }, now }: Booking) => ({ person, accountId, origin: 'screen', now }) as const

// One that is named twice was taken by whoever named it first.
const openLine = (at: Booking, line: StoredLine | undefined, field: string): StoredLine => {
  if (line === undefined) throw at.refusal('notFound', { field })
  if (line.standing !== 'open') throw at.refusal('statementLineTaken', { field, values: { person: line.decidedBy ?? '' } })
  return line
}

type Wanted = { readonly line: StoredLine; readonly booking: Payable; readonly back: number }

/** The checks of a payment that is entered by hand; what is too much is no mistake here: the money came, and is to be paid back. */
const refuseWrong = async (at: Booking, { line, booking, back }: Wanted, field: string): Promise<void> => {
  const { code } = booking
  if (booking.currency !== 'VND') throw at.refusal('statementOtherCurrency', { field, values: { code } })
  const facts = entryFacts(booking, await feeOf(at.tx, booking.bookingId), [])
  const asked = { kind: 'payment', amount: line.amount, paidOn: line.paidOn, paymentMethod: 'bank transfer', rail: null } as const
  const reasons = whyNotEntry(asked, facts).map(({ reason }) => reason)
  if (reasons.includes('onCredit')) throw at.refusal('bookingOnCredit', { field })
  if (reasons.includes('dateOutOfRange')) {
    const values = { from: formatDate(facts.bookedOn), to: formatDate(facts.checkOut) }
    throw at.refusal(isOfTickets(booking) ? 'ticketPaymentDateOutOfRange' : 'paymentDateOutOfRange', { field, values })
  }
  const now = paidTooMuch({ paid: booking.paid, amount: line.amount, most: mostPaid(facts) })
  if (now !== back) throw at.refusal('statementOwedChanged', { field, values: { code } })
}

const longestNote = 255

const entryOf = ({ amount, paidOn, reference, content }: StoredLine): NewEntry => ({
  kind: 'payment',
  amount,
  paidOn,
  paymentMethod: 'bank transfer',
  rail: null,
  note: [reference, content]
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, longestNote),
  source: 'statement',
  awaits: false,
  receipt: null,
  corrects: null,
})
