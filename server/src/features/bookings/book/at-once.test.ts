import { expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { nightsThatLie, soldByNight } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const total = 2_000_000
const debtLimit = 1_000_000_000

const selling = (allotment: number) => makeSelling(server, { from: inDays(0), to: inDays(120), allotment, debtLimit })

const agentsAt = async ({ propertyId }: Selling, count: number) => {
  const agents = await inTurn(count, () => makeTravelAgent(server))
  await inTurn(count, async (at) => linkTravelAgent(server, propertyId, { ...(agents[at] ?? (await makeTravelAgent(server))), debtLimit }))
  return agents
}

/**
 * Books the same stay for each of some agents while somebody else holds the turn at the property, until every request is running. Each
 * request is sent twice; one of the two is refused as a duplicate, no matter which.
 */
const bookWhileWaiting = async (sold: Selling, agents: readonly { readonly agentKey: string }[]) => {
  const keeper = await server.database.pool.connect()
  await keeper.query('select pg_advisory_lock(hashtextextended($1, 11))', [sold.propertyId])
  const pairs = agents.map((agent) => {
    const key = crypto.randomUUID()
    return [1, 2].map(() => server.ask('distribution/book', bookingOf(stayAt(sold), { total }), { ...agent, key }))
  })
  const copies = await Promise.all(pairs.map((pair) => Promise.race(pair)))
  expect(copies.map(({ refusal }) => refusal)).toEqual(agents.map(() => 'keyInFlight'))
  await keeper.query('select pg_advisory_unlock_all()')
  keeper.release()
  const replies = await Promise.all(pairs.flat())
  return replies.filter(({ refusal }) => refusal !== 'keyInFlight')
}

/** Books the same stay for each of some agents at the same moment. */
const bookAtOnce = async (sold: Selling, agents: readonly { readonly agentKey: string }[], change: (at: number) => object = () => ({})) =>
  Promise.all(
    agents.map((agent, at) =>
      server.ask('distribution/book', { ...bookingOf(stayAt(sold), { total }), ...change(at) }, { ...agent, key: crypto.randomUUID() }),
    ),
  )

const transactionsOf = async ({ propertyId }: Selling): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(distinct xmin::text)::int as count from booking where property_id = $1',
    [propertyId],
  )
  return rows[0]?.count ?? 0
}

test('bookings that are asked for at the same moment share transactions, and each has its code, event, diary line, notification and letter', async () => {
  const sold = await selling(10)
  const agents = await agentsAt(sold, 10)
  const replies = await bookWhileWaiting(sold, agents)
  expect(replies.map(({ status }) => status)).toEqual(agents.map(() => 200))
  expect(new Set(replies.map(({ data }) => data.code)).size).toBe(10)
  // One transaction for the first booking, one for all that arrived while it waited.
  expect(await transactionsOf(sold)).toBeLessThanOrEqual(2)
  expect(await soldByNight(server, sold.propertyId)).toEqual([10, 10])
  const { rows } = await server.database.pool.query(
    `select (select count(distinct booking_id)::int from booking_event where property_id = $1) as events,
       (select count(distinct subject)::int from diary_entry where property_id = $1 and call = 'distribution/book') as diary,
       (select count(distinct subject_code)::int from notification where property_id = $1) as bell`,
    [sold.propertyId],
  )
  expect(rows).toEqual([{ events: 10, diary: 10, bell: 10 }])
  expect(await nightsThatLie(server, sold.propertyId)).toEqual([])
})

test('of many requests for the last rooms at the same moment as many succeed as there are rooms, and the others are refused as full', async () => {
  const sold = await selling(3)
  const agents = await agentsAt(sold, 12)
  const replies = await bookAtOnce(sold, agents)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.map(({ refusal, values }) => [refusal, values?.['rule']])).toEqual(refused.map(() => ['stayBlocked', 'vacancy']))
  expect(await soldByNight(server, sold.propertyId)).toEqual([3, 3])
})

test('the mistakes of some do not concern the others: a stranger, a wrong field, a former price, dates that are no stay, too little credit', async () => {
  const sold = await selling(10)
  const poor = await makeTravelAgent(server)
  await linkTravelAgent(server, sold.propertyId, { ...poor, debtLimit: total - 1 })
  const agents = [...(await agentsAt(sold, 5)), { agentKey: 'nobodys-key' }, poor]
  const mistakes: readonly object[] = [{}, { note: 1 }, { total: 1 }, { checkOut: inDays(30) }, {}, {}, {}]
  const replies = await bookAtOnce(sold, agents, (at) => mistakes[at] ?? {})
  expect(replies.map(({ status, refusal }) => refusal ?? status)).toEqual([
    200,
    'invalidInput',
    'priceChanged',
    'departsBeforeArrival',
    200,
    'agentKeyUnknown',
    'debtOverLimit',
  ])
  expect(await soldByNight(server, sold.propertyId)).toEqual([2, 2])
})

test('bookings of one agent at the same moment never use more than its credit', async () => {
  const sold = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 10, debtLimit: 3 * total })
  const replies = await bookAtOnce(
    sold,
    Array.from({ length: 8 }, () => sold),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(new Set(replies.flatMap(({ refusal }) => refusal ?? []))).toEqual(new Set(['debtOverLimit']))
  expect(await soldByNight(server, sold.propertyId)).toEqual([3, 3])
})

test('a booking that breaks its transaction is answered alone, and those beside it go through', async () => {
  const sold = await selling(10)
  await server.database.pool.query(`
    create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_it before insert on booking for each row when (new.note = 'break it') execute function break_it();`)
  const agents = await agentsAt(sold, 6)
  const replies = await bookAtOnce(sold, agents, (at) => (at === 2 ? { note: 'break it' } : {}))
  expect(replies.map(({ status, refusal }) => refusal ?? status)).toEqual([200, 200, 'failed', 200, 200, 200])
  expect(await soldByNight(server, sold.propertyId)).toEqual([5, 5])
  expect(await nightsThatLie(server, sold.propertyId)).toEqual([])
})

test('a duplicate of a running request is refused with keyInFlight, and books nothing', async () => {
  const sold = await selling(10)
  const key = crypto.randomUUID()
  const ask = () => server.ask('distribution/book', bookingOf(stayAt(sold), { total }), { ...sold, key })
  const replies = await Promise.all([ask(), ask(), ask()])
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(replies.every(({ status, refusal }) => status === 200 || refusal === 'keyInFlight')).toBe(true)
  expect(new Set(replies.flatMap(({ status, data }) => (status === 200 ? [data.code] : []))).size).toBe(1)
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
})
