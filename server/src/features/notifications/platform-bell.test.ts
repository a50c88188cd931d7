import { beforeEach, expect, test } from 'vitest'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notifyPlatform, type PlatformNotice } from '#kit/live/notify-platform.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { listenLive } from '#testing/listen-live.ts'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const platform = { role: 'platform', readOnly: false } as const
const notice: PlatformNotice = { kind: 'registered', subjectCode: 'SONG', link: 'hotels/1', person: 'Lê Thị Hoa', accountId: null }
const title = { vi: 'Sóng Biển đăng ký', en: 'Song Bien registered' }

const write = (more: Partial<PlatformNotice> = {}, id: string = crypto.randomUUID()) =>
  inTransaction(server.database.pool, platform, (tx) => notifyPlatform(tx, id, { ...notice, title, ...more }))
const bell = async (person: SignedIn, offset = 0) => (await server.ask('notification/show', { offset }, person)).data

beforeEach(async () => {
  await server.database.pool.query('delete from platform_notice')
  await server.database.pool.query('delete from platform_notice_reader')
  await server.database.pool.query('delete from outbox')
})

test('the bell of the administrators has the platform’s notices by fives, newest first, in both languages', async () => {
  const me = await signInAdmin(server)
  await inTurn(7, (made) => write({ subjectCode: `S${made}` }))
  const first = await bell(me)
  expect(first).toMatchObject({ more: true, unseen: 7 })
  expect(first.notifications.map(({ detailCode }) => detailCode)).toEqual(['S6', 'S5', 'S4', 'S3', 'S2'])
  expect(first.notifications[0]).toMatchObject({
    seen: false,
    title: title.en,
    link: 'hotels/1',
    type: 'registered',
    username: 'Lê Thị Hoa',
    content: [
      { lang: 'vi', name: title.vi },
      { lang: 'en', name: title.en },
    ],
    fromRelease: false,
  })
  const rest = await bell(me, 5)
  expect([rest.notifications.map(({ detailCode }) => detailCode), rest.more]).toEqual([['S1', 'S0'], false])
})

test('a notice is seen by who opened it, also twice, and by no colleague; all are with one press, and what comes later is not', async () => {
  const [me, colleague] = [await signInAdmin(server), await signInAdmin(server)]
  await inTurn(2, () => write())
  const idNotice = (await bell(me)).notifications[0]?.key ?? ''
  expect(await server.ask('notice/update-seen', { idNotice }, me)).toMatchObject({ status: 200 })
  expect(await server.ask('notice/update-seen', { idNotice }, me)).toMatchObject({ status: 200 })
  expect(await bell(me)).toMatchObject({ unseen: 1, notifications: [{ seen: true }, { seen: false }] })
  expect((await bell(colleague)).unseen).toBe(2)
  await server.ask('notification/hiden', {}, me)
  expect((await bell(me)).unseen).toBe(0)
  await write()
  expect((await bell(me)).unseen).toBe(1)
})

test('the bell does not tell administrators what they did themselves', async () => {
  const [me, colleague] = [await signInAdmin(server), await signInAdmin(server)]
  await write({ accountId: me.accountId })
  expect([(await bell(me)).unseen, (await bell(colleague)).unseen]).toEqual([0, 1])
})

test('the administrators’ bell and that of a property know nothing of each other, for an administrator in it as well', async () => {
  const hotelId = await makeProperty(server)
  const [owner, inside, me] = [await signInTo(server, hotelId), await signInAdmin(server, hotelId), await signInAdmin(server)]
  await write()
  await server.ask('supplier/hotel/login', { hotelId }, me)
  const [here, there] = [await bell(owner), await bell(me)]
  expect([here, await bell(inside), there].map(({ notifications }) => notifications.map(({ type }) => type))).toEqual([
    ['platformEntered'],
    ['platformEntered'],
    ['registered'],
  ])
  const see = (idNotice = '', person = me) => server.ask('notice/update-seen', { idNotice }, person)
  expect(await see(there.notifications[0]?.key, owner)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await see(here.notifications[0]?.key)).toMatchObject({ status: 404, refusal: 'notFound' })
  await server.ask('notification/hiden', {}, me)
  expect((await bell(owner)).unseen).toBe(1)
})

test('the administrators’ bell is not for a stranger, and no request of a property reads its table', async () => {
  expect(await server.ask('notification/show', {})).toMatchObject({ status: 401 })
  const hotelId = await makeProperty(server)
  await expect(inProperty(server.database.pool, hotelId, (tx) => tx.rows('select * from platform_notice'))).rejects.toThrow(
    'permission denied',
  )
})

test('an event that is delivered twice is told once', async () => {
  const me = await signInAdmin(server)
  const id = crypto.randomUUID()
  expect((await write({}, id)).length).toBeGreaterThan(0)
  expect(await write({}, id)).toEqual([])
  expect((await bell(me)).unseen).toBe(1)
})

test('news of a property stands in the bell of every administrator at once, and their open screens hear of it', async () => {
  const [me, owner] = [await signInAdmin(server), await signInTo(server, await makeProperty(server))]
  const ear = await listenLive(server.url(), me.token)
  await server.database.pool.query("update e_contract set state = 'create' where property_id = $1", [owner.propertyId])
  const legal = {
    businessName: 'Sóng',
    taxCode: '0401234567',
    address: 'Đà Nẵng',
    bankAccountNumber: '0011004123456',
    accountOwner: 'SONG',
  }
  const signer = { bank: '970436', branch: 'Đà Nẵng', legalRepresentative: 'An', signer: 'An', position: 'Giám đốc', commission: 1550 }
  const save = (version: number) => server.ask('contract/update', { version, ...legal, ...signer }, owner)
  expect(await save(1)).toMatchObject({ status: 200 })
  expect(await ear.stale('notification')).toMatchObject({ propertyId: null })
  ear.close()
  expect((await bell(me)).notifications).toMatchObject([
    { type: 'commissionProposed', title: expect.stringContaining('15.5'), link: `hotels/${owner.propertyId}`, username: owner.fullName },
  ])
  // The same proposal again is no news.
  expect(await save(2)).toMatchObject({ status: 200 })
  const { rows } = await server.database.pool.query("select from outbox where topic = 'platformNews'")
  expect(rows).toHaveLength(1)
})

test('jobs that are given up are told, one notice an hour for each kind of job', async () => {
  const me = await signInAdmin(server)
  const unreadable = { to: null }
  await inTransaction(server.database.pool, platform, (tx) => postEvents(tx, 'mail', [unreadable, unreadable, unreadable]))
  const failed = "select from outbox where topic = 'mail' and failed_at is not null"
  await expect.poll(async () => (await server.database.pool.query(failed)).rows.length).toBe(3)
  const { notifications } = await bell(me)
  expect(notifications[0]).toMatchObject({ type: 'jobFailed', link: 'jobs', title: expect.stringContaining('Sending an email') })
  // The hour may have turned between two of them.
  expect(notifications.length).toBeLessThan(3)
})
