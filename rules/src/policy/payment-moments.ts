import { chargeAmount } from '../booking/charge-amount.ts'
import { paymentTerm } from '../booking/expiry.ts'
import type { LineShare } from '../booking/line-shares.ts'
import { addDays, daysBetween, todayIn } from '../days/day.ts'
import type { Day } from '../days/day.ts'
import { momentIn } from '../days/moment-in.ts'
import type { Deposit, PaymentTerms } from './payment-terms.ts'

/** A payment of a booking and the moment by which it is due; null is at the hotel. */
export type PaymentMoment = { readonly dueAt: Date | null; readonly amount: number }

/** What the terms are held against. `hours` is how long the property waits for a payment that no policy speaks of. */
export type BookedStay = { readonly bookedAt: Date; readonly checkIn: Day; readonly timeZone: string; readonly hours: number }

/** A room line of a booking with the payment terms that were agreed; null where the plan has none. */
export type PaidLine = LineShare & { readonly terms: PaymentTerms | null }

/**
 * What is to be paid for a booking and when, the first payment first: each room line by its own terms, from its share of the total.
 * Nobody has less time than the property's hours for a day before arrival that is too near, and a balance never falls due before its deposit.
 */
export function paymentMoments(lines: readonly PaidLine[], stay: BookedStay): PaymentMoment[] {
  const sums = new Map<number | null, number>()
  for (const { dueAt, amount } of lines.flatMap((line) => lineMoments(line, stay))) {
    const key = dueAt === null ? null : dueAt.getTime()
    if (amount > 0) sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  return [...sums]
    .toSorted(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
    .map(([key, amount]) => ({ dueAt: key === null ? null : new Date(key), amount }))
}

/** The moment by which the first payment is due: an unpaid booking ends there; null where nothing is due before arrival. */
export function firstPaymentDue(moments: readonly PaymentMoment[]): Date | null {
  return moments[0]?.dueAt ?? null
}

/** How much of a booking is paid at the hotel. */
export function paidAtHotel(moments: readonly PaymentMoment[]): number {
  return moments.reduce((sum, { dueAt, amount }) => (dueAt === null ? sum + amount : sum), 0)
}

function lineMoments({ terms, ...share }: PaidLine, stay: BookedStay): PaymentMoment[] {
  const soonest = paymentTerm(stay.bookedAt, stay.hours)
  if (terms === null) return [{ dueAt: soonest, amount: share.total }]
  const { deposit, balance } = terms
  const depositDue = deposit === null ? soonest : depositDueAt(deposit, stay, soonest)
  if (isLate(terms, stay)) return [{ dueAt: depositDue, amount: share.total }]
  const first = deposit === null ? 0 : chargeAmount(deposit.charge, share)
  const rest = share.total - first
  const restDue =
    balance.at === 'hotel' ? null : later(endOfDayBefore(stay, balance.days), deposit === null ? soonest : depositDue, soonest)
  return [
    { dueAt: depositDue, amount: first },
    { dueAt: restDue, amount: rest },
  ]
}

function isLate({ cutOffDays }: PaymentTerms, { bookedAt, checkIn, timeZone }: BookedStay): boolean {
  return cutOffDays !== null && daysBetween(todayIn(timeZone, bookedAt), checkIn) <= cutOffDays
}

function depositDueAt({ due }: Deposit, stay: BookedStay, soonest: Date): Date {
  if (due.from === 'arrival') return later(endOfDayBefore(stay, due.daysBefore), soonest)
  return paymentTerm(stay.bookedAt, due.unit === 'hours' ? due.count : due.count * 24)
}

function endOfDayBefore({ checkIn, timeZone }: BookedStay, days: number): Date {
  return momentIn(timeZone, addDays(checkIn, -days), '23:59')
}

function later(...moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())))
}
