import { v7 as uuidv7 } from 'uuid'
import { inDays } from '../factories/book-stay.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

const owing = `from booking where property_id = $1 and state = 'await fully payment' and payment_method <> 'debt' order by code limit 1`

/** A payment link over a little that is owed; returns its id. */
const makeLink = async (scene: Scene): Promise<string> => {
  const id = uuidv7()
  await put(
    scene,
    `insert into payment_link (property_id, payment_link_id, booking_id, amount, expires_at, made_at, made_by)
       select property_id, '${id}', booking_id, 1000, now() + interval '1 day', now(), 'Lê Thị Mai' ${owing}`,
  )
  return id
}

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
  'booking/payment/make-link': async (scene) => ({ input: { code: await oneOf(scene, `select code ${owing}`), amount: 1000, days: 3 } }),
  'booking/payment/withdraw-link': async (scene) => ({
    input: { code: await oneOf(scene, `select code ${owing}`), id: await makeLink(scene) },
  }),
}
