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
 * What the promotions that the index leaves out do to this stay, by property, as SQL. Discounts, at most: a share in basis points of the
 * property's own price, and an amount; `shares` and `amounts` where they add up, `share` and `amount` where one of them holds. What is not
 * weighed (weekdays, packages, smallest order) only makes the bound lower. Surcharges, at least: `added_share` less `added_roundings`, and
 * `added`, of those only that no condition can keep from this stay. The property's day may be a day before or after ours.
 */
export const weighedPromotions = (asked: SearchAsked, put: SqlValues['put'], where = 'true'): string => {
  const roomNights = `${put(asked.rooms.length)}::int * ${put(daysBetween(asked.checkIn, asked.checkOut))}::int`
  const ofStay = `case when x.promo_type in (${ofNights}) then x.value * ${roomNights} else x.value end`
  return `
    select x.property_id, coalesce(sum(off.share), 0)::bigint as shares, coalesce(max(off.share), 0) as share,
        coalesce(sum(off.amount + off.rounding), 0)::bigint as amounts, coalesce(max(off.amount), 0) as amount,
        coalesce(sum(x.value) filter (where x.effect = 'surcharge' and x.percent_or_fixed = 'percent'), 0)::bigint as added_share,
        coalesce(sum(${ofStay}) filter (where x.effect = 'surcharge' and x.percent_or_fixed = 'amount'), 0)::bigint as added,
        count(*) filter (where x.effect = 'surcharge' and x.percent_or_fixed = 'percent') * ${roomNights} as added_roundings
      from promotion x left join lateral (
        select case when x.percent_or_fixed = 'amount' then 0 when x.promo_type = 'quantity' then ceil(x.value * x.free::numeric / (x.buy + x.free))::bigint else x.value end as share,
            case when x.percent_or_fixed = 'amount' then ${ofStay} else 0 end as amount,
            case when x.percent_or_fixed = 'percent' then ${roomNights} else 0 end as rounding
         where x.effect = 'discount') off on true
     where x.active and (x.effect = 'surcharge' or not x.in_market) and ${where} and (${mayHold(asked, put)} or ${mustHold(asked, put)})
     group by x.property_id`
}

/** The discounts that a stay may get, as SQL. */
const mayHold = ({ checkIn, checkOut, rooms, now, promotionCode, travelAgentId }: SearchAsked, put: SqlValues['put']): string => {
  const today = todayIn('UTC', now)
  const [nights, roomCount, ahead] = [put(daysBetween(checkIn, checkOut)), put(rooms.length), put(daysBetween(today, checkIn))]
  const [day, code, agent] = [put(today), put(promotionCode?.trim().toUpperCase() ?? null), put(travelAgentId)]
  return [
    `x.effect = 'discount' and 'agents' = any(x.channels) and x.min_nights <= ${nights}::int`,
    `(x.code is null or x.code = ${code}::text)`,
    `(x.promo_type <> 'earlyBird' or x.days_before <= ${ahead}::int + 1)`,
    `(x.promo_type <> 'lastMinute' or x.days_before >= ${ahead}::int - 1)`,
    `(x.promo_type <> 'quantity' or case x.counted when 'rooms' then ${roomCount}::int else ${nights}::int end >= x.buy + x.free)`,
    `(x.promo_type <> 'quantityTotal' or ${roomCount}::int >= x.buy)`,
    `(x.stay_from is null or x.stay_from < ${put(checkOut)}::date) and (x.stay_to is null or x.stay_to >= ${put(checkIn)}::date)`,
    `(x.book_from is null or x.book_from <= ${day}::date + 1) and (x.book_to is null or x.book_to >= ${day}::date - 1)`,
    `(x.apply_to <> 'named' or ${agent}::uuid = any(x.apply_agents))`,
    '(x.most_uses is null or x.uses < x.most_uses)',
  ].join(' and ')
}

/** The surcharges that no condition can keep from a stay, as SQL. */
const mustHold = ({ checkIn, checkOut, now }: SearchAsked, put: SqlValues['put']): string => {
  const [from, to, day, nights] = [put(checkIn), put(checkOut), put(todayIn('UTC', now)), put(daysBetween(checkIn, checkOut))]
  return [
    `x.effect = 'surcharge' and 'agents' = any(x.channels) and x.min_nights <= ${nights}::int`,
    "x.promo_type in ('everyNight', 'packageTotal') and x.apply_to = 'all' and x.most_uses is null",
    "x.min_order = 0 and x.apply_plans = '{}' and x.apply_room_types = '{}'",
    "cardinality(x.weekdays) = 7 and x.dates_excluded = '[]'",
    `(x.stay_from is null or x.stay_from <= ${from}::date) and (x.stay_to is null or x.stay_to >= ${to}::date - 1)`,
    `(x.book_from is null or x.book_from < ${day}::date) and (x.book_to is null or x.book_to > ${day}::date)`,
  ].join(' and ')
}

/** The bound of a stay before tax, as SQL: its lowest prices (`sum`) with the weighed promotions of `w`. */
type Bound = {
  /** After the discounts of whoever asks. */
  readonly sum: string
  /** Before all discounts. */
  readonly base: string
  readonly roomNights: string
}

/**
 * A sum of lowest prices with what weighed promotions do to it. Where discounts do not add up, a weighed one holds instead of those of the
 * index. A percentage is of the property's own price, which is at most the base and what the agent's terms took off it; where those took all,
 * the base is zero.
 */
export const withWeighed = ({ sum, base, roomNights }: Bound): string => {
  const own = `case when k0.taken_share < 10000 then (${base} + ${roomNights} * k0.taken_amount) * 10000 / (10000 - k0.taken_share) + 1 end`
  const percents = (share: string) => `((${own}) * ${share} + 9999) / 10000`
  // Each night's part of a percentage may be rounded, once for each promotion.
  const rounding = (share: string) => `case when ${share} > 0 then ${roomNights} else 0 end`
  const most = `greatest(${percents('w.share')} + ${rounding('w.share')}, w.amount)`
  const discounted = `case when k0.adds_up then ${sum} - ${percents('w.shares')} - w.amounts else least(${sum}, ${base} - ${most}) end`
  const added = `${base} * w.added_share / 10000 - w.added_roundings + w.added`
  return `case when w.property_id is null or (${sum}) is null then ${sum} else greatest(0, coalesce(${discounted}, 0)) + greatest(0, ${added}) end`
}
