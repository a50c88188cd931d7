import { addDays, eachDay, type Day } from '@innkeeper/rules/days/day'
import { effectiveNights } from '@innkeeper/rules/rate/effective-nights'
import { planChain } from '@innkeeper/rules/rate/plan-chain'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction, type Tx } from '#kit/transaction/transaction.ts'
import { bookStay, inDays, testToday } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { makeVariedMarket, type OfMarket } from '#testing/factories/varied-market.ts'
import { stayFacts, type PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { cheapest, cheapestOfPart, leastTax, settleMarket } from './market.store.ts'
import type { SearchAsked } from './search-asked.ts'

const server = useTestServer()
const query = <R extends object>(text: string, values: readonly unknown[] = []) =>
  server.database.pool.query<R>(text, [...values]).then(({ rows }) => rows)
const onPlatform = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(server.database.pool, { role: 'platform', readOnly: false }, work)
const settle = () => onPlatform((tx) => settleMarket(tx, 10_000))
const marked = async () => (await query<{ id: string }>('select distinct property_id as id from market_mark')).map(({ id }) => id)

let agentId = ''
let properties: readonly OfMarket[] = []
const nights = eachDay(addDays(testToday(), 1), inDays(70))

beforeAll(async () => {
  const market = await makeVariedMarket(server, 20)
  agentId = market.agent.travelAgentId
  properties = market.properties
})

type Told = { readonly low: number; readonly base: number; readonly arrival: number | null }

/**
 * A property's market computed by the rules from the facts of its quotes: of each night the lowest price, the same before discounts, and the
 * shortest stay.
 */
const recount = (facts: PropertyFacts, guests: number): Map<Day, Told> => {
  const offers = facts.roomPlans.flatMap((roomPlan) => onSale(facts, roomPlan, guests))
  return new Map(
    [...Map.groupBy(offers, ({ night }) => night)].map(([night, rows]) => {
      const arrivals = rows.filter(({ cta }) => !cta).map(({ minStay }) => minStay ?? 1)
      const price = Math.min(...rows.map((row) => row.price ?? 0))
      return [
        night,
        {
          low: promoted(facts, night, price),
          base: Math.max(0, price - offByTerms(facts, price)),
          arrival: arrivals.length === 0 ? null : Math.min(...arrivals),
        },
      ]
    }),
  )
}

/** The most that the terms of any level or agent take off a night's price. */
const offByTerms = ({ agentTerms }: PropertyFacts, price: number): number =>
  Math.max(
    0,
    ...agentTerms.flatMap(({ priceUnit, priceValue }) => {
      if (priceValue === null || priceValue > 0) return []
      return priceUnit === 'amount' ? -priceValue : Math.ceil((price * -priceValue) / 10_000 - 1e-6) + 1
    }),
  )

/** A night's price with the most that terms and the discounts of every stay can take off it: whole percents, rounded up, and one more. */
const promoted = (facts: PropertyFacts, night: Day, price: number): number => {
  const { offers } = facts
  const cuts = offers.promotions
    .filter(({ effect, bookTo }) => effect === 'discount' && (bookTo === null || bookTo >= addDays(testToday(), -1)))
    .filter((one) => one.type === 'everyNight' && one.agents === 'all' && one.minNights === 1 && one.channels.includes('agents'))
    .filter(({ stayFrom, stayTo }) => (stayFrom ?? night) <= night && night <= (stayTo ?? night))
    .map(({ unit, value }) => (unit === 'amount' ? value : Math.ceil((price * value) / 10_000 - 1e-6) + 1))
  const off = offers.mode === 'sum' ? cuts.reduce((sum, cut) => sum + cut, 0) : Math.max(0, ...cuts)
  return Math.max(0, price - offByTerms(facts, price) - off)
}

const onSale = (facts: PropertyFacts, roomPlan: PropertyFacts['roomPlans'][number], guests: number) => {
  const plans = new Map(facts.plans.map((plan) => [plan.planId, plan]))
  const roomType = facts.roomTypes.find(({ roomTypeId }) => roomTypeId === roomPlan.roomTypeId)
  const isSold = roomPlan.active && plans.get(roomPlan.planId)?.active
  if (!isSold || !roomType?.active || roomType.maxGuests < guests) return []
  const chain = planChain(roomPlan.planId, plans).map((plan) => {
    const stored = facts.roomPlans.find((one) => one.planId === plan.planId && one.roomTypeId === roomPlan.roomTypeId)
    return { ...plan, nights: new Map(stored?.nights.map((row) => [row.night, row])) }
  })
  const open = new Set(roomType.nights.filter((row) => !row.closed && vacantRooms(row) > 0).map(({ night }) => night))
  return effectiveNights(nights, chain, { ...roomType, weekendNights: facts.weekendNights }).filter(
    ({ night, stopSell, price }) => open.has(night) && !stopSell && price !== null && price > 0,
  )
}

const factsOfAll = () =>
  onPlatform(async (tx) => {
    const types = await tx.db.selectFrom('room_type').select('room_type_id as id').execute()
    const wanted = {
      propertyIds: properties.map(({ propertyId }) => propertyId),
      roomTypeIds: types.map(({ id }) => id),
      travelAgentId: agentId,
    }
    return stayFacts(tx, { ...wanted, stays: [{ checkIn: nights[0] ?? testToday(), checkOut: inDays(71) }] }, new Date())
  })

const stored = async (propertyId: string, guests: number) => {
  const rows = await query<Told & { night: Day }>(
    `select to_char(month + at::int - 1, 'YYYY-MM-DD') as night, low, base, arrival
       from market_month, unnest(lows, bases, arrivals) with ordinality as told (low, base, arrival, at)
      where property_id = $1 and guests = $2 and low is not null and month + at::int - 1 between $3 and $4`,
    [propertyId, guests, nights[0], nights.at(-1)],
  )
  return new Map(rows.map(({ night, ...told }) => [night, told]))
}

const expectRecounted = async () => {
  const facts = await factsOfAll()
  const cases = facts.flatMap((one) => [1, 3, 4, 6].map((guests) => ({ one, guests })))
  const told = await Promise.all(cases.map(({ one, guests }) => stored(one.propertyId, guests)))
  expect(told).toEqual(cases.map(({ one, guests }) => recount(one, guests)))
}

test('what is stored of every night is what the rules recount', async () => {
  expect(await settle()).toBe(properties.length)
  expect(await marked()).toEqual([])
  await expectRecounted()
})

const changes: readonly (readonly [string, string])[] = [
  ['a price', 'update rate_night set price = 123000 where property_id = $1 and extract(day from night) = 9'],
  [
    'nights that had no row',
    `insert into rate_night (property_id, room_plan_id, night, price, cta) select property_id, room_plan_id, current_date + 50, 77000, true from room_plan where property_id = $1 on conflict (property_id, room_plan_id, night) do update set price = 77000`,
  ],
  ['nights that lose theirs', 'delete from rate_night where property_id = $1 and extract(day from night) < 5'],
  [
    'restrictions',
    'update rate_night set stop_sell = not stop_sell, cta = not cta, min_stay = 4 where property_id = $1 and extract(day from night) = 11',
  ],
  ['closing', 'update room_night set closed = not closed where property_id = $1 and extract(day from night) = 12'],
  ['the last rooms', 'update room_night set sold = allotment where property_id = $1 and extract(day from night) = 13'],
  ['rooms given back', 'update room_night set sold = 0 where property_id = $1 and extract(day from night) between 1 and 20'],
  [
    'a room type’s prices',
    'update room_type set default_price = default_price + 1000, weekend_price = weekend_price + 3000 where property_id = $1',
  ],
  ['how many a room takes', 'update room_type set max_guests = max_adults where property_id = $1'],
  ['a room type that is no longer sold', `update room_type set active = false where property_id = $1 and name_en = 'Family'`],
  ['a plan that is no longer sold', 'update rate_plan set active = false where property_id = $1 and parent_rate_plan_id is null'],
  [
    'how a plan follows another',
    'update rate_plan set derive_value = -2345, derive_round_to = 500, derive_floor = 90000 where property_id = $1 and parent_rate_plan_id is not null',
  ],
  [
    'what a plan takes over',
    'update rate_plan set inherit_stop_sell = not inherit_stop_sell, inherit_cta = not inherit_cta, inherit_min_stay = not inherit_min_stay where property_id = $1 and parent_rate_plan_id is not null',
  ],
  ['the shortest stay of a plan', 'update rate_plan set min_stay = 2 where property_id = $1'],
  [
    'a plan on a room type',
    'update room_plan set active = false where property_id = $1 and room_plan_id = (select room_plan_id from room_plan where property_id = $1 order by 1 limit 1)',
  ],
  [
    'promotions that are added up',
    `insert into promotion (property_id, promotion_id, name_vi, name_en, promo_type, effect, percent_or_fixed, value, weekdays, channels, apply_to, rank, active, changed_by)
       select $1, gen_random_uuid(), 'a', 'a', 'everyNight', effect, unit, value, '{1}', '{agents}', 'all', 1, on_sale, 'a'
         from (values ('discount', 'percent', 1250, true), ('discount', 'amount', 33333, true), ('surcharge', 'percent', 9000, true), ('discount', 'percent', 9000, false)) as one (effect, unit, value, on_sale)`,
  ],
  [
    'which promotion is best',
    `update property set promotion_mode = case promotion_mode when 'sum' then 'best' else 'sum' end where property_id = $1`,
  ],
  [
    'a promotion of some nights that gives a third away',
    `update promotion set promo_type = 'quantity', value = 10000, buy = 2, free = 1, counted = 'nights', stay_from = current_date + 20, stay_to = current_date + 40
      where property_id = $1 and percent_or_fixed = 'percent' and effect = 'discount' and active`,
  ],
  [
    'terms of a level and of an agent',
    `insert into agent_terms (property_id, agent_terms_id, level, travel_agent_id, price_unit, price_value, plans_open, cap_unit)
       select $1::uuid, gen_random_uuid(), 2, null::uuid, 'percent', -1234, 'all', 'none'
       union all select $1::uuid, gen_random_uuid(), 3, null, 'percent', 20000, 'all', 'none'
       union all select $1::uuid, gen_random_uuid(), null, travel_agent_id, 'amount', -55555, 'asLevel', 'asLevel' from travel_agent_link where property_id = $1::uuid`,
  ],
  ['terms that become better', `update agent_terms set price_value = -2345 where property_id = $1 and level = 2`],
  ['terms that end', `delete from agent_terms where property_id = $1 and travel_agent_id is not null`],
  ['a promotion that is over', `update promotion set book_to = current_date - 9 where property_id = $1 and percent_or_fixed = 'amount'`],
  [
    'a promotion that a search weighs',
    `insert into promotion (property_id, promotion_id, name_vi, name_en, promo_type, effect, percent_or_fixed, value, days_before, weekdays, channels, apply_to, rank, active, changed_by)
       select $1, gen_random_uuid(), 'b', 'b', 'earlyBird', 'discount', 'percent', 800, 9, '{1}', '{agents}', 'all', 2, true, 'b'`,
  ],
  ['which nights are the weekend', `update property set weekend_nights = '{1,2}' where property_id = $1`],
]

test.for(changes)('%s: the change marks its property, and once settled all is as recounted', async ([, sql]) => {
  const propertyId = properties[10]?.propertyId ?? ''
  await settle()
  await query(sql, [propertyId])
  expect(await marked()).toEqual([propertyId])
  await settle()
  expect(await marked()).toEqual([])
  await expectRecounted()
})

test('a change of currency or taxes is told with the prices', async () => {
  const propertyId = properties[11]?.propertyId ?? ''
  await query(`update property set tax_choice = 110, currency = 'USD' where property_id = $1`, [propertyId])
  await settle()
  expect(await query('select distinct tax_choice, currency from market_month where property_id = $1', [propertyId])).toEqual([
    { tax_choice: 110, currency: 'USD' },
  ])
})

test('a booking marks nothing until it takes the last room, and a rate saved on the screen marks at once', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 2 })
  const person = await signInTo(server, selling.propertyId)
  await settle()
  await bookStay(server, selling)
  expect(await marked()).toEqual([])
  await bookStay(server, selling)
  expect(await marked()).toEqual([selling.propertyId])
  await settle()
  await server.ask(
    'room-plan/update-all',
    {
      intervals: [{ from: inDays(3), to: inDays(40) }],
      roomPlanIds: [selling.roomPlanId],
      changes: { price: { act: 'set', value: 1_500_000 } },
    },
    person,
  )
  expect(await marked()).toEqual([selling.propertyId])
})

test('a change that is not committed marks nothing, and two that settle at once do not disturb each other', async () => {
  await settle()
  await expect(
    onPlatform(async (tx) => {
      await tx.rows('update room_night set closed = true where property_id = $1', [properties[1]?.propertyId])
      throw new Error('thought better of it')
    }),
  ).rejects.toThrow('thought better of it')
  expect(await marked()).toEqual([])
  await query('update room_night set closed = not closed')
  await Promise.all([settle(), settle(), settle()])
  await settle()
  expect(await marked()).toEqual([])
  await expectRecounted()
})

test.for<readonly [string, Partial<SearchAsked>]>([
  ['all', {}],
  ['some stars', { stars: [2, 3, 4, 5] }],
  ['breakfast', { meals: ['breakfast'] }],
])('the cheapest of a part of the market are the cheapest of all of it, in the same order: %s', async ([, conditions]) => {
  await query('update room_night set closed = false, sold = 0')
  await query('update rate_night set stop_sell = false, cta = false')
  await settle()
  const checkIn = inDays(12)
  const asked: SearchAsked = {
    travelAgentId: agentId,
    checkIn,
    checkOut: addDays(checkIn, 1),
    rooms: [{ adults: 2, childrenAges: [] }],
    point: null,
    gifts: null,
    order: 'price',
    currency: 'VND',
    limit: 15,
    language: 'vi',
    now: new Date(),
    ...conditions,
  }
  await onPlatform(async (tx) => {
    const least = await leastTax(tx, asked)
    const all = (await cheapest(tx, asked, least, { from: null, count: 100 })).filter(({ other }) => other === 0)
    expect(all.length).toBeGreaterThan(4)
    const sizes = [1, 2, 5, 8, 100]
    await inTurn(sizes.length, async (at) => {
      const part = sizes[at] ?? 0
      const some = await cheapestOfPart(tx, asked, least, { from: null, count: 100, part })
      expect(some).toEqual(all.slice(0, part === 100 ? all.length : some.length))
      expect(await cheapestOfPart(tx, asked, least, { from: all[0] ?? null, count: 2, part })).toEqual(some.slice(1, 3))
    })
  })
})
