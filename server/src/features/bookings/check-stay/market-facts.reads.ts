import type { Day } from '@innkeeper/rules/days/day'
import type { Position } from '@innkeeper/rules/place/position'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { useGenericPlans, type Tx } from '#kit/transaction/transaction.ts'
import {
  agentRooms,
  contractSignedAt,
  datesNotApplied,
  planFields,
  promotionFacts,
  propertyColumns,
  roomPlanFields,
  roomTypeFields,
  standingOf,
  taxRates,
  termsFacts,
  todayAt,
} from './facts-sql.ts'
import { lastingRow, momentaryRow } from './facts-rows.ts'
import { nightRow, rateNightRows, roomNightRows, type NightRow } from './night-rows.ts'
import type { PropertyFacts } from './stay-facts.reads.ts'
import { withOffers, type Promoted } from './with-offers.ts'

/** The facts of a property in a market, with its position. */
export type MarketFacts = PropertyFacts & { readonly position: Position | null }

/** The properties to read, for one agent and one stay. */
export type MarketFactsWanted = {
  readonly propertyIds: readonly string[]
  readonly travelAgentId: string
  readonly checkIn: Day
  readonly checkOut: Day
}

/** What is read for each search: the nights, and what else depends on the moment or on the agent. */
type Current = Pick<PropertyFacts, 'today' | 'contractSigned' | 'agent' | 'agentRooms' | 'taxRates'> & {
  readonly id: string
  readonly revision: string
  readonly rooms: readonly NightRow[]
  readonly rates: readonly NightRow[]
}

/** Everything else, as it was at a revision of the property. */
type Lasting = Omit<
  MarketFacts,
  'today' | 'contractSigned' | 'agent' | 'agentRooms' | 'taxRates' | 'offers' | 'agentTerms' | 'services' | 'roomTypes' | 'roomPlans'
> & {
  readonly revision: string
  readonly promoted: Promoted['promoted']
  readonly terms: Promoted['terms']
  readonly roomTypes: readonly Omit<PropertyFacts['roomTypes'][number], 'nights'>[]
  readonly roomPlans: readonly Omit<PropertyFacts['roomPlans'][number], 'nights'>[]
}

const currentRows = rowsLike<Current>(
  z.strictObject({
    ...momentaryRow,
    id: z.uuid(),
    revision: z.string(),
    rooms: z.array(nightRow),
    rates: z.array(nightRow),
  }),
)
const lastingRows = rowsLike<Lasting>(lastingRow)

/** A property takes about 10 kB: the most popular ones of a market are kept in 20 MB. */
const kept = new LRUCache<string, Lasting>({ max: 2000 })

/**
 * The facts of `stayFacts` for all room types of many properties that are on sale. Reading whole properties for each search would cost most
 * of it, so each process keeps what seldom changes, by the property and its revision; nights are always read.
 */
export const marketFacts = async (tx: Tx, wanted: MarketFactsWanted, now: Date): Promise<MarketFacts[]> => {
  const { propertyIds, travelAgentId, checkIn, checkOut } = wanted
  const values = [propertyIds, checkIn, checkOut, travelAgentId, now.toISOString()]
  const [, current] = await Promise.all([useGenericPlans(tx), currentRows(tx, currentQuery, values, 'market nights')])
  const lasting = await lastingOf(tx, current)
  return withOffers(
    current.flatMap((one) => {
      const property = lasting.get(one.id)
      return property === undefined ? [] : [joined(property, one)]
    }),
  )
}

const lastingOf = async (tx: Tx, current: readonly Current[]): Promise<ReadonlyMap<string, Lasting>> => {
  const known = current.flatMap(({ id, revision }) => {
    const property = kept.get(id)
    return property?.revision === revision ? [property] : []
  })
  const found = new Map(known.map((property) => [property.propertyId, property]))
  const missing = current.filter(({ id }) => !found.has(id)).map(({ id }) => id)
  if (missing.length === 0) return found
  for (const property of await lastingRows(tx, lastingQuery, [missing], 'market properties')) {
    found.set(property.propertyId, property)
    kept.set(property.propertyId, property)
  }
  return found
}

const joined = (
  property: Lasting,
  { rooms, rates, today, contractSigned, agent, agentRooms: had, taxRates: taxes }: Current,
): Omit<MarketFacts, 'offers' | 'agentTerms'> & Promoted => {
  const roomsOf = Map.groupBy(rooms, ([id]) => id)
  const ratesOf = Map.groupBy(rates, ([id]) => id)
  const roomNights = (id: string) => (roomsOf.get(id) ?? []).map(roomNightRows.read)
  const rateNights = (id: string) => (ratesOf.get(id) ?? []).map(rateNightRows.read)
  return {
    ...property,
    today,
    contractSigned,
    agent,
    agentRooms: had,
    taxRates: taxes,
    // What packages include costs nothing, and a search asks for no services.
    services: [],
    roomTypes: property.roomTypes.map((roomType) => ({ ...roomType, nights: roomNights(roomType.roomTypeId) })),
    roomPlans: property.roomPlans.map((roomPlan) => ({ ...roomPlan, nights: rateNights(roomPlan.roomPlanId) })),
  }
}

/**
 * Which state of a property was read: the transactions that wrote its rows. A change writes a row with a transaction that no earlier state
 * has, or only takes rows away; so two states never have the same revision.
 */
const revision = `concat_ws(',', p.xmin, ${[
  'room_type',
  'rate_plan',
  'room_plan',
  'rate_plan_blackout',
  'cancellation_policy',
  'payment_policy',
  'promotion',
  'agent_terms',
]
  .map((table) => `coalesce((select string_agg(xmin::text, ' ') from ${table} x where x.property_id = p.property_id), '')`)
  .join(', ')})`

const rooms = `
  select json_agg(json_build_array(t.room_type_id, ${roomNightRows.columns}))
    from room_type t cross join lateral (
      select * from room_night x where x.property_id = p.property_id and x.room_type_id = t.room_type_id
        and x.night >= $2 and x.night < $3 offset 0) n
   where t.property_id = p.property_id and t.active`

const rates = `
  select json_agg(json_build_array(m.room_plan_id, ${rateNightRows.columns}))
    from room_plan m cross join lateral (
      select * from rate_night x where x.property_id = p.property_id and x.room_plan_id = m.room_plan_id
        and x.night >= $2 and x.night <= $3 offset 0) n
   where m.property_id = p.property_id`

const currentQuery = `
  select p.property_id as id, ${revision} as revision, ${todayAt('$5')} as today, ${contractSignedAt('$5')} as "contractSigned",
    ${standingOf('$4')} as agent, ${agentRooms('array[$4::uuid]', '$2::date', '$3::date')} as "agentRooms", ${taxRates} as "taxRates", coalesce((${rooms}), '[]') as rooms, coalesce((${rates}), '[]') as rates
  from unnest($1::uuid[]) as wanted (id) join property p on p.property_id = wanted.id`

const lastingQuery = `
  select ${propertyColumns}, ${revision} as revision, ${promotionFacts} as promoted, ${termsFacts} as terms,
    case when p.latitude is not null then json_build_object('latitude', p.latitude, 'longitude', p.longitude) end as position,
    coalesce((select json_agg(json_build_object(${roomTypeFields}) order by t.display_order, t.room_type_id)
       from room_type t where t.property_id = p.property_id and t.active), '[]') as "roomTypes",
    coalesce((select json_agg(json_build_object(${planFields}, 'datesNotApplied', ${datesNotApplied('true')}))
       from rate_plan r where r.property_id = p.property_id), '[]') as plans,
    coalesce((select json_agg(json_build_object(${roomPlanFields})) from room_plan m where m.property_id = p.property_id), '[]') as "roomPlans"
  from property p where p.property_id = any($1)`
