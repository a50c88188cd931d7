import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import type { previewRefusals } from '@innkeeper/protocol/shapes/booking-change'
import {
  blockAnswers,
  blockedNightAnswers,
  lineAnswer,
  paymentAnswers,
  priceAnswer,
  serviceAnswers,
} from '@innkeeper/protocol/shapes/stay-answers'
import { mayChange } from '@innkeeper/rules/booking/can-change'
import { owedOn } from '@innkeeper/rules/booking/owed'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { bedsTooMany } from '../../book/asked-rooms.reads.ts'
import { bookedLine } from '../../book/quoted-lines.reads.ts'
import type { StoredBooking } from '../../bookings.store.ts'
import { creditLeftOf } from '../../check-stay/stay-facts.reads.ts'
import { factsForChange, type ChangeFacts } from './change-facts.ts'
import { decideChange, moneyOfChange, type Decided } from './decide-change.ts'
import { isSameStay, wantedStay, type StayAsked, type WantedStay } from './wanted-stay.ts'

type Preview = CallOutput<'booking/preview-change'>

/** Who asks for a change, when, in which language, and how it is refused. */
export type Asking<Key extends string = (typeof previewRefusals)[number] | 'notFound'> = {
  readonly byProperty: boolean
  readonly language: Language
  readonly now: Date
  readonly refuse: (key: Key, detail?: RefusalDetail) => Refused
}

/** What a change would mean. A guest who lives in the house already can be renamed, but the stay is not changed any more. */
export const previewChange = async (tx: Tx, booking: StoredBooking, asked: StayAsked, asking: Asking): Promise<Preview> => {
  const wanted = changeableTo(booking, asked, asking)
  if (isSameStay(booking, wanted)) return sameAnswer(booking)
  const found = await factsForChange(tx, booking, wanted, asking.now)
  return previewAnswer(booking, { wanted, found, decided: decidedOr(found, booking, wanted, asking) }, asking)
}

/** The stay that a booking may be changed to; refuses what can never be one. */
export const changeableTo = (booking: StoredBooking, asked: StayAsked, { refuse }: Pick<Asking, 'refuse'>): WantedStay => {
  const wanted = wantedStay(booking, asked)
  const may = mayChange(booking.state)
  if (may === 'nothing' || (may === 'guest' && !isSameStay(booking, wanted)))
    throw refuse('bookingNotChangeable', { field: 'code', values: { state: booking.state } })
  const problem = whyNotStayDates(wanted.checkIn, wanted.checkOut)
  if (problem !== null) throw refuse(problem, { field: 'checkOut', values: { max: longestStay } })
  return wanted
}

/** Decides on a change; refuses rooms, beds and services that the property does not have. */
export const decidedOr = (
  found: ChangeFacts,
  booking: StoredBooking,
  wanted: WantedStay,
  { refuse, byProperty }: Pick<Asking, 'refuse' | 'byProperty'>,
): Decided => {
  const decided = decideChange(found, booking, wanted, byProperty)
  if (decided === null) {
    const there = new Set(found.facts.roomPlans.map(({ roomPlanId }) => roomPlanId))
    throw refuse('notFound', { field: `rooms.${wanted.rooms.findIndex(({ roomPlanId }) => !there.has(roomPlanId))}.roomPlanId` })
  }
  if (decided.refused !== null) throw refuse(decided.refused.key, decided.refused)
  const beds = bedsTooMany(decided, wanted.rooms)
  if (beds !== null) throw refuse('tooManyExtraBeds', beds)
  return decided
}

const sidesOf = (booking: StoredBooking) => ({
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  lines: booking.snapshot.lines.map((line) => lineAnswer(line, booking.checkIn, booking.currency)),
  services: serviceAnswers(booking.snapshot.services),
  price: priceAnswer(booking.snapshot.price),
})

const factsOf = (booking: StoredBooking) => ({
  code: booking.code,
  seen: booking.changedAt,
  currency: booking.currency,
  guestOnly: mayChange(booking.state) === 'guest',
  before: sidesOf(booking),
})

const sameAnswer = (booking: StoredBooking): Preview => ({
  ...factsOf(booking),
  bookable: true,
  blocked: [],
  blockedNights: [],
  after: sidesOf(booking),
  difference: 0,
  payment: {
    state: booking.state,
    paid: booking.paid,
    refund: 0,
    owed: owedOn({ ...booking, onCredit: booking.paymentMethod === 'debt' }),
    due: booking.snapshot.payments.map((payment) => ({ ...payment })),
    creditLeft: null,
  },
})

type Previewed = { readonly wanted: WantedStay; readonly found: ChangeFacts; readonly decided: Decided }

const previewAnswer = (booking: StoredBooking, { wanted, found, decided }: Previewed, { language, now }: Asking): Preview => {
  const { lines, price, verdicts, services } = decided
  return {
    ...factsOf(booking),
    bookable: price !== null && verdicts.every(({ verdict }) => verdict.ok),
    blocked: blockAnswers(verdicts, language),
    blockedNights: blockedNightAnswers(verdicts, language),
    after: {
      checkIn: wanted.checkIn,
      checkOut: wanted.checkOut,
      lines: lines.map((line) => lineAnswer(bookedLine(line), wanted.checkIn, booking.currency)),
      services: serviceAnswers(services),
      price: price === null ? null : priceAnswer(price),
    },
    difference: price === null ? null : price.total - booking.total,
    payment: paymentAnswer(booking, { wanted, found, decided }, now),
  }
}

const paymentAnswer = (booking: StoredBooking, { wanted, found, decided }: Previewed, now: Date): Preview['payment'] => {
  const creditLeft = booking.paymentMethod === 'debt' ? creditLeftOf(found.facts.agent) : null
  const { lines, price } = decided
  if (price === null) return { state: booking.state, paid: booking.paid, refund: 0, owed: 0, due: [], creditLeft }
  const money = moneyOfChange(found.facts, booking, { lines, price, wanted, now })
  const owed = owedOn({ ...money, total: price.total, onCredit: booking.paymentMethod === 'debt' })
  return { state: money.state, paid: money.paid, refund: money.refund, owed, due: paymentAnswers(money.payments), creditLeft }
}
