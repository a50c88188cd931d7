import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { holdsIds, inputWithIds, type Ids } from '#testing/inputs/input-with-ids.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { inProperty } from '../transaction/transaction.ts'
import { postEvent } from '../jobs/outbox.ts'
import { inputSchema } from '../openapi/openapi-schema.ts'
import { asSchema, exampleOf } from '../openapi/schema-example.ts'

const server = useTestServer()
const nowhere: Ids = { id: '018f4b2e-7c1a-7d3e-9b5f-2a6c8d0e1f34', code: 'HA000000000' }
let own: Place
let other: Place
let everywhere: SignedIn
let limited: SignedIn

type Place = { readonly propertyId: string; readonly code: string; readonly ids: readonly Ids[] }

/** A property with a booking, and a failed job about it. */
const place = async (): Promise<Place> => {
  const selling: Selling = await makeSelling(server, { from: inDays(0), to: inDays(90) })
  const { propertyId } = selling
  await signInTo(server, propertyId, { codes: ['BOOKING_1'] })
  const { data } = await bookStay(server, selling)
  await inProperty(server.database.pool, propertyId, (tx) => postEvent(tx, 'mail', { to: 'lan@example.com' }))
  const failed = await server.database.pool.query<{ id: string }>(
    `update outbox set failed_at = now(), problem = 'refused', about_vi = 'l', about_en = 'l'
      where about_property = $1 and payload->>'to' = 'lan@example.com' returning outbox_id as id`,
    [propertyId],
  )
  const rows = await server.database.pool.query<{ id: string; code: string }>(
    `select b.booking_id as id, p.code from booking b join property p using (property_id) where property_id = $1`,
    [propertyId],
  )
  const ids = [propertyId, ...failed.rows.map(({ id }) => id), ...rows.rows.map(({ id }) => id)]
  return {
    propertyId,
    code: rows.rows[0]?.code ?? '',
    ids: [...ids.map((id) => ({ ...nowhere, id })), { ...nowhere, code: data.code }, { ...nowhere, code: rows.rows[0]?.code ?? '' }],
  }
}

beforeAll(async () => {
  ;[own, other] = [await place(), await place()]
  everywhere = await signInAdmin(server)
  limited = await signInAdmin(server)
  await server.database.pool.query('update account set reach = $2 where account_id = $1', [limited.accountId, [own.propertyId]])
})

const answerTo = async (path: CallPath, input: unknown, who: SignedIn) => {
  const headers = { authorization: `Token ${who.token}`, 'idempotency-key': crypto.randomUUID() }
  const { headers: _headers, requestId: _id, ...answer } = await send(server.url(), path, asSchema(input), headers)
  return answer
}
const withIds = (path: CallPath, ids: Ids) => inputWithIds(inputSchema(callAt(path).input), ids)

const ofPlatform = callPaths.filter((path) => callAt(path).access.who === 'administrator')
// This is the code of a new agent, not of a property.
const named = ofPlatform.filter((path) => holdsIds(inputSchema(callAt(path).input)) && path !== 'supplier/travel-agent/create')

describe.each(named)('%s', (path) => {
  test('answers a limited administrator about a property out of reach what it answers about none', async () => {
    const unknown = await answerTo(path, withIds(path, nowhere), limited)
    expect(unknown.refusal ?? 'none').not.toBe('failed')
    const answers = await Promise.all(other.ids.map(async (ids) => ({ ids, answer: await answerTo(path, withIds(path, ids), limited) })))
    const told = answers.filter(
      ({ ids, answer }) =>
        JSON.stringify(answer).replaceAll(ids.id, nowhere.id).replaceAll(ids.code, nowhere.code) !== JSON.stringify(unknown),
    )
    expect(told).toEqual([])
  })
})

const reads = ofPlatform.filter((path) => callAt(path).kind === 'read')

describe.each(reads)('%s', (path) => {
  test('tells a limited administrator nothing of a property out of reach', async () => {
    const text = JSON.stringify(await answerTo(path, exampleOf(inputSchema(callAt(path).input)), limited))
    const hidden = other.ids.flatMap(({ id, code }) => [id, code]).filter((one) => one !== nowhere.id && one !== nowhere.code)
    expect(hidden.filter((one) => text.includes(one))).toEqual([])
  })
})

test('what is within reach is there, and who is not limited sees both, so that the difference can be seen', async () => {
  const codesFor = async (who: SignedIn) => (await server.ask('supplier/get-all-hotel', {}, who)).data.map(({ code }) => code).toSorted()
  expect(await codesFor(limited)).toEqual([own.code])
  expect(await codesFor(everywhere)).toEqual([own.code, other.code].toSorted())
  expect((await server.ask('supplier/booking/get-all', {}, limited)).data.map(({ property }) => property.code)).toEqual([own.code])
  expect((await server.ask('supplier/booking/get-all', {}, everywhere)).total).toBe(2)
  expect((await server.ask('job/get-all', {}, limited)).data.map(({ property }) => property?.code)).toEqual([own.code])
  expect(await server.ask('supplier/hotel/detail', { id: own.propertyId }, limited)).toMatchObject({ status: 200 })
})

test('nothing of a property out of reach was changed', async () => {
  const { rows } = await server.database.pool.query(
    `select display_order, (select count(*)::integer from outbox where about_property = $1 and failed_at is not null) as failed
       from property where property_id = $1`,
    [other.propertyId],
  )
  expect(rows).toEqual([{ display_order: 0, failed: 1 }])
})
