import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeRatesProperty, type RatesProperty } from '#testing/factories/factories-rates.ts'
import { makeConnection, type TestConnection } from '#testing/factories/make-connection.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let at: RatesProperty
let pms: TestConnection
let owner: SignedIn

beforeEach(async () => {
  at = await makeRatesProperty(server)
  pms = await makeConnection(server, at.propertyId)
  owner = await signInTo(server, at.propertyId)
})

const named = [
  { thing: 'room', code: 'DLX', name: 'Deluxe' },
  { thing: 'plan', code: 'BB', name: 'Breakfast' },
  { thing: 'plan', code: 'X9', name: 'Corporate' },
] as const
const name = (codes: CallInput<'connectivity/name-codes'>['codes'] = [...named]) =>
  server.ask('connectivity/name-codes', { codes }, { connectionKey: pms.connectionKey })
const read = async () => (await server.ask('connectivity/rooms-and-plans', {}, { connectionKey: pms.connectionKey })).data
const mapping = async (id = pms.connectionId) => (await server.ask('connection/mapping', { id }, owner)).data
const map = (codes: CallInput<'connection/map'>['codes'], id = pms.connectionId) => server.ask('connection/map', { id, codes }, owner)
const unmapped = async () => (await server.ask('connection/get-all', {}, owner)).data[0]?.unmapped

test('“a call by which the machine names its rooms and plans and reads ours”', async () => {
  const { breakfast, derived } = at.ratePlanIds
  expect((await name()).data).toMatchObject({
    codes: named
      .map(({ thing, code }) => ({ thing, code, target: null }))
      .toReversed()
      .toSorted(byThing),
    unmapped: 3,
  })
  const { rooms, plans, codes } = await read()
  expect(rooms).toMatchObject([{ id: at.roomTypeId, totalRooms: 10 }])
  expect(plans.find(({ id }) => id === breakfast)).toMatchObject({ name: { en: 'Breakfast' }, derived: false, rooms: [at.roomTypeId] })
  expect(plans.find(({ id }) => id === derived)).toMatchObject({ derived: true })
  expect(codes).toHaveLength(3)
})

const byThing = (one: { readonly thing: string; readonly code: string }, other: { readonly thing: string; readonly code: string }) =>
  one.thing === other.thing ? (one.code < other.code ? -1 : 1) : one.thing < other.thing ? 1 : -1

test('what is unmapped is loud: counted in the list, first in the mapping, with a suggestion by name', async () => {
  await name()
  expect(await unmapped()).toBe(3)
  const suggested = new Map((await mapping()).codes.map(({ code, suggestion }) => [code, suggestion]))
  expect(suggested.get('BB')).toBe(at.ratePlanIds.breakfast)
  expect(suggested.get('X9')).toBeNull()
  expect((await map([{ thing: 'plan', code: 'BB', target: at.ratePlanIds.breakfast }])).data).toEqual({ unmapped: 2 })
  expect((await mapping()).codes.map(({ code }) => code)).toEqual(['DLX', 'X9', 'BB'])
  expect(await unmapped()).toBe(2)
})

test('a code named again gets its new name and keeps its mapping; null unmaps it', async () => {
  await name()
  await map([{ thing: 'room', code: 'DLX', target: at.roomTypeId }])
  await name([{ thing: 'room', code: 'DLX', name: 'Deluxe double' }])
  expect((await read()).codes.at(-1)).toEqual({ thing: 'room', code: 'DLX', name: 'Deluxe double', target: at.roomTypeId })
  await map([{ thing: 'room', code: 'DLX', target: null }])
  expect(await unmapped()).toBe(3)
})

test('mapped is only a named code, to a room or a package of this property, of the right thing', async () => {
  await name()
  const other = await makeRatesProperty(server)
  const wrong = [
    { thing: 'room', code: 'DLX', target: other.roomTypeId },
    { thing: 'room', code: 'DLX', target: at.ratePlanIds.flexible },
    { thing: 'room', code: 'NOPE', target: at.roomTypeId },
  ] as const
  const missing = { status: 404, errors: [{ field: 'codes.0' }] }
  expect(await Promise.all(wrong.map((one) => map([one])))).toMatchObject([missing, missing, missing])
  const theirs = await makeConnection(server, other.propertyId)
  expect(await map([{ thing: 'room', code: 'DLX', target: null }], theirs.connectionId)).toMatchObject({ status: 404 })
  expect((await mapping(theirs.connectionId)).codes).toEqual([])
})

test('the diary says which codes were mapped', async () => {
  await name()
  await map([{ thing: 'room', code: 'DLX', target: at.roomTypeId }])
  const { data } = await server.ask('connection/history', { id: pms.connectionId }, owner)
  expect(data[0]).toMatchObject({ person: owner.fullName, changes: [{ field: { en: 'Codes' }, after: { en: 'DLX' } }] })
})

test('a code that no message has used for 30 days can be forgotten, and its diary tells which; one in use cannot', async () => {
  await name()
  const forget = (code: string) => server.ask('connection/forget-code', { id: pms.connectionId, thing: 'plan', code }, owner)
  const unused = async () => (await mapping()).codes.filter((one) => one.unused).map(({ code }) => code)
  expect(await unused()).toEqual([])
  expect(await forget('X9')).toMatchObject({ status: 409, refusal: 'codeUsedLately', errors: [{ field: 'code' }] })
  await server.database.pool.query(`update connection_code set named_at = now() - interval '31 days' where connection_id = $1`, [
    pms.connectionId,
  ])
  expect(await unused()).toEqual(['DLX', 'BB', 'X9'])
  await map([{ thing: 'room', code: 'DLX', target: at.roomTypeId }])
  await map([{ thing: 'plan', code: 'BB', target: at.ratePlanIds.breakfast }])
  const night = { from: inDays(40), to: inDays(40), stopSell: true }
  const pushed = { updates: [{ rooms: ['DLX'], plans: ['BB'], ...night }] }
  expect(await server.ask('connectivity/ari', pushed, { connectionKey: pms.connectionKey, key: 'used' })).toMatchObject({ status: 200 })
  expect(await unused()).toEqual(['X9'])
  expect(await forget('BB')).toMatchObject({ refusal: 'codeUsedLately' })
  expect((await forget('X9')).data).toEqual({ unmapped: 0 })
  expect((await mapping()).codes.map(({ code }) => code)).toEqual(['DLX', 'BB'])
  expect(await forget('X9')).toMatchObject({ status: 404, errors: [{ field: 'code' }] })
  const { data: lines } = await server.ask('connection/history', { id: pms.connectionId }, owner)
  expect(JSON.stringify(lines)).toContain('X9')
  await name()
  expect((await mapping()).codes.find(({ code }) => code === 'X9')).toMatchObject({ target: null, unused: false })
})
