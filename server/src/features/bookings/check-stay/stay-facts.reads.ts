import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { Saying } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import type { Currency } from '@innkeeper/rules/money/currency'
import { rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { OfferedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import type { Offers } from '@innkeeper/rules/price/offers'
import { joinStays, type StayDates } from '@innkeeper/rules/stay/join-stays'
import type { SellablePlan, SellableProperty, SellableRoomType } from '@innkeeper/rules/stay/sellable-property'
import { z } from 'zod'
import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import { columnOf } from '#database/columns.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { useGenericPlans, type Tx } from '#kit/transaction/transaction.ts'
import type { AgreedCancellation, AgreedPayment } from '../snapshot/booking-snapshot.ts'
import {
  agentRooms,
  contractSignedAt,
  datesNotApplied,
  planFields,
  promotionFacts,
  propertyColumns,
  roomPlanFields,
  roomTypeFields,
  serviceFacts,
  standing,
  standingOf,
  taxRates,
  termsFacts,
  todayAt,
} from './facts-sql.ts'
import { agentStandingRow, factsRow } from './facts-rows.ts'
import { withOffers, type Promoted } from './with-offers.ts'

/** A room type on sale, with its name. */
export type RoomTypeFacts = SellableRoomType & { readonly name: Saying; readonly extraBeds: number }

/** A rate plan on sale, with its name and its cancellation terms. */
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

/** The agent of a booking, with its standing. */
export type BookingAgent = AgentStanding & { readonly code: string; readonly name: Saying; readonly email: string }

/** The rest of an agent's credit; null where no limit is configured. */
export const creditLeftOf = (agent: AgentStanding | null): number | null =>
  agent === null || agent.debtLimit === null ? null : Math.max(0, agent.debtLimit - agent.debtUsed)

/** Everything that decides whether a stay can be booked at a property and what it costs, with the names that people read. */
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
  readonly offers: Offers
  /** The services on sale that are asked for or included in a package. */
  readonly services: readonly OfferedService[]
}

/** The facts to read: of properties (by ids, or one by its code), for the room types of some room-plans or for room types. */
export type FactsWanted = {
  readonly propertyIds?: readonly string[]
  readonly propertyCode?: string
  readonly roomPlanIds?: readonly string[]
  readonly roomTypeIds?: readonly string[]
  readonly travelAgentId: string | null
  /** The agents whose rooms count towards caps; without them, the agent. */
  readonly agentIds?: readonly string[]
  /** The codes of services that are asked for; those that packages include are read besides. */
  readonly serviceCodes?: readonly string[]
  /** The periods whose nights and days of departure are read: of one room type, or of all requested ones. */
  readonly stays: readonly StayAtRoomType[]
}

/** A period in one room type; in every room type where none is named. */
export type StayAtRoomType = StayDates & { readonly roomTypeId?: string }

const factsRows = rowsLike<Omit<PropertyFacts, 'offers' | 'agentTerms'> & Promoted>(factsRow)
const standingRows = rowsLike(
  z.strictObject({
    id: z.uuid(),
    agent: z.strictObject({ code: z.string(), name: nameShape, email: z.string() }),
    standing: agentStandingRow,
  }),
)

/** The current facts about a stay at each of some properties; nights that the transaction has locked are read as locked. */
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
    wanted.serviceCodes ?? [],
    wanted.agentIds ?? (travelAgentId === null ? [] : [travelAgentId]),
  ]
  const [, facts] = await Promise.all([useGenericPlans(tx), factsRows(tx, factsQuery, values, 'stay facts')])
  return withOffers(facts)
}

/** The standing of each of some agents with a property, by the agent's id; unlinked agents have none. */
export const agentStandings = async (
  tx: Tx,
  propertyId: string,
  travelAgentIds: readonly string[],
): Promise<ReadonlyMap<string, BookingAgent>> => {
  const rows = await standingRows(
    tx,
    `select l.travel_agent_id as id, ${standing} as standing,
        json_build_object('code', a.code, 'name', json_build_object('vi', a.name_vi, 'en', a.name_en), 'email', a.email) as agent
       from travel_agent_link l join travel_agent a using (travel_agent_id)
      where l.property_id = $1 and l.travel_agent_id = any($2)`,
    [propertyId, travelAgentIds],
    'agent standings',
  )
  return new Map(rows.map(({ id, agent, standing: found }) => [id, { ...found, ...agent }]))
}

// The room types of the requested room-plans, their plans with the plans that those follow, and the room-plans of these; a search requests
// whole room types.
const asked = `
  select coalesce(array_agg(distinct m.room_type_id), '{}') || $3::uuid[] as room_type_ids, array_agg(distinct followed.plan_id) as plan_ids,
      array_agg(distinct (m.room_type_id, followed.plan_id)) as pairs
    from room_plan m
    join rate_plan r on r.property_id = m.property_id and r.rate_plan_id = m.rate_plan_id
    left join rate_plan r1 on r1.property_id = r.property_id and r1.rate_plan_id = r.parent_rate_plan_id
    left join rate_plan r2 on r2.property_id = r.property_id and r2.rate_plan_id = r1.parent_rate_plan_id
   cross join unnest(array[r.rate_plan_id, r1.rate_plan_id, r2.rate_plan_id, r2.parent_rate_plan_id]) as followed (plan_id)
   where m.property_id = p.property_id and m.room_plan_id = any($2::uuid[])`

// The periods of one room type do not overlap, so no night is read twice. `offset 0` keeps the planner from joining the nights by a range,
// which would read all nights of a place for each stay.
const stays = 'unnest($5::date[], $6::date[], $7::uuid[]) as stay (check_in, check_out, room_type_id)'

const valuesOf = (fields: readonly NightFieldName[]): string => fields.map((field) => `'${field}', n.${columnOf(field)}`).join(', ')

const roomTypes = `
  select json_agg(json_build_object(${roomTypeFields},
      'nights', coalesce((
        select json_agg(json_build_object('night', n.night, ${valuesOf(roomFields)}, 'sold', n.sold, 'version', n.version))
          from ${stays} cross join lateral (
            select * from room_night x where x.property_id = p.property_id and x.room_type_id = t.room_type_id
              and x.night >= stay.check_in and x.night < stay.check_out offset 0) as n
         where stay.room_type_id is null or stay.room_type_id = t.room_type_id), '[]'))
      order by t.display_order, t.room_type_id)
    from unnest(asked.room_type_ids) as wanted (id) join room_type t on t.property_id = p.property_id and t.room_type_id = wanted.id`

const plans = `
  select json_agg(json_build_object(${planFields},
      'datesNotApplied', ${datesNotApplied(`exists (select from ${stays} where b.from_day < stay.check_out and b.to_day >= stay.check_in)`)}))
    from rate_plan r where r.property_id = p.property_id and (asked.plan_ids is null or r.rate_plan_id = any(asked.plan_ids))`

const roomPlans = `
  select json_agg(json_build_object(${roomPlanFields},
      'nights', coalesce((
        select json_agg(json_build_object('night', n.night, ${valuesOf(rateFields)}, 'version', n.version))
          from ${stays} cross join lateral (
            select * from rate_night x where x.property_id = p.property_id and x.room_plan_id = m.room_plan_id
              and x.night >= stay.check_in and x.night <= stay.check_out offset 0) as n
         where stay.room_type_id is null or stay.room_type_id = m.room_type_id), '[]')))
    from unnest(asked.room_type_ids) as wanted (id) join room_plan m on m.property_id = p.property_id and m.room_type_id = wanted.id
   where asked.pairs is null or (m.room_type_id, m.rate_plan_id) = any(asked.pairs)`

const firstDay = '(select min(day) from unnest($5::date[]) as day)'
const endDay = '(select max(day) from unnest($6::date[]) as day)'

const factsQuery = `
  select ${propertyColumns}, ${todayAt('$9')} as today, ${contractSignedAt('$9')} as "contractSigned",
    ${standingOf('$4')} as agent, ${taxRates} as "taxRates", ${promotionFacts} as promoted,
    ${termsFacts} as terms, ${agentRooms('$11::uuid[]', firstDay, endDay)} as "agentRooms", ${serviceFacts('$10', stays)} as services,
    coalesce((${roomTypes}), '[]') as "roomTypes", coalesce((${plans}), '[]') as plans, coalesce((${roomPlans}), '[]') as "roomPlans"
  from property p
  cross join lateral (${asked}) asked
  where p.property_id = any($1) or p.code = $8`
