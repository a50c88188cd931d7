import { expect, test } from 'vitest'
import { makeContractScene } from '#testing/factories/contracts.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { turnContracts } from './contracts.jobs.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[]) => server.database.pool.query(sql, [...values])
const run = (now: string) => turnContracts.run({ pool: server.database.pool, now: new Date(now), publish: () => undefined })

/** A property with a signed contract that ends on 31 December 2027, by a clock that is ahead of UTC. */
const signedUntil = async () => {
  const scene = await makeContractScene(server)
  await query(`update property set time_zone = 'Asia/Ho_Chi_Minh' where property_id = $1`, [scene.id])
  await query(`update e_contract set state = 'signed', ends_on = '2027-12-31' where property_id = $1`, [scene.id])
  return scene
}

const told = async (id: string) => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    'select kind from notification where property_id = $1 order by notification_id',
    [id],
  )
  return rows.map(({ kind }) => kind)
}
const stateOf = async (id: string) => {
  const { rows } = await server.database.pool.query<{ state: string }>('select state from e_contract where property_id = $1', [id])
  return rows[0]?.state
}

test('its end is announced 60 and 15 days before, each once, on the property’s own day', async () => {
  const { id } = await signedUntil()
  // 61 days before in Ho Chi Minh City; then 60, though it is still the day before in UTC.
  await run('2027-10-31T16:59:00Z')
  expect(await told(id)).toEqual([])
  await run('2027-10-31T17:01:00Z')
  await run('2027-11-05T00:00:00Z')
  expect(await told(id)).toEqual(['contractEnds'])
  await run('2027-12-16T05:00:00Z')
  await run('2027-12-17T05:00:00Z')
  expect(await told(id)).toEqual(['contractEnds', 'contractEnds'])
  expect(await stateOf(id)).toBe('signed')
})

test('after its last day it is closed, by nobody, and agents can book no longer', async () => {
  const { id, owner } = await signedUntil()
  await query('update e_contract set end_told = 15 where property_id = $1', [id])
  await run('2027-12-31T16:59:00Z')
  expect(await stateOf(id)).toBe('signed')
  await run('2027-12-31T17:01:00Z')
  await run('2028-01-05T00:00:00Z')
  expect(await stateOf(id)).toBe('closed')
  const { steps, place } = (await server.ask('contract/read', {}, owner)).data
  expect(place).toBe('closed')
  expect(steps).toMatchObject([{ step: 'close', mover: 'clock', person: '' }])
  expect(await told(id)).toEqual(['contractStep'])
})

test('one in dispute is not closed by the clock', async () => {
  const { id } = await signedUntil()
  await query(`update e_contract set state = 'in dispute' where property_id = $1`, [id])
  await run('2028-02-01T00:00:00Z')
  expect(await stateOf(id)).toBe('in dispute')
})
