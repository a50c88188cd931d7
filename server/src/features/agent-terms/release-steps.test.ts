import type { CallInput } from '@innkeeper/protocol/catalogue'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { beforeEach, expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const levelOfAgent = 3
let selling: Selling
let owner: SignedIn
let total: number

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(-2), to: inDays(60), allotment: 10 })
  owner = await signInTo(server, selling.propertyId)
  total = (await quote()).price?.total ?? 0
})

type Row = CallInput<'agent-terms/save'>['rows'][number]
type Step = Row['releaseSteps'][number]

const save = async (releaseSteps: Step[], more: Partial<Row> = {}) => {
  const { version, rows } = (await server.ask('agent-terms/get-all', {}, owner)).data
  const found = rows.find(({ level }) => level === levelOfAgent)
  if (found === undefined) throw new Error('The table has every level')
  const { agent: _agent, agents: _agents, ...row } = found
  return server.ask('agent-terms/save', { version, rows: [{ ...row, ...more, releaseSteps }] }, owner)
}
const quote = async (rooms = 1) => (await server.ask('distribution/quote', stayAt(selling, { rooms }), selling)).data
const searched = async () => {
  const { property: _property, rooms: _rooms, ...dates } = stayAt(selling)
  const asked = { ...dates, rooms: [{ adults: 2 }], properties: [selling.property], order: 'price' as const }
  return (await server.ask('distribution/search', asked, selling)).data.properties[0]?.offers[0]?.vacant ?? null
}
const explained = async (more: object) => {
  const { property: _code, rooms: _rooms, ...dates } = stayAt(selling)
  const asked = { roomPlanId: selling.roomPlanId, ...dates, rooms: [{ adults: 2 }], ...more }
  return (await server.ask('room-plan/check-stay', asked, owner)).data
}
const book = () =>
  server.ask('distribution/book', bookingOf(stayAt(selling), { total }), { agentKey: selling.agentKey, key: crypto.randomUUID() })
const live = async (timeZone: string) => {
  await server.database.pool.query('update property set time_zone = $2 where property_id = $1', [selling.propertyId, timeZone])
  return daysBetween(toDay(new Date().toLocaleDateString('sv-SE', { timeZone })), stayAt(selling).checkIn)
}

test('search, quote, booking and explainer keep a release step without a cap, and name it', async () => {
  const left = await live('Asia/Ho_Chi_Minh')
  expect((await save([{ daysBefore: left, rooms: 2 }])).status).toBe(200)
  expect(await searched()).toBe(2)
  expect((await quote(3)).blocked).toMatchObject([{ rule: 'agentRelease', nights: [stayAt(selling).checkIn] }])
  expect((await book()).status).toBe(200)
  expect(await searched()).toBe(1)
  expect((await book()).status).toBe(200)
  expect(await searched()).toBeNull()
  expect(await book()).toMatchObject({ refusal: 'stayBlocked', values: { rule: 'agentRelease' } })
  expect(await explained({ travelAgentId: selling.travelAgentId })).toMatchObject({ bookable: false, blockedBy: 'agentRelease' })
  expect(await explained({ level: levelOfAgent })).toMatchObject({ bookable: true })
  expect(await explained({})).toMatchObject({ bookable: true })
})

test('a step runs in the property’s own day: it has come where the day has, and not where it is still the day before', async () => {
  const cap = { capUnit: 'rooms', capRooms: 4 } as const
  // These two never have the same date.
  const left = await live('Pacific/Kiritimati')
  await save([{ daysBefore: left, rooms: 1 }], cap)
  expect(await searched()).toBe(1)
  await live('Pacific/Pago_Pago')
  expect(await searched()).toBe(4)
})

test.each([
  ['that come no later', [7, 3], [7, 2], {}],
  ['that keep no fewer rooms', [7, 3], [3, 3], {}],
  ['that keep as many as the cap', [7, 3], [3, 1], { capUnit: 'rooms', capRooms: 3 }],
] as const)('steps %s are refused at their field', async (_case, one, two, more) => {
  const steps = [one, two].map(([daysBefore, rooms]) => ({ daysBefore, rooms }))
  expect(await save(steps, more)).toMatchObject({ status: 422, errors: [{ field: 'rows.0.releaseSteps' }] })
})

test('a version that was saved before there were release steps is brought back without any', async () => {
  await save([{ daysBefore: 7, rooms: 1 }])
  await server.database.pool.query(
    `insert into agent_terms_version (property_id, version, rows, changed_by)
     select property_id, 2, jsonb_build_array((rows -> 0) - 'releaseSteps' || '{"priceUnit":"percent","priceValue":-1000}'), 'An'
       from agent_terms_version where property_id = $1`,
    [selling.propertyId],
  )
  expect((await server.ask('agent-terms/restore', { version: 2, to: 2 }, owner)).status).toBe(200)
  const { rows } = (await server.ask('agent-terms/get-all', {}, owner)).data
  expect(rows.find(({ level }) => level === levelOfAgent)).toMatchObject({ releaseSteps: [], priceValue: -1000 })
})

test('a save and a preview of the same steps change nothing', async () => {
  const steps = [
    { daysBefore: 14, rooms: 3 },
    { daysBefore: 2, rooms: 0 },
  ]
  await save(steps)
  const { rows } = (await server.ask('agent-terms/get-all', {}, owner)).data
  const found = rows.filter(({ level }) => level === levelOfAgent).map(({ agent: _agent, agents: _agents, ...row }) => row)
  expect((await server.ask('agent-terms/preview', { rows: found.map((row) => ({ ...row, releaseSteps: steps })) }, owner)).data.total).toBe(
    0,
  )
  await save(steps)
  expect((await server.ask('agent-terms/history', {}, owner)).data[0]?.what.en).toBe('Set agents’ terms, without a difference')
})
