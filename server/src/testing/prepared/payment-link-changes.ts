import { v7 as uuidv7 } from 'uuid'
import { linkToken } from '#features/bookings/pay-online/link-token.ts'
import { gatewayBox, keptSecret } from '#features/payment-methods/gateway-secret.ts'
import { signOnepay } from '#outside/gateways/onepay.ts'
import { onepaySecret, vnpaySecret } from '../forms/gateway-forms.ts'
import { owing } from './payment-changes.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

/** How a card gateway of the property is configured. */
type Account = { readonly rail: 'vnpay' | 'onepay'; readonly merchantCode: string; readonly accessCode: string; readonly secret: string }

const onepay: Account = { rail: 'onepay', merchantCode: 'EXTRATEST', accessCode: 'TEST0001', secret: onepaySecret }
const vnpay: Account = { rail: 'vnpay', merchantCode: 'EXTRA001', accessCode: '', secret: vnpaySecret }

/** A gateway that takes real money, or that was switched off since, whatever was done to it before. */
const configure = async ({ server, propertyId }: Scene, { rail, ...account }: Account, active: boolean): Promise<void> => {
  const secret = keptSecret(gatewayBox(server.outside.keyFor), propertyId, rail, account.secret)
  const values = {
    mode: 'live',
    merchant_code: account.merchantCode,
    access_code: account.accessCode,
    sealed_secret: secret?.sealed ?? null,
    secret_ending: secret?.ending ?? null,
    secret_set_at: '2026-01-01T00:00:00Z',
    active,
    tested_at: '2026-01-02T00:00:00Z',
    works_since: '2026-01-02T00:00:00Z',
  }
  await server.database.kysely
    .insertInto('payment_gateway')
    .values({ property_id: propertyId, rail, ...values })
    .onConflict((conflict) => conflict.columns(['property_id', 'rail']).doUpdateSet(values))
    .execute()
}

/** A payment link over a little of what is owed; returns its id. */
const makeLink = async (scene: Scene): Promise<string> => {
  const id = uuidv7()
  await configure(scene, onepay, true)
  await put(
    scene,
    `insert into payment_link (property_id, payment_link_id, booking_id, amount, expires_at, made_at, made_by)
       select property_id, '${id}', booking_id, 1000, now() + interval '1 day', now(), 'Lê Thị Mai' ${owing}`,
  )
  return id
}

/** A payment at OnePAY of a new link, not decided yet; returns its reference. */
const startPayment = async (scene: Scene): Promise<string> => {
  const [linkId, reference] = [await makeLink(scene), `TEST-${crypto.randomUUID().slice(0, 8)}`]
  await put(
    scene,
    `insert into payment_order (property_id, payment_order_id, payment_link_id, rail, reference, amount, address, started_at)
       select property_id, '${uuidv7()}', payment_link_id, 'onepay', '${reference}', amount, '203.0.113.7', now()
         from payment_link where property_id = $1 and payment_link_id = '${linkId}'`,
  )
  return reference
}

/** A refund that is due, of a booking that was paid through VNPAY; returns its entry. */
const refundOfVnpay = async (scene: Scene): Promise<unknown> => {
  const [linkId, orderId] = [uuidv7(), uuidv7()]
  const due = `select r.ledger_entry_id, r.booking_id, r.amount, p.ledger_entry_id as payment from refund r
      join ledger_entry p on p.property_id = r.property_id and p.booking_id = r.booking_id and p.kind = 'payment'
     where r.property_id = $1 and r.state = 'due' order by r.changed_at, r.ledger_entry_id, p.ledger_entry_id limit 1`
  // Switched off, so that nobody is given an address at VNPAY, which says when it was made.
  await configure(scene, vnpay, false)
  await put(
    scene,
    `insert into payment_link (property_id, payment_link_id, booking_id, amount, expires_at, made_at, made_by)
       select $1, '${linkId}', booking_id, amount, now(), now(), 'Lê Thị Mai' from (${due}) due`,
    `insert into payment_order (property_id, payment_order_id, payment_link_id, rail, reference, amount, address, state, started_at,
         ledger_entry_id, gateway_number)
       select $1, '${orderId}', '${linkId}', 'vnpay', '${orderId}', amount, '203.0.113.7', 'paid', now(), payment, '1' from (${due}) due`,
  )
  return oneOf(scene, `select ledger_entry_id from (${due}) due`)
}

/** What the sample data needs before it accepts payments by a link, and their refunds. */
export const paymentLinkChanges: Preparations = {
  'booking/payment/make-link': async (scene) => {
    await configure(scene, onepay, true)
    return { input: { code: await oneOf(scene, `select code ${owing}`), amount: 1000, days: 3 } }
  },
  'booking/payment/withdraw-link': async (scene) => ({
    input: { code: await oneOf(scene, `select code ${owing}`), id: await makeLink(scene) },
  }),
  'booking/payment/refund-by-gateway': async (scene) => ({ input: { id: await refundOfVnpay(scene) } }),
  'payment-link/pay': async (scene) => ({ input: { token: linkToken(scene.server.outside, await makeLink(scene)), rail: 'onepay' } }),
  'payment-link/returned': async (scene) => {
    const word = {
      vpc_Amount: '100000',
      vpc_Merchant: onepay.merchantCode,
      vpc_MerchTxnRef: await startPayment(scene),
      vpc_TxnResponseCode: '0',
    }
    return { input: { rail: 'onepay', query: new URLSearchParams(signOnepay(word, onepaySecret)).toString() } }
  },
}
