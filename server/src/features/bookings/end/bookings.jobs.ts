import { termPassed } from '@innkeeper/protocol/words/sale/booking-words'
import { dayMoves } from '@innkeeper/rules/booking/day-moves'
import { hasExpired } from '@innkeeper/rules/booking/expiry'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { lockTurning, writeSteps } from './day-turn.store.ts'
import { endBooking } from './end-booking.ts'
import { tellOfTurn } from './tell-of-turn.ts'
import { staleAs } from '#kit/live/announce.ts'
import { bookingSignals } from '../notify-booking.ts'
import { lockIfFree, overdueBookings, type Overdue } from './unpaid.store.ts'

const mostAtOnce = 200
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/** "An unpaid booking is cancelled when its payment term passes": its rooms are free again. */
export const cancelUnpaid: Sweep = {
  name: 'unpaid bookings',
  everySeconds: 30,
  run: async (at) => {
    const overdue = await inTransaction(at.pool, platform, (tx) => overdueBookings(tx, at.now, mostAtOnce))
    await eachInTurn(overdue, (booking) => cancelOverdue(at, booking))
  },
}

const cancelOverdue = async (at: SweepAt, { propertyId, bookingId }: Overdue): Promise<void> => {
  const ended = await inProperty(at.pool, propertyId, async (tx) => {
    const booking = await lockIfFree(tx, bookingId)
    if (booking === undefined) return null
    const payBy = booking.payBy === null ? null : new Date(booking.payBy)
    if (!hasExpired({ state: booking.state, payBy }, at.now)) return null
    const reason = `${termPassed.vi} · ${termPassed.en}`
    const ending = { state: 'cancel', kind: 'expired', reason, person: 'Innkeeper', origin: 'system', withFee: false } as const
    await endBooking(tx, booking, ending, at.now)
    return booking
  })
  if (ended !== null) at.publish([...bookingSignals(ended), staleAs('booking/cancel', ended.propertyId)])
}

/** On the check-in day a confirmed booking goes into service; after check-out a settled one is closed. */
export const turnDay: Sweep = { name: 'turn of the day', everySeconds: 300, run: async (at) => turn(at) }

const turn = async (at: SweepAt): Promise<void> => {
  const held = await inTransaction(at.pool, platform, async (tx) => {
    const bookings = await lockTurning(tx, at.now, mostAtOnce)
    const steps = bookings.flatMap((booking) => dayMoves(booking, booking.today).map((to) => ({ booking, to })))
    if (steps.length > 0) await writeSteps(tx, steps, at.now)
    if (steps.length > 0) await tellOfTurn(tx, steps)
    return bookings
  })
  at.publish(held.flatMap(({ propertyId, code }) => [{ propertyId, topic: 'bookings', code }, staleAs('booking/cancel', propertyId)]))
  if (held.length === mostAtOnce) await turn(at)
}
