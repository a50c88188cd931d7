import type { revisionShape } from '@innkeeper/protocol/calls/connectivity/revision-answer'
import { lineAnswer, priceAnswer, serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import { lineShares } from '@innkeeper/rules/booking/line-shares'
import { owedOn } from '@innkeeper/rules/booking/owed'
import { nightsOfStay } from '@innkeeper/rules/days/day'
import type { z } from 'zod'
import { readSnapshot } from '../snapshot/read-snapshot.ts'
import { ticketSnapshot } from '../ticket-bookings/ticket-snapshot.ts'
import type { StoredRevision } from './stored-revision.ts'

/** A revision as connected systems get it. */
export type Revision = z.output<typeof revisionShape>

type ToldBooking = NonNullable<Revision['booking']>
type ToldTickets = NonNullable<Revision['tickets']>
type Line = ToldBooking['lines'][number]

/** How a connected system names the room and the plan of each plan on a room type, by its id. */
export type CodesInUse = ReadonlyMap<string, Pick<Line, 'roomCode' | 'planCode'>>

const notMapped = { roomCode: null, planCode: null }

/** A booking of rooms as a revision tells it, with a connected system's own codes. */
export const toldBooking = (row: StoredRevision, codes: CodesInUse): ToldBooking => {
  const snapshot = readSnapshot(row.snapshot)
  const { travelAgent, lines, price } = snapshot
  const shares = lineShares(price, lines.length)
  const nights = nightsOfStay(row.checkIn, row.checkOut)
  return {
    ...toldOfBoth(row),
    property: snapshot.property.code,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    agent: travelAgent && { code: travelAgent.code, name: travelAgent.name },
    payments: snapshot.payments.map((payment) => ({ ...payment })),
    lines: lines.map((line, index) => ({
      ...lineAnswer(line, row.checkIn, row.currency),
      ...(codes.get(line.roomPlanId) ?? notMapped),
      nights: nights.map((night, place) => ({ night, amount: shares[index]?.nightAmounts[place] ?? 0 })),
      total: shares[index]?.total ?? 0,
    })),
    services: serviceAnswers(snapshot.services),
    price: priceAnswer(price),
  }
}

/** A booking of tickets as a revision tells it. */
export const toldTickets = (row: StoredRevision): ToldTickets => {
  const { property, travelAgent, lines, price } = ticketSnapshot.parse(row.snapshot)
  return {
    ...toldOfBoth(row),
    property: property.code,
    day: row.checkIn,
    lastDay: row.checkOut,
    agent: travelAgent && { code: travelAgent.code, name: travelAgent.name },
    lines: lines.map(({ productId: _id, visitors, ...line }) => ({ ...line, visitors: [...visitors] })),
    price,
  }
}

const toldOfBoth = (row: StoredRevision) => ({
  code: row.code,
  state: row.state,
  guest: { name: row.guestName, phone: row.guestPhone, email: row.guestEmail },
  note: row.note,
  currency: row.currency,
  total: row.total,
  paid: row.paid,
  owed: owedOn({ ...row, onCredit: row.paymentMethod === 'debt' }),
  paymentMethod: row.paymentMethod,
  payBy: row.payBy,
  cancelReason: row.cancelReason,
  createdAt: row.createdAt,
})
