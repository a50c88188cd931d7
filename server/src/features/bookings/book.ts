import { toDay } from '@innkeeper/rules/days/day'
import type { Asked, TogetherAt } from '../../kit/implement.ts'
import { isGranted, type Refused } from '../../kit/refuse.ts'
import type { PropertyTx } from '../../kit/transaction.ts'
import { readersByMail } from '../notifications/notifications.reads.ts'
import { storedNow } from './agent-booking.ts'
import { codesTaken, holdCredit, lockNights, propertyOfCode, takeCredit, takeNights, writeBookings } from './book.store.ts'
import type { NewBooking, RoomWanted } from './book.store.ts'
import type { StoredBooking } from './bookings.store.ts'
import { decideInTurn, stayWanted } from './decide-bookings.ts'
import { freeCodes, possibleCodes } from './free-codes.ts'
import { agentStandings, stayFacts, type StayAtRoomType } from './stay-facts.reads.ts'
import { tellProperty, type NewsOf } from './tell-booking.ts'

type Booking = Asked<'distribution/book'>

/** A booking that is made, and whose request it was. */
export type BookingMade = { readonly at: Booking['at']; readonly booking: StoredBooking }

/** The bookings at a property and the refusals of those that cannot be made, in the order asked; and what writes them. */
export type BookingsMade = { readonly outcomes: readonly (BookingMade | Refused)[]; readonly write: () => Promise<void> }

/**
 * Books stays at the property of a code: holds all their nights and decides on them as they stand; the caller lets them be written.
 * Null where nobody has that code.
 */
export const bookStays = async (
  at: TogetherAt<'distribution/book'>,
  code: string,
  asked: readonly Booking[],
): Promise<BookingsMade | null> => {
  const stays = asked.flatMap(stayWanted)
  const roomPlanIds = [...new Set(stays.map(({ roomPlanId }) => roomPlanId))]
  const possible = asked.map(({ input }) => possibleCodes(code, toDay(input.checkIn)))
  const [, found, taken] = await Promise.all([
    lockNights(at.tx, code, stays),
    propertyOfCode(at.tx, code, roomPlanIds),
    codesTaken(at.tx, possible.flat()),
  ])
  if (found === null) return null
  const { propertyId, roomTypeOf } = found
  const onCredit = asked.filter(({ input }) => input.paymentMethod === 'debt')
  const [tx, , [facts], standings, readers] = await Promise.all([
    at.enter(propertyId),
    holdCredit(at.tx, propertyId, agentsOf(onCredit)),
    stayFacts(at.tx, { propertyIds: [propertyId], roomPlanIds, travelAgentId: null, stays: staysIn(roomTypeOf, stays) }, at.now),
    agentStandings(at.tx, propertyId, agentsOf(asked)),
    readersByMail({ ...at.tx, propertyId }, 'newBooking'),
  ])
  if (facts === undefined) return null
  const codeOf = freeCodes(taken)
  const outcomes = decideInTurn({ facts, standings }, asked).map((outcome, index) => {
    if (!isGranted(outcome)) return outcome
    const written = { ...outcome.draft, code: codeOf(possible[index] ?? []) }
    return { at: outcome.at, written, booking: storedNow(tx, written) }
  })
  const news: NewsOf = { kind: 'newBooking', email: facts.email, readers }
  return { outcomes, write: () => write(tx, news, outcomes.filter(isGranted)) }
}

const staysIn = (roomTypeOf: ReadonlyMap<string, string>, stays: readonly RoomWanted[]): StayAtRoomType[] =>
  stays.flatMap(({ roomPlanId, ...dates }) => {
    const roomTypeId = roomTypeOf.get(roomPlanId)
    return roomTypeId === undefined ? [] : [{ ...dates, roomTypeId }]
  })

const agentsOf = (asked: readonly Booking[]): string[] => [...new Set(asked.map(({ at }) => at.travelAgent.travelAgentId))]

type Written = { readonly written: NewBooking; readonly booking: StoredBooking }

/** Writes bookings and all that follows from them: sent together, since nothing waits for an answer. */
const write = async (tx: PropertyTx, news: NewsOf, made: readonly Written[]): Promise<void> => {
  if (made.length === 0) return
  const bookings = made.map(({ written }) => written)
  await Promise.all([
    writeBookings(tx, bookings),
    takeNights(tx, bookings),
    takeCredit(tx, bookings),
    tellProperty(
      tx,
      news,
      made.map(({ written, booking }) => ({ booking, person: written.person })),
    ),
  ])
}
