import { daysBetween, todayIn } from '@innkeeper/rules/days/day'
import { promotionTypes } from '@innkeeper/rules/promotion/promotion'
import { promotionRules } from '@innkeeper/rules/promotion/promotion-rules'
import type { SearchAsked } from './search-asked.ts'
import type { SqlValues } from './sql-values.ts'

/** The types whose amount is for each room and night, as SQL. */
const ofNights = promotionTypes
  .filter((type) => promotionRules[type].on === 'nights')
  .map((type) => `'${type}'`)
  .join(', ')

/**
 * The most that the promotions which the index leaves out can take off this stay, by property, as SQL: a share in basis points of the
 * property's own price, and an amount; `shares` and `amounts` where discounts add up, `share` and `amount` where one of them holds. What is
 * not weighed (weekdays, packages, smallest order) only makes the bound lower. The property's day may be a day before or after ours.
 */
export const weighedPromotions = (asked: SearchAsked, put: SqlValues['put'], where = 'true'): string => {
  const { checkIn, checkOut, rooms, now } = asked
  const today = todayIn('UTC', now)
  const [nightCount, roomCount, ahead] = [put(daysBetween(checkIn, checkOut)), put(rooms.length), put(daysBetween(today, checkIn))]
  const [day, code, agent] = [put(today), put(asked.promotionCode?.trim().toUpperCase() ?? null), put(asked.travelAgentId)]
  const perNight = `${roomCount}::int * ${nightCount}::int`
  const holds = [
    "x.active and x.effect = 'discount' and not x.in_market",
    where,
    `(x.code is null or x.code = ${code}::text)`,
    `(x.promo_type <> 'earlyBird' or x.days_before <= ${ahead}::int + 1)`,
    `(x.promo_type <> 'lastMinute' or x.days_before >= ${ahead}::int - 1)`,
    `(x.promo_type <> 'quantity' or case x.counted when 'rooms' then ${roomCount}::int else ${nightCount}::int end >= x.buy + x.free)`,
    `(x.promo_type <> 'quantityTotal' or ${roomCount}::int >= x.buy)`,
    `x.min_nights <= ${nightCount}::int`,
    `(x.stay_from is null or x.stay_from < ${put(checkOut)}::date) and (x.stay_to is null or x.stay_to >= ${put(checkIn)}::date)`,
    `(x.book_from is null or x.book_from <= ${day}::date + 1) and (x.book_to is null or x.book_to >= ${day}::date - 1)`,
    "'agents' = any(x.channels)",
    `(x.apply_to <> 'named' or ${agent}::uuid = any(x.apply_agents))`,
    '(x.most_uses is null or x.uses < x.most_uses)',
  ]
  return `
    select x.property_id, sum(off.share)::bigint as shares, max(off.share) as share, sum(off.amount)::bigint as amounts, max(off.amount) as amount
      from promotion x cross join lateral (
        select case when x.percent_or_fixed = 'amount' then 0 when x.promo_type = 'quantity' then ceil(x.value * x.free::numeric / (x.buy + x.free))::bigint else x.value end as share,
            case when x.percent_or_fixed = 'percent' then ${perNight} when x.promo_type in (${ofNights}) then x.value * ${perNight} else x.value end as amount) off
     where ${holds.join(' and ')} group by x.property_id`
}

/**
 * A sum of lowest prices (`gross`, SQL) less the most that weighed promotions (`w`) can take off it. `own` is the property's own price at
 * most, null where it is unknown: then the bound is zero.
 */
export const lessWeighed = ({ gross, own, addsUp }: { readonly gross: string; readonly own: string; readonly addsUp: string }): string => {
  const share = `(${own} * case when ${addsUp} then w.shares else w.share end + 9999) / 10000`
  const amount = `case when ${addsUp} then w.amounts else w.amount end`
  // `greatest` passes over null.
  return `case when w.property_id is null or ${gross} is null then ${gross} else greatest(0, ${gross} - ${share} - ${amount}) end`
}
