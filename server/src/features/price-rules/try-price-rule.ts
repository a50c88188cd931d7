import { addDays, todayIn } from '@innkeeper/rules/days/day'
import { roomPrice } from '@innkeeper/rules/rate/night-price'
import { suggestPrice } from '@innkeeper/rules/suggestion/suggest-price'
import type { At } from '#kit/call/at.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { nightsAsKnown, ownPrices } from './last-year.store.ts'
import type { PriceRuleForm } from './price-rules.store.ts'

const daysOfYear = 365
const mostRows = 200

/** What a rule would have suggested on the nights of the last year, with the occupancy as it was known so many days ahead. */
export const triedOnLastYear = async ({ tx, now }: Pick<At<'price-rule/try'>, 'tx' | 'now'>, form: PriceRuleForm) => {
  const { timeZone, currency } = await localeOf(tx)
  const today = todayIn(timeZone, now)
  const [from, to] = [addDays(today, -daysOfYear), addDays(today, -1)]
  const nights = await nightsAsKnown(tx, { from, to, timeZone, daysAhead: form.daysAhead, roomTypeIds: form.roomTypeIds })
  const plans = Map.groupBy(await ownPrices(tx, { from, to }), ({ roomTypeId }) => roomTypeId)
  const rule = { ...form, id: 'tried' }
  const suggested = nights.flatMap((night) => {
    const rows = (plans.get(night.roomTypeId) ?? []).flatMap((plan) => suggestedOn(night, plan, rule))
    return rows.length === 0 ? [] : [{ night, rows }]
  })
  const later = suggested.map(({ night, rows: [first] }) => {
    const rooms = Math.max(0, night.soldAtEnd - night.soldThen)
    return { rooms, gain: first === undefined ? 0 : rooms * (first.suggested - first.price) }
  })
  return {
    from,
    to,
    currency,
    nights: nights.length,
    suggested: suggested.length,
    soldLater: later.reduce((sum, { rooms }) => sum + rooms, 0),
    gain: later.reduce((sum, { gain }) => sum + gain, 0),
    rows: suggested.flatMap(({ rows }) => rows).slice(0, mostRows),
  }
}

type Night = Awaited<ReturnType<typeof nightsAsKnown>>[number]
type Plan = Awaited<ReturnType<typeof ownPrices>>[number]

const suggestedOn = (known: Night, plan: Plan, rule: Parameters<typeof suggestPrice>[1][number]) => {
  const { night, roomTypeId, allotment, soldThen, soldAtEnd } = known
  const price = plan.prices[night] ?? roomPrice(night, plan).price
  const { floor, ceiling } = plan
  const seen = { roomTypeId, allotment, sold: soldThen, daysAhead: rule.daysAhead, price, floor, ceiling }
  const suggestion = suggestPrice(seen, [rule])
  if (suggestion === null || price === null) return []
  return [{ night, roomType: plan.roomType, plan: plan.plan, allotment, soldThen, soldAtEnd, price, suggested: suggestion.price }]
}
