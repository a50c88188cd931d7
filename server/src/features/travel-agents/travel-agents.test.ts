import { creditStandings } from '@innkeeper/rules/travel-agent/credit'
import { describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark } from '#testing/factories/book-tickets.ts'
import { makeProperty, signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

const season = () => ({ from: inDays(0), to: inDays(120) })

/** A property that sells to one agent, and its owner. */
const selling = async (given: Partial<Parameters<typeof makeSelling>[1]> = {}) => {
  const hotel = await makeSelling(server, { ...season(), ...given })
  return { hotel, owner: await signInTo(server, hotel.propertyId) }
}

const sql = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

const linkMore = async ({ propertyId }: Selling, nameVi: string, given: { level?: number; debtLimit?: number; active?: boolean } = {}) => {
  const agent = await makeTravelAgent(server, { nameVi })
  await linkTravelAgent(server, propertyId, { ...agent, ...given })
  return agent
}

describe('The list of linked agents', () => {
  test('has what each agent booked and brought in twelve months, and its credit', async () => {
    const { hotel, owner } = await selling()
    const kept = await bookStay(server, hotel)
    const cancelled = await bookStay(server, hotel, { checkIn: inDays(50) })
    await server.ask('booking/cancel', { code: cancelled.data.code, reason: 'Phòng ngập nước' }, owner)
    const long = await bookStay(server, hotel, { checkIn: inDays(60) })
    await sql(`update booking set created_at = now() - interval '13 months' where code = $1`, [long.data.code])
    const { data, total } = await server.ask('travelagent/get-all-active', {}, owner)
    expect(total).toBe(1)
    expect(data).toMatchObject([
      {
        travelAgentId: hotel.travelAgentId,
        level: 3,
        kind: 'API partner',
        debtLimit: 1_000_000_000,
        debtUsed: kept.data.total + long.data.total,
        currency: 'VND',
        bookings: 1,
        revenue: kept.data.total,
      },
    ])
    expect(data[0]?.lastBooking).not.toBeNull()
  })

  test('is filtered by name without diacritics, kind, level and credit, and sorted', async () => {
    const { hotel, owner } = await selling()
    await linkMore(hotel, 'Ánh Dương', { level: 1 })
    await linkMore(hotel, 'Đại Lý Bến Thành', { level: 5, debtLimit: 0 })
    const names = async (asked: object) =>
      (await server.ask('travelagent/get-all-active', asked, { ...owner, language: 'vi' })).data.map(({ name }) => name.vi)
    expect(await names({})).toEqual(['Ánh Dương', 'Đại Lý Bến Thành', 'Lữ hành Cát Vàng'])
    expect(await names({ text: 'ben thanh' })).toEqual(['Đại Lý Bến Thành'])
    expect(await names({ text: '%' })).toEqual([])
    expect(await names({ level: 1 })).toEqual(['Ánh Dương'])
    expect(await names({ kind: 'travel company' })).toEqual([])
    expect(await names({ credit: 'none' })).toEqual(['Ánh Dương'])
    expect(await names({ credit: 'full' })).toEqual(['Đại Lý Bến Thành'])
    expect(await names({ credit: 'free' })).toEqual(['Lữ hành Cát Vàng'])
    expect(await names({ sort: 'level', descending: true })).toEqual(['Đại Lý Bến Thành', 'Lữ hành Cát Vàng', 'Ánh Dương'])
    await bookStay(server, hotel)
    const first = (sort: string) => names({ sort, descending: true }).then(([name]) => name)
    const sorts = ['bookings', 'revenue', 'lastBooking', 'credit']
    expect(await Promise.all(sorts.map(first))).toEqual(sorts.map(() => 'Lữ hành Cát Vàng'))
  })

  test.each([
    [799, 'free'],
    [800, 'near'],
    [1000, 'full'],
  ] as const)('finds an agent that used %d of 1,000 as “%s”', async (used, credit) => {
    const { hotel, owner } = await selling()
    await sql('update travel_agent_link set debt_limit = 1000, debt_used = $2 where property_id = $1', [hotel.propertyId, used])
    const found = async (asked: (typeof creditStandings)[number]) =>
      (await server.ask('travelagent/get-all-active', { credit: asked }, owner)).total === 1 ? [asked] : []
    expect((await Promise.all(creditStandings.map(found))).flat()).toEqual([credit])
  })
})

test('the list of linked agents is exported as it is filtered', async () => {
  const { hotel, owner } = await selling()
  await linkMore(hotel, 'Ánh Dương')
  const { data } = await server.ask('travelagent/export-active', { text: 'cat vang' }, { ...owner, language: 'vi' })
  expect(data.fileName).toBe('dai-ly.csv')
  expect(data.text).toContain('Lữ hành Cát Vàng')
  expect(data.text).not.toContain('Ánh Dương')
})

describe('A list of agents', () => {
  test('of a park has what each agent booked of its tickets, and so have what a change affects and the platform’s page', async () => {
    const park = await makeSellingPark(server)
    const { data: kept } = await bookTickets(server, park)
    const { data: cancelled } = await bookTickets(server, park, { day: inDays(40) })
    await server.ask('ticket-booking/cancel', { code: cancelled.code, reason: 'Công viên đóng cửa' }, park.owner)
    const { data } = await server.ask('travelagent/get-all-active', { sort: 'revenue', descending: true }, park.owner)
    expect(data).toMatchObject([{ travelAgentId: park.travelAgentId, bookings: 1, revenue: 950_000, debtUsed: 950_000 }])
    expect(data[0]?.lastBooking).not.toBeNull()
    const effects = await server.ask('travelagent/get-effects', { travelAgentId: park.travelAgentId }, park.owner)
    expect(effects.data).toMatchObject({ upcoming: 1, upcomingTotal: 950_000 })
    expect(kept.code).not.toBe(cancelled.code)
    const seen = await server.ask('supplier/travel-agent/detail', { id: park.travelAgentId }, await signInAdmin(server))
    expect(seen.data.bookings).toBe(2)
  })

  test('is asked for one agent, whom the search and the diary name; one that is not linked is not there', async () => {
    const { hotel, owner } = await selling()
    const stopped = await linkMore(hotel, 'Ánh Dương', { active: false })
    const idsIn = async (path: 'travelagent/get-all-active' | 'travelagent/get-all-deactive', travelAgentId: string) =>
      (await server.ask(path, { travelAgentId }, owner)).data.map((row) => row.travelAgentId)
    await linkMore(hotel, 'Bến Thành')
    expect(await idsIn('travelagent/get-all-active', hotel.travelAgentId)).toEqual([hotel.travelAgentId])
    expect(await idsIn('travelagent/get-all-active', stopped.travelAgentId)).toEqual([])
    expect(await idsIn('travelagent/get-all-deactive', stopped.travelAgentId)).toEqual([stopped.travelAgentId])
  })
})

describe('A level', () => {
  test('is changed by who saw the link as it is, and told in the diary', async () => {
    const { hotel, owner } = await selling()
    const { travelAgentId } = hotel
    expect(await server.ask('travelagent/change-level', { travelAgentId, version: 1, level: 4 }, owner)).toMatchObject({
      data: { travelAgentId, version: 2 },
    })
    const late = await server.ask('travelagent/change-level', { travelAgentId, version: 1, level: 2 }, owner)
    expect(late).toMatchObject({ status: 409, refusal: 'agentChanged', values: { person: owner.fullName } })
    const { data } = await server.ask('travelagent/get-all-active', {}, owner)
    expect(data[0]?.level).toBe(4)
    const { rows } = await sql('select before_values, after_values from diary_entry where property_id = $1 and call = $2', [
      hotel.propertyId,
      'travelagent/change-level',
    ])
    expect(rows).toEqual([{ before_values: { level: 3 }, after_values: { level: 4 } }])
  })

  test.each([0, 6])('is 1 to 5: %d is refused at its field', async (level) => {
    const { hotel, owner } = await selling()
    const refused = await server.ask('travelagent/change-level', { travelAgentId: hotel.travelAgentId, version: 1, level }, owner)
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'level' }] })
  })

  test('is shown before with what it touches: the bookings to come and the agents of each level', async () => {
    const { hotel, owner } = await selling()
    await linkMore(hotel, 'Ánh Dương', { level: 5 })
    await linkMore(hotel, 'Bến Thành', { level: 5, active: false })
    const { data } = await bookStay(server, hotel)
    const effects = await server.ask('travelagent/get-effects', { travelAgentId: hotel.travelAgentId }, owner)
    expect(effects.data).toEqual({ upcoming: 1, upcomingTotal: data.total, currency: 'VND', levels: [0, 0, 1, 0, 1] })
  })

  test('counts from the next quote on; a booking made keeps the level that it was made at', async () => {
    const { hotel, owner } = await selling()
    const { data } = await bookStay(server, hotel)
    await server.ask('travelagent/change-level', { travelAgentId: hotel.travelAgentId, version: 1, level: 5 }, owner)
    const { rows } = await sql(`select snapshot->'travelAgent'->>'level' as level from booking where code = $1`, [data.code])
    expect(rows).toEqual([{ level: '3' }])
    const next = await bookStay(server, hotel, { checkIn: inDays(50) })
    const { rows: after } = await sql(`select snapshot->'travelAgent'->>'level' as level from booking where code = $1`, [next.data.code])
    expect(after).toEqual([{ level: '5' }])
  })
})

const unlink = async (hotel: Selling, owner: { token: string }, reason = 'Chậm thanh toán') =>
  server.ask('travelagent/deactive', { travelAgentId: hotel.travelAgentId, reason }, owner)

describe('An agent that is unlinked', () => {
  test('needs a reason', async () => {
    const { hotel, owner } = await selling()
    expect(await unlink(hotel, owner, '  ')).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    expect((await server.ask('travelagent/get-all-active', {}, owner)).total).toBe(1)
  })

  test('books nothing from then on, “stopped cooperating”; bookings made stay and may be cancelled with their credit', async () => {
    const { hotel, owner } = await selling()
    const made = await bookStay(server, hotel)
    expect(await unlink(hotel, owner)).toMatchObject({ status: 200 })
    const refused = await bookStay(server, hotel, { checkIn: inDays(50), with: { total: made.data.total } })
    expect(refused).toMatchObject({ status: 409, refusal: 'stayBlocked', values: { rule: 'agentActive' } })
    expect(refused.message).toContain('stopped cooperating')
    expect(await server.ask('distribution/booking', { code: made.data.code }, hotel)).toMatchObject({ data: { state: 'confirm' } })
    const cancel = { code: made.data.code, reason: 'Khách đổi ý' }
    expect(await server.ask('distribution/cancel', cancel, { ...hotel, key: crypto.randomUUID() })).toMatchObject({ status: 200 })
    expect((await server.ask('travelagent/get-all-deactive', {}, owner)).data[0]?.debtUsed).toBe(0)
  })

  test('stands in the list of the unlinked with who, when and why, and is linked again at its former level', async () => {
    const { hotel, owner } = await selling()
    await unlink(hotel, owner)
    expect(await server.ask('travelagent/get-all-active', {}, owner)).toMatchObject({ total: 0 })
    const list = await server.ask('travelagent/get-all-deactive', {}, owner)
    expect(list).toMatchObject({ total: 1, data: [{ reason: 'Chậm thanh toán', unlinkedBy: owner.fullName, stopped: false }] })
    expect(list.data[0]?.unlinkedAt).not.toBeNull()
    expect(await server.ask('travelagent/active', { code: hotel.code }, owner)).toMatchObject({ data: { level: 3 } })
    expect(await bookStay(server, hotel)).toMatchObject({ status: 200 })
    expect(await server.ask('travelagent/get-all-deactive', {}, owner)).toMatchObject({ total: 0 })
  })

  test('is not unlinked, levelled or given credit once more: “agent stopped cooperating”', async () => {
    const { hotel, owner } = await selling()
    const { travelAgentId } = hotel
    await unlink(hotel, owner)
    const stopped = { status: 409, refusal: 'agentStopped' }
    expect(await unlink(hotel, owner)).toMatchObject(stopped)
    expect(await server.ask('travelagent/change-level', { travelAgentId, version: 2, level: 1 }, owner)).toMatchObject(stopped)
    expect(await server.ask('travelagent/set-credit', { travelAgentId, version: 2, debtLimit: null }, owner)).toMatchObject(stopped)
    expect(await server.ask('travelagent/get-effects', { travelAgentId }, owner)).toMatchObject(stopped)
  })
})

describe('Unlinking', () => {
  test('happens once, however often the request is repeated with its key', async () => {
    const { hotel, owner } = await selling()
    const input = { travelAgentId: hotel.travelAgentId, reason: 'Chậm thanh toán' }
    const key = crypto.randomUUID()
    const first = await server.ask('travelagent/deactive', input, { ...owner, key })
    expect(first).toMatchObject({ status: 200 })
    expect(await server.ask('travelagent/deactive', input, { ...owner, key })).toMatchObject({ status: 200, data: first.data })
    const { rows } = await sql('select from diary_entry where property_id = $1 and call = $2', [hotel.propertyId, 'travelagent/deactive'])
    expect(rows).toHaveLength(1)
  })

  test('by the platform, which has stopped the agent, shows in the list too, and it cannot be linked', async () => {
    const { hotel, owner } = await selling()
    await sql('update travel_agent set active = false where travel_agent_id = $1', [hotel.travelAgentId])
    expect(await server.ask('travelagent/get-all-deactive', {}, owner)).toMatchObject({ total: 1, data: [{ stopped: true }] })
    const refused = await server.ask('travelagent/active', { code: hotel.code }, owner)
    expect(refused).toMatchObject({ status: 409, refusal: 'agentOffPlatform', errors: [{ field: 'code' }] })
  })

  test('is exported with its reason', async () => {
    const { hotel, owner } = await selling()
    await unlink(hotel, owner, 'Sai chính sách giá')
    const { data } = await server.ask('travelagent/export-deactive', {}, { ...owner, language: 'vi' })
    expect(data.text).toContain('Sai chính sách giá')
  })
})

describe('An agent of the platform', () => {
  test('may be linked where it is not: never linked ones and unlinked ones, without the stopped ones', async () => {
    const { hotel, owner } = await selling()
    const mark = crypto.randomUUID().slice(0, 8)
    const fresh = await makeTravelAgent(server, { nameVi: `Mới ${mark}` })
    const former = await linkMore(hotel, `Cũ ${mark}`, { active: false, level: 4 })
    await linkMore(hotel, `Đang ${mark}`)
    const off = await makeTravelAgent(server, { nameVi: `Ngừng ${mark}` })
    await sql('update travel_agent set active = false where travel_agent_id = $1', [off.travelAgentId])
    const { data, total } = await server.ask('travelagent/get-all-agent', { text: mark }, owner)
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { code: former.code, formerLevel: 4 },
      { code: fresh.code, formerLevel: null },
    ])
  })

  test('is linked once by two people at once, the second of whom is told', async () => {
    const { owner } = await selling()
    const { code } = await makeTravelAgent(server)
    const replies = await Promise.all([0, 1].map((at) => server.askOn(at, 'travelagent/active', { code, level: 2 }, owner)))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ refusal: 'agentLinked', errors: [{ field: 'code' }] })
  })

  test('that does not exist is refused at its field', async () => {
    const { owner } = await selling()
    expect(await server.ask('travelagent/active', { code: 'KHONGCO' }, owner)).toMatchObject({ status: 404, errors: [{ field: 'code' }] })
  })
})

describe('The search behind pickers', () => {
  test('finds by name without diacritics, kind and level, says how many there are, and always has the chosen one', async () => {
    const { hotel, owner } = await selling()
    await Promise.all([1, 2, 3].map((number) => linkMore(hotel, `Bến Thành ${number}`, { level: number, active: number !== 3 })))
    const search = async (asked: object) => (await server.ask('travelagent/get-all-agent-es', asked, owner)).data
    expect(await search({ text: 'ben thanh', limit: 2 })).toMatchObject({ agents: [{ level: 1 }, { level: 2 }], total: 3, chosen: null })
    expect(await search({ text: 'ben thanh', linked: true })).toMatchObject({ total: 2 })
    expect(await search({ level: 3, linked: false })).toMatchObject({ agents: [{ name: { vi: 'Bến Thành 3' } }], total: 1 })
    expect(await search({ kind: 'travel company' })).toMatchObject({ agents: [], total: 0 })
    expect(await search({ text: 'ben', chosen: hotel.travelAgentId })).toMatchObject({ chosen: { name: { vi: 'Lữ hành Cát Vàng' } } })
  })

  test('shows no agent of another property', async () => {
    const { hotel } = await selling()
    const stranger = await signInTo(server, await makeProperty(server))
    const asked = { chosen: hotel.travelAgentId }
    expect((await server.ask('travelagent/get-all-agent-es', asked, stranger)).data).toEqual({ agents: [], total: 0, chosen: null })
  })
})
