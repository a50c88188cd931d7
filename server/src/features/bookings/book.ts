import { randomInt } from 'node:crypto'
import { bookingCode } from '@innkeeper/rules/booking/booking-code'
import type { Asked, TogetherAt } from '../../kit/implement.ts'
import { isGranted, type Refused } from '../../kit/refuse.ts'
import type { PropertyTx } from '../../kit/transaction.ts'
import { storedNow } from './agent-booking.ts'
import { holdCredit, lockNights, propertyOfCode, takeCredit, takeNights, writeBookings, type RoomWanted } from './book.store.ts'
import type { StoredBooking } from './bookings.store.ts'
import { decideInTurn, stayWanted, type Decided, type Draft } from './decide-bookings.ts'
import { agentStandings, stayFacts, type PropertyFacts, type StayAtRoomType } from './stay-facts.reads.ts'

type Booking = Asked<'distribution/book'>

/** The bookings that were made at a property, and the refusals of those that could not be, in the order asked. */
export type BookingsMade = {
  readonly tx: PropertyTx
  readonly facts: PropertyFacts
  readonly outcomes: readonly (BookingMade | Refused)[]
}

/** A booking that was made, by whom, and whose request it was. */
export type BookingMade = { readonly at: Booking['at']; readonly booking: StoredBooking; readonly person: string }

/**
 * Books stays at the property of a code: holds all their nights, decides on them as they stand, and writes the bookings. Null where
 * nobody has that code.
 */
export const bookStays = async (
  at: TogetherAt<'distribution/book'>,
  code: string,
  asked: readonly Booking[],
): Promise<BookingsMade | null> => {
  const stays = asked.flatMap(stayWanted)
  const roomPlanIds = [...new Set(stays.map(({ roomPlanId }) => roomPlanId))]
  const [, found] = await Promise.all([lockNights(at.tx, code, stays), propertyOfCode(at.tx, code, roomPlanIds)])
  if (found === null) return null
  const { propertyId, roomTypeOf } = found
  const onCredit = asked.filter(({ input }) => input.paymentMethod === 'debt')
  const [tx, , [facts], standings] = await Promise.all([
    at.enter(propertyId),
    holdCredit(at.tx, propertyId, agentsOf(onCredit)),
    stayFacts(at.tx, { propertyIds: [propertyId], roomPlanIds, travelAgentId: null, stays: staysIn(roomTypeOf, stays) }, at.now),
    agentStandings(at.tx, propertyId, agentsOf(asked)),
  ])
  if (facts === undefined) return null
  const decided = decideInTurn({ facts, standings }, asked)
  const codes = await write(
    tx,
    code,
    decided.filter(isGranted).map(({ draft }) => draft),
  )
  return { tx, facts, outcomes: decided.map((one) => (isGranted(one) ? madeUnder(tx, codes, one) : one)) }
}

const staysIn = (roomTypeOf: ReadonlyMap<string, string>, stays: readonly RoomWanted[]): StayAtRoomType[] =>
  stays.flatMap(({ roomPlanId, ...dates }) => {
    const roomTypeId = roomTypeOf.get(roomPlanId)
    return roomTypeId === undefined ? [] : [{ ...dates, roomTypeId }]
  })

const agentsOf = (asked: readonly Booking[]): string[] => [...new Set(asked.map(({ at }) => at.travelAgent.travelAgentId))]

const write = async (tx: PropertyTx, propertyCode: string, drafts: readonly Draft[]): Promise<ReadonlyMap<string, string>> => {
  if (drafts.length === 0) return new Map()
  const [codes] = await Promise.all([writeUnderFreeCodes(tx, propertyCode, drafts), takeNights(tx, drafts), takeCredit(tx, drafts)])
  return codes
}

const shortestNumber = 3
const longestNumber = 9

/** Writes the bookings under codes that nobody has, the more are taken the longer their numbers; answers the codes by booking. */
const writeUnderFreeCodes = async (
  tx: PropertyTx,
  propertyCode: string,
  drafts: readonly Draft[],
  digits: number = shortestNumber,
): Promise<ReadonlyMap<string, string>> => {
  if (digits > longestNumber) throw new Error(`no free booking code at ${propertyCode} on ${drafts[0]?.checkIn}`)
  const bookings = drafts.map((draft) => ({ ...draft, code: bookingCode(propertyCode, draft.checkIn, numberOf(digits)) }))
  const written = await writeBookings(tx, bookings)
  const others = drafts.filter(({ bookingId }) => !written.has(bookingId))
  return others.length === 0 ? written : new Map([...written, ...(await writeUnderFreeCodes(tx, propertyCode, others, digits + 1))])
}

const numberOf = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

const madeUnder = (tx: PropertyTx, codes: ReadonlyMap<string, string>, { at, draft }: Decided): BookingMade => {
  const code = codes.get(draft.bookingId)
  if (code === undefined) throw new Error(`booking ${draft.bookingId} was not written`)
  return { at, booking: storedNow(tx, { ...draft, code }), person: draft.person }
}
