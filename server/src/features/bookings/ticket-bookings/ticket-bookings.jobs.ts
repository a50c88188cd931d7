import { termPassed } from '@innkeeper/protocol/words/sale/booking-words'
import { hasExpired } from '@innkeeper/rules/booking/expiry'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { staleAs } from '#kit/live/announce.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { endTickets } from './end-tickets.ts'
import { lockTicketsIfFree } from './ticket-bookings.store.ts'
import { overdueTickets, turnTicketDay, type OverdueTickets } from './ticket-turn.store.ts'

const mostAtOnce = 200
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/** "An unpaid booking is cancelled when its payment term passes": its tickets are free again. */
export const cancelUnpaidTickets: Sweep = {
  name: 'unpaid tickets',
  everySeconds: 30,
  run: async (at) => {
    const overdue = await inTransaction(at.pool, platform, (tx) => overdueTickets(tx, at.now, mostAtOnce))
    await eachInTurn(overdue, (booking) => cancelOverdue(at, booking))
  },
}

const cancelOverdue = async (at: SweepAt, { propertyId, bookingId }: OverdueTickets): Promise<void> => {
  const ended = await inProperty(at.pool, propertyId, async (tx) => {
    const booking = await lockTicketsIfFree(tx, bookingId)
    if (booking === undefined) return false
    const payBy = booking.payBy === null ? null : new Date(booking.payBy)
    if (!hasExpired({ state: booking.state, payBy }, at.now)) return false
    const reason = `${termPassed.vi} · ${termPassed.en}`
    const ending = { state: 'cancel', kind: 'expired', reason, person: 'Innkeeper', origin: 'system', withFee: false } as const
    await endTickets(tx, booking, ending, at.now)
    return true
  })
  if (ended) at.publish([staleAs('distribution/ticket-cancel', propertyId)])
}

/** On the day of the visit confirmed tickets go into service; after their last day settled ones are closed. */
export const turnTickets: Sweep = { name: 'turn of the day of tickets', everySeconds: 300, run: async (at) => turn(at) }

const turn = async (at: SweepAt): Promise<void> => {
  const moved = await inTransaction(at.pool, platform, (tx) => turnTicketDay(tx, at.now, mostAtOnce))
  at.publish([...new Set(moved)].map((propertyId) => staleAs('distribution/ticket-cancel', propertyId)))
  if (moved.length === mostAtOnce) await turn(at)
}
