import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { giftCodeForm } from '#testing/forms/gift-code-forms.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { inTurn } from '#testing/in-turn.ts'
import { nightsThatLie } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

test('bookings that are moved onto each other’s nights at once, while others are made and cancelled, sell nothing twice and lose nothing', async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const made = await inTurn(8, (at) => bookStay(server, by, { checkIn: inDays(10 + at) }))
  const move = async (code: string, on: number, at: number) => {
    const dates = { checkIn: inDays(10 + ((at * 5) % 8)), checkOut: inDays(13 + ((at * 5) % 8)) }
    const { data } = await server.askOn(on, 'distribution/preview-change', { code, ...dates }, by)
    const agreed = { total: data?.after.price?.total ?? 0, seen: data?.seen ?? '-' }
    return server.askOn(on, 'distribution/change', { code, ...dates, ...agreed }, { ...by, key: crypto.randomUUID() })
  }
  const replies = await Promise.all([
    ...made.flatMap(({ data }, at) => [move(data.code, at % 2, at), move(data.code, (at + 1) % 2, at + 3)]),
    ...made
      .slice(0, 2)
      .map(({ data }) => server.askOn(1, 'distribution/cancel', { code: data.code, reason: 'Đổi ý' }, { ...by, key: crypto.randomUUID() })),
    ...[11, 13].map((day) => bookStay(server, by, { checkIn: inDays(day) })),
  ])
  expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  const { rows } = await server.database.pool.query(
    `select l.debt_used - coalesce((select sum(b.total) from booking b where b.property_id = l.property_id and b.state not in ('cancel', 'void')), 0)
        - coalesce((select sum(e.amount) from ledger_entry e where e.property_id = l.property_id and e.kind = 'cancellation fee'), 0) as astray
       from travel_agent_link l where l.property_id = $1`,
    [by.propertyId],
  )
  expect(rows.map(({ astray }: { astray: unknown }) => Number(astray))).toEqual([0])
})

const clients = 64
const asked = { checkIn: inDays(40), checkOut: inDays(43) }

/** Previews the change and makes it, again and again until it is made or there is no room. */
const changeUntilSettled = async (by: Selling, code: string, on: number): Promise<string | null> => {
  const { data } = await server.askOn(on, 'distribution/preview-change', { code, ...asked }, by)
  if (!data.bookable) return 'stayBlocked'
  const agreed = { code, ...asked, total: data.after.price?.total ?? 0, seen: data.seen }
  const { refusal } = await server.askOn(on, 'distribution/change', agreed, { ...by, key: crypto.randomUUID() })
  return refusal === 'priceChanged' || refusal === 'busy' ? changeUntilSettled(by, code, on) : (refusal ?? null)
}

test('64 clients move their bookings to nights with ten rooms at once: ten have them, three with the last uses of a promotion', async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const owner = await signInTo(server, by.propertyId)
  const agents = await inTurn(clients, async () => ({ ...by, ...(await makeTravelAgent(server)) }))
  await inTurn(clients, (at) => linkTravelAgent(server, by.propertyId, { ...(agents[at] ?? by), debtLimit: 1_000_000_000 }))
  const made = await inTurn(clients, (at) => bookStay(server, agents[at] ?? by, { checkIn: inDays(1 + (at % 32)), nights: 1 }))
  const { data: promotion } = await server.ask('promotion/create', promotionForm({ mostUses: 3, minNights: 3 }), owner)
  const refused = await Promise.all(made.map(({ data }, at) => changeUntilSettled(agents[at] ?? by, data.code, at % 2)))
  expect(refused.filter((refusal) => refusal === null)).toHaveLength(10)
  expect(new Set(refused.filter((refusal) => refusal !== null))).toEqual(new Set(['stayBlocked']))
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  expect((await server.ask('promotion/detail', { id: promotion.id }, owner)).data).toMatchObject({ uses: 3, results: { bookings: 3 } })
  const { rows } = await server.database.pool.query(
    `select count(*) filter (where l.debt_used <> b.total) as astray, sum(b.total) as total
       from travel_agent_link l join booking b using (property_id, travel_agent_id) where b.property_id = $1`,
    [by.propertyId],
  )
  expect(rows).toEqual([{ astray: 0, total: 54 * 1_000_000 + 7 * 3_000_000 + 3 * 2_700_000 }])
})

test('64 clients change one booking that has the last use of a gift code: one of them does, the others are told, and it is used once', async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const owner = await signInTo(server, by.propertyId)
  const { data: gift } = await server.ask('giftcode/create', giftCodeForm({ mostUses: 1 }), owner)
  const { data } = await bookStay(server, by, { with: { giftCode: 'HE2027', total: 1_800_000 } })
  const { seen } = (await server.ask('distribution/preview-change', { code: data.code, ...asked }, by)).data
  const agreed = { code: data.code, ...asked, total: 2_700_000, seen }
  const change = async (at: number): Promise<string> => {
    const byAgent = () => server.askOn(0, 'distribution/change', agreed, { ...by, key: crypto.randomUUID() })
    const { refusal } = await (at % 2 === 0 ? byAgent() : server.askOn(1, 'booking/change', agreed, owner))
    return refusal === 'busy' ? change(at) : (refusal ?? 'changed')
  }
  const answers = await Promise.all(Array.from({ length: clients }, (_, at) => change(at)))
  expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['changed', 'bookingChangedMeanwhile']))
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  expect((await server.ask('giftcode/detail', { id: gift.id }, owner)).data).toMatchObject({ uses: 1, taken: 1 })
})
