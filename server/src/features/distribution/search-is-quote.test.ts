import type { CallInput, CallOutput } from '@innkeeper/protocol/catalogue'
import { addDays } from '@innkeeper/rules/days/day'
import { promotionModes } from '@innkeeper/rules/promotion/promotion-mode'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { bookingOf, inDays } from '#testing/factories/book-stay.ts'
import { anyOffers, makeOffers, type DrawnOffers } from '#testing/factories/market-offers.ts'
import { makeVariedMarket } from '#testing/factories/varied-market.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { settleMarket } from './market.store.ts'

type Search = CallInput<'distribution/search'>
type Found = CallOutput<'distribution/search'>['properties'][number]

const server = useTestServer()
const size = 12

/** A stay as an agent may search it, in any order, with or without codes; and whether the index of prices is up to date by then. */
const anySearch = fc.record({
  stay: fc.record({ after: fc.integer({ min: 1, max: 60 }), nights: fc.integer({ min: 1, max: 6 }) }),
  rooms: fc.array(fc.record({ adults: fc.integer({ min: 1, max: 3 }), childrenAges: fc.array(fc.nat(17), { maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  codes: fc.record({ promotionCode: fc.constantFrom('mua', 'SAI'), giftCode: fc.constant('qua') }, { requiredKeys: [] }),
  order: fc.constantFrom('price' as const, 'recommended' as const),
  limit: fc.integer({ min: 2, max: size }),
  settled: fc.boolean(),
})

const anyMarket = fc.record({
  offers: fc.array(anyOffers, { minLength: size, maxLength: size }),
  modes: fc.array(fc.constantFrom(...promotionModes), { minLength: size, maxLength: size }),
  searches: fc.array(anySearch, { minLength: 10, maxLength: 10 }),
})

test('whatever is on, the search offers what quotes sell, at their totals and in their order; and a booking at a found total is made', async () => {
  await fc.assert(
    fc.asyncProperty(anyMarket, async ({ offers, modes, searches }) => {
      const market = await marketWith(offers, modes)
      let sold = 0
      await inTurn(searches.length, async (at) => {
        const search = searches[at]
        if (search !== undefined) sold += await expectSame(market, search)
      })
      expect(sold).toBeGreaterThan(0)
    }),
    // A smaller market would have to be made anew for each step towards it.
    { numRuns: 3, endOnFailure: true },
  )
})

/** A varied market with offers of its own at each property; each room plan is named with its property. */
const marketWith = async (offers: readonly DrawnOffers[], modes: readonly string[]) => {
  const { agent, properties } = await makeVariedMarket(server, size)
  await inTurn(size, (at) => {
    const [drawn, property] = [offers[at], properties[at]]
    if (drawn === undefined || property === undefined) throw new Error('no such property')
    return makeOffers(server, property, { drawn, mode: modes[at] ?? 'sum', agent })
  })
  const { rows } = await server.database.pool.query<{ code: string; roomPlanId: string; currency: string }>(
    `select p.code, m.room_plan_id as "roomPlanId", p.currency from room_plan m join property p using (property_id)
      where m.active and m.property_id = any($1::uuid[])`,
    [properties.map(({ propertyId }) => propertyId)],
  )
  return { agent, roomPlans: rows, codes: properties.map(({ code }) => code) }
}

type Market = Awaited<ReturnType<typeof marketWith>>
type Drawn = typeof anySearch extends fc.Arbitrary<infer Value> ? Value : never

/** Compares a search with the quotes of all room plans, books the first offer that it found, and returns how many it found. */
const expectSame = async (market: Market, { stay: { after, nights }, settled, limit, order, rooms, codes }: Drawn): Promise<number> => {
  const stay = { checkIn: inDays(after), checkOut: addDays(inDays(after), nights), ...codes }
  if (settled) await inTransaction(server.database.pool, { role: 'platform', readOnly: false }, (tx) => settleMarket(tx, 10_000))
  const quoted = await inTurn(market.roomPlans.length, async (at) => {
    const { code = '', roomPlanId = '' } = market.roomPlans[at] ?? {}
    const asked = { property: code, ...stay, rooms: rooms.map((room) => ({ ...room, roomPlanId })) }
    const { price, struck } = (await server.ask('distribution/quote', asked, market.agent)).data
    if (price === null) expect(struck).toBeNull()
    return price === null ? [] : [offerText(code, { roomPlanId, total: price.total, beforeTax: price.subtotals.beforeTax, struck })]
  })
  const found = await pagesOf(market, { ...stay, rooms, order, limit, properties: market.codes })
  const offered = found.flatMap(({ code, offers }) => offers.map((offer) => offerText(code, offer)))
  expect(offered.toSorted()).toEqual(quoted.flat().toSorted())
  for (const { cheapest, offers } of found) expect(cheapest).toBe(Math.min(...offers.map(({ total }) => total)))
  const cheapest = found.map(({ currency, cheapest: total }) => ({ other: Number(currency !== 'VND'), total }))
  if (order === 'price') expect(cheapest).toEqual(cheapest.toSorted((one, next) => one.other - next.other || one.total - next.total))
  await bookFirst(market, found, { ...stay, rooms })
  return offered.length
}

type Offered = { readonly roomPlanId: string; readonly total: number; readonly beforeTax: number; readonly struck: number | null }

const offerText = (code: string, { roomPlanId, total, beforeTax, struck }: Offered): string =>
  `${code} ${roomPlanId}: ${total}, ${beforeTax} before tax, struck ${struck}`

/** All pages of a search; more pages than properties are a search that goes round in a circle. */
const pagesOf = async ({ agent }: Pick<Market, 'agent'>, search: Search, before = 0): Promise<Found[]> => {
  expect(before, 'pages of a search').toBeLessThanOrEqual(size)
  const { data } = await server.ask('distribution/search', search, agent)
  return [...data.properties, ...(data.next === null ? [] : await pagesOf({ agent }, { ...search, after: data.next }, before + 1))]
}

type Booked = Pick<Search, 'checkIn' | 'checkOut' | 'rooms' | 'promotionCode' | 'giftCode'>

/** The booking takes rooms, uses and the agent's cap from the searches after it; a gift code that takes nothing off would refuse it. */
const bookFirst = async ({ agent }: Market, [first]: readonly Found[], { rooms, giftCode, ...stay }: Booked): Promise<void> => {
  const [offer] = first?.offers ?? []
  if (first === undefined || offer === undefined) return
  const { roomPlanId, total } = offer
  const plain = { property: first.code, ...stay, rooms: rooms.map((room) => ({ ...room, roomPlanId })) }
  const gifted = giftCode === undefined ? plain : { ...plain, giftCode }
  const quoted = await server.ask('distribution/quote', gifted, agent)
  const asked = quoted.data.giftCode?.whyNot === null ? gifted : plain
  const booking = bookingOf(asked, { total, paymentMethod: 'bank transfer' })
  const booked = await server.ask('distribution/book', booking, { ...agent, key: crypto.randomUUID() })
  expect(booked).toMatchObject({ responseCode: 0, data: { total } })
}
