import { addDays } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inDays, testToday } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { acceptOf, makeOffer } from '#testing/factories/make-offer.ts'
import { sendRequest } from '#testing/factories/send-request.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

const storedRequest = z.object({ booking_request_id: z.uuid(), travel_agent_id: z.uuid() })
const storedOffer = z.object({ offer_no: z.int(), booking_request_id: z.uuid(), total: z.number(), state: z.string() })
const rowsOf = async <R>(shape: z.ZodType<R>, table: string, propertyId: string) =>
  z.array(shape).parse((await query(`select * from ${table} where property_id = $1`, [propertyId])).rows)

/** A property that sells rooms, two agents that are linked to it, and who answers. */
const scene = async () => {
  const first = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 5 })
  const other = await makeTravelAgent(server)
  await linkTravelAgent(server, first.propertyId, { ...other, debtLimit: 1_000_000_000 })
  return { first, second: { ...first, ...other }, staff: await signInTo(server, first.propertyId) }
}

const asked = async (by: Selling): Promise<string> => (await sendRequest(server, by)).data.code

const offered = async (by: Selling, staff: SignedIn, totals: readonly number[]): Promise<string> => {
  const code = await asked(by)
  await eachInTurn([...totals.entries()], async ([seen, total]) => {
    expect(await makeOffer(server, by, { code, staff, seen, total, count: 1 })).toMatchObject({ status: 200 })
  })
  return code
}

const accept = (by: Selling, code: string, offerNo: number) =>
  server.ask('distribution/accept', acceptOf(code, { offerNo }), { ...by, key: crypto.randomUUID() })

const withdraw = (by: Selling, code: string) => server.ask('distribution/withdraw', { code }, { ...by, key: crypto.randomUUID() })

/** The agents' requests of every kind: booked after a second offer, answered in words, open, lost, withdrawn, passed. */
const manyRequests = async () => {
  const made = await scene()
  const { first, second, staff } = made
  expect(await accept(first, await offered(first, staff, [5_000_000, 4_800_000]), 2)).toMatchObject({ status: 200 })
  await withdraw(first, await offered(first, staff, [5_100_000]))
  await offered(first, staff, [5_200_000])
  await withdraw(first, await asked(first))
  const inWords = await asked(second)
  await server.ask('request-booking/feedback', { code: inWords, note: 'Hết phòng' }, staff)
  const past = await asked(second)
  await query("update booking_request set state = 'cancel', ended_because = 'passed' where code = $1", [past])
  return { ...made, past }
}

const report = (staff: SignedIn, given: Parameters<typeof server.ask<'request-booking/by-agent'>>[1] = {}) =>
  server.ask('request-booking/by-agent', given, staff)

test('“what was offered and won per agent”: the last offer counts once, what was booked by its price, and every request once', async () => {
  const { staff } = await manyRequests()
  const { data, total } = await report(staff)
  expect(total).toBe(2)
  expect(data).toMatchObject([
    {
      currency: 'VND',
      requests: 4,
      answered: 3,
      offered: 3,
      offeredSum: 15_100_000,
      won: 1,
      wonSum: 4_800_000,
      wonShare: 3333,
      lost: 1,
      withdrawn: 1,
      passed: 0,
      open: 1,
    },
    { requests: 2, answered: 1, offered: 0, offeredSum: 0, won: 0, wonSum: 0, wonShare: null, lost: 0, withdrawn: 0, passed: 1, open: 1 },
  ])
})

test('each row is what counting the requests and their offers one by one gives', async () => {
  const { first, staff } = await manyRequests()
  const requests = await rowsOf(storedRequest, 'booking_request', first.propertyId)
  const offers = await rowsOf(storedOffer, 'booking_offer', first.propertyId)
  const lastOf = (id: string) =>
    offers
      .filter((offer) => offer.booking_request_id === id)
      .toSorted((one, other) => one.offer_no - other.offer_no)
      .at(-1)
  for (const row of (await report(staff)).data) {
    const own = requests.filter((request) => request.travel_agent_id === row.agent.travelAgentId)
    const taken = offers.filter(
      (offer) => offer.state === 'accepted' && own.some((one) => one.booking_request_id === offer.booking_request_id),
    )
    expect(row.requests).toBe(own.length)
    expect(row.offeredSum).toBe(own.reduce((sum, one) => sum + (lastOf(one.booking_request_id)?.total ?? 0), 0))
    expect(row.wonSum).toBe(taken.reduce((sum, offer) => sum + offer.total, 0))
    expect(row.won + row.lost + row.withdrawn + row.passed + row.open).toBe(row.requests)
  }
})

test('the period is that of the days on which requests were sent, in the property’s zone; a name narrows it', async () => {
  const { first, staff, past } = await manyRequests()
  await query("update booking_request set created_at = created_at - interval '40 days' where code = $1", [past])
  const requestsOf = async (given: Parameters<typeof report>[1]) => (await report(staff, given)).data.map(({ requests }) => requests)
  const today = testToday()
  expect(await requestsOf({ fromDate: addDays(today, -1) })).toEqual([4, 1])
  expect(await requestsOf({ toDate: addDays(today, -30) })).toEqual([1])
  const [row] = (await report(staff)).data
  expect(row?.agent.travelAgentId).toBe(first.travelAgentId)
  expect(await requestsOf({ agentName: row?.agent.code ?? '' })).toEqual([4])
})

test('it is sorted by what was booked, both ways, and exported as it is shown', async () => {
  const { staff } = await manyRequests()
  const order = async (descending: boolean) => (await report(staff, { sort: 'wonSum', descending })).data.map(({ wonSum }) => wonSum)
  expect(await order(true)).toEqual([4_800_000, 0])
  expect(await order(false)).toEqual([0, 4_800_000])
  const file = await server.ask('request-booking/by-agent/export', { sort: 'requests', descending: false }, { ...staff, language: 'vi' })
  const lines = file.data.text.trim().split('\n')
  expect(lines[0]).toContain('Tỉ lệ đặt (%)')
  expect(lines[1]).toMatch(/;2;1;0;0;0;0;;0;0;1;1;VND/)
  expect(lines[2]).toMatch(/;4;3;3;15100000;1;4800000;33,33;1;1;0;1;VND/)
})

test('another property’s requests are not counted', async () => {
  const [mine, theirs] = [await manyRequests(), await scene()]
  expect((await report(mine.staff)).total).toBe(2)
  expect((await report(theirs.staff)).data).toEqual([])
})
