import { v7 as uuidv7 } from 'uuid'
import { openGateway, questionFor } from '#features/payment-methods/paying.reads.ts'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { cardAnswer } from '#outside/gateways/card-answer.ts'
import type { GatewayParameters } from '#outside/gateways/payment-asked.ts'
import { vnpayReplyHolds } from '#outside/gateways/vnpay.ts'
import type { Outside } from '#outside/outside.ts'
import { decideOrder, takeWaiting, type WaitingOrder } from './payment-orders.store.ts'
import { signalsOf, takeWord } from './take-answer.ts'

const minute = 60_000
/** A gateway gives a payer 15 minutes; it is asked once they are over, and again each quarter of an hour. */
const askAfter = 16 * minute
const askAgain = 15 * minute
/** After a day without a word nobody waits any longer; a report that comes later still counts. */
const silentAfter = 24 * 60 * minute
const mostAtOnce = 50

/** Asks the gateways for payments whose report never came. */
export const askGateways = (outside: Pick<Outside, 'keyFor' | 'gateways'>): Sweep => ({
  name: 'payments without a report',
  everySeconds: 60,
  run: async (at) => {
    const { now } = at
    const before = (ago: number) => new Date(now.getTime() - ago)
    const waiting = await inTransaction(at.pool, { role: 'platform', readOnly: false }, (tx) =>
      takeWaiting(tx, { startedBefore: before(askAfter), askedBefore: before(askAgain), now, most: mostAtOnce }),
    )
    await eachInTurn(waiting, (order) => askFor(at, outside, order))
  },
})

const askFor = async (at: SweepAt, outside: Pick<Outside, 'keyFor' | 'gateways'>, order: WaitingOrder): Promise<void> => {
  const reply = await replyTo(at, outside, order)
  const taken = await inProperty(at.pool, order.propertyId, async (tx) => {
    const word = reply === null ? 'unknownOrder' : await takeWord(tx, cardAnswer(order.rail, reply), at.now)
    const isOld = new Date(order.startedAt).getTime() < at.now.getTime() - silentAfter
    const isOpen = typeof word === 'string' || word.was === 'undecided'
    if (isOpen && isOld) await decideOrder(tx, order.orderId, { state: 'silent', number: null, code: null, entryId: null, now: at.now })
    return word
  })
  at.publish(signalsOf(taken))
}

/**
 * What the gateway says of an order; null where it says nothing that can be trusted. OnePAY is asked by an account of its own, which a
 * property does not give us: its orders wait for the report. No transaction is open meanwhile: a gateway may take seconds.
 */
const replyTo = async (
  { pool, now }: SweepAt,
  outside: Pick<Outside, 'keyFor' | 'gateways'>,
  order: WaitingOrder,
): Promise<GatewayParameters | null> => {
  if (order.rail !== 'vnpay') return null
  const gateway = await inProperty(pool, order.propertyId, (tx) => openGateway(tx, outside, 'vnpay'))
  if (gateway === null) return null
  const { reference: orderReference, address, startedAt } = order
  const words = `Truy van ${orderReference}`
  const question = questionFor(gateway, {
    requestId: uuidv7().replaceAll('-', ''),
    orderReference,
    words,
    paidAt: new Date(startedAt),
    now,
    address,
  })
  const reply = await outside.gateways.askVnpay(gateway.gateway.mode, question)
  if (reply.kind !== 'answered' || !vnpayReplyHolds('querydr', reply.answer, gateway.secret)) return null
  return reply.answer['vnp_ResponseCode'] === '00' ? reply.answer : null
}
