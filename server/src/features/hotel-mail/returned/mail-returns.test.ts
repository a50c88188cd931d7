import { beforeEach, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { mailReport } from '#testing/forms/mail-reports.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { mailReturnsPath } from './mail-returns.ts'

const server = useTestServer()
const to = 'khach@example.com'
let by: Selling
let owner: SignedIn

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, by.propertyId)
})

const bring = async (body: string, token: string | undefined = server.outside.mailReturnToken): Promise<unknown> => {
  const headers = { authorization: `Bearer ${String(token)}`, 'content-type': 'message/rfc822' }
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

test('without the token, or about no email of ours, nothing changes', async () => {
  const { code, id } = await sent()
  expect(await bring(mailReport('Postfix', { id, to }), 'a guess')).toBe(403)
  expect(await bring(mailReport('Postfix', { id: crypto.randomUUID(), to }))).toBe('unknown')
  expect(await bring('Subject: hello\r\n\r\nhello')).toBe('unknown')
  expect(await bring('x'.repeat(1_100_000))).toBe(413)
  expect(await toGuest(code)).toMatchObject({ state: 'sent' })
  expect(await bell()).toEqual([])
})
