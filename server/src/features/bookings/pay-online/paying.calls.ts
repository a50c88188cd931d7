import { amountAsked } from '@innkeeper/rules/payment/payment-link'
import { openGateway, payAddress, railsTakingMoney, transfersFor } from '#features/payment-methods/paying.reads.ts'
import { implement } from '#kit/call/implement.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { daysOf, isOfTickets, lockPayable, payableOfCode, payableSignals, type Payable } from '../payments/payable.ts'
import { peopleOf } from '../ticket-bookings/ticket-bookings.store.ts'
import { linkIdOf, linkToken } from './link-token.ts'
import { owedOf, standingOf } from './link-standing.ts'
import { findLink, propertyOfLink } from './payment-links.store.ts'
import { insertOrder } from './payment-orders.store.ts'
import { hasChanged, takeAnswer } from './take-answer.ts'

/** What whoever has a payment link does: sees it, goes to a gateway, and comes back. */
export const payingCalls = (outside: Pick<Outside, 'keyFor' | 'gateways' | 'publicUrl'>) =>
  implement({
    'payment-link/show': async (at, { token }) => {
      const opened = await openedBy(at, outside, { token, read: payableOfCode })
      if (opened === null) return { link: null }
      const { tx, link, booking } = opened
      const owed = await owedOf(tx, booking)
      const standing = standingOf(link, owed, at.now)
      const amount = standing === 'open' ? amountAsked(link.amount, owed) : link.amount
      const rails = standing === 'open' ? await railsTakingMoney(tx) : []
      const transfers = standing === 'open' ? await transfersFor(tx, { orderReference: booking.code, amount }) : []
      return { link: { ...shownOf(booking), amount, standing, expiresAt: link.expiresAt, rails: rails.filter(isCardRail), transfers } }
    },

    'payment-link/pay': async (at, { token, rail }) => {
      // Of two who go to pay at once the second waits here, and gets a reference of its own.
      const opened = await openedBy(at, outside, { token, read: lockPayable })
      if (opened === null) throw at.refusal('paymentLinkClosed')
      const { tx, link, booking } = opened
      const owed = await owedOf(tx, booking)
      if (standingOf(link, owed, at.now) !== 'open') throw at.refusal('paymentLinkClosed')
      if (!(await railsTakingMoney(tx)).includes(rail)) throw at.refusal('gatewayNotConfigured', { field: 'rail' })
      const gateway = await openGateway(tx, outside, rail)
      if (gateway === null) throw at.refusal('secretUnreadable')
      const amount = amountAsked(link.amount, owed)
      const { now, address, language } = at
      const orderReference = await insertOrder(tx, { linkId: link.linkId, code: booking.code, rail, amount, address, now })
      const returnUrl = `${outside.publicUrl}/pay/${rail}`
      return { url: payAddress(gateway, outside, { orderReference, amount, language, address, returnUrl, now }) }
    },

    'payment-link/returned': async (at, { rail, query }) => {
      const parameters = Object.fromEntries(new URLSearchParams(query))
      const taken = await takeAnswer({ tx: at.tx, enter: at.enter, outside, now: at.now }, rail, parameters)
      if (typeof taken === 'string') throw at.refusal('gatewayAnswerUnknown')
      const { was, order, booking } = taken
      if (hasChanged(taken)) for (const signal of payableSignals(booking)) at.publish(signal)
      return { outcome: outcomes[was], ...shownOf(booking), amount: order.amount, token: linkToken(outside, order.linkId) }
    },
  })

const outcomes = { counted: 'paid', alreadyCounted: 'paid', failed: 'failed', undecided: 'undecided' } as const

const shownOf = (booking: Payable) => {
  const { first, last } = daysOf(booking)
  return {
    property: booking.snapshot.property.name,
    code: booking.code,
    ofTickets: isOfTickets(booking),
    guestName: booking.guestName,
    checkIn: first,
    checkOut: last,
    lines: linesOf(booking),
    currency: booking.currency,
  }
}

/** What was booked: the rooms of each type, or the visitors of each ticket. */
const linesOf = (booking: Payable) => {
  const lines = isOfTickets(booking)
    ? booking.snapshot.lines.map((line) => ({ name: line.name, count: peopleOf(line) }))
    : booking.snapshot.lines.map(({ roomType: name, rooms }) => ({ name, count: rooms.length }))
  const byName = Map.groupBy(lines, ({ name }) => `${name.vi}\n${name.en}`)
  return [...byName.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ name: first.name, count: more.reduce((sum, { count }) => sum + count, first.count) }],
  )
}

const isCardRail = (rail: string): rail is 'vnpay' | 'onepay' => rail !== 'vietqr'

type Opening = { readonly tx: Tx; readonly enter: (propertyId: string) => Promise<PropertyTx> }

/** The link that a token opens, with its booking as `read` reads it, in a transaction at its property; null where there is none. */
const openedBy = async (
  { tx, enter }: Opening,
  outside: Pick<Outside, 'keyFor'>,
  { token, read }: { readonly token: string; readonly read: typeof payableOfCode },
) => {
  const linkId = linkIdOf(outside, token)
  const propertyId = linkId === null ? undefined : await propertyOfLink(tx, linkId)
  if (linkId === null || propertyId === undefined) return null
  const within = await enter(propertyId)
  const link = await findLink(within, linkId)
  const booking = link && (await read(within, link.code))
  return link === undefined || booking === undefined ? null : { tx: within, link, booking }
}
