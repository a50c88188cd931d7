import { inDays } from './book-stay.ts'
import {
  linkTravelAgent,
  makeRatePlan,
  makeRoomPlan,
  makeRoomType,
  makeTravelAgent,
  openRoomNights,
  type TestTravelAgent,
} from './factories-sales.ts'
import { makeProperty } from './factories.ts'
import { inTurn } from '../in-turn.ts'
import type { TestServer } from '../server/test-server.ts'

type Base = Pick<TestServer, 'database'>

/** A property of a market: its code, its number in the order in which it was made. */
export type OfMarket = { readonly propertyId: string; readonly code: string; readonly number: number; readonly roomTypeId: string }

/** Numbers that look like chance and are always the same. */
const chance = (seed: number) => {
  let last = seed
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648
    return last / 2_147_483_648
  }
}

/** From today on, so many nights. */
const season = { from: inDays(0), to: inDays(75) }

/**
 * A market that differs in all that a search asks for: prices, taxes, currencies, stars, kinds, places, meals, terms of cancelling, rooms for two
 * and for four, plans that follow others; and in all that keeps from selling, by night, by plan, by the agent.
 */
export const makeVariedMarket = async (
  server: Base,
  count: number,
): Promise<{ readonly agent: TestTravelAgent; readonly properties: readonly OfMarket[] }> => {
  const agent = await makeTravelAgent(server)
  const next = chance(20_261_122)
  const properties = await inTurn(count, (number) => makeOne(server, agent, { number, next }))
  return { agent, properties }
}

type Drawn = { readonly number: number; readonly next: () => number }

const makeOne = async (server: Base, agent: TestTravelAgent, { number, next }: Drawn): Promise<OfMarket> => {
  const dollars = number % 7 === 6
  const price = (dong: number) => (dollars ? Math.round(dong / 250) : dong)
  const { propertyId, code } = await makeDescribed(server, { number, next })
  const base = price(300_000 + Math.round(next() * 40) * 50_000)
  const double = await makeRoomType(server, propertyId, { defaultPrice: base, weekendPrice: Math.round(base * 1.2) })
  const large = { maxAdults: 4, maxChildren: 2, maxGuests: 5, defaultPrice: base * 2, weekendPrice: base * 2 }
  const family = await makeRoomType(server, propertyId, { nameEn: 'Family', ...large })
  await furnish(server, { propertyId, number, rooms: [double, family] })
  const plans = await makePlans(server, propertyId, { number, extra: price(100_000) })
  const types = number % 4 === 0 ? [double] : [double, family]
  await inTurn(types.length, (at) => sell(server, { propertyId, number, base, plans, roomTypeId: types[at]?.roomTypeId ?? '' }))
  await server.database.pool.query(closeSomeSql, [propertyId, number, double.roomTypeId])
  if (number === 5) await server.database.pool.query(`update e_contract set state = 'closed' where property_id = $1`, [propertyId])
  if (number !== 7) await linkTravelAgent(server, propertyId, { ...agent, level: 1 + (number % 5), active: number !== 9 })
  return { propertyId, code, number, roomTypeId: double.roomTypeId }
}

type Furnished = { readonly propertyId: string; readonly number: number; readonly rooms: readonly { readonly roomTypeId: string }[] }

/** Every second room type has a sea view, every third a balcony. */
const furnish = async (server: Base, { propertyId, number, rooms }: Furnished): Promise<void> => {
  await inTurn(rooms.length, (at) =>
    server.database.pool.query(
      'insert into room_type_amenity (property_id, room_type_id, amenity_code) select $1, $2, code from unnest($3::text[]) as code',
      [propertyId, rooms[at]?.roomTypeId, ['seaView', 'balcony'].filter((_, which) => (number + at) % (which + 2) === 0)],
    ),
  )
}

const closeSomeSql = `
  update room_night set closed = (extract(day from night)::int + $2) % 9 = 0,
      sold = case when (extract(day from night)::int + $2) % 10 = 0 then 3 else $2 % 3 end, release_days = case when $2 % 8 = 7 then 40 end
   where property_id = $1 and room_type_id = $3`

const makeDescribed = async (server: Base, { number, next }: Drawn): Promise<{ propertyId: string; code: string }> => {
  const kind = number % 9 === 8 ? 'playground' : 'hotel'
  const names = { nameVi: `Khách sạn ${'ĐÂÊÔ'[number % 4]} ${number}`, nameEn: `Hotel ${'zyxw'[number % 4]} ${number}` }
  const propertyId = await makeProperty(server, { kind, ...names, state: number === 3 ? 'offsite' : 'onsite' })
  const position = number % 6 === 5 ? [null, null] : [16 + next(), 108 + next()]
  const type = kind === 'hotel' ? ['hotel', 'resort', 'villa'][number % 3] : 'waterPark'
  const { rows } = await server.database.pool.query<{ code: string }>(describeSql, [
    propertyId,
    [100, 110, 220][number % 3],
    number % 7 === 6 ? 'USD' : 'VND',
    kind === 'hotel' ? 1 + (number % 5) : null,
    type,
    (number * 5) % 11,
    ...position,
    number % 2 === 0 ? 'arrival' : 'stay through',
  ])
  await server.database.pool.query(
    'insert into property_amenity (property_id, amenity_code) select $1, code from unnest($2::text[]) as code',
    [propertyId, ['outdoorPool', 'freeParking', 'spa'].filter((_, at) => Math.floor(number / 2 ** at) % 2 === 1)],
  )
  return { propertyId, code: rows[0]?.code ?? '' }
}

const describeSql = `
  update property set tax_choice = $2, currency = $3, star = $4, property_type_code = $5, display_order = $6, latitude = $7, longitude = $8,
      stay_minimum = $9 where property_id = $1 returning code`

type Selling = {
  readonly propertyId: string
  readonly number: number
  readonly base: number
  readonly plans: readonly string[]
  readonly roomTypeId: string
}

const sell = async (server: Base, { propertyId, number, base, plans, roomTypeId }: Selling): Promise<void> => {
  await openRoomNights(server, propertyId, { roomTypeId, ...season, allotment: 3 })
  await inTurn(plans.length, async (at) => {
    const roomPlanId = await makeRoomPlan(server, propertyId, { roomTypeId, ratePlanId: plans[at] ?? '' })
    await server.database.pool.query(priceSql, [propertyId, roomPlanId, base, number, season.from, season.to])
  })
}

const priceSql = `
  insert into rate_night (property_id, room_plan_id, night, price, stop_sell, cta, ctd, min_stay)
  select $1, $2, night::date, case when (day + $4) % 3 = 0 then $3::bigint + 1000 * day end,
      (day + $4) % 11 = 0, (day + $4) % 13 = 0, (day * $4) % 17 = 1, case when (day + $4) % 7 = 0 then 3 end
    from generate_series($5::date, $6::date, '1 day') as night, lateral (select extract(day from night)::int as day) as of_month`

/** A flexible plan; one that follows it, cheaper and without refund; and with some, half board. */
const makePlans = async (server: Base, propertyId: string, { number, extra }: { number: number; extra: number }): Promise<string[]> => {
  const strict = crypto.randomUUID()
  await server.database.pool.query(
    `insert into cancellation_policy (property_id, cancellation_policy_id, name_vi, name_en, terms) values ($1, $2, 'Không hoàn huỷ', 'Non-refundable', '{"refundable": false, "steps": []}')`,
    [propertyId, strict],
  )
  const flexible = await makeRatePlan(server, propertyId, { extraAdultPrice: extra, extraChildPrice: extra })
  const cheaper = await makeRatePlan(server, propertyId, {
    cancellationPolicyId: strict,
    extraAdultPrice: extra,
    extraChildPrice: 0,
    follows: { ratePlanId: flexible, basisPoints: -1234, inherits: number % 2 === 0 },
  })
  const cheapest = await makeRatePlan(server, propertyId, {
    cancellationPolicyId: strict,
    includedAdults: 1,
    extraAdultPrice: extra,
    extraChildPrice: 0,
    follows: { ratePlanId: cheaper, basisPoints: -777, inherits: true },
  })
  await server.database.pool.query(
    `update rate_plan set meals = '{}', derive_round_to = 1000 where property_id = $1 and rate_plan_id = $2 and $3 % 2 = 0`,
    [propertyId, cheaper, number],
  )
  if (number % 5 !== 0) return [flexible, cheaper]
  await server.database.pool.query(`update rate_plan set meals = '{breakfast,dinner}' where property_id = $1 and rate_plan_id = $2`, [
    propertyId,
    cheapest,
  ])
  return [flexible, cheaper, cheapest]
}
