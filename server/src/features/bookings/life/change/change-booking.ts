import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { withinSentence } from '@innkeeper/protocol/format/within-sentence'
import { formatRange } from '@innkeeper/protocol/format/format'
import type { changeRefusals } from '@innkeeper/protocol/shapes/booking-change'
import { blockAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import { commissionOf } from '@innkeeper/rules/booking/commission'
import { todayIn } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { lockLinks, lockNights } from '../../book/book.store.ts'
import { writeServicesBooked } from '../../book/booked-hotel-services.store.ts'
import { lockLimitedPromotions, writePromotionsUsed } from '../../book/promotion-uses.store.ts'
import { propertyEmail, type StoredBooking } from '../../bookings.store.ts'
import { overCredit } from '../../book/refuse-credit.ts'
import { creditLeftOf } from '../../check-stay/stay-facts.reads.ts'
import { giftCodeUsed, lockGiftCodes, writeGiftCodesUsed } from '../../gift-code/gift-code-uses.store.ts'
import { sendConfirmations } from '../../confirmation/confirmation-news.ts'
import { notifyProperty } from '../../notify-booking.ts'
import { tellOfMoney } from '../../payments/money-news.ts'
import { snapshotOf } from '../../snapshot/stay-snapshot.ts'
import { writeEvent } from '../booking-events.store.ts'
import * as store from './change-booking.store.ts'
import { factsForChange, type ChangeFacts } from './change-facts.ts'
import { moneyOfChange, type Decided } from './decide-change.ts'
import { changeableTo, decidedOr, type Asking } from './preview-change.ts'
import { isSameStay, type WantedStay } from './wanted-stay.ts'

type Request = Omit<CallRequest<'booking/change'>, 'code'>

/** Who changes a booking. */
export type Changing = Asking<(typeof changeRefusals)[number] | 'notFound'> & {
  readonly person: string
  readonly accountId?: string
  readonly origin: 'screen' | 'agent' | 'guest'
}

/** A booking after its change, and what goes back because it became cheaper. */
export type Changed = { readonly booking: StoredBooking; readonly refund: number }

/**
 * Changes a locked booking: nights, rooms, uses, credit, money, and what was agreed before change together. The nights of both stays are
 * locked in the order in which bookings lock them.
 */
export const changeBooking = async (tx: PropertyTx, booking: StoredBooking, input: Request, by: Changing): Promise<Changed> => {
  if (input.seen !== booking.changedAt) throw by.refuse('bookingChangedMeanwhile', { field: 'seen' })
  const wanted = changeableTo(booking, input, by)
  const guest = input.guest ?? { name: booking.guestName, phone: booking.guestPhone, email: booking.guestEmail }
  const isSame = isSameStay(booking, wanted)
  const next = isSame ? sameStay(booking, input, by) : await changedStay(tx, booking, { input, wanted, by })
  const changed = { ...next.changed, guest }
  await store.keepAgreement(tx, booking.bookingId, by.now)
  await store.writeChanged(tx, booking, changed, by.now)
  if (!isSame) await moveStay(tx, booking, { ...next, changed })
  await writeMoney(tx, booking, next, by)
  const after = afterChange(booking, changed, by.now)
  await tell(tx, { before: booking, after, refund: next.refund }, by)
  return { booking: after, refund: next.refund }
}

type Next = {
  readonly changed: Omit<store.ChangedBooking, 'guest'>
  readonly refund: number
  readonly found: ChangeFacts | null
}

const sameStay = (booking: StoredBooking, input: Request, by: Changing): Next => {
  refuseOtherPrice(booking, booking.total, input, by)
  const payBy = booking.payBy === null ? null : new Date(booking.payBy)
  return { changed: { ...booking, payBy }, refund: 0, found: null }
}

type ToDecide = { readonly input: Request; readonly wanted: WantedStay; readonly by: Changing }

const changedStay = async (tx: PropertyTx, booking: StoredBooking, { input, wanted, by }: ToDecide): Promise<Next> => {
  await lockStays(tx, booking, wanted)
  const found = await factsForChange(tx, booking, wanted, by.now)
  const decided = decidedOr(found, booking, wanted, by)
  const price = agreedPrice(booking, decided, input, by)
  refuseCredit(found, booking, price.total, by)
  const { payments, ...money } = moneyOfChange(found.facts, booking, { lines: decided.lines, price, wanted, now: by.now })
  const snapshot = snapshotOf(found.facts, booking.snapshot.travelAgent, { ...decided, price, payments })
  const { commissionBasisPoints: basisPoints } = booking
  const changed = {
    checkIn: wanted.checkIn,
    checkOut: wanted.checkOut,
    state: money.state,
    total: price.total,
    paid: money.paid,
    payBy: money.payBy,
    commission: basisPoints === null ? null : commissionOf(price, basisPoints),
    snapshot,
  }
  return { changed, refund: money.refund, found }
}

const lockStays = async (
  tx: PropertyTx,
  { travelAgentId, checkIn, checkOut, snapshot }: StoredBooking,
  wanted: WantedStay,
): Promise<void> => {
  const held = snapshot.lines.map(({ roomPlanId }) => ({ roomPlanId, checkIn, checkOut }))
  const asked = wanted.rooms.map(({ roomPlanId }) => ({ roomPlanId, checkIn: wanted.checkIn, checkOut: wanted.checkOut }))
  await lockNights(tx, snapshot.property.code, [...held, ...asked])
  await lockLinks(tx, tx.propertyId, travelAgentId === null ? [] : [travelAgentId])
  await lockLimitedPromotions(tx, tx.propertyId)
  const giftCode = giftCodeUsed(snapshot)?.code
  if (giftCode !== undefined)
    await lockGiftCodes(tx, tx.propertyId, [
      { input: { giftCode }, at: { travelAgent: travelAgentId === null ? null : { travelAgentId } } },
    ])
}

const agreedPrice = (booking: StoredBooking, { price, verdicts }: Decided, input: Request, by: Changing) => {
  const [block] = blockAnswers(verdicts, by.language)
  if (block !== undefined) {
    const { rule, roomPlanId, nights, message } = block
    throw by.refuse('stayBlocked', { values: { reason: withinSentence(message), rule, roomPlanId, nights: nights.join(' ') } })
  }
  if (price === null) throw new Error('a stay that can be booked has no price')
  refuseOtherPrice(booking, price.total, input, by)
  return price
}

const refuseOtherPrice = ({ currency }: StoredBooking, total: number, { total: asked }: Request, { refuse, language }: Changing): void => {
  if (total === asked) return
  const [newPrice, oldPrice] = [formatMoney(total, currency, language), formatMoney(asked, currency, language)]
  throw refuse('priceChanged', { field: 'total', values: { total, asked, newPrice, oldPrice } })
}

const refuseCredit = ({ facts }: ChangeFacts, booking: StoredBooking, total: number, { refuse, language }: Changing): void => {
  if (booking.paymentMethod !== 'debt' || total <= booking.total) return
  const left = creditLeftOf(facts.agent) ?? 0
  if (total <= left) return
  throw refuse('debtOverLimit', { field: 'total', values: overCredit({ total, left }, booking.currency, language) })
}

const moveStay = async (tx: PropertyTx, booking: StoredBooking, { changed, found }: Next): Promise<void> => {
  const { bookingId } = booking
  const [written] = [[{ bookingId, snapshot: changed.snapshot }]]
  await store.moveNights(tx, booking, changed)
  await store.writeChangedRooms(tx, bookingId, changed.snapshot)
  await writePromotionsUsed(tx, written)
  await writeGiftCodesUsed(tx, written, { codes: found?.giftCodes ?? [] })
  await writeServicesBooked(tx, written)
}

const writeMoney = async (tx: PropertyTx, booking: StoredBooking, { changed, refund }: Next, by: Changing): Promise<void> => {
  const { travelAgentId } = booking
  if (booking.paymentMethod === 'debt' && travelAgentId !== null) await store.moveCredit(tx, travelAgentId, changed.total - booking.total)
  const today = todayIn(booking.snapshot.property.timeZone, by.now)
  await store.writeRefund(tx, booking, { amount: refund, note: booking.code, person: by.person, today, now: by.now })
}

const afterChange = (booking: StoredBooking, { guest, payBy, ...changed }: store.ChangedBooking, now: Date): StoredBooking => ({
  ...booking,
  ...changed,
  guestName: guest.name,
  guestPhone: guest.phone,
  guestEmail: guest.email,
  payBy: payBy?.toISOString() ?? null,
  changedAt: now.toISOString(),
})

type ToTell = { readonly before: StoredBooking; readonly after: StoredBooking; readonly refund: number }

/** The timeline says what was agreed before and what is agreed now; the property is notified. */
const tell = async (tx: PropertyTx, { before, after, refund }: ToTell, by: Changing): Promise<void> => {
  const { now: at, person, origin } = by
  const detail = { ...factsToTell(before, after), ...(refund === 0 ? {} : { refund }) }
  await writeEvent(tx, before.bookingId, { kind: 'changed', at, person, origin, detail })
  const kind = 'bookingChanged'
  const [email, readers] = [await propertyEmail(tx), await readersByMail(tx, kind)]
  const news = { booking: after, person, accountId: by.accountId ?? null }
  await notifyProperty(tx, { kind, email, readers }, [news])
  if (refund > 0) await tellOfMoney(tx, 'refundDue', news)
  await sendConfirmations(tx, 'changed', [after])
}

const factsToTell = (before: StoredBooking, after: StoredBooking): Readonly<Record<string, string | number>> => ({
  ...(formatRange(before.checkIn, before.checkOut) === formatRange(after.checkIn, after.checkOut)
    ? {}
    : { stayBefore: formatRange(before.checkIn, before.checkOut), stay: formatRange(after.checkIn, after.checkOut) }),
  ...(before.guestName === after.guestName ? {} : { guestBefore: before.guestName, guest: after.guestName }),
  ...(before.total === after.total ? {} : { totalBefore: before.total, total: after.total }),
})
