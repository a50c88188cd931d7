import { expect, test } from 'vitest'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { useTestServer } from '#testing/server/test-server.ts'
import { makeWholeProperty } from '#testing/factories/whole-property.ts'
import { settleStates, notifyLosses } from './settle.jobs.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[]) => server.database.pool.query(sql, [...values])

const sweep = async (job: typeof settleStates): Promise<Signal[]> => {
  const told: Signal[] = []
  await job.run({ pool: server.database.pool, now: new Date(), publish: (signals) => void told.push(...signals) })
  return told
}

const stateOf = async (propertyId: string): Promise<string | undefined> => {
  const { rows } = await server.database.pool.query<{ state: string }>('select state from property where property_id = $1', [propertyId])
  return rows[0]?.state
}

const movesOf = async (propertyId: string): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ line: string }>(
    `select mover || ': ' || act as line from property_move where property_id = $1 order by at, property_move_id`,
    [propertyId],
  )
  return rows.map(({ line }) => line)
}

/** The news of a property that the platform got, oldest first. */
const newsOf = async (propertyId: string): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select payload -> 'text' ->> 'en' as text from outbox
      where topic = 'platformNews' and payload::text like '%' || $1 || '%' order by outbox_id`,
    [propertyId.slice(-12)],
  )
  return rows.map(({ text }) => text)
}

test('“all nine flags true” moves a property from create to wait confirm, and losing one moves it back', async () => {
  const propertyId = await makeWholeProperty(server, { state: 'create' })
  expect(await sweep(settleStates)).toContainEqual({
    topic: 'stale',
    propertyId,
    prefixes: expect.arrayContaining(['property', 'dashboard', 'supplier', 'notification']),
  })
  expect(await stateOf(propertyId)).toBe('wait confirm')
  await query('delete from property_amenity where property_id = $1', [propertyId])
  await sweep(settleStates)
  expect(await stateOf(propertyId)).toBe('create')
  expect(await movesOf(propertyId)).toEqual(['system: complete', 'system: loseFlag'])
  await sweep(settleStates)
  expect(await movesOf(propertyId)).toHaveLength(2)
})

test.each(['wait approve', 'sent back', 'approved', 'onsite', 'offsite'])('what is %s stays so, whatever it loses', async (state) => {
  const propertyId = await makeWholeProperty(server, { state })
  await query('delete from property_amenity where property_id = $1', [propertyId])
  await sweep(settleStates)
  expect(await stateOf(propertyId)).toBe(state)
  expect(await movesOf(propertyId)).toEqual([])
})

test('servers that sweep at once move a property once', async () => {
  const propertyId = await makeWholeProperty(server, { state: 'create' })
  await Promise.all([1, 2, 3, 4].map(() => sweep(settleStates)))
  expect(await movesOf(propertyId)).toEqual(['system: complete'])
})

test('when a property on sale loses a flag the platform is notified, once for each loss', async () => {
  const propertyId = await makeWholeProperty(server, { state: 'onsite' })
  await sweep(notifyLosses)
  expect(await newsOf(propertyId)).toEqual([])
  await query('update property_image set main = false where property_id = $1', [propertyId])
  await Promise.all([sweep(notifyLosses), sweep(notifyLosses)])
  await sweep(notifyLosses)
  expect(await newsOf(propertyId)).toEqual([expect.stringContaining('lacks: Photos')])
  await query('delete from property_amenity where property_id = $1', [propertyId])
  await sweep(notifyLosses)
  expect(await newsOf(propertyId)).toEqual([expect.anything(), expect.stringContaining('lacks: General information')])
})

test('a flag that is completed and lost again is reported again', async () => {
  const propertyId = await makeWholeProperty(server, { state: 'onsite' })
  const setMain = (main: boolean) => query('update property_image set main = $2 where property_id = $1', [propertyId, main])
  await setMain(false)
  await sweep(notifyLosses)
  await setMain(true)
  await sweep(notifyLosses)
  await setMain(false)
  await sweep(notifyLosses)
  expect(await newsOf(propertyId)).toHaveLength(2)
})

test('what is not on sale is nobody’s loss', async () => {
  const propertyId = await makeWholeProperty(server, { state: 'offsite' })
  await query('delete from property_amenity where property_id = $1', [propertyId])
  await sweep(notifyLosses)
  expect(await newsOf(propertyId)).toEqual([])
})
