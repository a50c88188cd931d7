import { todayIn } from '@innkeeper/rules/days/day'
import { openGateway, refundRequestFor } from '#features/payment-methods/paying.reads.ts'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { staleAs } from '#kit/live/announce.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { vnpayReplyHolds } from '#outside/gateways/vnpay.ts'
import type { Outside } from '#outside/outside.ts'
import { payableOfCode } from './payable.ts'
import { endAsked, takeAsked, type AskedRefund, type RefundEnd } from './refunds.store.ts'

const minute = 60_000
const askAgain = 15 * minute
/** A refund on which the gateway has not decided for this long is a person's: it may be asked for again. */
const giveUpAfter = 24 * 60 * minute
const mostAtOnce = 50

/** Asks VNPAY to pay back the refunds that people have sent there, until it has decided. */
export const sendRefunds = (outside: Pick<Outside, 'keyFor' | 'gateways'>): Sweep => ({
  name: 'refunds by gateways',
  everySeconds: 30,
  run: async (at) => {
    const askedBefore = new Date(at.now.getTime() - askAgain)
    const asked = await inTransaction(at.pool, { role: 'platform', readOnly: false }, (tx) =>
      takeAsked(tx, { askedBefore, now: at.now, most: mostAtOnce }),
    )
    await eachInTurn(asked, (refund) => send(at, outside, refund))
  },
})

const send = async (at: SweepAt, outside: Pick<Outside, 'keyFor' | 'gateways'>, refund: AskedRefund): Promise<void> => {
  const verdict = (await verdictOn(at, outside, refund)) ?? tooLong(refund, at.now)
  if (verdict === null) return
  await inProperty(at.pool, refund.propertyId, async (tx) => {
    const booking = await payableOfCode(tx, refund.code)
    if (booking === undefined) throw new Error(`a refund has a booking: ${refund.code}`)
    const paidOn = verdict.state === 'done' ? todayIn(booking.snapshot.property.timeZone, at.now) : null
    await endAsked(tx, refund.entryId, { ...verdict, paidOn })
  })
  at.publish([staleAs('booking/payment/refund-by-gateway', refund.propertyId)])
}

type Verdict = Omit<RefundEnd, 'paidOn'>

/** VNPAY's answer that it is already dealing with the refund. */
const underway = '94'

/**
 * What VNPAY decided; null where it has not, or was not reached. The request bears a number that stays the same, so that asking again after
 * a lost answer pays nothing back twice. No transaction is open meanwhile.
 */
const verdictOn = async (
  { pool, now }: SweepAt,
  outside: Pick<Outside, 'keyFor' | 'gateways'>,
  refund: AskedRefund,
): Promise<Verdict | null> => {
  const gateway = await inProperty(pool, refund.propertyId, (tx) => openGateway(tx, outside, 'vnpay'))
  if (gateway === null) return null
  const { reference: orderReference, amount, paid, number, address, startedAt } = refund
  const request = refundRequestFor(gateway, {
    requestId: refund.requestId.replaceAll('-', ''),
    orderReference,
    amount,
    whole: amount === paid,
    number: number ?? '',
    words: `Hoan tien ${orderReference}`,
    paidAt: new Date(startedAt),
    now,
    address,
  })
  const reply = await outside.gateways.askVnpay(gateway.gateway.mode, request)
  if (reply.kind !== 'answered' || !vnpayReplyHolds('refund', reply.answer, gateway.secret)) return null
  const code = reply.answer['vnp_ResponseCode'] ?? ''
  if (code === underway) return null
  const decided = true
  return code === '00'
    ? { state: 'done', note: `VNPAY ${reply.answer['vnp_TransactionNo'] ?? ''}`.trim(), decided }
    : { state: 'failed', note: `VNPAY ${code}`, decided }
}

const tooLong = ({ sentAt }: AskedRefund, now: Date): Verdict | null =>
  now.getTime() - new Date(sentAt).getTime() < giveUpAfter ? null : { state: 'failed', note: 'VNPAY –', decided: false }
