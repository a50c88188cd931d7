import type { CancellationCharge } from '../booking/cancellation-terms.ts'

/** When a deposit is due: so many hours or days after booking, or at the end of a day before arrival. */
export type DepositDue =
  | { readonly from: 'booking'; readonly unit: 'hours' | 'days'; readonly count: number }
  | { readonly from: 'arrival'; readonly daysBefore: number }

/** What is paid first: a share of the total, an amount, or so many first nights, at most everything. */
export type Deposit = { readonly charge: CancellationCharge; readonly due: DepositDue }

/** When the rest is paid: at the end of a day before arrival, or at the hotel. */
export type Balance = { readonly at: 'daysBefore'; readonly days: number } | { readonly at: 'hotel' }

/**
 * A payment policy. Booked `cutOffDays` before arrival or later, everything is due at once. Where the deposit is everything,
 * the balance comes to nothing.
 */
export type PaymentTerms = { readonly deposit: Deposit | null; readonly balance: Balance; readonly cutOffDays: number | null }
