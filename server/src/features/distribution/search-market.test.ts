import type { CallInput, CallOutput } from '@innkeeper/protocol/catalogue'
import { searchOrders, type SearchOrder } from '@innkeeper/protocol/shapes/stay-search'
import { addDays } from '@innkeeper/rules/days/day'
import { distanceBetween } from '@innkeeper/rules/place/distance'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { inDays } from '#testing/factories/book-stay.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { makeVariedMarket, type OfMarket } from '#testing/factories/varied-market.ts'
import { settleMarket } from './market.store.ts'

type Search = CallInput<'distribution/search'>
type Found = CallOutput<'distribution/search'>['properties'][number]

const server = useTestServer()
const query = <R extends object>(text: string, values: readonly unknown[] = []) =>
  server.database.pool.query<R>(text, [...values]).then(({ rows }) => rows)

const point = { latitude: 16.5, longitude: 108.5 }
let agent: { readonly agentKey: string }
let properties: readonly OfMarket[] = []

const settle = () => inTransaction(server.database.pool, { role: 'platform', readOnly: false }, (tx) => settleMarket(tx, 10_000))

beforeAll(async () => {
  const market = await makeVariedMarket(server, 44)
  agent = market.agent
  properties = market.properties
})

type Facts = {
  readonly star: number
  readonly kind: string
  readonly type: string
  readonly name_vi: string
  readonly name_en: string
  readonly display_order: number
  readonly currency: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly amenities: readonly string[]
}
type Sold = {
  readonly code: string
  readonly id: string
  readonly facts: Facts
  readonly offers: readonly {
    readonly roomPlanId: string
    readonly total: number
    readonly meals: readonly string[]
    readonly refundable: boolean
    readonly roomAmenities: readonly string[]
  }[]
}

/** Everything that the market sells for a stay, each offer from its own quote, without the search. */
const quoteAll = async (stay: Pick<Search, 'checkIn' | 'checkOut' | 'rooms'>): Promise<Sold[]> => {
  const perProperty = await inTurn(properties.length, async (at) => {
    const { propertyId, code } = properties[at] ?? { propertyId: '', code: '' }
    const plans = await query<{ id: string; meals: string[]; refundable: boolean | null; amenities: string[] }>(
      `select m.room_plan_id as id, r.meals, (c.terms ->> 'refundable')::boolean as refundable,
           array(select amenity_code from room_type_amenity a where a.property_id = m.property_id and a.room_type_id = m.room_type_id) as amenities from room_plan m join rate_plan r using (property_id, rate_plan_id)
         left join cancellation_policy c using (property_id, cancellation_policy_id) where m.property_id = $1`,
      [propertyId],
    )
    const offers = await inTurn(plans.length, async (index) => {
      const plan = plans[index] ?? { id: '', meals: [], refundable: null, amenities: [] }
      const rooms = stay.rooms.map((room) => ({ ...room, roomPlanId: plan.id }))
      const { data } = await server.ask('distribution/quote', { property: code, ...stay, rooms }, agent)
      if (data.price === null) return []
      const { meals, refundable, amenities: roomAmenities } = plan
      return [{ roomPlanId: plan.id, total: data.price.total, meals, refundable: refundable ?? true, roomAmenities }]
    })
    const [facts] = await query<Facts>(
      `select star, kind, property_type_code as type, name_vi, name_en, display_order, currency, latitude, longitude,
         array(select amenity_code from property_amenity a where a.property_id = p.property_id) as amenities from property p where property_id = $1`,
      [propertyId],
    )
    if (facts === undefined) throw new Error('no such property')
    return { code, id: propertyId, facts, offers: offers.flat() }
  })
  return perProperty
}

const pagesOf = async (search: Search, after?: string): Promise<Found[][]> => {
  const reply = await server.ask(
    'distribution/search',
    { ...search, ...(after === undefined ? {} : { after }) },
    { ...agent, language: 'en' },
  )
  expect(reply).toMatchObject({ responseCode: 0 })
  const { properties: page, next } = reply.data
  return [page, ...(next === null ? [] : await pagesOf(search, next))]
}

const distanceOf = ({ facts: { latitude, longitude } }: Sold) =>
  latitude === null || longitude === null ? null : distanceBetween(point, { latitude, longitude })

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

type Expected = Sold & { readonly cheapest: number }

const orders: Record<SearchOrder, (one: Expected, other: Expected) => number> = {
  recommended: (one, other) =>
    (one.facts.display_order || Infinity) - (other.facts.display_order || Infinity) || byText(one.code, other.code),
  price: (one, other) =>
    Number(one.facts.currency !== 'VND') - Number(other.facts.currency !== 'VND') ||
    one.cheapest - other.cheapest ||
    byText(one.id, other.id),
  star: (one, other) => other.facts.star - one.facts.star || byText(one.code, other.code),
  name: (one, other) => byText(`${folded(one.facts.name_en)} ${one.code}`, `${folded(other.facts.name_en)} ${other.code}`),
  distance: (one, other) => (distanceOf(one) ?? 0) - (distanceOf(other) ?? 0),
}

/** The expected result of a search, from the quotes of everything. */
const expectedOf = (sold: readonly Sold[], search: Search): Expected[] => {
  const { stars, kinds, types, amenities, meals = [], refundable, totalTo, within, order = 'recommended' } = search
  const isOne = (values: readonly unknown[] | undefined, value: unknown) => values === undefined || values.includes(value)
  return sold
    .filter(({ facts }) => isOne(stars, facts.star) && isOne(kinds, facts.kind) && isOne(types, facts.type))
    .filter((one) => (within === undefined ? order !== 'distance' || distanceOf(one) !== null : (distanceOf(one) ?? Infinity) <= within))
    .map((one) => ({
      ...one,
      offers: one.offers.filter(
        (offer) =>
          (amenities ?? []).every((code) => [...one.facts.amenities, ...offer.roomAmenities].includes(code)) &&
          meals.every((meal) => offer.meals.includes(meal)) &&
          (refundable === undefined || offer.refundable === refundable),
      ),
    }))
    .map((one) => ({ ...one, cheapest: Math.min(...one.offers.map(({ total }) => total)) }))
    .filter(({ cheapest, facts }) => {
      return totalTo === undefined ? cheapest < Infinity : facts.currency === 'VND' && cheapest <= totalTo
    })
    .toSorted(orders[order])
}

const checkIn = inDays(20)
const stays = [
  ['two people for one night', { checkIn, checkOut: addDays(checkIn, 1), rooms: [{ adults: 2 }] }],
  ['two people for two nights', { checkIn: inDays(23), checkOut: inDays(25), rooms: [{ adults: 2 }] }],
  ['a family across months and tax rates', { checkIn: inDays(38), checkOut: inDays(41), rooms: [{ adults: 3, childrenAges: [5] }] }],
  ['two rooms', { checkIn: inDays(28), checkOut: inDays(30), rooms: [{ adults: 2 }, { adults: 1, childrenAges: [13] }] }],
] as const satisfies readonly (readonly [string, Pick<Search, 'checkIn' | 'checkOut' | 'rooms'>])[]

const filters: readonly Partial<Search>[] = [
  {},
  { stars: [3, 5] },
  { kinds: ['playground'] },
  { types: ['resort', 'villa'] },
  { amenities: ['outdoorPool', 'freeParking'] },
  { amenities: ['seaView'] },
  { amenities: ['seaView', 'balcony', 'outdoorPool'] },
  { meals: ['breakfast'] },
  { meals: ['breakfast', 'dinner'] },
  { refundable: true },
  { refundable: false, stars: [1, 2, 3] },
  { totalTo: 3_000_000 },
  { totalTo: 4_000_000, stars: [2, 4] },
  { ...point, within: 40_000 },
]

describe.for(stays)('%s', ([, stay]) => {
  let sold: Sold[] = []
  beforeAll(async () => {
    sold = await quoteAll(stay)
  })

  test.for(['while nothing is settled', 'when all is settled'])(
    'every order and filter finds what the quotes of everything tell, %s',
    async (when) => {
      if (when === 'when all is settled') await settle()
      else {
        await query('delete from market_month')
        await markAll()
      }
      expect(expectedOf(sold, stay).length).toBeGreaterThan(5)
      await inTurn(searches.length, (at) => expectFound(sold, { ...stay, ...searches[at] }))
    },
  )
})

const markAll = () =>
  query(
    `insert into market_mark (property_id, from_month, to_month) select property_id, '-infinity', 'infinity' from property on conflict do nothing`,
  )

test('a page by price is full where its next property has changed and costs exactly its lower bound', async () => {
  const [, stay] = stays[0]
  await settle()
  await markAll()
  const sold = await quoteAll(stay)
  const limits = [3, 4, 5, 6]
  await inTurn(limits.length, (at) => expectFound(sold, { ...stay, order: 'price', limit: limits[at] }))
})

/** Several pages of each search, and altogether fewer than an agent may ask for in a minute. */
const pageSize = 8

/** Every filter in every order. */
const searches = searchOrders.flatMap((order) =>
  filters.map((filter) => ({ order, limit: pageSize, ...(order === 'distance' ? point : {}), ...filter })),
)

const expectFound = async (sold: readonly Sold[], search: Search): Promise<void> => {
  const expected = expectedOf(sold, search)
  const pages = await pagesOf(search)
  const asked = JSON.stringify(search)
  const totals = (code: string, offers: readonly { readonly roomPlanId: string; readonly total: number }[]) =>
    [code, ...offers.map(({ roomPlanId, total }) => `${roomPlanId} ${total}`).toSorted()].join(' ')
  expect([asked, ...pages.flat().map(({ code, offers }) => totals(code, offers))]).toEqual([
    asked,
    ...expected.map(({ code, offers }) => totals(code, offers)),
  ])
  expect(pages.flat().map(({ cheapest }) => cheapest)).toEqual(expected.map(({ cheapest }) => cheapest))
  expect(pages.flat().map(({ distance }) => distance)).toEqual(expected.map((one) => ('latitude' in search ? distanceOf(one) : null)))
  expect(pages.slice(0, -1).every((page) => page.length === search.limit)).toBe(true)
}
