import { agreedNight, type AgreedPrices } from '#booking/held-stay.ts'
import { daysBetween, eachDay } from '#days/day.ts'
import type { Day } from '#days/day.ts'
import type { Buyer } from '#price/buyer.ts'
import type { Offers } from '#price/offers.ts'
import { priceOfStay, struckTotal } from '#price/price-of-stay.ts'
import type { StayPrice } from '#price/price-of-stay.ts'
import type { PricedRoom, RoomLine } from '#price/room-lines.ts'
import type { StayToPrice } from '#price/stay-to-price.ts'
import { effectiveNights } from '#rate/effective-nights.ts'
import type { EffectiveNight } from '#rate/effective-nights.ts'
import { planChain } from '#rate/plan-chain.ts'
import { capLeft, releaseLeft } from '#travel-agent/cap-left.ts'
import { isPlanOpen, priceAfterStep, stepOn, termsOfBuyer } from '#travel-agent/terms-of-buyer.ts'
import { checkStay } from './check-stay.ts'
import type { StayVerdict } from './check-stay.ts'
import type { SellablePlan, SellableProperty, SellableRoomPlan, SellableRoomType } from './sellable-property.ts'

/** One requested room: its room-plan, its guests and its extra beds. */
export type AskedRoom = PricedRoom & { readonly roomPlanId: string }

/** A requested stay; `today` is the property's own day. */
export type StayAsked = {
  readonly checkIn: Day
  readonly checkOut: Day
  readonly rooms: readonly AskedRoom[]
  readonly agentActive: boolean
  readonly today: Day
  readonly buyer: Omit<Buyer, 'bookedOn'>
  /** What a booking that is changed agreed on already; nothing where it is a new one. */
  readonly agreed?: AgreedPrices
}

/** The rooms of a stay on one room-plan, with the verdict on them and the effective nights, day of departure included. */
export type QuotedLine<RoomType extends SellableRoomType, Plan extends SellablePlan> = {
  readonly roomPlan: SellableRoomPlan
  readonly roomType: RoomType
  readonly plan: Plan
  readonly rooms: readonly PricedRoom[]
  readonly nights: readonly EffectiveNight[]
  readonly verdict: StayVerdict
}

/**
 * The quote of a stay: its lines in the order of the request, whether all of them can be booked, and the price (null where a night has
 * none).
 */
export type StayQuote<RoomType extends SellableRoomType, Plan extends SellablePlan> = {
  readonly lines: readonly QuotedLine<RoomType, Plan>[]
  readonly bookable: boolean
  readonly price: StayPrice | null
  /** The input of the price computation. */
  readonly priced: StayToPrice | null
}

/** Whether a stay can be booked and what it costs with the offers that apply; null if the property has no such room-plan. */
export const quoteStay = <RoomType extends SellableRoomType, Plan extends SellablePlan>(
  property: SellableProperty<RoomType, Plan>,
  asked: StayAsked,
  offers: Offers,
): StayQuote<RoomType, Plan> | null => {
  const ids = [...new Set(asked.rooms.map((room) => room.roomPlanId))]
  const lines = ids.map((roomPlanId) => quoteLine(property, asked, roomPlanId)).filter((line) => line !== null)
  if (lines.length < ids.length) return null
  return { lines, bookable: lines.every((line) => line.verdict.ok), ...priceOf(property, lines, { ...asked, offers }) }
}

/** The total without promotions if they make the quoted stay cheaper, otherwise null; the stay is priced once more for it. */
export const struckOf = ({ price, priced }: Pick<StayQuote<SellableRoomType, SellablePlan>, 'price' | 'priced'>): number | null =>
  price === null || priced === null ? null : struckTotal(priced, price)

const quoteLine = <RoomType extends SellableRoomType, Plan extends SellablePlan>(
  property: SellableProperty<RoomType, Plan>,
  asked: StayAsked,
  roomPlanId: string,
): QuotedLine<RoomType, Plan> | null => {
  const roomPlan = property.roomPlans.find((one) => one.roomPlanId === roomPlanId)
  const roomType = property.roomTypes.find((one) => one.roomTypeId === roomPlan?.roomTypeId)
  const plan = property.plans.find((one) => one.planId === roomPlan?.planId)
  if (!roomPlan || !roomType || !plan) return null
  const rooms = asked.rooms.filter((room) => room.roomPlanId === roomPlanId)
  const terms = termsOfBuyer(property.agentTerms, asked.buyer)
  const besides = othersOfType(property, asked, roomPlan)
  const counted = { buyer: asked.buyer, roomType, agentRooms: property.agentRooms, besides }
  const nights = nightsThatCount(property, roomPlan, roomType, eachDay(asked.checkIn, asked.checkOut))
  const verdict = checkStay({
    property,
    agentActive: asked.agentActive,
    today: asked.today,
    roomType,
    plan: { active: plan.active && roomPlan.active, datesNotApplied: plan.datesNotApplied },
    planOpen: isPlanOpen(terms, plan.planId),
    capLeft: capLeft(terms, counted),
    releaseLeft: releaseLeft(terms, { ...counted, today: asked.today }),
    roomNights: besides === 0 ? roomType.nights : roomType.nights.map((row) => ({ ...row, sold: row.sold + besides })),
    rateNights: nights,
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    rooms,
  })
  return {
    roomPlan,
    roomType,
    plan,
    rooms: rooms.map(({ adults, childrenAges, extraBeds }) => ({ adults, childrenAges, extraBeds })),
    nights,
    verdict,
  }
}

const nightsThatCount = (
  property: SellableProperty,
  { planId, roomTypeId }: SellableRoomPlan,
  roomType: SellableRoomType,
  nights: readonly Day[],
): EffectiveNight[] => {
  const chain = planChain(planId, new Map(property.plans.map((plan) => [plan.planId, plan]))).map((plan) => {
    const stored = property.roomPlans.find((one) => one.planId === plan.planId && one.roomTypeId === roomTypeId)
    return { ...plan, nights: new Map(stored?.nights.map((row) => [row.night, row])) }
  })
  return effectiveNights(nights, chain, { ...roomType, weekendNights: property.weekendNights })
}

// Rooms of one type on two plans use the same allotment.
const othersOfType = (property: SellableProperty, asked: StayAsked, roomPlan: SellableRoomPlan): number => {
  if (asked.rooms.every((room) => room.roomPlanId === roomPlan.roomPlanId)) return 0
  const typeOf = new Map(property.roomPlans.map((one) => [one.roomPlanId, one.roomTypeId]))
  return asked.rooms.filter((room) => room.roomPlanId !== roomPlan.roomPlanId && typeOf.get(room.roomPlanId) === roomPlan.roomTypeId).length
}

const priceOf = (
  property: SellableProperty,
  lines: readonly QuotedLine<SellableRoomType, SellablePlan>[],
  asked: StayAsked & { readonly offers: Offers },
): Pick<StayQuote<SellableRoomType, SellablePlan>, 'price' | 'priced'> => {
  const length = daysBetween(asked.checkIn, asked.checkOut)
  const terms = termsOfBuyer(property.agentTerms, asked.buyer)
  const roomLines: RoomLine[] = lines.map(({ plan, roomPlan, roomType, rooms, nights }) => {
    const priced = nights.flatMap(({ night, price: setPrice }) => {
      const price = asked.agreed?.prices.get(agreedNight(roomPlan.roomPlanId, night)) ?? setPrice
      return price === null || night === asked.checkOut ? [] : [{ night, price }]
    })
    const line = { planId: plan.planId, roomTypeId: roomType.roomTypeId, plan, rooms }
    const step = stepOn(terms, plan.planId)
    if (step === null) return { ...line, nights: priced }
    const changed = priced.map(({ night, price }) => ({ night, price: priceAfterStep(price, step), listPrice: price }))
    return { ...line, nights: changed, terms: step }
  })
  if (length <= 0 || roomLines.some((line) => line.nights.length < length)) return { price: null, priced: null }
  const taxation = { choice: property.taxChoice, rates: property.taxRates }
  const buyer = { ...asked.buyer, bookedOn: asked.agreed?.bookedOn ?? asked.today }
  const priced: StayToPrice = { roomLines, childAgeLimit: property.childAgeLimit, taxation, buyer, offers: asked.offers }
  return { price: priceOfStay(priced), priced }
}
