import { cancellationFee, type AgreedBooking, type CancellationFee } from '@innkeeper/rules/booking/cancellation-fee'
import { noShowFee } from '@innkeeper/rules/booking/no-show'
import { todayIn } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { propertyEmail, type StoredBooking } from '../bookings.store.ts'
import { roomsByType } from '../book/book.store.ts'
import { writeEnding, type Ending } from './end-booking.store.ts'
import { sendConfirmations } from '../confirmation/confirmation-news.ts'
import { notifyProperty } from '../notify-booking.ts'
import { tellOfMoney } from '../payments/money-news.ts'

/** The cost of ending a booking today, by the agreed terms. */
export const feeOfEnding = (booking: StoredBooking, now: Date): CancellationFee =>
  cancellationFee(agreedOf(booking), todayIn(booking.snapshot.property.timeZone, now))

/** The cost of a guest who did not come, by the agreed terms. */
export const feeOfNoShow = (booking: StoredBooking): CancellationFee => noShowFee(agreedOf(booking))

const agreedOf = ({ checkIn, snapshot, paid }: StoredBooking): AgreedBooking => ({
  checkIn,
  terms: snapshot.lines.map((line) => line.cancellation.terms),
  price: snapshot.price,
  paid,
})

const costOf = (booking: StoredBooking, { withFee, kind }: Ending, now: Date): CancellationFee => {
  if (!withFee) return { fee: 0, refund: booking.paid, owed: 0 }
  return kind === 'noShow' ? feeOfNoShow(booking) : feeOfEnding(booking, now)
}

/** Ends a locked booking: state, fee or refund, rooms and credit change together; the property is notified. */
export const endBooking = async (tx: PropertyTx, booking: StoredBooking, ending: Ending, now: Date): Promise<CancellationFee> => {
  const cost = costOf(booking, ending, now)
  await writeEnding(tx, {
    booking,
    ending,
    cost,
    rooms: roomsByType(booking.snapshot.lines),
    creditBack: booking.paymentMethod === 'debt' ? booking.total - cost.fee : 0,
    today: todayIn(booking.snapshot.property.timeZone, now),
    now,
  })
  const news = { booking: { ...booking, state: ending.state }, person: ending.person, accountId: ending.accountId ?? null }
  const kind = newsKinds[ending.kind]
  const [email, readers] = await Promise.all([propertyEmail(tx), readersByMail(tx, kind)])
  await notifyProperty(tx, { kind, email, readers }, [news])
  if (cost.refund > 0) await tellOfMoney(tx, 'refundDue', news)
  await sendConfirmations(tx, ending.kind, [booking])
  return cost
}

const newsKinds = { cancelled: 'bookingCancelled', voided: 'bookingVoided', expired: 'paymentTermPassed', noShow: 'bookingNoShow' } as const
