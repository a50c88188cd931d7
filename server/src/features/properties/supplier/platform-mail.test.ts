import { expect, test } from 'vitest'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { makeProperty, signInAdmin } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { platformNewsDelivery } from './platform-mail.ts'

const server = useTestServer()
const news = { subject: { vi: 'Tin mới', en: 'News' }, text: { vi: 'Có tin.', en: 'There is news.' } }

const lineRows = rowsLike(z.strictObject({ line: z.string() }))

/** The addresses that get the letters of a piece of news. */
const readersOf = async (platformMail: string | undefined, told: object = news): Promise<string[]> => {
  const written: string[] = []
  await inTransaction(server.database.pool, { role: 'platform', readOnly: false }, async (tx) => {
    await platformNewsDelivery(platformMail)(told, crypto.randomUUID(), tx)
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

test.each(['hotels', 'contracts'])(
  'a letter whose notice leads to %s goes to administrators who may enter the property, and to no other',
  async (place) => {
    const [everywhere, here, elsewhere] = [await signInAdmin(server), await signInAdmin(server), await signInAdmin(server)]
    const [propertyId, other] = [await makeProperty(server), await makeProperty(server)]
    const { pool } = server.database
    await pool.query('update account set active = account_id = any($1)', [[everywhere, here, elsewhere].map(({ accountId }) => accountId)])
    const limit = (who: typeof here, reach: string) =>
      pool.query('update account set reach = $2 where account_id = $1', [who.accountId, [reach]])
    await Promise.all([limit(here, propertyId), limit(elsewhere, other)])
    const emails = async (...people: (typeof here)[]) =>
      Promise.all(people.map(async (one) => (await server.ask('profile/info', {}, one)).data.email))
    const notice = { kind: 'contractStep', subjectCode: 'SONG', link: `${place}/${propertyId}`, person: '', accountId: null } as const
    const readers = (await readersOf(undefined, { ...news, notice })).map((line) => line.split(' ')[0])
    const [all, inReach, outOfReach] = await emails(everywhere, here, elsewhere)
    expect(readers).toEqual(expect.arrayContaining([all, inReach]))
    expect(readers).not.toContain(outOfReach)
    const bell = async (me: typeof here) => (await server.ask('notification/show', {}, me)).data.notifications.map(({ link }) => link)
    expect(await bell(here)).toContain(notice.link)
    expect(await bell(elsewhere)).not.toContain(notice.link)
  },
)
