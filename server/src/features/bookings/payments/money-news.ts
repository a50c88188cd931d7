import type { AlertKind } from '@innkeeper/protocol/words/platform/alert-kinds'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { propertyEmail } from '../bookings.store.ts'
import { notifyProperty, type BookingNews } from '../notify-booking.ts'

/** What happened to the money of a booking. */
export type MoneyNews = Extract<AlertKind, 'paymentReceived' | 'paymentFailed' | 'refundDue'>

/** Notifies the property of a booking's money: who chose it hears of what came in, what failed, and what is to be paid back. */
export const tellOfMoney = async (tx: PropertyTx, kind: MoneyNews, news: BookingNews): Promise<void> => {
  const [email, readers] = [await propertyEmail(tx), await readersByMail(tx, kind)]
  await notifyProperty(tx, { kind, email, readers }, [news])
}
