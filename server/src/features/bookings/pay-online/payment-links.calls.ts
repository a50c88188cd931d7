import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { railsTakingMoney } from '#features/payment-methods/paying.reads.ts'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { isOfTickets, lockPayable, payableOfCode, type Payable } from '../payments/payable.ts'
import { owedOf, standingOf } from './link-standing.ts'
import { payLink } from './link-token.ts'
import { findLink, insertLink, linksOfBooking, withdrawLink, type StoredLink } from './payment-links.store.ts'
import { ordersOfLinks } from './payment-orders.store.ts'

const day = 86_400_000

/** A property makes links by which a booking is paid, sees what became of them, and withdraws them. */
export const paymentLinkCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl'>) =>
  implement({
    'booking/payment/links': async (at, { code }) => {
      const booking = await payableOfCode(at.tx, code)
      if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
      return linksShown(at, outside, booking)
    },

    'booking/payment/make-link': async (at, { code, amount, days }) => {
      const booking = await lockPayable(at.tx, code)
      if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
      await refuseUnpayable(at, booking, amount)
      const expiresAt = new Date(at.now.getTime() + days * day).toISOString()
      const ofBooking = { bookingId: booking.bookingId, ofTickets: isOfTickets(booking) }
      const made = { ...ofBooking, amount, expiresAt, madeAt: at.now.toISOString(), madeBy: at.person.fullName }
      const id = await insertLink(at.tx, made)
      await at.diary({ ...thingOf(booking), after: { amount, days } })
      return { id, url: payLink(outside, id) }
    },

    'booking/payment/withdraw-link': async (at, { code, id }) => {
      const booking = await lockPayable(at.tx, code)
      const link = await findLink(at.tx, id)
      if (booking === undefined || link === undefined || link.code !== booking.code) throw at.refusal('notFound', { field: 'id' })
      if (link.paid || link.withdrawn) throw at.refusal('paymentLinkClosed', { field: 'id' })
      await withdrawLink(at.tx, id, at.now)
      await at.diary({ ...thingOf(booking), before: { amount: link.amount } })
      return { id }
    },
  })

const thingOf = (booking: Payable) =>
  ({ subject: booking.code, id: booking.code, idOf: isOfTickets(booking) ? 'ticketBooking' : 'booking' }) as const

const linksShown = async (
  { tx, now }: Pick<At<'booking/payment/links'>, 'tx' | 'now'>,
  outside: Pick<Outside, 'keyFor' | 'publicUrl'>,
  booking: Payable,
): Promise<CallOutput<'booking/payment/links'>> => {
  const owed = await owedOf(tx, booking)
  const links = await linksOfBooking(tx, booking.bookingId)
  const orders = await ordersOfLinks(
    tx,
    links.map(({ linkId }) => linkId),
  )
  const linkShown = ({ linkId, code: _code, paid, withdrawn, ...link }: StoredLink) => ({
    ...link,
    id: linkId,
    url: payLink(outside, linkId),
    standing: standingOf({ paid, withdrawn, expiresAt: link.expiresAt }, owed, now),
    orders: orders.filter((order) => order.linkId === linkId).map(orderShown),
  })
  return { owed, currency: booking.currency, rails: await railsTakingMoney(tx), links: links.map(linkShown) }
}

const orderShown = ({ reference, rail, state, startedAt, gatewayCode: code }: Awaited<ReturnType<typeof ordersOfLinks>>[number]) => ({
  reference,
  rail,
  state,
  startedAt,
  code,
})

const refuseUnpayable = async (at: At<'booking/payment/make-link'>, booking: Payable, amount: number): Promise<void> => {
  if (booking.currency !== 'VND') throw at.refusal('dongOnly', { values: { currency: booking.currency } })
  const owed = await owedOf(at.tx, booking)
  if (owed === 0) throw at.refusal('nothingOwed')
  if (amount > owed) {
    const [least, most] = [1, owed].map((value) => formatMoney(value, booking.currency, at.language))
    throw at.refusal('wrongAmount', { field: 'amount', values: { least: least ?? '', most: most ?? '' } })
  }
  if ((await railsTakingMoney(at.tx)).length === 0) throw at.refusal('noGatewayTakesMoney')
}
