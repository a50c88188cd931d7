import { expect, test } from 'vitest'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { signInAdmin } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { platformNewsDelivery } from './platform-mail.ts'

const server = useTestServer()
const news = { subject: { vi: 'Tin mới', en: 'News' }, text: { vi: 'Có tin.', en: 'There is news.' } }

const lineRows = rowsLike(z.strictObject({ line: z.string() }))

/** The addresses that get the letters of a piece of news. */
const readersOf = async (platformMail: string | undefined): Promise<string[]> => {
  const written: string[] = []
  await inTransaction(server.database.pool, { role: 'platform', readOnly: false }, async (tx) => {
    await platformNewsDelivery(platformMail)(news, 'one', tx)
    const rows = await lineRows(
      tx,
      `select payload ->> 'to' || ' ' || (payload ->> 'subject') as line from outbox where topic = 'mail' and sent_at is null order by 1`,
    )
    written.push(...rows.map(({ line }) => line))
    await tx.rows(`delete from outbox where topic = 'mail'`)
  })
  return written
}

test('the platform’s own address gets the news, where one is set, and nobody else', async () => {
  await signInAdmin(server)
  expect(await readersOf('partners@example.com')).toEqual(['partners@example.com Tin mới'])
})

test('else every active administrator gets the news in their language; inactive ones do not', async () => {
  const [here, english] = [await signInAdmin(server), await signInAdmin(server), await signInAdmin(server)]
  await server.database.pool.query('update account set active = account_id = any($1)', [[here.accountId, english.accountId]])
  await server.database.pool.query(`update account set email = 'b@example.com', language = 'en' where account_id = $1`, [english.accountId])
  await server.database.pool.query(`update account set email = 'a@example.com' where account_id = $1`, [here.accountId])
  expect(await readersOf(undefined)).toEqual(['a@example.com Tin mới', 'b@example.com News'])
})

test('the bell has a piece of news too, also where letters go to the platform’s own address; news of an earlier release has none', async () => {
  const me = await signInAdmin(server)
  const notice = { kind: 'registered', subjectCode: 'SONG', link: 'hotels/1', person: 'Hoa', accountId: null } as const
  const deliver = (payload: object) =>
    inTransaction(server.database.pool, { role: 'platform', readOnly: false }, (tx) =>
      platformNewsDelivery('partners@example.com')(payload, crypto.randomUUID(), tx),
    )
  expect(await deliver(news)).toEqual([])
  expect(await deliver({ ...news, notice })).toContainEqual({
    topic: 'stale',
    propertyId: null,
    accountId: me.accountId,
    prefixes: ['notification'],
  })
  const { notifications } = (await server.ask('notification/show', {}, me)).data
  expect(notifications).toMatchObject([{ type: 'registered', title: 'News', detailCode: 'SONG' }])
})
