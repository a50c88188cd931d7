import { randomInt } from 'node:crypto'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { bookingCode } from '@innkeeper/rules/booking/booking-code'
import { paymentState } from '@innkeeper/rules/booking/payment-state'
import { toDay } from '@innkeeper/rules/days/day'
import { firstPaymentDue, paidAtHotel } from '@innkeeper/rules/policy/payment-moments'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import { v7 as uuidv7 } from 'uuid'
import type { At } from '../../kit/at.ts'
import type { PropertyTx } from '../../kit/transaction.ts'
import { paymentsOf } from './agreed-payments.reads.ts'
import { agreeStay, overLimit, type AgreedStay } from './agree-stay.ts'
import { creditLeft, lockNights, propertyOfCode, writeBooking, type NewBooking } from './book.store.ts'
import { stayFacts, type PropertyFacts } from './stay-facts.reads.ts'
import { snapshotOf } from './stay-snapshot.ts'

type Booking = At<'distribution/book'>
type Request = CallRequest<'distribution/book'>

/** A booking that was made, at which property. */
export type BookingMade = { readonly tx: PropertyTx; readonly booking: NewBooking; readonly facts: PropertyFacts }

/** Books a stay: holds its nights, decides on them as they stand, and writes the booking; refuses it with the reason where it cannot. */
export const bookStay = async (at: Booking, input: Request): Promise<BookingMade> => {
  const wanted = nightsWanted(at, input)
  const propertyId = (await lockNights(at.tx, wanted)) ?? (await propertyOfCode(at.tx, input.property))
  if (propertyId === null) throw at.refusal('notFound', { field: 'property' })
  const { roomPlanIds, checkIn, checkOut } = wanted
  const { travelAgentId } = at.travelAgent
  const factsWanted = { propertyIds: [propertyId], roomPlanIds, travelAgentId, checkIn, checkOut }
  const [tx, [facts]] = await Promise.all([at.enter(propertyId), stayFacts(at.tx, factsWanted, at.now)])
  if (facts === undefined) throw at.refusal('notFound', { field: 'property' })
  const agreed = agreeStay(at, facts, input)
  const booking = await underFreeCode(at, tx, { facts, draft: draftOf(at, input, { facts, agreed }) })
  return { tx, booking, facts }
}

const nightsWanted = (at: Booking, input: Request) => {
  const checkIn = toDay(input.checkIn)
  const checkOut = toDay(input.checkOut)
  const problem = whyNotStayDates(checkIn, checkOut)
  if (problem !== null) throw at.refusal(problem, { field: 'checkOut', values: { max: longestStay } })
  return { propertyCode: input.property, roomPlanIds: input.rooms.map((room) => room.roomPlanId), checkIn, checkOut }
}

/** All of a booking but its code. */
type Draft = Omit<NewBooking, 'code'>

const draftOf = (at: Booking, input: Request, { facts, agreed }: { facts: PropertyFacts; agreed: AgreedStay }): Draft => {
  const { total } = agreed.price
  const checkIn = toDay(input.checkIn)
  const payments = agreed.onCredit ? [] : paymentsOf(facts, agreed, { checkIn, now: at.now })
  const state = agreed.onCredit ? 'confirm' : paymentState('await payment', total, 0, paidAtHotel(payments))
  return {
    bookingId: uuidv7(),
    eventId: uuidv7(),
    travelAgentId: at.travelAgent.travelAgentId,
    person: at.travelAgent.nameVi,
    state,
    checkIn,
    checkOut: toDay(input.checkOut),
    guest: input.guest,
    note: input.note,
    currency: facts.currency,
    total,
    paymentMethod: input.paymentMethod,
    payBy: state === 'await payment' ? firstPaymentDue(payments) : null,
    snapshot: snapshotOf(facts, at.travelAgent, { ...agreed, payments }),
    credit: agreed.onCredit ? total : 0,
    now: at.now,
  }
}

const shortestNumber = 3
const longestNumber = 9

/** Writes the booking under a code that nobody has: the more are taken, the longer its number. */
const underFreeCode = async (
  at: Booking,
  tx: PropertyTx,
  { facts, draft }: { facts: PropertyFacts; draft: Draft },
  digits: number = shortestNumber,
): Promise<NewBooking> => {
  const booking = { ...draft, code: bookingCode(facts.code, draft.checkIn, numberOf(digits)) }
  const outcome = await writeBooking(tx, booking)
  if (outcome === 'written') return booking
  if (outcome === 'noCredit') throw overLimit(at, facts, { total: draft.total, left: await creditLeft(tx, draft.travelAgentId) })
  if (digits === longestNumber) throw new Error(`no free booking code like ${booking.code}`)
  return underFreeCode(at, tx, { facts, draft }, digits + 1)
}

const numberOf = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')
