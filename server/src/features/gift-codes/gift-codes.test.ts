import type { CallInput } from '@innkeeper/protocol/catalogue'
import { giftCodeCondition } from '@innkeeper/rules/gift-code/gift-code-condition'
import { addDays } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { inDays, testToday } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { giftCodeForm, giftCodeTerms } from '#testing/forms/gift-code-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let here: string
let owner: SignedIn

beforeEach(async () => {
  here = await makeProperty(server)
  owner = await signInTo(server, here)
})

const create = async (given: Partial<CallInput<'giftcode/create'>> = {}, who = owner) =>
  (await server.ask('giftcode/create', giftCodeForm(given), who)).data.id
const detail = async (id: string) => (await server.ask('giftcode/detail', { id }, owner)).data
const owns = async (propertyId: string) =>
  server.database.pool.query('insert into membership (property_id, account_id, owner) values ($1, $2, true)', [propertyId, owner.accountId])

test('a gift code keeps what was entered; what belongs to another choice is emptied', async () => {
  const form = giftCodeForm({
    code: 'he-2027',
    percentOrFixed: 'amount',
    value: 100_000,
    maxDiscount: 5,
    agentKinds: ['API partner'],
    timeFrom: '18:00',
    timeTo: '02:00',
    validTo: inDays(9),
    mostUses: 10,
  })
  expect(await detail(await create(form))).toMatchObject({
    ...form,
    code: 'HE-2027',
    maxDiscount: null,
    agentKinds: [],
    condition: 'running',
    uses: 0,
    taken: 0,
    begun: true,
    batchId: null,
    version: 1,
    changedBy: owner.fullName,
  })
})

test.each<[string, Partial<CallInput<'giftcode/create'>>, string, string]>([
  ['[giftCode.place] “Please select 1 hotel or 1 amusement park”', { hotelScope: 'included', hotels: [] }, 'hotels', 'giftCodeHotelNeeded'],
  ['a property of somebody else', { hotelScope: 'included', hotels: [uuidv7()] }, 'hotels', 'giftCodeHotelMissing'],
  ['more than the whole price', { value: 10_001 }, 'value', 'percentOverWhole'],
  ['the last day before the first', { validFrom: inDays(3), validTo: inDays(2) }, 'validTo', 'datesEndBeforeStart'],
  ['the most under the least', { minOrder: 2, maxOrder: 1 }, 'maxOrder', 'giftCodeMostUnderLeast'],
  ['half a time slot', { timeFrom: '18:00' }, 'timeTo', 'giftCodeFieldNeeded'],
  ['for kinds, and none chosen', { forAgents: 'kinds' }, 'agentKinds', 'giftCodeFieldNeeded'],
  ['an agent who is not linked', { forAgents: 'named', agentIds: [uuidv7()] }, 'agentIds', 'giftCodeAgentMissing'],
])('%s is refused at the field', async (_rule, wrong, field, reason) => {
  const reply = await server.ask('giftcode/create', giftCodeForm(wrong), owner)
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect((await server.ask('giftcode/get-list', {}, owner)).total).toBe(0)
})

test('all but this property, where the owner has no other, is no property', async () => {
  const reply = await server.ask('giftcode/create', giftCodeForm({ hotels: [here] }), owner)
  expect(reply.errors).toMatchObject([{ field: 'hotels', reason: 'giftCodeHotelNeeded' }])
})

test('a code is unique where it holds, and free at a stranger’s', async () => {
  const other = await makeProperty(server)
  await owns(other)
  await create({ hotelScope: 'included', hotels: [here] })
  expect((await server.ask('giftcode/create', giftCodeForm({ code: 'he2027' }), owner)).errors).toMatchObject([
    { field: 'code', reason: 'giftCodeTaken' },
  ])
  await create({ hotelScope: 'included', hotels: [other] })
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await server.ask('giftcode/create', giftCodeForm(), stranger)).toMatchObject({ status: 200 })
})

test('two who make the same code at the same moment: one has it, the other is told at the field', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => server.ask('giftcode/create', giftCodeForm(), owner)))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422])
  expect(replies.find(({ status }) => status === 422)?.errors).toMatchObject([{ field: 'code', reason: 'giftCodeTaken' }])
})

const placesOf = async (id: string) => {
  const { rows } = await server.database.pool.query<{ property_id: string }>(
    'select property_id from gift_code_hotel where gift_code_id = $1',
    [id],
  )
  return rows.map((row) => row.property_id).toSorted()
}

test('a code for all holds at properties that the owner adds later; another currency and a stranger’s stay out', async () => {
  const id = await create()
  const [later, foreign] = [await makeProperty(server), await makeProperty(server)]
  await server.database.pool.query("update property set currency = 'USD' where property_id = $1", [foreign])
  expect(await placesOf(id)).toEqual([here])
  await owns(later)
  await owns(foreign)
  expect(await placesOf(id)).toEqual([here, later].toSorted())
  const { data } = await server.ask('giftcode/get-choices', {}, owner)
  expect(data).toMatchObject({ here, today: testToday(), agents: [] })
  expect(data.hotels.map((hotel) => hotel.id).toSorted()).toEqual([here, later, foreign].toSorted())
})

test('only an owner reaches the owner’s other properties', async () => {
  const other = await makeProperty(server)
  await owns(other)
  const clerk = await signInTo(server, here, { codes: ['SALE_1', 'GIFT_CODE_1', 'GIFT_CODE_2'] })
  expect((await server.ask('giftcode/get-choices', {}, clerk)).data.hotels).toMatchObject([{ id: here }])
  const beyond = [giftCodeForm(), giftCodeForm({ hotelScope: 'included', hotels: [other] })]
  for (const reply of await Promise.all(beyond.map((form) => server.ask('giftcode/create', form, clerk))))
    expect(reply.errors).toMatchObject([{ field: 'hotels', reason: 'giftCodeHotelMissing' }])
  expect(await server.ask('giftcode/create', giftCodeForm({ hotelScope: 'included', hotels: [here] }), clerk)).toMatchObject({
    status: 200,
  })
})

test('what has not begun may be edited whole', async () => {
  const id = await create({ validFrom: inDays(5) })
  const change = { id, version: 1, ...giftCodeForm({ code: 'KHAC', value: 2000, validFrom: inDays(6) }) }
  expect(await server.ask('giftcode/update', change, owner)).toMatchObject({ status: 200, data: { version: 2 } })
  expect(await detail(id)).toMatchObject({ code: 'KHAC', value: 2000, condition: 'notStarted', begun: false })
  expect(await server.ask('giftcode/update', change, owner)).toMatchObject({ status: 409, refusal: 'giftCodeChanged' })
})

test('what runs may end later, be used more often, be stopped, and nothing else', async () => {
  const form = giftCodeForm({ validTo: inDays(5), mostUses: 5 })
  const id = await create(form)
  await server.database.pool.query('update gift_code set uses = 3, taken = 4 where gift_code_id = $1', [id])
  const update = (change: object) => server.ask('giftcode/update', { id, version: 1, ...form, ...change }, owner)
  const refusedAt = async (change: object) => ((await update(change)).errors ?? []).map(({ field, reason }) => `${field} ${reason}`)
  expect(await refusedAt({ code: 'KHAC', value: 2000 })).toEqual(['code giftCodeBegun', 'value giftCodeBegun'])
  expect(await refusedAt({ validTo: inDays(4) })).toEqual(['validTo giftCodeEndsEarlier'])
  expect(await refusedAt({ mostUses: 2 })).toEqual(['mostUses giftCodeUsedMore'])
  expect(await update({ validTo: null, mostUses: 3, active: false })).toMatchObject({ status: 200 })
  expect(await detail(id)).toMatchObject({ validTo: null, mostUses: 3, condition: 'stopped', code: 'HE2027' })
})

test('the list tells the condition of the rules, is filtered by it, and found by name or code', async () => {
  const set = (code: string, columns: string) =>
    server.database.pool.query(`update gift_code set ${columns} where code = $1 and property_id = $2`, [code, here])
  await create({ code: 'STOPPED', active: false, mostUses: 1 })
  await create({ code: 'EXPIRED', mostUses: 1 })
  await set('EXPIRED', "valid_from = '2020-01-01', valid_to = '2020-01-02', uses = 1, taken = 1")
  await create({ code: 'USEDUP', validFrom: inDays(3), mostUses: 1 })
  await set('USEDUP', 'uses = 1, taken = 1')
  await create({ code: 'LATER', validFrom: inDays(1), mostUses: 1 })
  await create({ code: 'RUNS', validTo: testToday(), mostUses: 1 })
  const { data } = await server.ask('giftcode/get-list', {}, owner)
  expect(data.map(({ code }) => code)).toEqual(['RUNS', 'LATER', 'USEDUP', 'EXPIRED', 'STOPPED'])
  for (const { condition, validFrom, validTo, ...row } of data) {
    const days = {
      validFrom: addDays(testToday(), daysTo(validFrom)),
      validTo: validTo === null ? null : addDays(testToday(), daysTo(validTo)),
    }
    expect([row.code, condition]).toEqual([row.code, giftCodeCondition({ ...row, ...days }, testToday())])
  }
  const codesWith = async (filter: object) => (await server.ask('giftcode/get-list', filter, owner)).data.map(({ code }) => code)
  expect(await codesWith({ condition: 'usedUp' })).toEqual(['USEDUP'])
  expect(await codesWith({ text: 'expi' })).toEqual(['EXPIRED'])
  expect(await codesWith({ sort: 'code' })).toEqual(['EXPIRED', 'LATER', 'RUNS', 'STOPPED', 'USEDUP'])
  const { text } = (await server.ask('giftcode/export', { condition: 'running' }, owner)).data
  expect(text).toContain('RUNS')
  expect(text).not.toContain('LATER')
})

const daysTo = (day: string): number => Math.round((Date.parse(day) - Date.parse(testToday())) / 86_400_000)

test('[giftCode.search] “search needs at least 2 characters”', async () => {
  await create()
  expect((await server.ask('giftcode/search', { text: 'h' }, owner)).errors).toMatchObject([{ field: 'text' }])
  expect((await server.ask('giftcode/search', { text: ' h ' }, owner)).status).toBe(422)
  expect((await server.ask('giftcode/search', { text: 'he' }, owner)).data).toMatchObject([{ code: 'HE2027', condition: 'running' }])
})

test('many codes at once: 10,000 from a pattern, all different, exported, stopped together', async () => {
  await create({ code: 'SINGLE' })
  const made = await server.ask('giftcode/create-many', { ...giftCodeTerms(), pattern: 'tet-######', count: 10_000, mostUses: 1 }, owner)
  expect(made.data).toMatchObject({ count: 10_000 })
  const { batchId } = made.data
  const list = await server.ask('giftcode/get-list', { batchId, limit: 1 }, owner)
  expect(list).toMatchObject({ total: 10_000, data: [{ mostUses: 1 }] })
  const { text } = (await server.ask('giftcode/export', { batchId }, owner)).data
  const codes = new Set(text.match(/TET-[2-9A-HJ-NP-Z]{6}/gu))
  expect(codes.size).toBe(10_000)
  expect((await server.ask('giftcode/deactivate-all', { batchId }, owner)).data).toEqual({ count: 10_000 })
  expect((await server.ask('giftcode/deactivate-all', {}, owner)).data).toEqual({ count: 1 })
})

test('a pattern that is soon guessed is refused, and nothing is made', async () => {
  const reply = await server.ask('giftcode/create-many', { ...giftCodeTerms(), pattern: 'TET-###', count: 100 }, owner)
  expect(reply.errors).toMatchObject([{ field: 'pattern', reason: 'giftCodePatternShort' }])
  expect((await server.ask('giftcode/get-list', {}, owner)).total).toBe(0)
})

test('a code that was used cannot be deleted; a free one goes', async () => {
  const id = await create()
  await server.database.pool.query('update gift_code set taken = 2 where gift_code_id = $1', [id])
  expect(await server.ask('giftcode/delete', { id }, owner)).toMatchObject({
    status: 409,
    refusal: 'giftCodeInUse',
    values: { bookings: 2 },
  })
  await server.database.pool.query('update gift_code set taken = 0 where gift_code_id = $1', [id])
  expect(await server.ask('giftcode/delete', { id }, owner)).toMatchObject({ status: 200 })
  expect(await server.ask('giftcode/detail', { id }, owner)).toMatchObject({ status: 404, refusal: 'giftCodeMissing' })
  expect(await placesOf(id)).toEqual([])
})

test('another property’s code is missing', async () => {
  const id = await create()
  const stranger = await signInTo(server, await makeProperty(server))
  const asked = [
    server.ask('giftcode/detail', { id }, stranger),
    server.ask('giftcode/update', { id, version: 1, ...giftCodeForm() }, stranger),
    server.ask('giftcode/delete', { id }, stranger),
  ]
  for (const reply of await Promise.all(asked)) expect(reply).toMatchObject({ status: 404, refusal: 'giftCodeMissing' })
  expect((await server.ask('giftcode/get-list', {}, stranger)).total).toBe(0)
})
