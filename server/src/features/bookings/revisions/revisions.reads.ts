import type { revisionShape } from '@innkeeper/protocol/calls/connectivity/revision-answer'
import { lineAnswer, priceAnswer, serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import { revisionKinds } from '@innkeeper/protocol/words/connection/revision-words'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { lineShares } from '@innkeeper/rules/booking/line-shares'
import { owedOn } from '@innkeeper/rules/booking/owed'
import { nightsOfStay } from '@innkeeper/rules/days/day'
import { currencies } from '@innkeeper/rules/money/currency'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { readSnapshot } from '../snapshot/read-snapshot.ts'

/** A revision as connected systems get it. */
export type Revision = z.output<typeof revisionShape>

const storedRevision = z.strictObject({
  number: z.int(),
  kind: z.enum(revisionKinds),
  at: momentInRow,
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

const revisionRows = rowsLike(storedRevision)

type Line = Revision['booking']['lines'][number]

/** How a connected system names the room and the plan of each plan on a room type, by its id. */
export type CodesInUse = ReadonlyMap<string, Pick<Line, 'roomCode' | 'planCode'>>

/** The property's revisions with some numbers, in their order, with a connected system's own codes. */
export const revisionsNumbered = async (tx: PropertyTx, numbers: readonly number[], codes: CodesInUse): Promise<Revision[]> => {
  const rows = await revisionRows(
    tx,
    `select r.number, r.kind, r.at, b.code, r.state, r.check_in as "checkIn", r.check_out as "checkOut", r.guest_name as "guestName",
        r.guest_phone as "guestPhone", r.guest_email as "guestEmail", r.note, b.currency, r.total, r.paid,
        r.payment_method as "paymentMethod", r.pay_by as "payBy", r.cancel_reason as "cancelReason", r.snapshot, b.created_at as "createdAt"
       from booking_revision r join booking b using (property_id, booking_id)
      where r.property_id = $1 and r.number = any($2) order by r.number`,
    [tx.propertyId, numbers],
  )
  return rows.map((row) => revisionTold(row, codes))
}

const notMapped = { roomCode: null, planCode: null }

const revisionTold = ({ number, kind, at, ...row }: z.output<typeof storedRevision>, codes: CodesInUse): Revision => {
  const snapshot = readSnapshot(row.snapshot)
  const { travelAgent, lines, price } = snapshot
  const shares = lineShares(price, lines.length)
  const nights = nightsOfStay(row.checkIn, row.checkOut)
  return {
    number,
    kind,
    at,
    booking: {
      property: snapshot.property.code,
      code: row.code,
      state: row.state,
      checkIn: row.checkIn,
      checkOut: row.checkOut,
      guest: { name: row.guestName, phone: row.guestPhone, email: row.guestEmail },
      note: row.note,
      agent: travelAgent && { code: travelAgent.code, name: travelAgent.name },
      currency: row.currency,
      total: row.total,
      paid: row.paid,
      owed: owedOn({ ...row, onCredit: row.paymentMethod === 'debt' }),
      paymentMethod: row.paymentMethod,
      payBy: row.payBy,
      payments: snapshot.payments.map((payment) => ({ ...payment })),
      cancelReason: row.cancelReason,
      lines: lines.map((line, index) => ({
        ...lineAnswer(line, row.checkIn, row.currency),
        ...(codes.get(line.roomPlanId) ?? notMapped),
        nights: nights.map((night, place) => ({ night, amount: shares[index]?.nightAmounts[place] ?? 0 })),
        total: shares[index]?.total ?? 0,
      })),
      services: serviceAnswers(snapshot.services),
      price: priceAnswer(price),
      createdAt: row.createdAt,
    },
  }
}
