import { addDays, firstOfMonth, yearOf, type Day } from '@innkeeper/rules/days/day'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Tx } from '#kit/transaction/transaction.ts'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeVariedMarket, type OfMarket } from '#testing/factories/varied-market.ts'
import type { TestTravelAgent } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { cheapest, cheapestOfPart, leastTax, settleMarket } from './market.store.ts'
import type { SearchAsked } from './search-asked.ts'

const server = useTestServer()
const onPlatform = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(server.database.pool, { role: 'platform', readOnly: false }, work)

const settle = () => onPlatform((tx) => settleMarket(tx, 10_000))

let agent: TestTravelAgent
let properties: readonly OfMarket[] = []

beforeAll(async () => {
  const market = await makeVariedMarket(server, 12)
  agent = market.agent
  properties = market.properties
  await server.database.pool.query('update room_night set closed = false, sold = 0, release_days = null')
  await server.database.pool.query('update rate_night set stop_sell = false, cta = false, ctd = false, min_stay = null')
  await settle()
})
afterEach(() => server.database.pool.query('delete from promotion'))

/** Columns of a promotion, beside those that hold for everybody and every stay. */
type Columns = Readonly<Record<string, string | number>>

const everybody = {
  name_vi: 'Ưu đãi',
  name_en: 'Offer',
  promo_type: 'everyNight',
  effect: 'discount',
  percent_or_fixed: 'percent',
  value: 1000,
  weekdays: '{1,2,3,4,5,6,7}',
  channels: '{agents,website}',
  apply_to: 'all',
  rank: 1,
  active: 'true',
  changed_by: 'test',
}

const promote = async (of: readonly OfMarket[], columns: Columns): Promise<void> => {
  const all = Object.entries({ ...everybody, ...columns })
  await server.database.pool.query(
    `insert into promotion (property_id, promotion_id, ${all.map(([name]) => name).join(', ')})
       select property_id, gen_random_uuid(), ${all.map((_, at) => `$${at + 2}`).join(', ')} from unnest($1::uuid[]) as property_id`,
    [of.map(({ propertyId }) => propertyId), ...all.map(([, value]) => value)],
  )
  await settle()
}

type Stay = { readonly ahead?: number; readonly nights?: number; readonly rooms?: number; readonly promotionCode?: string }

/** The VAT may change with the year: the bound, which has the least of all nights, is exact for a stay within one year only. */
const withinOneYear = (checkIn: Day, nights: number): Day => {
  const lastNight = addDays(checkIn, nights - 1)
  return yearOf(checkIn) === yearOf(lastNight) ? checkIn : firstOfMonth(lastNight)
}

const askedFor = ({ ahead = 12, nights = 2, rooms = 1, promotionCode }: Stay): SearchAsked => ({
  travelAgentId: agent.travelAgentId,
  promotionCode,
  checkIn: withinOneYear(inDays(ahead), nights),
  checkOut: addDays(withinOneYear(inDays(ahead), nights), nights),
  rooms: Array.from({ length: rooms }, () => ({ adults: 1, childrenAges: [] })),
  point: null,
  gifts: null,
  order: 'price',
  currency: 'VND',
  limit: 15,
  language: 'vi',
  now: new Date(),
})

/** The bounds of all properties that sell in dong. */
const bounds = (asked: SearchAsked) =>
  onPlatform(async (tx) => {
    const rows = await cheapest(tx, asked, await leastTax(tx, asked), { from: null, count: 100 })
    return new Map(rows.filter(({ other }) => other === 0).map(({ id, low }) => [id, low]))
  })

/** The exact total of the cheapest offer of a property. */
const cheapestAt = async ({ code }: OfMarket, { checkIn, checkOut, rooms, promotionCode }: SearchAsked): Promise<number> => {
  const search = { checkIn, checkOut, rooms: [...rooms].map((room) => ({ ...room, childrenAges: [...room.childrenAges] })) }
  const asked = { ...search, properties: [code], ...(promotionCode === undefined ? {} : { promotionCode }) }
  return (await server.ask('distribution/search', asked, agent)).data.properties[0]?.cheapest ?? 0
}

const coupon = { promo_type: 'coupon', code: 'HE2027' }
const early = { promo_type: 'earlyBird', days_before: 30 }
const late = { promo_type: 'lastMinute', days_before: 5 }
const thirdFree = { promo_type: 'quantity', value: 10_000, buy: 2, free: 1, counted: 'nights' }
const thirdRoom = { promo_type: 'quantity', value: 10_000, buy: 2, free: 1, counted: 'rooms' }
const byRooms = { promo_type: 'quantityTotal', buy: 3 }
const amount = { percent_or_fixed: 'amount', value: 40_000 }
const surcharge = { effect: 'surcharge', promo_type: 'packageTotal' }

test.for<readonly [string, Columns, Stay]>([
  ['a coupon whose code is not given', coupon, {}],
  ['a coupon of another code', coupon, { promotionCode: 'HE2028' }],
  ['an early bird too near', early, { ahead: 12 }],
  ['a last minute too far', late, { ahead: 12 }],
  ['free nights of a longer stay', thirdFree, { nights: 2 }],
  ['free rooms of a larger order', thirdRoom, { rooms: 2 }],
  ['a number of rooms', byRooms, { rooms: 2 }],
  ['longer stays', { min_nights: 3 }, { nights: 2 }],
  ['another agent', { apply_to: 'named', apply_agents: '{01900000-0000-7000-8000-000000000001}' }, {}],
  ['the property’s own page', { channels: '{website}' }, {}],
  ['other dates of stay', { min_nights: 2, stay_from: inDays(40), stay_to: inDays(50) }, {}],
  ['later booking dates', { min_nights: 2, book_from: inDays(9) }, {}],
  ['former booking dates', { min_nights: 2, book_to: inDays(-9) }, {}],
  ['used up', { promo_type: 'packageTotal', most_uses: 1, uses: 1 }, {}],
])('a discount that the stay cannot get lowers no bound: %s', async ([, columns, stay]) => {
  const asked = askedFor(stay)
  const before = await bounds(asked)
  await promote(properties, columns)
  expect(before.size).toBeGreaterThan(4)
  expect(await bounds(asked)).toEqual(before)
})

test.for<readonly [string, Columns, Stay, Columns?]>([
  ['a coupon, its code in small letters', coupon, { promotionCode: ' he2027 ' }],
  ['an amount by coupon', { ...coupon, ...amount }, { promotionCode: 'HE2027', nights: 4 }],
  ['an early bird', early, { ahead: 33 }],
  ['an amount of an early bird', { ...early, ...amount }, { ahead: 33, rooms: 2 }],
  ['a last minute', late, { ahead: 4 }],
  ['the whole stay', { promo_type: 'packageTotal' }, { nights: 3 }],
  ['a number of rooms', byRooms, { rooms: 3 }],
  ['longer stays', { min_nights: 3 }, { nights: 3 }],
  ['every night', {}, {}],
  ['a surcharge on the stay', surcharge, { nights: 3 }],
  ['an amount added to the stay', { ...surcharge, ...amount }, { nights: 3 }],
  ['an amount added to every room and night', { effect: 'surcharge', ...amount }, { rooms: 2 }],
  ['a surcharge beside a discount of every night', { ...surcharge, ...amount, rank: 2 }, {}, {}],
  ['an early bird that is better than the discount of every night', { ...early, value: 2000 }, { ahead: 33 }, {}],
  ['an early bird that is worse', { ...early, value: 500 }, { ahead: 33 }, {}],
  ['an amount that is better', { ...early, percent_or_fixed: 'amount', value: 200_000 }, { ahead: 33 }, { ...early, value: 300 }],
])(
  'a promotion that the stay gets moves the bound to the total, and never further below it than by roundings: %s',
  async ([, columns, stay, other]) => {
    const asked = askedFor(stay)
    await promote(properties, columns)
    if (other !== undefined) await promote(properties, other)
    const lows = await bounds(asked)
    const found = await inTurn(properties.length, async (at) => {
      const property = properties[at]
      const low = property === undefined ? undefined : lows.get(property.propertyId)
      const total = property === undefined ? 0 : await cheapestAt(property, asked)
      return low === undefined || total === 0 ? [] : [{ low, total }]
    })
    const all = found.flat()
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter(({ low, total }) => low > total)).toEqual([])
    expect(all.filter(({ low, total }) => low > total - 100).length).toBeGreaterThan(1)
  },
)

test.for<readonly [string, Columns]>([
  ['another type', { promo_type: 'earlyBird', days_before: 1 }],
  ['some weekdays', { weekdays: '{1,2,3,4,5,6}' }],
  ['nights that it leaves out', { dates_excluded: JSON.stringify([{ from: inDays(13), to: inDays(13) }]) }],
  ['a package', { apply_plans: '{01900000-0000-7000-8000-000000000001}' }],
  ['a room type', { apply_room_types: '{01900000-0000-7000-8000-000000000001}' }],
  ['the smallest order', { min_order: 90_000_000 }],
  ['other agents', { apply_to: 'named', apply_agents: '{01900000-0000-7000-8000-000000000001}' }],
  ['levels', { apply_to: 'levels', apply_levels: '{5}' }],
  ['later booking dates', { book_from: inDays(0) }],
  ['former booking dates', { book_to: inDays(-1) }],
  ['a last night before it ends', { stay_to: inDays(12) }],
  ['a first night before it begins', { stay_from: inDays(13) }],
  ['a number of uses', { most_uses: 1 }],
  ['longer stays', { min_nights: 3 }],
  ['the property’s own page', { channels: '{website}' }],
])('a surcharge that a condition may keep from the stay raises no bound: %s', async ([, columns]) => {
  const asked = askedFor({})
  const before = await bounds(asked)
  await promote(properties, { ...surcharge, ...columns })
  expect(await bounds(asked)).toEqual(before)
})

test('a part of the market has all promotions of the stay: its cheapest are the cheapest of all', async () => {
  await promote(properties.slice(3, 9), { ...coupon, value: 6000 })
  await promote(properties.slice(0, 2), { ...early, value: 4000, rank: 2 })
  const asked = askedFor({ nights: 1, promotionCode: 'HE2027' })
  await onPlatform(async (tx) => {
    const least = await leastTax(tx, asked)
    const all = (await cheapest(tx, asked, least, { from: null, count: 100 })).filter(({ other }) => other === 0)
    expect(all.length).toBeGreaterThan(4)
    const sizes = [1, 3, 8, 100]
    await inTurn(sizes.length, async (at) => {
      const part = sizes[at] ?? 0
      const some = await cheapestOfPart(tx, asked, least, { from: null, count: 100, part })
      expect(some).toEqual(all.slice(0, part === 100 ? all.length : some.length))
    })
  })
})
