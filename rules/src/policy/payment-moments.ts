import { chargeAmount } from '#booking/charge-amount.ts'
import { paymentTerm } from '#booking/expiry.ts'
import type { LineShare } from '#booking/line-shares.ts'
import { addDays, daysBetween, todayIn } from '#days/day.ts'
import type { Day } from '#days/day.ts'
import { momentIn } from '#days/moment-in.ts'
import type { Deposit, PaymentTerms } from './payment-terms.ts'

/** A payment of a booking and its deadline; null is at the hotel. */
export type PaymentMoment = { readonly dueAt: Date | null; readonly amount: number }

/** The stay that the terms apply to. `hours` is how long the property waits for a payment for which no policy sets a deadline. */
export type BookedStay = { readonly bookedAt: Date; readonly checkIn: Day; readonly timeZone: string; readonly hours: number }

/** A room line of a booking with the agreed payment terms; null where the plan has none. */
export type PaidLine = LineShare & { readonly terms: PaymentTerms | null }

/**
 * The payments of a booking and their deadlines, the first payment first: each room line by its own terms, from its share of the total. If
 * a deadline before arrival is already near or past, the payer still gets the property's hours, and a balance is never due before its
 * deposit.
 */
export const paymentMoments = (lines: readonly PaidLine[], stay: BookedStay): PaymentMoment[] => {
  const sums = new Map<number | null, number>()
  for (const { dueAt, amount } of lines.flatMap((line) => lineMoments(line, stay))) {
    const key = dueAt === null ? null : dueAt.getTime()
    if (amount > 0) sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  return [...sums]
    .toSorted(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
    .map(([key, amount]) => ({ dueAt: key === null ? null : new Date(key), amount }))
}

/** The deadline of the first payment: an unpaid booking expires then; null where nothing is due before arrival. */
export const firstPaymentDue = (moments: readonly PaymentMoment[]): Date | null => moments[0]?.dueAt ?? null

/** The part of a booking that is paid at the hotel. */
export const paidAtHotel = (moments: readonly PaymentMoment[]): number =>
  moments.reduce((sum, { dueAt, amount }) => (dueAt === null ? sum + amount : sum), 0)

const lineMoments = ({ terms, ...share }: PaidLine, stay: BookedStay): PaymentMoment[] => {
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

const isLate = ({ cutOffDays }: PaymentTerms, { bookedAt, checkIn, timeZone }: BookedStay): boolean =>
  cutOffDays !== null && daysBetween(todayIn(timeZone, bookedAt), checkIn) <= cutOffDays

const depositDueAt = ({ due }: Deposit, stay: BookedStay, soonest: Date): Date => {
  if (due.from === 'arrival') return later(endOfDayBefore(stay, due.daysBefore), soonest)
  return paymentTerm(stay.bookedAt, due.unit === 'hours' ? due.count : due.count * 24)
}

const endOfDayBefore = ({ checkIn, timeZone }: BookedStay, days: number): Date => momentIn(timeZone, addDays(checkIn, -days), '23:59')

const later = (...moments: readonly Date[]): Date => new Date(Math.max(...moments.map((moment) => moment.getTime())))
