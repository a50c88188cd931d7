import { formatDate } from '@innkeeper/protocol/format/format'
import { todayIn } from '@innkeeper/rules/days/day'
import { implement } from '#kit/call/implement.ts'
import { moneyToMove } from './money-to-move.store.ts'
import { payableOfCode, payableSignals } from './payable.ts'
import { lockRefund, markPaidBack } from './refunds.store.ts'

/** What is to be paid and paid back, and that it was. */
export const moneyToMoveCalls = implement({
  'booking/payment/to-move': (at, asked) => moneyToMove(at.tx, asked, at.now),

  'booking/payment/refund-done': async (at, { id, paidOn, paymentMethod, note }) => {
    const refund = await lockRefund(at.tx, id)
    const booking = refund && (await payableOfCode(at.tx, refund.code))
    if (refund === undefined || booking === undefined) throw at.refusal('notFound', { field: 'id' })
    if (refund.state !== 'due' && refund.state !== 'failed') throw at.refusal('refundNotDue', { field: 'id' })
    if (paymentMethod === 'debt') throw at.refusal('methodNotSelected', { field: 'paymentMethod' })
    const today = todayIn(booking.snapshot.property.timeZone, at.now)
    if (paidOn < refund.agreedOn || paidOn > today) {
      throw at.refusal('refundBeforeAgreed', { field: 'paidOn', values: { from: formatDate(refund.agreedOn), to: formatDate(today) } })
    }
    await markPaidBack(at.tx, id, { paidOn, paymentMethod, note, person: at.person.fullName })
    await at.diary({ subject: booking.code, after: { amount: refund.amount, paidOn, paymentMethod, note } })
    for (const signal of payableSignals(booking)) at.publish(signal)
    return { id }
  },
})
