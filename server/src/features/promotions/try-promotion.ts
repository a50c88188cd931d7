import { toPromotion } from '@innkeeper/protocol/rates/to-promotion'
import { addDays, addMonths, firstOfMonth, toDay, todayIn } from '@innkeeper/rules/days/day'
import { overlapsOf } from '@innkeeper/rules/promotion/overlaps-of'
import { takesOf } from '@innkeeper/rules/promotion/promotion-lines'
import type { Promotion } from '@innkeeper/rules/promotion/promotion'
import { tryPromotion } from '@innkeeper/rules/promotion/try-promotion'
import { quoteStay } from '@innkeeper/rules/stay/quote-stay'
import type { Handler } from '#kit/call/implement.ts'
import { staysMadeIn } from '#features/bookings/stays-made.reads.ts'
import { stayFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import * as store from './promotions.store.ts'

/** What a promotion would do to a stay on real nights that is booked today, beside the active ones. */
export const triedOnStay: Handler<'promotion/try'> = async (at, { id, promotion, roomPlanId, nights, rooms, level, ...input }) => {
  const stay = { checkIn: toDay(input.checkIn), checkOut: addDays(toDay(input.checkIn), nights) }
  const wanted = { propertyIds: [at.tx.propertyId], roomPlanIds: [roomPlanId], travelAgentId: null, stays: [stay] }
  const [facts] = await stayFacts(at.tx, wanted, at.now)
  const own = await store.rankedPromotion(at.tx, promotion, id)
  const room = { roomPlanId, adults: 1, childrenAges: [], extraBeds: 0 }
  const asked = { ...stay, rooms: Array.from({ length: rooms }, () => room), agentActive: true, today: facts?.today ?? stay.checkIn }
  const quote = facts && quoteStay(facts, { ...asked, buyer: buyerFor(own, level) }, facts.offers)
  if (!facts || !quote) throw at.refusal('notFound', { field: 'roomPlanId' })
  if (quote.priced === null) throw at.refusal('nightWithoutPrice', { field: 'checkIn' })
  const tried = tryPromotion(quote.priced, own)
  const overlaps = overlapsOf(own, facts.offers.promotions)
  return {
    currency: facts.currency,
    nights: [...tried.nights],
    steps: [...tried.steps],
    before: tried.before,
    after: tried.after,
    modes: tried.modes.map(({ mode, after, counted }) => ({ mode, after, counted: [...counted] })),
    whyNot: tried.whyNot,
    overlaps: overlaps.map(({ promotion: { promotionId, name }, from, to }) => ({ id: promotionId, name, from, to })),
  }
}

/** The buyer that a promotion is meant for, so that the example shows what it does. */
export const buyerFor = ({ channels, agentIds, code }: Promotion, level: number) => ({
  channel: channels[0] ?? ('agents' as const),
  travelAgentId: agentIds[0] ?? null,
  level,
  promotionCode: code,
})

/** What a promotion would have done by itself to the bookings of last month. */
export const triedLastMonth: Handler<'promotion/try-last-month'> = async (at, { promotion }) => {
  const { currency, timeZone } = await localeOf(at.tx)
  const thisMonth = firstOfMonth(todayIn(timeZone, at.now))
  const [from, to] = [addMonths(thisMonth, -1), addDays(thisMonth, -1)]
  const stays = await staysMadeIn(at.tx, { from, to, timeZone })
  const own = { ...toPromotion(promotion), bookFrom: null, bookTo: null, stayFrom: null, stayTo: null, usesLeft: null }
  const taken = stays.map((stay) => {
    const takes = takesOf(own, { ...stay, buyer: { ...stay.buyer, promotionCode: own.code } })
    return typeof takes === 'string' ? 0 : takes.reduce((sum, { amount }) => sum + amount, 0)
  })
  const sum = taken.reduce((all, amount) => all + amount, 0)
  return {
    from,
    to,
    bookings: stays.length,
    held: taken.filter((amount) => amount > 0).length,
    amount: own.effect === 'discount' ? -sum : sum,
    currency,
  }
}
