import type { CancellationCharge } from '#booking/cancellation-terms.ts'

/** When a deposit is due: a number of hours or days after booking, or at the end of a day before arrival. */
export type DepositDue =
  | { readonly from: 'booking'; readonly unit: 'hours' | 'days'; readonly count: number }
  | { readonly from: 'arrival'; readonly daysBefore: number }

/** What is paid first: a share of the total, an amount, or a number of first nights, at most everything. */
export type Deposit = { readonly charge: CancellationCharge; readonly due: DepositDue }

/** When the rest is paid: at the end of a day before arrival, or at the hotel. */
export type Balance = { readonly at: 'daysBefore'; readonly days: number } | { readonly at: 'hotel' }

/**
 * A payment policy. If booked `cutOffDays` before arrival or later, everything is due at once. If the deposit is everything, the balance is
 * zero.
 */
export type PaymentTerms = { readonly deposit: Deposit | null; readonly balance: Balance; readonly cutOffDays: number | null }
