import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays, weekdayOf } from '@innkeeper/rules/days/day'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, sellRooms, type RatesProperty } from '#testing/factories/factories-rates.ts'
import { makeConnection, mapCodes, type TestConnection } from '#testing/factories/make-connection.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
let at: RatesProperty
let pms: TestConnection
let owner: SignedIn

beforeEach(async () => {
  at = await makeRatesProperty(server)
  pms = await connected(at, 'PMS lễ tân')
  owner = await signInTo(server, at.propertyId)
})

const connected = async (property: RatesProperty, name: string, scopes?: readonly ['bookings:read']) => {
  const made = await makeConnection(server, property.propertyId, { name, ...(scopes && { scopes }) })
  const { flexible, derived, breakfast } = property.ratePlanIds
  const plans = { BAR: flexible, NRF: derived, BB: breakfast, OLD: null }
  await mapCodes(server, { ...property, ...made }, { rooms: { DLX: property.roomTypeId, NEW: null }, plans })
  return made
}

type Updates = CallInput<'connectivity/ari'>['updates']

/** A Monday a week or two ahead, with the six weeks after it on sale. */
const monday = addDays(nightIn(8), (8 - weekdayOf(nightIn(8))) % 7)
const week = { from: monday, to: addDays(monday, 6) }
const rate = { rooms: ['DLX'], plans: ['BAR'], ...week }

const push = (updates: Updates, by = pms, key: string = crypto.randomUUID()) =>
  server.ask('connectivity/ari', { updates }, { connectionKey: by.connectionKey, key })
const nightsOf = async (roomPlanId: string) => planIn(await gridOf(server, owner, week.from, week.to), roomPlanId).nights
const room = async () => (await gridOf(server, owner, week.from, week.to)).roomTypes[0]?.nights

describe('A push', () => {
  test('sets availability, prices and restrictions by ranges and weekdays, of many rooms and plans, as one operation', async () => {
    const { data, status } = await push([
      { rooms: ['DLX'], ...week, allotment: 5, releaseDays: 2 },
      { ...rate, plans: ['BAR', 'BB'], price: 1_500_000, minStay: 2 },
      { ...rate, weekdays: [6, 7], price: 1_900_000, cta: true },
    ])
    expect(status).toBe(200)
    expect(data).toMatchObject({ operationNo: 1, nights: 21, refused: 0, problems: [], problemCount: 0 })
    expect((await nightsOf(at.flexible)).price).toEqual([...Array<number>(5).fill(1_500_000), 1_900_000, 1_900_000])
    expect((await nightsOf(at.flexible)).cta).toEqual([0, 0, 0, 0, 0, 1, 1])
    expect((await nightsOf(at.breakfast)).minStay).toEqual(Array(7).fill(2))
    expect(await room()).toMatchObject({ allotment: Array(7).fill(5), releaseDays: Array(7).fill(2) })
  })

  test('“where one message names a night twice, the last one counts and a warning says so”', async () => {
    const { data } = await push([
      { ...rate, price: 1_500_000 },
      { ...rate, to: addDays(monday, 1), price: 1_600_000 },
    ])
    expect(data.doubles).toEqual([
      { field: 'updates.1.price', nights: 2, message: 'This message sets 2 values more than once. The last one counts.' },
    ])
    expect((await nightsOf(at.flexible)).price.slice(0, 3)).toEqual([1_600_000, 1_600_000, 1_500_000])
  })

  test('“applies what is valid, lists the rest by field, answers success when anything was applied”', async () => {
    await sellRooms(server, { ...at, night: monday, sold: 6 })
    const { data, status } = await push([
      { rooms: ['DLX'], ...week, allotment: 4 },
      { ...rate, minStay: 3, maxStay: 90 },
      { ...rate, rooms: ['XXX', 'NEW', 'DLX'], plans: ['YYY', 'OLD'], price: 1_000_000 },
      { ...rate, plans: [], price: 1_000_000 },
      { ...rate, from: week.to, to: week.from, price: 1_000_000 },
    ])
    expect(status).toBe(200)
    expect(data.problems.map(({ field, reason, room: inRoom, plan, nights }) => [field, reason, inRoom, plan, nights])).toEqual([
      ['updates.2.rooms', 'codeUnknown', 'XXX', null, 0],
      ['updates.2.rooms', 'codeUnmapped', 'NEW', null, 0],
      ['updates.2.plans', 'codeUnknown', 'DLX', 'YYY', 0],
      ['updates.2.plans', 'codeUnmapped', 'DLX', 'OLD', 0],
      ['updates.3.plans', 'plansMissing', null, null, 0],
      ['updates.4.to', 'intervalEndsBeforeStart', null, null, 0],
      ['updates.0.allotment', 'allotmentBelowSold', 'DLX', null, 1],
      ['updates.1.maxStay', 'maxStayAbovePlan', 'DLX', 'BAR', 7],
    ])
    expect((await room())?.allotment).toEqual([8, 4, 4, 4, 4, 4, 4])
    expect((await nightsOf(at.flexible)).minStay).toEqual(Array(7).fill(3))
  })

  test('is refused where nothing of it can be applied, by field, and writes nothing', async () => {
    const refused = await push([{ ...rate, rooms: ['XXX'], price: 1 }])
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'updates.0.rooms', reason: 'codeUnknown' }] })
    expect((await push([{ ...rate, price: -5 }])).errors).toMatchObject([{ field: 'updates.0.price', reason: 'valueNotPositive' }])
    expect((await push([{ ...rate }])).errors).toMatchObject([{ field: 'updates.0', reason: 'nothingToChange' }])
    const { data } = await server.ask('room-plan-log/search', {}, owner)
    expect(data).toEqual([])
  })
})

describe('What a push leaves', () => {
  test('“a derived price is refused by name, the rest is taken”', async () => {
    const { data } = await push([{ ...rate, plans: ['NRF', 'BAR'], price: 1_500_000 }])
    expect(data).toMatchObject({ change: 7, refused: 7 })
    expect(data.problems).toMatchObject([{ field: 'updates.0.price', reason: 'nightDerived', plan: 'NRF', night: monday, nights: 7 }])
  })

  test('“one restriction never touches another”', async () => {
    await push([{ ...rate, cta: true, ctd: true, minStay: 2, price: 1_500_000 }])
    await push([{ ...rate, stopSell: true }])
    await push([{ ...rate, cta: false, minStay: null }])
    const { stopSell, cta, ctd, minStay, price } = await nightsOf(at.flexible)
    expect([stopSell[0], cta[0], ctd[0], minStay[0], price[0]]).toEqual([1, 0, 1, null, 1_500_000])
  })

  test('a price for as many guests as the plan includes is taken, one for others is named', async () => {
    const { data } = await push([
      { ...rate, guests: 2, price: 1_500_000 },
      { ...rate, guests: 1, price: 1_200_000, minStay: 2 },
    ])
    expect(data.problems).toMatchObject([
      { field: 'updates.1.price', reason: 'guestsOther', message: 'The price of this package is for 2 guests.' },
    ])
    expect((await nightsOf(at.flexible)).price[0]).toBe(1_500_000)
    expect((await nightsOf(at.flexible)).minStay[0]).toBe(2)
  })

  test('what is so already is applied: the answer is success without an operation', async () => {
    await push([{ ...rate, price: 1_500_000 }])
    expect((await push([{ ...rate, price: 1_500_000 }])).data).toMatchObject({ operationNo: null, change: 0, equal: 7, problems: [] })
  })

  test('reaches at most 500 days', async () => {
    const from = nightIn(1)
    expect((await push([{ ...rate, from, to: addDays(from, 500), price: 1_500_000 }])).refusal).toBe('intervalTooLong')
    expect((await push([{ ...rate, from, to: addDays(from, 499), price: 1_500_000 }])).data).toMatchObject({ nights: 500 })
  })

  test('is refused before its nights are listed where a range is a thousand years long, or names too many nights again', async () => {
    const far = { ...rate, from: '1900-01-01', to: '2900-01-01', price: 1_500_000 }
    expect((await push(Array.from({ length: 5000 }, () => far))).refusal).toBe('intervalTooLong')
    const again = { ...rate, to: addDays(monday, 399), price: 1_500_000 }
    expect((await push(Array.from({ length: 1001 }, () => again))).refusal).toBe('tooManyNights')
  })
})

describe('What it became', () => {
  test('an operation that can be asked for, seen in the log under the connection’s name as “PMS”, and undone like any other', async () => {
    const { data } = await push([{ ...rate, price: 1_500_000, cta: true }])
    const operationNo = data.operationNo ?? 0
    const asked = () => server.ask('connectivity/operation', { operationNo }, pms)
    expect((await asked()).data).toMatchObject({ operationNo, nights: 7, undoneBy: null })
    expect((await asked()).data.changes).toEqual([
      { field: 'cta', nights: 7, ...week, lastValue: true },
      { field: 'price', nights: 7, ...week, lastValue: 1_500_000 },
    ])
    const log = (await server.ask('room-plan-log/search', {}, owner)).data
    expect(log).toMatchObject([{ operationNo, origin: 'pms', kind: 'push', person: 'PMS lễ tân' }])
    expect((await server.ask('room-plan/undo', { operationNo }, owner)).status).toBe(200)
    expect((await nightsOf(at.flexible)).price[0]).toBeNull()
    expect((await asked()).data.undoneBy).toBe(operationNo + 1)
  })

  test('is no other connection’s, nor another property’s', async () => {
    const operationNo = (await push([{ ...rate, price: 1_500_000 }])).data.operationNo ?? 0
    const beside = await connected(at, 'Kênh khác')
    const elsewhere = await connected(await makeRatesProperty(server), 'PMS')
    const asked = await Promise.all([beside, elsewhere].map((other) => server.ask('connectivity/operation', { operationNo }, other)))
    expect(asked).toMatchObject([{ status: 404 }, { status: 404 }])
  })

  test('is told to open grids at once, on every server', async () => {
    const live = await listenLive(server.url(1), owner.token)
    await push([{ ...rate, price: 1_500_000 }])
    expect(await live.next('nights')).toMatchObject({ operationNo: 1, ...week, roomTypeIds: [at.roomTypeId] })
    live.close()
  })
})

describe('Who may push', () => {
  test('a key without the scope may not, and is told which; a revoked one and a stopped connection neither', async () => {
    const reader = await connected(at, 'Chỉ đọc', ['bookings:read'])
    const updates = [{ ...rate, price: 1_500_000 }]
    expect(await push(updates, reader)).toMatchObject({ status: 403, refusal: 'scopeMissing', values: { scope: 'ari:write' } })
    await server.ask('connection/revoke-key', { id: pms.connectionId, connectionKeyId: pms.keyId }, owner)
    expect(await push(updates)).toMatchObject({ status: 401, refusal: 'connectionKeyUnknown' })
  })

  test('codes are each connection’s own: another property’s connection sets nothing here', async () => {
    const other = await makeRatesProperty(server)
    const theirs = await connected(other, 'PMS')
    expect((await push([{ ...rate, price: 1_500_000 }], theirs)).data.nights).toBe(7)
    expect((await nightsOf(at.flexible)).price[0]).toBeNull()
  })

  test('a message repeated under its key is applied once and answered alike; another one under that key is refused', async () => {
    const key = crypto.randomUUID()
    const first = await push([{ ...rate, price: 1_500_000 }], pms, key)
    const again = await push([{ ...rate, price: 1_500_000 }], pms, key)
    expect(again.data).toEqual(first.data)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await push([{ ...rate, price: 1_600_000 }], pms, key)).toMatchObject({ refusal: 'keyReused' })
  })
})
