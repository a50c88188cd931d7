import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { savedMail } from '#testing/forms/mail-forms.ts'
import { pretendAccount, startPretendMailServer, type PretendMailServer } from '#testing/server/pretend-mail-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let by: Selling
let owner: SignedIn
let mail: PretendMailServer
const guest = 'khach@example.com'

beforeAll(() => server.outside.letMailReachThisMachine())
beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, by.propertyId)
  mail = await startPretendMailServer({ secure: true })
  server.outside.letters.length = 0
})
afterEach(() => mail.stop())

const ownServer = () => ({ ...savedMail, smtpAddress: 'localhost', port: mail.port })
const save = (more: object = {}, version = 1) => server.ask('email/update', { ...ownServer(), ...more, version }, owner)
const detail = async () => (await server.ask('email/detail', {}, owner)).data
const testMail = async () => (await server.ask('email/send-mail', { to: 'toi@example.com' }, { ...owner, language: 'en' })).data
const book = () => bookStay(server, by, { with: { guest: { name: 'Phạm Bảo Ngọc', phone: '', email: guest } } })
const toGuest = () => server.outside.letters.filter(({ to }) => to === guest)
const bell = async (kind = 'mailServerFailed') =>
  (await server.ask('notification/show', {}, owner)).data.notifications.filter(({ type }) => type === kind)

test('before anybody sets anything, letters come from Innkeeper’s server under the property’s name', async () => {
  expect(await detail()).toMatchObject({ version: 1, senderType: 'innkeeper', passwordSetAt: null, failure: null, changedAt: null })
  await book()
  await expect.poll(() => toGuest().length).toBe(1)
  const { propertyName } = await detail()
  expect(toGuest()[0]).toMatchObject({ shownAs: { name: propertyName.vi, answersTo: '' } })
})

test('with a display name and a sender address, answers go to the property', async () => {
  await save({ senderType: 'innkeeper' })
  await book()
  await expect.poll(() => toGuest().length).toBe(1)
  expect(toGuest()[0]).toMatchObject({ shownAs: { name: 'Khách sạn Hải Âu', answersTo: 'letan@haiau.example' } })
})

test('guests get their letters from the property’s own server, and the password is never told', async () => {
  expect(await save()).toMatchObject({ status: 200, data: { version: 2 } })
  const told = await server.ask('email/detail', {}, owner)
  expect(told.data.passwordSetAt).not.toBeNull()
  expect(JSON.stringify(told)).not.toContain(pretendAccount.password)
  await book()
  await expect.poll(() => mail.taken.map(({ from, to }) => [from, ...to])).toContainEqual(['letan@haiau.example', guest])
  expect(toGuest()).toEqual([])
})

test('the test letter answers “Email successfully sent”, or “Error” and why', async () => {
  await save()
  expect(await testMail()).toEqual({ sent: true, problem: null, reply: '', message: 'Email successfully sent' })
  expect(mail.taken).toMatchObject([{ to: ['toi@example.com'] }])
  await save({ password: 'another' }, 2)
  expect(await testMail()).toMatchObject({
    sent: false,
    problem: 'signInRefused',
    message: 'Error: The server did not accept the user name or the password.',
  })
  await save({ smtpAddress: 'no-such-host.invalid', password: 'another' }, 3)
  expect(await testMail()).toMatchObject({ sent: false, problem: 'notFound' })
})

test('a password is kept while it goes to the same server, and asked for again at another', async () => {
  await save()
  expect(await save({ password: '', displayName: 'Hải Âu' }, 2)).toMatchObject({ status: 200 })
  expect(await testMail()).toMatchObject({ sent: true })
  expect(await save({ password: '', smtpAddress: '127.0.0.1' }, 3)).toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ field: 'password' })],
  })
  expect(await detail()).toMatchObject({ smtpAddress: 'localhost', version: 3 })
})

test.each([
  [{ smtpAddress: '', senderAddress: '' }, ['senderAddress', 'smtpAddress']],
  [{ encryptionType: 'none' }, ['encryptionType']],
  [{ userName: '' }, ['userName']],
  [{ password: '' }, ['password']],
])('%j is refused at its fields', async (more, fields) => {
  const refused = await save(more)
  expect(refused).toMatchObject({ status: 422 })
  expect(refused.errors?.map(({ field }) => field)).toEqual(fields)
  expect((await detail()).version).toBe(1)
})

test('who saves after another person is told, and nothing is overwritten', async () => {
  await save()
  expect(await save({ displayName: 'Khác' })).toMatchObject({ status: 409, refusal: 'mailSettingsChanged' })
  expect((await detail()).displayName).toBe('Khách sạn Hải Âu')
})

test('a kind that is switched off is not sent, and on again it is', async () => {
  await server.ask('email/update-type', { id: 'guestBooked', active: false }, owner)
  const kinds = (await server.ask('email/type', {}, owner)).data
  expect(kinds.filter(({ active }) => !active).map(({ id }) => id)).toEqual(['guestBooked'])
  const { data } = await book()
  await expect.poll(async () => (await waiting()).length).toBe(0)
  expect(toGuest()).toEqual([])
  await server.ask('email/update-type', { id: 'guestBooked', active: true }, owner)
  await server.ask('booking/cancel', { code: data.code, reason: 'hết phòng' }, owner)
  await expect.poll(() => toGuest().length).toBe(1)
})

const waiting = async (): Promise<readonly object[]> => {
  const { rows } = await server.database.pool.query<{ topic: string }>(
    `select topic from outbox where about_property = $1 and topic in ('confirmation', 'mail') and sent_at is null`,
    [by.propertyId],
  )
  return rows
}

test('a server that fails is told once in the bell; no letter is lost: it is tried again, and in the end goes through Innkeeper', async () => {
  await save({ password: 'wrong' })
  await book()
  await expect.poll(async () => (await detail()).failure?.problem).toBe('signInRefused')
  expect(toGuest()).toEqual([])
  await book()
  await expect.poll(async () => (await bell()).length).toBe(1)
  await server.database.pool.query(
    `update outbox set created_at = now() - interval '16 minutes', due_at = now() where about_property = $1 and sent_at is null`,
    [by.propertyId],
  )
  await expect.poll(() => toGuest().length).toBe(2)
  expect(await bell()).toHaveLength(1)
})

/** A server that refuses a guest's address in these words, and takes letters to everybody else. */
const refusing = async (words: string): Promise<void> => {
  await mail.stop()
  const refusal = Object.assign(new Error(words), { responseCode: 550 })
  mail = await startPretendMailServer({ secure: true, onRcptTo: ({ address }, _session, done) => done(address === guest ? refusal : null) })
  await save()
}

test('an address that does not exist is told in the bell with its booking; the server is not said to fail, and nothing is sent again', async () => {
  await refusing('5.1.1 no such mailbox')
  const { data } = await book()
  await expect.poll(() => bell('letterReturned')).toHaveLength(1)
  expect((await bell('letterReturned'))[0]).toMatchObject({ link: `booking/detail/${data.code}` })
  expect((await bell('letterReturned'))[0]?.title).toContain(guest)
  expect((await detail()).failure).toBeNull()
  const { rows } = await server.database.pool.query(
    'select problem, due_at from outbox where about_property = $1 and failed_at is not null',
    [by.propertyId],
  )
  expect(rows).toMatchObject([{ problem: 'refused' }])
  expect(toGuest()).toEqual([])
})

test('a server that relays nothing fails for everybody: no address is said to be wrong', async () => {
  await refusing('5.7.1 relay access denied')
  await book()
  await expect.poll(async () => (await detail()).failure?.problem).toBe('receiverRefused')
  expect(await bell('letterReturned')).toEqual([])
})

test('what Innkeeper’s server cannot bring to an address is told as well', async () => {
  const send = vi.spyOn(server.outside.mailer, 'send')
  send.mockRejectedValueOnce(Object.assign(new Error('550 no such mailbox'), { responseCode: 550 }))
  await book()
  await expect.poll(() => bell('letterReturned')).toHaveLength(1)
  send.mockRestore()
})

test('once the server works again, what waited goes through it and the failure is over', async () => {
  await save({ password: 'wrong' })
  await book()
  await expect.poll(async () => (await detail()).failure?.problem).toBe('signInRefused')
  await save({}, 2)
  expect((await detail()).failure).toBeNull()
  await server.database.pool.query(`update outbox set due_at = now() where about_property = $1 and sent_at is null`, [by.propertyId])
  await expect.poll(() => mail.taken.length).toBeGreaterThan(0)
})

test('a server inside our network is refused at its field, and another property sees nothing of these settings', async () => {
  const other = await signInTo(server, await makeProperty(server))
  await save()
  expect((await server.ask('email/detail', {}, other)).data).toMatchObject({ version: 1, smtpAddress: '' })
})
