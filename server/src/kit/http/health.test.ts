import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileStoreFailed } from '#outside/file-store-failed.ts'
import type { RunningServer } from '#serve.ts'
import { servingUrl } from '#testing/server/database-setup.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { freezingLine } from '#testing/server/line-to-database.ts'
import { startTestServer, useTestServer } from '#testing/server/test-server.ts'
import { diskRoom } from './disk-room.ts'
import { refusalOf } from '../call/failures.ts'

const server = useTestServer()

const health = async (path: '/healthz' | '/readyz', url = server.url()) => {
  const response = await fetch(url + path)
  const body: unknown = await response.json()
  return { status: response.status, body }
}
const ready = { status: 200, body: { status: 'ready' } }
const notReady = (reason: string) => ({ status: 503, body: { status: 'not ready', reason } })

test('how the process is may be asked as often as one likes', async () => {
  const answers = await Promise.all(Array.from({ length: 700 }, () => health('/healthz')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await health('/readyz')).toEqual(ready)
})

describe('while the database is frozen', () => {
  let line: Awaited<ReturnType<typeof freezingLine>>
  let onLine: RunningServer
  beforeAll(async () => {
    line = await freezingLine(servingUrl(server.database.url))
    onLine = await startTestServer(line.url, server.outside)
  })
  afterAll(async () => {
    line.thaw()
    await onLine.stop()
    line.close()
  })

  test('the process is alive and not ready, and ready once the database answers again', async () => {
    expect(await health('/readyz', onLine.url)).toEqual(ready)
    line.freeze()
    // However many callers ask, none waits for earlier ones.
    const answers = await Promise.all(Array.from({ length: 20 }, () => health('/readyz', onLine.url)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(notReady('the database does not answer'))]),
    )
    expect(await health('/healthz', onLine.url)).toMatchObject({ status: 200 })
    line.thaw()
    await expect.poll(() => health('/readyz', onLine.url)).toEqual(ready)
  })
})

describe('a full disk', () => {
  test('of the database is refused as such, stores nothing, and the process is not ready', async () => {
    const owner = await signInTo(server, await makeProperty(server))
    const { pool } = server.database
    await pool.query(`create function no_room() returns trigger language plpgsql as $$ begin raise exception using errcode = 'disk_full'; end $$;
      create trigger no_room after insert on nearby_place execute function no_room()`)
    const place = { kind: 'market', nameVi: 'Chợ Hàn', nameEn: 'Han Market', distanceMetres: 300 } as const
    expect(await server.ask('area/create', place, owner)).toMatchObject({ status: 503, refusal: 'diskFull' })
    await pool.query('drop trigger no_room on nearby_place')
    expect((await server.ask('area/get-all', {}, owner)).total).toBe(0)
    expect(await health('/readyz')).toEqual(notReady('the disk is full'))
  })

  test.runIf(process.platform === 'linux')('of the files is refused as such', async () => {
    const cause: unknown = await writeFile('/dev/full', 'x').catch((error: unknown) => error)
    expect(refusalOf(cause).key).toBe('diskFull')
    expect(refusalOf(new FileStoreFailed('not written', { cause }), { uploading: true }).key).toBe('diskFull')
  })

  test('is one that has less than so much left, or where something found no room within a minute', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'innkeeper-disk-'))
    const now = new Date('2026-11-22T09:00:00Z')
    const room = diskRoom(folder, 1)
    expect([await diskRoom(folder, Number.MAX_SAFE_INTEGER).isFull(now), await room.isFull(now)]).toEqual([true, false])
    room.noteFull(now)
    expect(await room.isFull(new Date('2026-11-22T09:00:59Z'))).toBe(true)
    expect(await room.isFull(new Date('2026-11-22T09:01:00Z'))).toBe(false)
    await rm(folder, { recursive: true })
    expect(await diskRoom(folder, Number.MAX_SAFE_INTEGER).isFull(now)).toBe(false)
  })
})
