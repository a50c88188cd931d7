import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { lineAnswer, priceAnswer, serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { daysBetween } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { StoredBooking } from '../../bookings.store.ts'
import { readSnapshot } from '../../snapshot/read-snapshot.ts'

/** What a booking was until its change of that number, as the booking itself is read; undefined where it was changed less often. */
export const agreedBefore = async (
  tx: PropertyTx,
  { bookingId, code, currency }: StoredBooking,
  changeNo: number,
): Promise<CallOutput<'booking/agreed-before'> | undefined> => {
  const [row] = await agreementRows(tx, agreementOfNumber, [tx.propertyId, bookingId, changeNo])
  if (row === undefined) return undefined
  const { snapshot: stored, ...agreed } = row
  const snapshot = readSnapshot(stored)
  return {
    code,
    currency,
    ...agreed,
    nights: daysBetween(agreed.checkIn, agreed.checkOut),
    lines: snapshot.lines.map((line) => lineAnswer(line, agreed.checkIn, currency)),
    services: serviceAnswers(snapshot.services),
    price: priceAnswer(snapshot.price),
    payments: snapshot.payments.map((payment) => ({ ...payment })),
  }
}

const agreementRows = rowsLike(
  z.strictObject({
    until: momentInRow,
    state: z.enum(bookingStates),
    checkIn: dayInRow,
    checkOut: dayInRow,
    guestName: z.string(),
    guestPhone: z.string(),
    guestEmail: z.string(),
    total: z.int(),
    paid: z.int(),
    snapshot: z.unknown(),
  }),
)

const agreementOfNumber = `select until, state, check_in as "checkIn", check_out as "checkOut", guest_name as "guestName",
    guest_phone as "guestPhone", guest_email as "guestEmail", total, paid, snapshot
  from booking_agreement where property_id = $1 and booking_id = $2 and agreement_no = $3`
