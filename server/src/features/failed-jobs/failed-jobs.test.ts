import { beforeEach, describe, expect, test } from 'vitest'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { postEvent } from '#kit/jobs/outbox.ts'
import { makeProperty, signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const { letters } = server.outside
const secret = 'https://example.com/forgot-password?token=secret'
const letter = { to: 'lan@example.com', language: 'vi', subject: 'Đặt phòng của Lê Trần Khánh An', text: secret } as const
const platform = { role: 'platform', readOnly: false } as const

const view = async (wanted: 'failed' | 'decided', me: Awaited<ReturnType<typeof signInAdmin>>) =>
  (await server.ask('job/get-all', { view: wanted }, me)).data

/** A letter that the mail server refused for good. */
const failLetter = async (propertyId?: string): Promise<void> => {
  const post = { ...letter, to: 'refused' }
  if (propertyId === undefined) await inTransaction(server.database.pool, platform, (tx) => postEvent(tx, 'mail', post))
  else await inProperty(server.database.pool, propertyId, (tx) => postEvent(tx, 'mail', post))
  const failed = `update outbox set failed_at = now(), problem = 'refused', attempts = 1, last_error = '550 <lan@example.com> unknown',
     about_vi = 'l…@example.com', about_en = 'l…@example.com', payload = $1 where payload ->> 'to' = 'refused'`
  await server.database.pool.query(failed, [JSON.stringify(letter)])
}

beforeEach(async () => {
  await server.database.pool.query('delete from outbox')
  letters.length = 0
})

describe('The list of failed jobs', () => {
  test('tells kind, property, when, how often and why, and neither content nor address nor the error’s own text', async () => {
    const me = await signInAdmin(server)
    await failLetter(await makeProperty(server))
    const reply = await server.ask('job/get-all', {}, me)
    expect(reply.data).toMatchObject([
      {
        kind: 'mail',
        about: { vi: 'l…@example.com', en: 'l…@example.com' },
        property: { code: expect.any(String) },
        attempts: 1,
        problem: 'refused',
        state: 'failed',
        decision: null,
      },
    ])
    expect(reply).toMatchObject({ total: 1 })
    for (const hidden of ['lan@', 'token', 'Khánh An', 'unknown']) expect(JSON.stringify(reply)).not.toContain(hidden)
  })

  test('leaves out what still waits to be delivered, and other kinds where one is asked for', async () => {
    const me = await signInAdmin(server)
    await failLetter()
    expect((await server.ask('job/get-all', { kind: 'platformNews' }, me)).data).toEqual([])
    expect((await server.ask('job/get-all', { kind: 'mail' }, me)).data).toHaveLength(1)
  })

  test('is not for people of a property', async () => {
    const owner = await signInTo(server, await makeProperty(server))
    expect((await server.ask('job/get-all', {}, owner)).status).toBe(403)
    expect((await server.ask('job/try-again', { jobIds: [crypto.randomUUID()] }, owner)).status).toBe(403)
  })
})

const idsOf = async (me: Awaited<ReturnType<typeof signInAdmin>>) => (await view('failed', me)).map(({ id }) => id)

describe('Deciding about failed jobs', () => {
  test('trying again delivers them once, and tells who did', async () => {
    const me = await signInAdmin(server)
    await failLetter()
    await failLetter()
    const jobIds = await idsOf(me)
    expect((await server.ask('job/try-again', { jobIds }, me)).data).toEqual({ count: 2 })
    await expect.poll(async () => (await view('decided', me)).map(({ state }) => state)).toEqual(['done', 'done'])
    expect(letters).toHaveLength(2)
    expect(await view('failed', me)).toEqual([])
    expect(await view('decided', me)).toMatchObject(jobIds.map(() => ({ decision: { decision: 'tryAgain', person: me.fullName } })))
  })

  test('putting away deletes the content, and tells who did; it is not delivered any more', async () => {
    const me = await signInAdmin(server)
    await failLetter()
    const jobIds = await idsOf(me)
    expect((await server.ask('job/put-away', { jobIds }, me)).data).toEqual({ count: 1 })
    expect(await view('decided', me)).toMatchObject([{ state: 'putAway', decision: { decision: 'putAway', person: me.fullName } }])
    const { rows } = await server.database.pool.query('select payload, last_error from outbox')
    expect(rows).toEqual([{ payload: {}, last_error: null }])
    expect((await server.ask('job/try-again', { jobIds }, me)).data).toEqual({ count: 0 })
  })

  test('of two administrators who decide at once one does', async () => {
    const [me, other] = [await signInAdmin(server), await signInAdmin(server)]
    await failLetter()
    const jobIds = await idsOf(me)
    const replies = await Promise.all([server.ask('job/put-away', { jobIds }, me), server.ask('job/try-again', { jobIds }, other)])
    expect(replies.map(({ data }) => data.count).toSorted((one, two) => one - two)).toEqual([0, 1])
    const { rows } = await server.database.pool.query('select decision from outbox_decision')
    expect(rows).toHaveLength(1)
  })

  test('a decision stays written: the role of requests may neither change nor delete it', async () => {
    const change = (sql: string) => inTransaction(server.database.pool, platform, (tx) => tx.rows(sql))
    await expect(change('update outbox_decision set person = person')).rejects.toThrow('permission denied')
    await expect(change('delete from outbox_decision')).rejects.toThrow('permission denied')
  })
})
