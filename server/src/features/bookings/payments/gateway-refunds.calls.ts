import { openGateway } from '#features/payment-methods/paying.reads.ts'
import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { payableOfCode, payableSignals } from './payable.ts'
import { lockRefund, markAsked, orderToPayBack } from './refunds.store.ts'

/** A refund goes back through the gateway that took the payment; a sweep asks the gateway once this is committed. */
export const gatewayRefundCalls = (outside: Pick<Outside, 'keyFor'>) =>
  implement({
    'booking/payment/refund-by-gateway': async (at, { id }) => {
      const refund = await lockRefund(at.tx, id)
      const booking = refund && (await payableOfCode(at.tx, refund.code))
      if (refund === undefined || booking === undefined) throw at.refusal('notFound', { field: 'id' })
      if (refund.state !== 'due' && refund.state !== 'failed') throw at.refusal('refundNotDue', { field: 'id' })
      const orderId = await orderToPayBack(at.tx, id)
      if (orderId === null) throw at.refusal('noPaymentToPayBack', { field: 'id' })
      if ((await openGateway(at.tx, outside, 'vnpay')) === null) throw at.refusal('secretUnreadable')
      await markAsked(at.tx, id, { orderId, person: at.person.fullName })
      await at.diary({ subject: booking.code, after: { amount: refund.amount } })
      for (const signal of payableSignals(booking)) at.publish(signal)
      return { id }
    },
  })
