import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { isDear } from './dear-reads.ts'

const server = useTestServer()

test('every export is a dear read, and no change is', () => {
  const dear = callPaths.filter((path) => isDear(callAt(path)))
  expect(dear).toEqual(expect.arrayContaining(callPaths.filter((path) => path.includes('export'))))
  expect(dear.filter((path) => callAt(path).kind === 'change')).toEqual([])
})

test('“twenty exports at once”: they queue, each is answered, and a reader does not wait for them', async () => {
  const owner = await signInTo(server, await makeProperty(server))
  const holder = await server.database.pool.connect()
  try {
    await holder.query('begin; lock table rate_plan in access exclusive mode')
    const exports = Array.from({ length: 20 }, () => server.ask('plan/export', {}, owner))
    const waitForTable = async () => {
      const { rows } = await holder.query<{ count: number }>(
        `select count(*)::integer as count from pg_locks l where l.relation = 'rate_plan'::regclass and not l.granted
            and l.database = (select oid from pg_database where datname = current_database())`,
      )
      return rows[0]?.count
    }
    await expect.poll(waitForTable).toBe(1)
    const readers = await Promise.all(Array.from({ length: 20 }, () => server.ask('room/get-room-all', {}, owner)))
    expect(readers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await waitForTable()).toBe(1)
    await holder.query('rollback')
    expect((await Promise.all(exports)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

test('a caller without the right to a dear read is refused without waiting in its queue', async () => {
  const other = await signInTo(server, await makeProperty(server), { codes: ['ROOM_INFO_1'] })
  expect(await server.ask('plan/export', {})).toMatchObject({ status: 401 })
  expect(await server.ask('plan/export', {}, other)).toMatchObject({ status: 403 })
})
