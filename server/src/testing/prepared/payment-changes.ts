import { inDays } from '../factories/book-stay.ts'
import { oneOf, type Preparations } from './scene.ts'

/** A booking that owes something, which anybody may pay. */
export const owing = `from booking where property_id = $1 and state = 'await fully payment' and payment_method <> 'debt' order by code limit 1`

/** What the sample data needs before it accepts the changes of transactions. */
export const paymentChanges: Preparations = {
  'booking/payment/update': async (scene) => ({
    input: {
      code: await oneOf(scene, `select code ${owing}`),
      kind: 'payment',
      amount: 1000,
      paidOn: inDays(0),
      paymentMethod: 'cash',
      rail: null,
      receipt: null,
      corrects: null,
      awaits: false,
    },
  }),
  'booking/payment/refund-done': async (scene) => ({
    input: {
      id: await oneOf(scene, `select ledger_entry_id from refund where property_id = $1 and state = 'due' order by changed_at limit 1`),
      paidOn: inDays(0),
      paymentMethod: 'bank transfer',
    },
  }),
}
