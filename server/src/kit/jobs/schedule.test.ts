import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { claim, runScheduled } from './schedule.ts'

const database = useTestDatabase()
const place = () => ({ pool: database.pool, publish: () => undefined, onError: (error: Error) => expect(error).toBeUndefined() })

test('of all servers that claim a time one gets it; the others learn how long it is until the next', async () => {
  const sweep = { name: 'once', everySeconds: 600 }
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(database.pool, sweep)))
  expect(claims.filter(({ mine }) => mine)).toEqual([{ mine: true, seconds: 600 }])
  for (const { seconds } of claims) expect(seconds).toBeGreaterThan(590)
  await database.pool.query(`update schedule set due_at = now() where name = 'once'`)
  expect((await claim(database.pool, sweep)).mine).toBe(true)
})

test('two servers run a sweep once a time, and its next time comes on either', async () => {
  let runs = 0
  const sweep = { name: 'shared', everySeconds: 600, run: async () => void (runs += 1) }
  const servers = [runScheduled(place(), sweep), runScheduled(place(), sweep)]
  await expect.poll(() => runs).toBe(1)
  await Promise.all(servers.map(({ stop }) => stop()))
  expect(runs).toBe(1)
  await database.pool.query(`update schedule set due_at = now() where name = 'shared'`)
  const third = runScheduled(place(), sweep)
  await expect.poll(() => runs).toBe(2)
  await third.stop()
})

test('a sweep that fails is logged and runs again', async () => {
  const errors: Error[] = []
  let runs = 0
  const run = async () => {
    runs += 1
    if (runs === 1) throw new Error('not now')
  }
  const running = runScheduled({ ...place(), onError: (error) => void errors.push(error) }, { name: 'failing', everySeconds: 0.05, run })
  await expect.poll(() => runs).toBeGreaterThan(1)
  await running.stop()
  expect(errors.map(({ message }) => message)).toEqual(['not now'])
})
