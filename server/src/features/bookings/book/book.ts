import { toDay } from '@innkeeper/rules/days/day'
import type { TogetherAt } from '#kit/call/implement.ts'
import { isGranted, type Refused } from '#kit/call/refuse.ts'
import { postLetters } from '#kit/mail/post-emails.ts'
import { notify } from '#kit/live/notify.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { commissionAt } from '#features/e-contracts/commission.reads.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { creditNews, type CreditGiver, type CreditMoved } from '#features/travel-agents/credit-news.reads.ts'
import { storedNow } from '../agent/agent-booking.ts'
import { codesTaken, lockLinks, lockNights, propertyOfCode, takeCredit, takeNights, writeBookings } from './book.store.ts'
import type { BookingAsked } from './booking-asked.ts'
import type { NewBooking, RoomWanted } from './book.store.ts'
import type { StoredBooking } from '../bookings.store.ts'
import { lockGiftCodes, writeGiftCodesUsed, type GiftCodesAsked } from '../gift-code/gift-code-uses.store.ts'
import { lockLimitedPromotions, writePromotionsUsed } from './promotion-uses.store.ts'
import { writeServicesBooked } from './booked-hotel-services.store.ts'
import { decideInTurn, stayWanted } from './decide-bookings.ts'
import { freeCodes, possibleCodes } from './free-codes.ts'
import { agentStandings, stayFacts, type BookingAgent, type StayAtRoomType } from '../check-stay/stay-facts.reads.ts'
import { sendConfirmations } from '../confirmation/confirmation-news.ts'
import { notifyProperty, type NewsOf } from '../notify-booking.ts'

/** The outcomes of bookings at a property in the order of the requests, bookings or refusals; and what writes them. */
export type BookingsMade = { readonly outcomes: readonly (StoredBooking | Refused)[]; readonly write: () => Promise<void> }

/**
 * Books stays at the property with a code: locks all their nights and decides on their current state; the caller starts the writing. Null
 * where no property has the code.
 */
export const bookStays = async (
  at: Pick<TogetherAt<'distribution/book'>, 'tx' | 'now' | 'enter'>,
  code: string,
  asked: readonly BookingAsked[],
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
  const [tx, , , giftCodes, [facts], standings, readers, commission] = await Promise.all([
    at.enter(propertyId),
    lockLinks(at.tx, propertyId, agentsOf(asked)),
    lockLimitedPromotions(at.tx, propertyId),
    lockGiftCodes(at.tx, propertyId, asked),
    stayFacts(at.tx, { ...wantedBy(asked), propertyIds: [propertyId], roomPlanIds, stays: staysIn(roomTypeOf, stays) }, at.now),
    agentStandings(at.tx, propertyId, agentsOf(asked)),
    readersByMail({ ...at.tx, propertyId }, 'newBooking'),
    commissionAt(at.tx, propertyId, at.now),
  ])
  if (facts === undefined) return null
  const codeOf = freeCodes(taken)
  const outcomes = decideInTurn({ facts, standings, giftCodes, commission }, asked).map((outcome, index) => {
    if (!isGranted(outcome)) return outcome
    const written = { ...outcome, code: codeOf(possible[index] ?? []) }
    return { written, booking: storedNow(tx, written) }
  })
  const news: NewsOf = { kind: 'newBooking', email: facts.email, readers }
  const made = outcomes.filter(isGranted)
  return {
    outcomes: outcomes.map((outcome) => (isGranted(outcome) ? outcome.booking : outcome)),
    write: () => writeBooked(tx, { news, giver: facts, standings, giftCodes }, made),
  }
}

const staysIn = (roomTypeOf: ReadonlyMap<string, string>, stays: readonly RoomWanted[]): StayAtRoomType[] =>
  stays.flatMap(({ roomPlanId, ...dates }) => {
    const roomTypeId = roomTypeOf.get(roomPlanId)
    return roomTypeId === undefined ? [] : [{ ...dates, roomTypeId }]
  })

const wantedBy = (asked: readonly BookingAsked[]) => ({ travelAgentId: null, agentIds: agentsOf(asked), serviceCodes: codesAsked(asked) })

const codesAsked = (asked: readonly BookingAsked[]): string[] => [
  ...new Set(asked.flatMap(({ input }) => input.services.map(({ code }) => code))),
]

const agentsOf = (asked: readonly BookingAsked[]): string[] => [...new Set(asked.flatMap(({ at }) => at.travelAgent?.travelAgentId ?? []))]

type Telling = {
  readonly news: NewsOf
  readonly giver: CreditGiver
  readonly standings: ReadonlyMap<string, BookingAgent>
  readonly giftCodes: GiftCodesAsked
}

const writeBooked = async (tx: PropertyTx, telling: Telling, made: readonly BookingToWrite[]): Promise<void> => {
  if (made.length === 0) return
  const nights = takeNights(
    tx,
    made.map(({ written }) => written),
  )
  await Promise.all([nights, writeMade(tx, telling, made)])
}

/** A booking to write, and as it is stored then. */
export type BookingToWrite = { readonly written: NewBooking; readonly booking: StoredBooking }

/**
 * Writes bookings and everything that belongs to them but their nights; the statements are sent together, because none waits for another's
 * answer.
 */
export const writeMade = async (
  tx: PropertyTx,
  { news, giver, standings, giftCodes }: Telling,
  made: readonly BookingToWrite[],
): Promise<void> => {
  const bookings = made.map(({ written }) => written)
  await Promise.all([
    writeBookings(tx, bookings),
    writePromotionsUsed(tx, bookings),
    writeGiftCodesUsed(tx, bookings, giftCodes),
    writeServicesBooked(tx, bookings),
    takeCredit(tx, bookings),
    notifyProperty(
      tx,
      news,
      made.map(({ written, booking }) => ({ booking, person: written.person })),
    ),
    sendConfirmations(
      tx,
      'booked',
      made.map(({ booking }) => booking),
    ),
    tellOfCredit(tx, giver, creditMoved(bookings, standings)),
  ])
}

/** Tells both sides of credit that was used up to the warned share. */
export const tellOfCredit = async (tx: PropertyTx, giver: CreditGiver, moved: readonly CreditMoved[]): Promise<void> => {
  const { notices, letters } = await creditNews(tx, giver, moved)
  if (notices.length > 0) await Promise.all([notify(tx, notices), postLetters(tx, letters)])
}

/** What each agent's credit was and is, where bookings used it. */
export const creditMoved = (
  bookings: readonly Pick<NewBooking, 'travelAgentId' | 'credit'>[],
  standings: Telling['standings'],
): CreditMoved[] =>
  [...Map.groupBy(bookings, ({ travelAgentId }) => travelAgentId)].flatMap(([travelAgentId, theirs]) => {
    const standing = standings.get(travelAgentId ?? '')
    const taken = theirs.reduce((sum, { credit }) => sum + credit, 0)
    if (standing === undefined || taken === 0) return []
    const before = { limit: standing.debtLimit, used: standing.debtUsed }
    return [{ agent: standing, before, after: { ...before, used: standing.debtUsed + taken } }]
  })
