import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { speakStayRule, lineAnswer } from '@innkeeper/protocol/shapes/stay-answers'
import type { Day } from '@innkeeper/rules/days/day'
import type { PricedRoom } from '@innkeeper/rules/price/room-lines'
import { roomsLeft } from '@innkeeper/rules/stay/rooms-left'
import { quoteStay, struckOf, type StayAsked } from '@innkeeper/rules/stay/quote-stay'
import { bookedLine } from '#features/bookings/book/quoted-lines.reads.ts'
import type { PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'

type RoomType = CallOutput<'review/detail'>['roomTypes'][number]
type Offer = RoomType['offers'][number]

/** A stay in rooms of one room type, and who buys it. */
export type StayToOffer = {
  readonly checkIn: Day
  readonly checkOut: Day
  readonly rooms: readonly PricedRoom[]
  readonly buyer: StayAsked['buyer']
}

/** The offers of a room type for a stay: its plans on sale, those that can be booked first, then the cheapest first. */
export const offersOf = (
  facts: PropertyFacts,
  roomTypeId: string,
  stay: StayToOffer,
  language: Language,
): Pick<RoomType, 'vacant' | 'offers'> => {
  const quoted = facts.roomPlans
    .filter((roomPlan) => roomPlan.roomTypeId === roomTypeId && roomPlan.active && isOnSale(facts, roomPlan.planId))
    .flatMap(({ roomPlanId }) => quotedOffer(facts, roomPlanId, stay, language) ?? [])
  return {
    vacant: quoted[0]?.vacant ?? 0,
    offers: quoted.map(({ offer }) => offer).toSorted(bestFirst),
  }
}

const isOnSale = (facts: PropertyFacts, planId: string): boolean => facts.plans.some((plan) => plan.planId === planId && plan.active)

const quotedOffer = (
  facts: PropertyFacts,
  roomPlanId: string,
  { rooms, ...stay }: StayToOffer,
  language: Language,
): { readonly vacant: number; readonly offer: Offer } | null => {
  const quote = quoteStay(
    facts,
    { ...stay, rooms: rooms.map((room) => ({ ...room, roomPlanId })), agentActive: true, today: facts.today },
    facts.offers,
  )
  const line = quote?.lines[0]
  if (!quote || line === undefined) return null
  const { ratePlan, meals, cancellation, payment } = lineAnswer(bookedLine(line), stay.checkIn, facts.currency)
  const { price } = quote
  const broken = line.verdict.rules.find(({ ok }) => !ok)
  return {
    vacant: roomsLeft(line.verdict),
    offer: {
      roomPlanId,
      ratePlan,
      meals,
      includedAdults: line.plan.includedAdults,
      cancellation,
      payment,
      price: price === null ? null : { beforeTax: price.subtotals.beforeTax, total: price.total, struck: struckOf(quote) },
      blocked: broken === undefined ? null : speakStayRule(broken, language),
    },
  }
}

const bestFirst = (one: Offer, other: Offer): number =>
  Number(one.blocked !== null) - Number(other.blocked !== null) || (one.price?.total ?? 0) - (other.price?.total ?? 0)
