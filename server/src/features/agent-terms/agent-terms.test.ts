import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let selling: Selling
let owner: SignedIn

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, selling.propertyId)
})

type Row = CallInput<'agent-terms/save'>['rows'][number]
const plain = { plansOpen: 'all', priceValue: null } as const
const ofLevel = (level: number, more: Partial<Row> = {}): Row => ({
  level,
  travelAgentId: null,
  priceUnit: 'none',
  pricePlans: [],
  openPlans: [],
  capUnit: 'none',
  capRooms: null,
  capShare: null,
  capRefilled: true,
  releaseSteps: [],
  ...plain,
  ...more,
})
const ofAgent = (travelAgentId: string, more: Partial<Row> = {}): Row => ({
  ...ofLevel(1),
  level: null,
  travelAgentId,
  priceUnit: 'asLevel',
  plansOpen: 'asLevel',
  capUnit: 'asLevel',
  ...more,
})

const table = async () => (await server.ask('agent-terms/get-all', {}, owner)).data
const save = async (rows: Row[], removed: string[] = []) =>
  server.ask('agent-terms/save', { version: (await table()).version, rows, removed }, owner)

const quote = async () => (await server.ask('distribution/quote', stayAt(selling), selling)).data
const total = async () => (await quote()).price?.total ?? 0
const searched = async () => {
  const { property: _property, rooms: _rooms, ...dates } = stayAt(selling)
  const asked = { ...dates, rooms: [{ adults: 2 }], properties: [selling.property], order: 'price' as const }
  return (await server.ask('distribution/search', asked, selling)).data.properties[0]
}
const book = (stay: number) =>
  server.ask('distribution/book', bookingOf(stayAt(selling), { total: stay }), { agentKey: selling.agentKey, key: crypto.randomUUID() })

const levelOfAgent = 3
const tenOff = { priceUnit: 'percent', priceValue: -1000 } as const

test('search, quote, explainer, booking and its screen agree to the dong on a level’s price', async () => {
  const before = await total()
  await save([ofLevel(levelOfAgent, tenOff)])
  const quoted = await quote()
  expect(quoted.price?.total).toBe(before * 0.9)
  expect((await searched())?.cheapest).toBe(before * 0.9)
  const lines = quoted.price?.lines.filter(({ kind }) => kind === 'agentTerms') ?? []
  expect(lines.length).toBeGreaterThan(0)
  expect(lines[0]).toMatchObject({ step: 'rooms', basisPoints: -1000, offer: { name: { vi: 'Điều kiện cấp 3', en: 'Terms of level 3' } } })
  const { property: _code, rooms: _rooms, ...dates } = stayAt(selling)
  const asked = { roomPlanId: selling.roomPlanId, ...dates, rooms: [{ adults: 2 }] }
  const explained = async (more: object) => (await server.ask('room-plan/check-stay', { ...asked, ...more }, owner)).data.price
  expect(await explained({ level: levelOfAgent })).toEqual(quoted.price)
  expect(await explained({ travelAgentId: selling.travelAgentId })).toEqual(quoted.price)
  expect((await explained({ level: 4 }))?.total).toBe(before)
  const booked = await book(before * 0.9)
  expect(booked.data.price).toEqual(quoted.price)
  await save([ofLevel(levelOfAgent)])
  expect(await total()).toBe(before)
  const detail = await server.ask('booking/detail', { code: booked.data.code }, owner)
  expect(detail.data.price).toEqual(quoted.price)
})

test('an agent is an exception to its level, part by part, until its own terms are removed', async () => {
  const before = await total()
  const own = { priceUnit: 'amount', priceValue: 25_000 } as const
  await save([ofLevel(levelOfAgent, tenOff), ofAgent(selling.travelAgentId, own)])
  const nights = (await quote()).price?.lines.filter(({ kind }) => kind === 'room') ?? []
  expect(await total()).toBe(before + 25_000 * nights.length)
  expect((await searched())?.cheapest).toBe(before + 25_000 * nights.length)
  expect((await quote()).price?.lines.find(({ kind }) => kind === 'agentTerms')?.offer?.name.en).toMatch(/^Own terms of /)
  await save([], [selling.travelAgentId])
  expect(await total()).toBe(before * 0.9)
})

test('a step on chosen packages leaves the others as they are', async () => {
  const before = await total()
  const { id: other } = (await server.ask('plan/copy', { id: selling.ratePlanId }, owner)).data
  await save([ofLevel(levelOfAgent, { ...tenOff, pricePlans: [other] })])
  expect(await total()).toBe(before)
  await save([ofLevel(levelOfAgent, { ...tenOff, pricePlans: [selling.ratePlanId, other] })])
  expect(await total()).toBe(before * 0.9)
})

test('a package that is not open is not found by a search, not quoted and not booked, and the explainer says why', async () => {
  const before = await total()
  const { id: other } = (await server.ask('plan/copy', { id: selling.ratePlanId }, owner)).data
  await save([ofLevel(levelOfAgent, { plansOpen: 'chosen', openPlans: [other] })])
  expect(await searched()).toBeUndefined()
  expect(await quote()).toMatchObject({ bookable: false, price: null, blocked: [{ rule: 'planOpen' }] })
  expect(await book(before)).toMatchObject({ refusal: 'stayBlocked' })
  const { property: _code, rooms: _rooms, ...dates } = stayAt(selling)
  const asked = { roomPlanId: selling.roomPlanId, ...dates, rooms: [{ adults: 2 }], travelAgentId: selling.travelAgentId }
  expect((await server.ask('room-plan/check-stay', asked, owner)).data).toMatchObject({ bookable: false, blockedBy: 'planOpen' })
  await save([ofAgent(selling.travelAgentId, { plansOpen: 'all' })])
  expect((await searched())?.cheapest).toBe(before)
  expect((await book(before)).status).toBe(200)
})

test('a preview says what changes for whom, and changes nothing', async () => {
  const before = await total()
  const other = await makeTravelAgent(server)
  await linkTravelAgent(server, selling.propertyId, { travelAgentId: other.travelAgentId, level: 4 })
  const rows = [ofLevel(levelOfAgent, tenOff), ofLevel(5, tenOff)]
  const { data } = await server.ask('agent-terms/preview', { rows }, owner)
  expect(data).toMatchObject({
    total: 1,
    agents: [{ travelAgentId: selling.travelAgentId, level: levelOfAgent, before: { priceUnit: 'none' }, after: tenOff }],
  })
  expect(await total()).toBe(before)
  expect((await table()).version).toBe(0)
})

test('a version of the table is brought back whole, its rows with the ids that prices name', async () => {
  await save([ofLevel(levelOfAgent, tenOff), ofAgent(selling.travelAgentId, { priceUnit: 'amount', priceValue: -5000 })])
  const first = await table()
  await save([ofLevel(levelOfAgent, { priceUnit: 'percent', priceValue: 500 })], [selling.travelAgentId])
  const restored = await server.ask('agent-terms/restore', { version: 2, to: 1 }, owner)
  expect(restored.data).toEqual({ version: 3 })
  expect((await table()).rows).toEqual(first.rows)
  const versions = (await server.ask('agent-terms/versions', {}, owner)).data
  expect(versions.map(({ version, restored: back }) => [version, back])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ])
  await server.ask('agent-terms/restore', { version: 3, to: 0 }, owner)
  expect((await table()).rows.every(({ priceUnit, agent }) => priceUnit === 'none' && agent === null)).toBe(true)
  expect(await server.ask('agent-terms/restore', { version: 4, to: 9 }, owner)).toMatchObject({ status: 404 })
})

test('of two people who save, the second is told who was first; the history has a line for each row', async () => {
  await save([ofLevel(2, tenOff), ofLevel(3, tenOff)])
  const late = await server.ask('agent-terms/save', { version: 0, rows: [ofLevel(2)] }, owner)
  expect(late).toMatchObject({ status: 409, refusal: 'termsChanged' })
  const history = (await server.ask('agent-terms/history', {}, owner)).data
  expect(history.map(({ what }) => what.en)).toEqual(expect.arrayContaining(['Set terms of level 2', 'Set terms of level 3']))
  expect(history).toHaveLength(2)
})

test.each([
  ['a level leaves nothing to a level', [ofLevel(1, { priceUnit: 'asLevel' })], 'rows.0.priceUnit'],
  ['a step has a size', [ofLevel(1, { priceUnit: 'percent' })], 'rows.0.priceValue'],
  ['a price is not given away', [ofLevel(2), ofLevel(1, { priceUnit: 'percent', priceValue: -9500 })], 'rows.1.priceValue'],
  ['chosen packages are named', [ofLevel(1, { plansOpen: 'chosen' })], 'rows.0.openPlans'],
  ['a cap has its number of rooms', [ofLevel(1, { capUnit: 'rooms' })], 'rows.0.capRooms'],
  ['a level leaves no cap to a level', [ofLevel(1, { capUnit: 'asLevel' })], 'rows.0.capUnit'],
  ['each level has one row', [ofLevel(1), ofLevel(1)], 'rows.1.level'],
])('%s', async (_case, rows, field) => {
  expect(await save(rows)).toMatchObject({ status: 422, errors: [{ field }] })
  expect((await table()).version).toBe(0)
})

test('another property’s agent and another property’s package answer as if they did not exist', async () => {
  const elsewhere = await makeSelling(server, { from: inDays(0), to: inDays(9) })
  const unlinked = await makeTravelAgent(server)
  const agents = [elsewhere.travelAgentId, unlinked.travelAgentId, crypto.randomUUID()]
  expect(await save(agents.map((travelAgentId) => ofAgent(travelAgentId, tenOff)))).toMatchObject({
    status: 422,
    errors: agents.map((_id, index) => ({ field: `rows.${index}.travelAgentId` })),
  })
  const openPlans = [elsewhere.ratePlanId, crypto.randomUUID()]
  expect(await save(openPlans.map((planId, index) => ofLevel(index + 1, { plansOpen: 'chosen', openPlans: [planId] })))).toMatchObject({
    status: 422,
    errors: openPlans.map((_id, index) => ({ field: `rows.${index}.openPlans` })),
  })
  await save([ofLevel(1, tenOff)])
  const other = await signInTo(server, await makeProperty(server))
  expect((await server.ask('agent-terms/get-all', {}, other)).data).toMatchObject({ version: 0 })
})
