import type { CallInput } from '@innkeeper/protocol/catalogue'
import { plainTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { beforeEach, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { tellReleases } from './releases.jobs.ts'

const server = useTestServer()
let selling: Selling
let owner: SignedIn

type Row = CallInput<'agent-terms/save'>['rows'][number]

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, selling.propertyId)
  await server.database.pool.query(`update property set time_zone = 'Asia/Ho_Chi_Minh' where property_id = $1`, [selling.propertyId])
})

const steps = [
  { daysBefore: 14, rooms: 3 },
  { daysBefore: 2, rooms: 0 },
]
const row = (more: Partial<Row>): Row => ({
  ...plainTerms('level'),
  pricePlans: [],
  openPlans: [],
  level: 3,
  travelAgentId: null,
  releaseSteps: steps,
  ...more,
})
const save = async (rows: Row[], removed: string[] = []) => {
  const { version } = (await server.ask('agent-terms/get-all', {}, owner)).data
  expect((await server.ask('agent-terms/save', { version, rows, removed }, owner)).status).toBe(200)
}
const run = (now: string) => tellReleases.run({ pool: server.database.pool, now: new Date(now), publish: () => undefined })
const told = async () => {
  const lines = (await server.ask('agent-terms/history', {}, owner)).data
  return lines.filter(({ origin }) => origin === 'system').map(({ what }) => what.en)
}
const firstDay = 'Released rooms by terms of level 3: night of 14/11/2027, 3 rooms kept; night of 02/11/2027, 0 rooms kept'
const nextDay = 'Released rooms by terms of level 3: night of 15/11/2027, 3 rooms kept; night of 03/11/2027, 0 rooms kept'

test('the diary tells of each day’s releases once, on the property’s own day', async () => {
  await save([row({})])
  // Still 31 October in Ho Chi Minh City; then 1 November, though it is the day before in UTC.
  await run('2027-10-31T16:59:00Z')
  await run('2027-10-31T17:01:00Z')
  await run('2027-11-01T05:00:00Z')
  const [latest, before, ...others] = await told()
  expect([latest, others]).toEqual([nextDay, []])
  expect(before).toBe(firstDay)
})

test('in both languages, as the system’s', async () => {
  await save([row({})])
  await run('2027-10-31T16:59:00Z')
  const [line] = (await server.ask('agent-terms/history', {}, owner)).data
  expect(line).toMatchObject({
    person: 'Innkeeper',
    origin: 'system',
    what: { vi: 'Trả phòng theo điều kiện cấp 3: đêm 14/11/2027 còn giữ 3 phòng; đêm 02/11/2027 còn giữ 0 phòng', en: firstDay },
    changes: [],
  })
})

test('however many servers sweep, and after a save of the same day, each day is told once', async () => {
  await save([row({})])
  await Promise.all([1, 2, 3, 4].map(() => run('2027-10-31T16:59:00Z')))
  await save([row({ capUnit: 'rooms', capRooms: 5 })])
  await run('2027-10-31T16:59:30Z')
  expect(await told()).toEqual([firstDay])
})

test('an exception is told by its agent’s name, and terms without steps are not', async () => {
  const own = row({ level: null, travelAgentId: selling.travelAgentId, releaseSteps: [{ daysBefore: 1, rooms: 1 }] })
  await save([row({ releaseSteps: [], priceUnit: 'percent', priceValue: -500 }), own])
  await run('2027-10-31T16:59:00Z')
  expect(await told()).toEqual([expect.stringMatching(/^Released rooms by own terms of .+: night of 01\/11\/2027, 1 rooms kept$/u)])
})
