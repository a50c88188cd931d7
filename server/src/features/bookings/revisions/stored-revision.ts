import { revisionKinds } from '@innkeeper/protocol/words/connection/revision-words'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { dayInRow, momentInRow } from '#kit/transaction/rows-like.ts'

/** A revision as it is stored, with what stays of its booking. */
export const storedRevision = z.strictObject({
  number: z.int(),
  kind: z.enum(revisionKinds),
  at: momentInRow,
  ofTickets: z.boolean(),
  code: z.string(),
  state: z.enum(bookingStates),
  checkIn: dayInRow,
  checkOut: dayInRow,
  guestName: z.string(),
  guestPhone: z.string(),
  guestEmail: z.string(),
  note: z.string(),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  paymentMethod: z.enum(paymentMethods),
  payBy: momentInRow.nullable(),
  cancelReason: z.string().nullable(),
  snapshot: z.unknown(),
  createdAt: momentInRow,
})

/** A revision as it is stored. */
export type StoredRevision = z.output<typeof storedRevision>
