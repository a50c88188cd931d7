import type { AlertKind } from '@innkeeper/protocol/words/platform/alert-kinds'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { propertyEmail } from '../bookings.store.ts'
import { notifyProperty, type BookingNews } from '../notify-booking.ts'
import { tellOfTickets } from '../ticket-bookings/notify-tickets.ts'
import { isOfTickets, type Payable } from './payable.ts'

/** What happened to the money of a booking. */
export type MoneyNews = Extract<AlertKind, 'paymentReceived' | 'paymentFailed' | 'refundDue'>

/** Notifies the property of a booking's money: who chose it hears of what came in, what failed, and what is to be paid back. */
export const tellOfMoney = async (tx: PropertyTx, kind: MoneyNews, { booking, ...by }: MoneyNewsOf): Promise<void> => {
  const email = await propertyEmail(tx)
  if (isOfTickets(booking)) return tellOfTickets(tx, { kind, booking, ...by, email })
  await notifyProperty(tx, { kind, email, readers: await readersByMail(tx, kind) }, [{ booking, ...by }])
}

/** A booking whose money moved, and who did it. */
type MoneyNewsOf = Omit<BookingNews, 'booking'> & { readonly booking: Payable }
