import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Reply } from '#testing/ask.ts'
import { bookStay, inDays, bookingOf, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { acceptOf, inHours, offerOf } from '#testing/factories/make-offer.ts'
import { requestAt } from '#testing/factories/send-request.ts'
import { nightsThatLie } from '#testing/factories/sold-rooms.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useServerProcesses } from '#testing/server/server-processes.ts'
import { lapseOffers } from './offers.jobs.ts'

const server = useServerProcesses(2)
const clients = 64
const key = () => crypto.randomUUID()

const openOffer = async () => {
  const by = await makeSelling(server, { from: inDays(1), to: inDays(60), allotment: 3, debtLimit: 1_000_000_000_000 })
  const staff = await signInTo(server, by.propertyId)
  const { code } = (await server.ask('distribution/request', requestAt(by), { ...by, key: key() })).data
  expect(await server.ask('request-booking/offer', offerOf(by, code, { until: inHours(1) }), staff)).toMatchObject({ status: 200 })
  return { by, staff, code }
}

/** The clock as it comes to the offer's moment, on another server than those that are asked. */
const clock = (hours = 2) =>
  lapseOffers.run({ pool: server.database.pool, now: new Date(Date.now() + hours * 3_600_000), publish: () => undefined })

const standingOf = async (propertyId: string) => {
  const { rows } = await server.database.pool.query<{ state: string; bookings: number; held: number; sold: number; used: number }>(
    `select (select state from booking_offer where property_id = $1) as state,
        (select count(*)::int from booking where property_id = $1 and total = 5000000) as bookings,
        (select count(*)::int from booking_offer_room where property_id = $1) as held,
        (select coalesce(sum(sold), 0)::int from room_night where property_id = $1) as sold,
        (select debt_used from travel_agent_link where property_id = $1 order by debt_used desc limit 1) as used`,
    [propertyId],
  )
  return rows[0]
}

test('64 clients accept while the clock ends the offer, the property takes it back and another agent wants the rooms: it is booked once, or free for all', async () => {
  const { by, staff, code } = await openOffer()
  const other = await makeTravelAgent(server)
  await linkTravelAgent(server, by.propertyId, { ...other, debtLimit: 1_000_000_000_000 })
  const rival = bookingOf(stayAt(by, { rooms: 3 }), { total: 6_000_000 })
  const [accepted, rivals] = await Promise.all([
    Promise.all(
      Array.from({ length: clients }, async (_, at) => {
        await wait(at * 4)
        return server.askOn(at % 2, 'distribution/accept', acceptOf(code), { ...by, key: key() })
      }),
    ),
    inTurn(12, (at) => server.askOn(at % 2, 'distribution/book', rival, { agentKey: other.agentKey, key: key() })),
    inTurn(8, async () => (await wait(15), await clock())),
    wait(60).then(() => server.askOn(1, 'request-booking/take-back', { code, offerNo: 1 }, staff)),
  ])
  const won = accepted.filter(({ status }) => status === 200)
  const taken = rivals.filter(({ status }) => status === 200)
  expect(won.length + taken.length).toBeLessThanOrEqual(1)
  expect(accepted.filter(({ status }) => status !== 200).map(({ refusal }) => refusal)).not.toContain(undefined)
  const standing = await standingOf(by.propertyId)
  expect(standing).toMatchObject({ bookings: won.length, held: 0, sold: (won.length + taken.length) * 6 })
  expect(standing?.state === 'accepted').toBe(won.length === 1)
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
})

test('the clock ends an offer once, however many servers come at once and however often; before its moment it leaves it alone', async () => {
  const { by, code, staff } = await openOffer()
  await clock(0)
  expect(await standingOf(by.propertyId)).toMatchObject({ state: 'open', held: 1, sold: 6 })
  await Promise.all([1, 2, 3, 4].map(() => clock()))
  await clock(3)
  expect(await standingOf(by.propertyId)).toMatchObject({ state: 'lapsed', held: 0, sold: 0 })
  const { thread, offers } = (await server.ask('request-booking/detail', { code }, staff)).data
  expect(thread.filter(({ kind }) => kind === 'lapsed')).toHaveLength(1)
  expect(offers).toMatchObject([{ state: 'lapsed' }])
  const bell = (await server.ask('notification/show', {}, staff)).data.notifications
  expect(bell.filter(({ type }) => type === 'offerAnswered')).toHaveLength(1)
  expect(await bookStay(server, by, { rooms: 3 })).toMatchObject({ status: 200 })
})

const again = new Set<string | undefined>(['keyInFlight', 'busy'])

const untilAnswered = async (
  ask: (on: number) => Promise<Reply<'distribution/accept'>>,
  broken: unknown[],
  attempt = 0,
): Promise<Reply<'distribution/accept'>> => {
  const reply = await ask(attempt % 2).catch((error: unknown) => (broken.push(error), null))
  if (reply !== null && !again.has(reply.refusal)) return reply
  await wait(20)
  return untilAnswered(ask, broken, attempt + 1)
}

test('a server killed in the middle of accepting: each offer that is asked for again is booked once, with its rooms and its credit', async () => {
  const scenes = await inTurn(12, () => openOffer())
  const broken: unknown[] = []
  const accepting = scenes.map(async ({ by, code }, at) => {
    const asked = key()
    await wait(at * 12)
    return untilAnswered((on) => server.askOn(on, 'distribution/accept', acceptOf(code), { ...by, key: asked }), broken)
  })
  await wait(40)
  await server.kill(0)
  const replies = await Promise.all(accepting)
  expect(broken.length).toBeGreaterThan(0)
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const whole = { state: 'accepted', bookings: 1, held: 0, sold: 6, used: 5_000_000 }
  expect(await Promise.all(scenes.map(({ by }) => standingOf(by.propertyId)))).toEqual(scenes.map(() => whole))
  expect((await Promise.all(scenes.map(({ by }) => nightsThatLie(server, by.propertyId)))).flat()).toEqual([])
})
