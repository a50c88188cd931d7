import { beforeEach, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { mailReport } from '#testing/forms/mail-reports.ts'
import { listenLive } from '#testing/listen-live.ts'
import { servingUrl } from '#testing/server/database-setup.ts'
import { startTestServer, useTestServer } from '#testing/server/test-server.ts'
import { mailReturnsPath } from './mail-returns.ts'

const server = useTestServer()
const to = 'khach@example.com'
let by: Selling
let owner: SignedIn

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, by.propertyId)
})

const bearer = () => `Bearer ${String(server.outside.mailReturnToken)}`

/** Brings a report; the answer’s word, or the status where it is refused. */
const bring = async (body: string, authorization: string | null = bearer()): Promise<unknown> => {
  const headers = { 'content-type': 'message/rfc822', ...(authorization !== null && { authorization }) }
  const answer = await fetch(server.url() + mailReturnsPath, { method: 'POST', headers, body })
  return answer.status === 200 ? /"taken":"(\w+)"/u.exec(await answer.text())?.[1] : answer.status
}

const toGuest = async (code: string) =>
  (await server.ask('booking/detail', { code }, owner)).data.emails.find(({ audience }) => audience === 'guest')
const bell = async () =>
  (await server.ask('notification/show', {}, owner)).data.notifications.filter(({ type }) => type === 'letterReturned')

/** A booking whose guest's email was taken by a mail server. */
const sent = async () => {
  const { code } = (await bookStay(server, by, { with: { guest: { name: 'Phạm Bảo Ngọc', phone: '', email: to } } })).data
  await expect.poll(() => toGuest(code)).toMatchObject({ state: 'sent' })
  return { code, id: (await toGuest(code))?.id ?? '' }
}

test('an email that comes back later is “returned” in the timeline and told in the bell, once, however often it is reported', async () => {
  const { code, id } = await sent()
  const ear = await listenLive(server.url(), owner.token)
  expect(await bring(mailReport('Postfix', { id, to }))).toBe('returned')
  await ear.stale('booking')
  ear.close()
  expect(await toGuest(code)).toMatchObject({ state: 'returned', problem: 'receiverRefused', maySendAgain: true })
  expect((await toGuest(code))?.reply).toContain('User unknown')
  expect(await bring(mailReport('Gmail', { id, to }))).toBe('known')
  expect(await bell()).toMatchObject([{ link: `booking/detail/${code}` }])
})

test('a delay is noted and rings nothing; the return after it does', async () => {
  const { code, id } = await sent()
  expect(await bring(mailReport('Exim', { id, to, action: 'delayed', status: '4.4.1' }))).toBe('delayed')
  expect(await toGuest(code)).toMatchObject({ state: 'sent', reply: '4.4.1', maySendAgain: false })
  expect(await bell()).toEqual([])
  expect(await bring(mailReport('Exim', { id, to, status: '5.4.1' }))).toBe('returned')
  expect(await toGuest(code)).toMatchObject({ state: 'returned', problem: 'refused' })
})

test('reported twice at once, it comes back once', async () => {
  const { code, id } = await sent()
  const answers = await Promise.all([bring(mailReport('Postfix', { id, to })), bring(mailReport('Postfix', { id, to }))])
  expect(new Set(answers)).toEqual(new Set(['returned', 'known']))
  expect(await bell()).toMatchObject([{ link: `booking/detail/${code}` }])
})

test.each([
  ['no token', () => null],
  ['an empty one', () => 'Bearer '],
  ['a shorter one', () => bearer().slice(0, -1)],
  ['a longer one', () => `${bearer()}s`],
  ['one of the same length', () => `${bearer().slice(0, -1)}!`],
  ['the token without its scheme', () => String(server.outside.mailReturnToken)],
])('with %s nothing is read, not even of a body that is too long', async (_which, authorization) => {
  const { code, id } = await sent()
  expect(await bring(mailReport('Postfix', { id, to }), authorization())).toBe(403)
  expect(await bring('x'.repeat(1_100_000), authorization())).toBe(403)
  expect(await toGuest(code)).toMatchObject({ state: 'sent' })
  expect(await bell()).toEqual([])
})

test('about no email of ours, or too long, nothing changes', async () => {
  const { code, id } = await sent()
  expect(await bring(mailReport('Postfix', { id: crypto.randomUUID(), to }))).toBe('unknown')
  expect(await bring('Subject: hello\r\n\r\nhello')).toBe('unknown')
  expect(await bring(`${mailReport('Postfix', { id, to })}${'x'.repeat(1_000_000)}`)).toBe(413)
  expect(await toGuest(code)).toMatchObject({ state: 'sent' })
  expect(await bell()).toEqual([])
})

test('where no token is set, there is no such address', async () => {
  const own = await startTestServer(servingUrl(server.database.url), { ...server.outside, mailReturnToken: undefined })
  const answer = await fetch(own.url + mailReturnsPath, { method: 'POST', headers: { authorization: 'Bearer undefined' }, body: 'x' })
  expect(answer.status).toBe(404)
  await own.stop()
})
