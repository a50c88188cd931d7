import { linkStanding } from '@innkeeper/rules/payment/payment-link'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { feeOf } from '../payments/ledger.store.ts'
import type { Payable } from '../payments/payable.ts'
import { entryFacts, owedNow } from '../payments/record-entry.ts'
import type { StoredLink } from './payment-links.store.ts'

/** What a booking owes now: of its total, or of its fee once it has ended. */
export const owedOf = async (tx: PropertyTx, booking: Payable): Promise<number> =>
  owedNow(entryFacts(booking, await feeOf(tx, booking.bookingId), []))

/** The standing of a link whose booking owes so much. */
export const standingOf = ({ paid, withdrawn, expiresAt }: Pick<StoredLink, 'paid' | 'withdrawn' | 'expiresAt'>, owed: number, now: Date) =>
  linkStanding({ paid, withdrawn, expiresAt: new Date(expiresAt), owed }, now)
