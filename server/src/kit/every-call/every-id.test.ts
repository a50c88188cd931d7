import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { emailsGone } from '#testing/server/emails-gone.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { holdsIds, inputWithIds, type Ids } from '#testing/inputs/input-with-ids.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { inputSchema } from '../openapi/openapi-schema.ts'
import { asSchema } from '../openapi/schema-example.ts'

const server = useTestServer()
const nowhere: Ids = { id: '018f4b2e-7c1a-7d3e-9b5f-2a6c8d0e1f34', code: 'HA000000000' }
let ownToken: string
let otherProperty: string
let ownIds: readonly Ids[]
let otherIds: readonly Ids[]

beforeAll(async () => {
  const [own, other] = [await sellingWithBooking(), await sellingWithBooking()]
  ownToken = (await signInTo(server, own.propertyId)).token
  otherProperty = other.propertyId
  ownIds = await idsOf(own.propertyId)
  otherIds = await idsOf(otherProperty)
})

const sellingWithBooking = async (): Promise<Selling> => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(90) })
  await signInTo(server, selling.propertyId, { codes: ['BOOKING_1'] })
  await bookStay(server, selling)
  return selling
}

const paths = callPaths.filter((path) => callAt(path).access.who === 'property' && holdsIds(inputSchema(callAt(path).input)))

describe.each(paths)('%s', (path) => {
  test('answers to another property’s id what it answers to an id that does not exist', async () => {
    const unknown = await answerTo(path, nowhere)
    expect(unknown.refusal ?? 'none').not.toBe('failed')
    const answers = await Promise.all(otherIds.map(async (ids) => ({ ids, answer: await answerTo(path, ids) })))
    const told = answers.filter(
      ({ ids, answer }) =>
        JSON.stringify(answer).replaceAll(ids.id, nowhere.id).replaceAll(ids.code, nowhere.code) !== JSON.stringify(unknown),
    )
    expect(told).toEqual([])
  })
})

test('a property’s own ids are answered otherwise, so that the difference can be seen', async () => {
  const statuses = await Promise.all(ownIds.map(async (ids) => (await answerTo('room/detail', ids)).status))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...ownIds.slice(1).map(() => 404)])
})

test('no call has touched another property', async () => {
  await emailsGone(server)
  const before = await contentOf(otherProperty)
  // One id at a time: all at once are more connections than a process may open.
  for (const ids of otherIds) await Promise.all(paths.map((path) => answerTo(path, ids)))
  expect(await contentOf(otherProperty)).toEqual(before)
})

const answerTo = async (path: CallPath, ids: Ids) => {
  const input = asSchema(inputWithIds(inputSchema(callAt(path).input), ids))
  const headers = { authorization: `Token ${ownToken}`, 'idempotency-key': crypto.randomUUID() }
  const { headers: _headers, requestId: _id, ...answer } = await send(server.url(), path, input, headers)
  return answer
}

/** Every id and code in the rows of a property. */
const idsOf = async (propertyId: string): Promise<readonly Ids[]> => {
  const text = JSON.stringify(await contentOf(propertyId))
  const found = new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
  const codes = new Set(text.match(/\bHA\d{9}\b/g))
  return [...[...found].map((id) => ({ ...nowhere, id })), ...[...codes].map((code) => ({ ...nowhere, code }))]
}

/** All rows of a property, table by table. */
const contentOf = async (propertyId: string): Promise<Readonly<Record<string, unknown>>> => {
  const tables = await server.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'property_id' and is_nullable = 'NO' order by table_name`,
  )
  const contents = tables.rows.map(async ({ name }) => {
    const { rows } = await server.database.pool.query<{ content: unknown }>(
      `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as content from "${name}" t where property_id = $1`,
      [propertyId],
    )
    return [name, rows[0]?.content] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}
