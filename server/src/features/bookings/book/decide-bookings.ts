import { toDay } from '@innkeeper/rules/days/day'
import type { StayDates } from '@innkeeper/rules/stay/join-stays'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import { takeRooms } from '@innkeeper/rules/stay/take-rooms'
import { orRefused, type Refused } from '#kit/call/refuse.ts'
import { paymentsOf } from './agreed-payments.reads.ts'
import { agreeStay } from './agree-stay.ts'
import type { BookingAsked, BookingInput } from './booking-asked.ts'
import { roomsByType, type RoomWanted } from './book.store.ts'
import { draftBooking, type Draft } from './draft-booking.ts'
import type { AgentStanding, PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import { takeGiftCode, type GiftCodesAsked } from '../gift-code/gift-code-uses.store.ts'
import { givenCode } from '../gift-code/given-code.reads.ts'
import { refuseGuesser } from '../gift-code/wrong-codes.reads.ts'
import { promotionsUsed, takeUses } from './promotion-uses.store.ts'
import { agentNow, snapshotOf } from '../snapshot/stay-snapshot.ts'

/** The facts for deciding: the property, the standing of each agent by its id, and the gift codes that are asked for. */
export type Deciding = {
  readonly facts: PropertyFacts
  readonly standings: ReadonlyMap<string, AgentStanding>
  readonly giftCodes: GiftCodesAsked
  /** The commission of the property's contract today, in basis points; null where none is agreed. */
  readonly commission: number | null
}

/** The rooms and nights that a booking needs; none where its dates are not a stay. */
export const stayWanted = ({ input }: BookingAsked): RoomWanted[] => {
  const dates = datesOf(input)
  if (whyNotStayDates(dates.checkIn, dates.checkOut) !== null) return []
  return input.rooms.map(({ roomPlanId }) => ({ roomPlanId, ...dates }))
}

const datesOf = (input: BookingInput): StayDates => ({ checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut) })

/** Decides on bookings one after the other, each with the rooms, the credit and the gift codes that the earlier ones leave. */
export const decideInTurn = (
  { facts, standings, giftCodes, commission }: Deciding,
  asked: readonly BookingAsked[],
): (Draft | Refused)[] => {
  const credits = new Map(standings)
  let left = facts
  let { codes } = giftCodes
  return asked.map((one) =>
    orRefused(() => {
      const { travelAgent } = one.at
      const agent = travelAgent === null ? null : (credits.get(travelAgent.travelAgentId) ?? null)
      const draft = draftOf(one, { facts: { ...left, agent }, giftCodes: { ...giftCodes, codes }, commission })
      left = takeUses(takeRooms(left, draft, roomsByType(draft.snapshot.lines)), promotionsUsed(draft.snapshot))
      codes = takeGiftCode(codes, draft.snapshot)
      if (agent !== null && travelAgent !== null)
        credits.set(travelAgent.travelAgentId, { ...agent, debtUsed: agent.debtUsed + draft.credit })
      return draft
    }),
  )
}

const draftOf = ({ at, input }: BookingAsked, { facts, giftCodes, commission }: Omit<Deciding, 'standings'>): Draft => {
  const { checkIn, checkOut } = datesOf(input)
  const problem = whyNotStayDates(checkIn, checkOut)
  if (problem !== null) throw at.refusal(problem, { field: 'checkOut', values: { max: longestStay } })
  refuseGuesser(at, input.giftCode)
  const travelAgentId = at.travelAgent?.travelAgentId ?? null
  const kind = giftCodes.kinds.get(travelAgentId ?? '') ?? null
  const giving = { timeZone: facts.timeZone, now: at.now, travelAgentId, kind, ...input }
  const given = givenCode(
    input.giftCode,
    giftCodes.codes.map(({ terms }) => terms),
    giving,
  )
  const agreed = agreeStay(at, facts, input, given)
  const payments = agreed.onCredit ? [] : paymentsOf(facts, agreed, { checkIn, now: at.now })
  const snapshot = snapshotOf(facts, at.travelAgent === null ? null : agentNow(at.travelAgent, facts), { ...agreed, payments })
  return draftBooking(at, input, { ...agreed, facts, checkIn, checkOut, payments, snapshot, commission })
}
