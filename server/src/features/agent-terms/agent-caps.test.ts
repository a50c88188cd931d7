import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const levelOfAgent = 3
let selling: Selling
let owner: SignedIn
let total: number

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 10 })
  owner = await signInTo(server, selling.propertyId)
  total = (await quote()).price?.total ?? 0
})

type Row = CallInput<'agent-terms/save'>['rows'][number]

const row = (more: Partial<Row>): Row => ({
  level: levelOfAgent,
  travelAgentId: null,
  priceUnit: 'none',
  priceValue: null,
  pricePlans: [],
  plansOpen: 'all',
  openPlans: [],
  capUnit: 'none',
  capRooms: null,
  capShare: null,
  capRefilled: true,
  releaseSteps: [],
  ...more,
})
const own = (more: Partial<Row>): Row =>
  row({ level: null, travelAgentId: selling.travelAgentId, priceUnit: 'asLevel', plansOpen: 'asLevel', capUnit: 'asLevel', ...more })
const rooms = (capRooms: number, more: Partial<Row> = {}) => row({ capUnit: 'rooms', capRooms, ...more })

const save = async (rows: Row[]) => {
  const { version } = (await server.ask('agent-terms/get-all', {}, owner)).data
  return server.ask('agent-terms/save', { version, rows }, owner)
}
const quote = async (count = 1) => {
  const stay = stayAt(selling)
  const asked = { ...stay, rooms: Array.from({ length: count }, () => ({ ...stay.rooms[0], roomPlanId: selling.roomPlanId, adults: 2 })) }
  return (await server.ask('distribution/quote', asked, selling)).data
}
const searched = async (agentKey = selling.agentKey) => {
  const { property: _property, rooms: _rooms, ...dates } = stayAt(selling)
  const asked = { ...dates, rooms: [{ adults: 2 }], properties: [selling.property], order: 'price' as const }
  return (await server.ask('distribution/search', asked, { agentKey })).data.properties[0]?.offers[0]?.vacant ?? null
}
const explained = async (more: object) => {
  const { property: _code, rooms: _rooms, ...dates } = stayAt(selling)
  const asked = { roomPlanId: selling.roomPlanId, ...dates, rooms: [{ adults: 2 }], ...more }
  return (await server.ask('room-plan/check-stay', asked, owner)).data
}
const book = (agentKey = selling.agentKey) =>
  server.ask('distribution/book', bookingOf(stayAt(selling), { total }), { agentKey, key: crypto.randomUUID() })
const cancel = (code: string) =>
  server.ask('distribution/cancel', { code, reason: 'Khách đổi lịch' }, { agentKey: selling.agentKey, key: crypto.randomUUID() })

test('search, quote, booking and explainer keep a cap and name it', async () => {
  await save([rooms(2)])
  expect(await searched()).toBe(2)
  expect((await quote(3)).blocked).toMatchObject([{ rule: 'agentCap' }])
  expect((await book()).status).toBe(200)
  expect(await searched()).toBe(1)
  expect((await book()).status).toBe(200)
  expect(await searched()).toBeNull()
  expect(await quote()).toMatchObject({ bookable: false, blocked: [{ rule: 'agentCap' }] })
  expect(await book()).toMatchObject({ refusal: 'stayBlocked', values: { rule: 'agentCap' } })
  expect(await explained({ travelAgentId: selling.travelAgentId })).toMatchObject({ bookable: false, blockedBy: 'agentCap' })
  expect(await explained({ level: levelOfAgent })).toMatchObject({ bookable: true })
})

test('a cap is that of each agent of the level, and an agent may have another or none', async () => {
  const other = await makeTravelAgent(server)
  await linkTravelAgent(server, selling.propertyId, { travelAgentId: other.travelAgentId, level: levelOfAgent })
  await save([rooms(1)])
  expect((await book()).status).toBe(200)
  expect(await searched()).toBeNull()
  expect(await searched(other.agentKey)).toBe(1)
  await save([own({ capUnit: 'rooms', capRooms: 4 })])
  expect(await searched()).toBe(3)
  await save([own({ capUnit: 'none' })])
  expect(await searched()).toBe(9)
})

test('a share is of the allotment, rounded down', async () => {
  await save([row({ capUnit: 'share', capShare: 2500 })])
  expect(await searched()).toBe(2)
})

test.each([
  [true, 1],
  [false, null],
])('a cancelled room counts no more where the cap is refilled (%s)', async (capRefilled, left) => {
  await save([rooms(1, { capRefilled })])
  const { data } = await book()
  expect(await searched()).toBeNull()
  expect((await cancel(data.code)).status).toBe(200)
  expect(await searched()).toBe(left)
})

test('a version that was saved before there were caps is brought back without one', async () => {
  await save([rooms(1)])
  await server.database.pool.query(
    `insert into agent_terms_version (property_id, version, rows, changed_by)
     select property_id, 2, jsonb_build_array((rows -> 0) - '{capUnit,capRooms,capShare,capRefilled}'::text[] || '{"priceUnit":"percent","priceValue":-1000}'), 'An'
       from agent_terms_version where property_id = $1`,
    [selling.propertyId],
  )
  expect((await server.ask('agent-terms/restore', { version: 2, to: 2 }, owner)).status).toBe(200)
  const { rows } = (await server.ask('agent-terms/get-all', {}, owner)).data
  expect(rows.find(({ level }) => level === levelOfAgent)).toMatchObject({ capUnit: 'none', capRooms: null, priceValue: -1000 })
})
