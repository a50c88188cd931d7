import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { Saying } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import type { Currency } from '@innkeeper/rules/money/currency'
import { joinStays, type StayDates } from '@innkeeper/rules/stay/join-stays'
import type { SellablePlan, SellableProperty, SellableRoomType } from '@innkeeper/rules/stay/sellable-property'
import { keepPlans, type Tx } from '../../kit/transaction.ts'
import type { AgreedCancellation, AgreedPayment } from './booking-snapshot.ts'

/** A room type as it is sold, with its name. */
export type RoomTypeFacts = SellableRoomType & { readonly name: Saying; readonly extraBeds: number }

/** A rate plan as it is sold, with its name and its terms of cancelling. */
export type PlanFacts = SellablePlan & {
  readonly name: Saying
  readonly meals: readonly string[]
  readonly cancellation: AgreedCancellation
  readonly payment: AgreedPayment | null
}

/** An agent's standing with a property. */
export type AgentStanding = {
  readonly level: number
  readonly active: boolean
  readonly debtLimit: number | null
  readonly debtUsed: number
}

/** What is left of an agent's credit; null where none is configured. */
export const creditLeftOf = (agent: AgentStanding | null): number | null =>
  agent === null || agent.debtLimit === null ? null : Math.max(0, agent.debtLimit - agent.debtUsed)

/** All that decides whether a stay can be booked at a property and what it costs, with the names that people read. */
export type PropertyFacts = SellableProperty<RoomTypeFacts, PlanFacts> & {
  readonly propertyId: string
  readonly code: string
  readonly name: Saying
  readonly kind: PropertyKind
  readonly star: number | null
  readonly address: string
  readonly provinceCode: string | null
  readonly communeCode: string | null
  readonly phone: string
  readonly email: string
  readonly timeZone: string
  readonly currency: Currency
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly paymentHours: number
  readonly agent: AgentStanding | null
  readonly today: Day
}

/** Which facts are wanted: at which properties (ids, or one by its code), of those room-plans' room types or of the room types themselves. */
export type FactsWanted = {
  readonly propertyIds?: readonly string[]
  readonly propertyCode?: string
  readonly roomPlanIds?: readonly string[]
  readonly roomTypeIds?: readonly string[]
  readonly travelAgentId: string | null
  /** Whose nights and days of departure count: of one room type, or of all that are asked for. */
  readonly stays: readonly StayAtRoomType[]
}

/** From when to when, in which room type; in any where none is named. */
export type StayAtRoomType = StayDates & { readonly roomTypeId?: string }

/** What decides about a stay at each of some properties, as it stands now; night rows that the transaction has locked are the locked ones. */
export const stayFacts = async (tx: Tx, wanted: FactsWanted, now: Date): Promise<PropertyFacts[]> => {
  const { propertyIds = [], roomPlanIds = [], roomTypeIds = [], travelAgentId, propertyCode = null } = wanted
  const spans = [...Map.groupBy(wanted.stays, ({ roomTypeId }) => roomTypeId)].flatMap(([roomTypeId = null, stays]) =>
    joinStays(stays).map((stay) => ({ ...stay, roomTypeId })),
  )
  const values = [
    propertyIds,
    roomPlanIds,
    roomTypeIds,
    travelAgentId,
    spans.map(({ checkIn }) => checkIn),
    spans.map(({ checkOut }) => checkOut),
    spans.map(({ roomTypeId }) => roomTypeId),
    propertyCode,
    now.toISOString(),
  ]
  const [, facts] = await Promise.all([keepPlans(tx), tx.rows<PropertyFacts>(factsQuery, values, 'stay facts')])
  return facts
}

/** The standing of each of some agents with a property, by the agent's id; none where they are not linked. */
export const agentStandings = async (
  tx: Tx,
  propertyId: string,
  travelAgentIds: readonly string[],
): Promise<ReadonlyMap<string, AgentStanding>> => {
  const rows = await tx.rows<{ id: string; standing: AgentStanding }>(
    `select l.travel_agent_id as id, ${standing} as standing
       from travel_agent_link l join travel_agent a using (travel_agent_id)
      where l.property_id = $1 and l.travel_agent_id = any($2)`,
    [propertyId, travelAgentIds],
    'agent standings',
  )
  return new Map(rows.map(({ id, standing: found }) => [id, found]))
}

// The room types of the room-plans that are asked for, their plans with those that they follow, and the room-plans of these; a search
// asks for whole room types.
const asked = `
  select coalesce(array_agg(distinct m.room_type_id), '{}') || $3::uuid[] as room_type_ids, array_agg(distinct followed.plan_id) as plan_ids,
      array_agg(distinct (m.room_type_id, followed.plan_id)) as pairs
    from room_plan m
    join rate_plan r on r.property_id = m.property_id and r.rate_plan_id = m.rate_plan_id
    left join rate_plan r1 on r1.property_id = r.property_id and r1.rate_plan_id = r.parent_rate_plan_id
    left join rate_plan r2 on r2.property_id = r.property_id and r2.rate_plan_id = r1.parent_rate_plan_id
   cross join unnest(array[r.rate_plan_id, r1.rate_plan_id, r2.rate_plan_id, r2.parent_rate_plan_id]) as followed (plan_id)
   where m.property_id = p.property_id and m.room_plan_id = any($2::uuid[])`

// Of one room type runs of days that do not touch each other, so that no night comes twice. What a stay's nights are joined to is kept
// apart by `offset 0`: joined by a range, all nights of a place would be read for each stay.
const stays = 'unnest($5::date[], $6::date[], $7::uuid[]) as stay (check_in, check_out, room_type_id)'

const roomTypes = `
  select json_agg(json_build_object(
      'roomTypeId', t.room_type_id, 'name', json_build_object('vi', t.name_vi, 'en', t.name_en), 'active', t.active,
      'maxAdults', t.max_adults, 'maxChildren', t.max_children, 'maxGuests', t.max_guests, 'extraBeds', t.extra_beds,
      'defaultPrice', t.default_price, 'weekendPrice', t.weekend_price,
      'nights', coalesce((
        select json_agg(json_build_object('night', n.night, 'allotment', n.allotment, 'sold', n.sold, 'closed', n.closed,
            'releaseDays', n.release_days, 'version', n.version))
          from ${stays} cross join lateral (
            select * from room_night x where x.property_id = p.property_id and x.room_type_id = t.room_type_id
              and x.night >= stay.check_in and x.night < stay.check_out offset 0) as n
         where stay.room_type_id is null or stay.room_type_id = t.room_type_id), '[]'))
      order by t.display_order, t.room_type_id)
    from unnest(asked.room_type_ids) as wanted (id) join room_type t on t.property_id = p.property_id and t.room_type_id = wanted.id`

// A plan that names no policy has the property's standard one.
const plans = `
  select json_agg(json_build_object(
      'planId', r.rate_plan_id, 'name', json_build_object('vi', r.name_vi, 'en', r.name_en), 'meals', r.meals, 'active', r.active,
      'includedAdults', r.included_adults, 'includedChildren', r.included_children, 'extraAdultPrice', r.extra_adult_price,
      'extraChildPrice', r.extra_child_price, 'extraBedPrice', r.extra_bed_price, 'minStay', r.min_stay, 'maxStay', r.max_stay,
      'derive', case when r.parent_rate_plan_id is not null then json_build_object(
          'parentId', r.parent_rate_plan_id, 'unit', r.derive_unit, 'value', r.derive_value, 'roundTo', r.derive_round_to,
          'floor', r.derive_floor, 'inheritStopSell', r.inherit_stop_sell, 'inheritCta', r.inherit_cta,
          'inheritCtd', r.inherit_ctd, 'inheritMinStay', r.inherit_min_stay, 'inheritMaxStay', r.inherit_max_stay) end,
      'cancellation', coalesce(
        (select json_build_object('name', json_build_object('vi', c.name_vi, 'en', c.name_en), 'terms', c.terms)
           from cancellation_policy c
          where c.property_id = p.property_id
            and (c.cancellation_policy_id = r.cancellation_policy_id or (r.cancellation_policy_id is null and c.standard))),
        json_build_object('name', null, 'terms', json_build_object('refundable', true, 'steps', '[]'::json))),
      'payment',
        (select json_build_object('name', json_build_object('vi', y.name_vi, 'en', y.name_en), 'terms', y.terms)
           from payment_policy y
          where y.property_id = p.property_id
            and (y.payment_policy_id = r.payment_policy_id or (r.payment_policy_id is null and y.standard))),
      'datesNotApplied', coalesce((
        select json_agg(json_build_object('from', b.from_day, 'to', b.to_day)) from rate_plan_blackout b
         where b.property_id = p.property_id and b.rate_plan_id = r.rate_plan_id
           and exists (select from ${stays} where b.from_day < stay.check_out and b.to_day >= stay.check_in)), '[]')))
    from rate_plan r where r.property_id = p.property_id and (asked.plan_ids is null or r.rate_plan_id = any(asked.plan_ids))`

const roomPlans = `
  select json_agg(json_build_object(
      'roomPlanId', m.room_plan_id, 'roomTypeId', m.room_type_id, 'planId', m.rate_plan_id, 'active', m.active,
      'nights', coalesce((
        select json_agg(json_build_object('night', n.night, 'price', n.price, 'stopSell', n.stop_sell, 'cta', n.cta, 'ctd', n.ctd,
            'minStay', n.min_stay, 'maxStay', n.max_stay, 'version', n.version))
          from ${stays} cross join lateral (
            select * from rate_night x where x.property_id = p.property_id and x.room_plan_id = m.room_plan_id
              and x.night >= stay.check_in and x.night <= stay.check_out offset 0) as n
         where stay.room_type_id is null or stay.room_type_id = m.room_type_id), '[]')))
    from unnest(asked.room_type_ids) as wanted (id) join room_plan m on m.property_id = p.property_id and m.room_type_id = wanted.id
   where asked.pairs is null or (m.room_type_id, m.rate_plan_id) = any(asked.pairs)`

const standing = `json_build_object('level', l.level, 'active', l.active and a.active, 'debtLimit', l.debt_limit, 'debtUsed', l.debt_used)`

const agent = `
  select ${standing}
    from travel_agent_link l join travel_agent a using (travel_agent_id)
   where l.property_id = p.property_id and l.travel_agent_id = $4`

const taxRates = `select json_agg(json_build_object('kind', kind, 'from', valid_from, 'to', valid_to, 'basisPoints', basis_points)) from tax_rate`

const factsQuery = `
  select p.property_id as "propertyId", p.code, json_build_object('vi', p.name_vi, 'en', p.name_en) as name, p.kind, p.star, p.address,
    p.province_code as "provinceCode", p.commune_code as "communeCode", p.phone, p.email, p.state, p.time_zone as "timeZone", p.currency,
    ($9::timestamptz at time zone p.time_zone)::date as today,
    p.weekend_nights as "weekendNights", p.tax_choice as "taxChoice", p.child_age_limit as "childAgeLimit",
    p.stay_minimum as "stayMinimum", p.check_in_from as "checkInFrom", p.check_out_until as "checkOutUntil",
    p.payment_hours as "paymentHours",
    coalesce((select c.state = 'signed' and (c.ends_on is null or c.ends_on >= ($9::timestamptz at time zone p.time_zone)::date)
       from e_contract c where c.property_id = p.property_id), false) as "contractSigned",
    (${agent}) as agent, (${taxRates}) as "taxRates",
    coalesce((${roomTypes}), '[]') as "roomTypes", coalesce((${plans}), '[]') as plans, coalesce((${roomPlans}), '[]') as "roomPlans"
  from property p
  cross join lateral (${asked}) asked
  where p.property_id = any($1) or p.code = $8`
