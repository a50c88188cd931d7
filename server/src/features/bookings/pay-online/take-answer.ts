import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { holdsRooms } from '@innkeeper/rules/booking/booking-states'
import { todayIn } from '@innkeeper/rules/days/day'
import { isWordOf, openGateway } from '#features/payment-methods/paying.reads.ts'
import { staleAs } from '#kit/live/announce.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { cardAnswer, type CardAnswer } from '#outside/gateways/card-answer.ts'
import type { CardRail } from '#outside/gateways/gateway-network.ts'
import type { GatewayParameters } from '#outside/gateways/payment-asked.ts'
import type { Outside } from '#outside/outside.ts'
import { countPayment } from '../payments/count-payment.ts'
import { failPayment } from '../payments/fail-payment.ts'
import type { NewEntry } from '../payments/ledger.store.ts'
import { lockPayable, payableSignals, type Payable } from '../payments/payable.ts'
import { owedOf } from './link-standing.ts'
import { decideOrder, findOrder, propertyOfOrder, type StoredOrder } from './payment-orders.store.ts'

/** Why a gateway's word was not taken. */
export type NotTaken = 'unknownOrder' | 'wrongSignature' | 'wrongAmount'

/** What became of a gateway's word: `counted` and `failed` change something, the others do not. */
export type Taken = {
  readonly was: 'counted' | 'alreadyCounted' | 'failed' | 'undecided'
  readonly order: StoredOrder
  readonly booking: Payable
}

/** Whether a gateway's word has changed something. */
export const hasChanged = ({ was }: Taken): boolean => was === 'counted' || was === 'failed'

/** What open screens hear of a gateway's word, where no call announces it. */
export const signalsOf = (taken: Taken | NotTaken): readonly Signal[] =>
  typeof taken === 'string' || !hasChanged(taken)
    ? []
    : [...payableSignals(taken.booking), staleAs('booking/payment/update', taken.booking.propertyId)]

/** What taking a gateway's word needs: a transaction that sees every property, how it enters one, and the installation's keys. */
export type TakeWith = {
  readonly tx: Tx
  readonly enter: (propertyId: string) => Promise<PropertyTx>
  readonly outside: Pick<Outside, 'keyFor'>
  readonly now: Date
}

/**
 * Takes a gateway's word on an order, whichever way it came: its callback, the payer who returns, or its answer to a query. A payment is
 * counted once, however often and in whatever order the words come; what the booking does not owe any more is written down as a refund that
 * is due.
 */
export const takeAnswer = async (
  { tx, enter, outside, now }: TakeWith,
  rail: CardRail,
  parameters: GatewayParameters,
): Promise<Taken | NotTaken> => {
  const answer = cardAnswer(rail, parameters)
  const propertyId = await propertyOfOrder(tx, rail, answer.reference)
  if (propertyId === undefined) return 'unknownOrder'
  const within = await enter(propertyId)
  const gateway = await openGateway(within, outside, rail)
  if (gateway === null || !isWordOf(gateway, parameters, answer.merchantCode)) return 'wrongSignature'
  return takeWord(within, answer, now)
}

/** Takes a gateway's word whose signature was checked. */
export const takeWord = async (tx: PropertyTx, answer: CardAnswer, now: Date): Promise<Taken | NotTaken> => {
  const code = (await findOrder(tx, answer.reference))?.code
  const booking = code === undefined ? undefined : await lockPayable(tx, code)
  const order = await findOrder(tx, answer.reference)
  if (booking === undefined || order === undefined) return 'unknownOrder'
  if (answer.amount !== order.amount) return 'wrongAmount'
  if (order.state === 'paid') return { was: 'alreadyCounted', order, booking }
  if (answer.outcome === 'undecided') return { was: 'undecided', order, booking }
  const decided = { number: answer.number, code: answer.code, now }
  if (answer.outcome === 'failed') {
    if (order.state !== 'failed') {
      await decideOrder(tx, order.orderId, { ...decided, state: 'failed', entryId: null })
      if (await waitsForMoney(tx, booking)) await failPayment(tx, booking, { gateway: railWords[order.rail].en, code: answer.code, now })
    }
    return { was: 'failed', order, booking }
  }
  const entryId = await countOrder(tx, booking, { order, answer, now })
  await decideOrder(tx, order.orderId, { ...decided, state: 'paid', entryId })
  return { was: 'counted', order, booking }
}

/** Whether a refused payment matters to a booking: one that has ended, or was paid another way meanwhile, misses nothing. */
const waitsForMoney = async (tx: PropertyTx, booking: Payable): Promise<boolean> =>
  holdsRooms(booking.state) && (await owedOf(tx, booking)) > 0

type Payment = { readonly order: StoredOrder; readonly answer: CardAnswer; readonly now: Date }

/** Writes a payment of a locked booking and returns its entry. */
const countOrder = async (tx: PropertyTx, booking: Payable, { order, answer, now }: Payment): Promise<string> => {
  const entry: NewEntry = {
    kind: 'payment',
    amount: order.amount,
    paidOn: todayIn(booking.snapshot.property.timeZone, now),
    paymentMethod: answer.method,
    rail: order.rail,
    note: [order.reference, answer.number].filter((part) => part !== '').join(' · '),
    source: 'gateway',
    awaits: false,
    receipt: null,
    corrects: null,
  }
  const by = { person: railWords[order.rail].en, accountId: null, origin: 'system', now } as const
  return (await countPayment(tx, booking, entry, by)).id
}
