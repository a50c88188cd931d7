import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { formatDate } from '@innkeeper/protocol/format/format'
import { holdsRooms } from '@innkeeper/rules/booking/booking-states'
import { toDay, todayIn } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { mostOfPayment, splitPayment } from '@innkeeper/rules/month-statement/split-payment'
import { needsGateway } from '@innkeeper/rules/payment/payment-methods'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import type { At } from '#kit/call/at.ts'
import { lockBookings } from '../bookings.store.ts'
import { writeEntries, type NewEntry } from '../payments/ledger.store.ts'
import type { Payable } from '../payments/payable.ts'
import { entryToWrite } from '../payments/record-entry.ts'
import { lockTicketBookings } from '../ticket-bookings/ticket-bookings.store.ts'
import { monthHead, type MonthHead } from './month-head.store.ts'
import { giveCreditBack, lockMonths, payableLines } from './month-lines.store.ts'
import { writeMonthPayment } from './month-payments.store.ts'

type Settling = At<'booking/monthly/settle'>
type Asked = CallRequest<'booking/monthly/settle'>

/** A statement after a payment: how many bookings it paid, and what is still to be paid. */
export type MonthSettled = { readonly head: MonthHead; readonly bookings: number; readonly payable: number }

/**
 * Records one payment of an agent: each agreed line that it pays becomes a transaction of its booking, like one entered by hand, and what was
 * owed on credit is the agent's again. The statement is locked first, so that of two people who record a payment the second sees the first.
 */
export const settleMonth = async (at: Settling, asked: Asked): Promise<MonthSettled> => {
  const [month] = await lockMonths(at.tx, [asked.id])
  const before = month && (await monthHead(at.tx, month.id))
  if (before === undefined) throw at.refusal('notFound', { field: 'id' })
  const codes = (await payableLines(at.tx, before.id)).map(({ code }) => code)
  const locked: readonly Payable[] = [...(await lockBookings(at.tx, codes)), ...(await lockTicketBookings(at.tx, codes))]
  const bookings = new Map(locked.map((booking) => [booking.code, booking]))
  // What is left is read again: a booking may have been paid before it was locked.
  const lines = await payableLines(at.tx, before.id)
  await refuseWrong(at, asked, { head: before, payable: mostOfPayment(lines) })
  const split = new Map(splitPayment(asked.amount, lines).map(({ id, amount }) => [id, amount]))
  const parts = lines.flatMap((line) => {
    const [booking, amount] = [bookings.get(line.code), split.get(line.id)]
    return booking === undefined || amount === undefined ? [] : [{ booking, amount }]
  })
  const by = { person: at.person.fullName, accountId: at.person.accountId, origin: 'screen', now: at.now } as const
  const entries = await writeEntries(
    at.tx,
    parts.map(({ booking, amount }) => entryToWrite(booking, entryOf(booking, amount, asked), by)),
  )
  await writeMonthPayment(at.tx, { ...asked, entries, person: by.person, now: at.now })
  await giveCreditBack(at.tx, before.agent.id, creditOf(parts))
  const head = (await monthHead(at.tx, before.id)) ?? before
  return { head, bookings: parts.length, payable: mostOfPayment(lines) - asked.amount }
}

type Standing = { readonly head: MonthHead; readonly payable: number }

const refuseWrong = async (at: Settling, { amount, paidOn, paymentMethod, payable: seen }: Asked, { head, payable }: Standing) => {
  if (payable === 0) throw at.refusal('monthNothingOwed', { field: 'amount' })
  if (payable !== seen) throw at.refusal('monthChanged', { field: 'amount' })
  const [from, today] = [head.month, todayIn((await localeOf(at.tx)).timeZone, at.now)]
  if (amount > payable) {
    throw at.refusal('monthPaymentTooMuch', { field: 'amount', values: { most: formatMoney(payable, head.currency, at.language) } })
  }
  if (paidOn < from || paidOn > today) {
    throw at.refusal('monthPaymentDay', { field: 'paidOn', values: { from: formatDate(from), to: formatDate(today) } })
  }
  if (paymentMethod === 'debt' || needsGateway(paymentMethod)) throw at.refusal('methodNotSelected', { field: 'paymentMethod' })
}

const entryOf = (booking: Payable, amount: number, { paidOn, paymentMethod, note }: Asked): NewEntry => ({
  kind: holdsRooms(booking.state) ? 'payment' : 'cancellation fee',
  amount,
  paidOn: toDay(paidOn),
  paymentMethod,
  rail: null,
  note,
  source: 'month',
  awaits: false,
  receipt: null,
  corrects: null,
})

const creditOf = (parts: readonly { readonly booking: Payable; readonly amount: number }[]): number =>
  parts.reduce((sum, { booking, amount }) => sum + (booking.paymentMethod === 'debt' ? amount : 0), 0)
