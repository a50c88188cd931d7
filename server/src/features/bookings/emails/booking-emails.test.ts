import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { savedMail } from '#testing/forms/mail-forms.ts'
import { listenLive } from '#testing/listen-live.ts'
import { startPretendMailServer, type PretendMailServer } from '#testing/server/pretend-mail-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const guest = 'khach@example.com'
let by: Selling
let owner: SignedIn
let mail: PretendMailServer

beforeAll(() => server.outside.letMailReachThisMachine())
beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, by.propertyId)
  await server.database.pool.query('update travel_agent set email = $2 where travel_agent_id = $1', [
    by.travelAgentId,
    `a@${by.property}.example`,
  ])
  mail = await startPretendMailServer({ secure: true })
  server.outside.letters.length = 0
})
afterEach(() => mail.stop())

const book = async (email = guest) =>
  (await bookStay(server, by, { with: { guest: { name: 'Phạm Bảo Ngọc', phone: '', email } } })).data.code
const emailsAbout = async (code: string) => (await server.ask('booking/detail', { code }, owner)).data.emails
const toGuest = async (code: string) => (await emailsAbout(code)).find(({ audience }) => audience === 'guest')
const again = (code: string, emailId: string, by_ = owner) => server.ask('booking/send-email-again', { code, emailId }, by_)

/** The property's own server refuses a guest's address in these words. */
const refusing = async (words: string): Promise<void> => {
  await mail.stop()
  const refusal = Object.assign(new Error(words), { responseCode: 550 })
  mail = await startPretendMailServer({ secure: true, onRcptTo: ({ address }, _session, done) => done(address === guest ? refusal : null) })
  await server.ask('email/update', { ...savedMail, smtpAddress: 'localhost', port: mail.port, version: 1 }, owner)
}

test('each email about a booking stands with it: to the guest, the agent and the property, with its kind, receiver and state', async () => {
  await server.database.pool.query('update property set email = $2 where property_id = $1', [by.propertyId, 'letan@haiau.example'])
  const code = await book()
  await expect
    .poll(async () =>
      (await emailsAbout(code))
        .map(({ audience, kind, receiver, state }) => [audience, kind, receiver, state].join(' '))
        .toSorted((a, b) => a.localeCompare(b)),
    )
    .toEqual([
      `agent agentBooked a@${by.property}.example sent`,
      `guest guestBooked ${guest} sent`,
      'property newBooking letan@haiau.example sent',
    ])
  const { data } = await server.ask('supplier/booking/detail', { code }, await signInAdmin(server))
  expect(data).not.toHaveProperty('emails')
})

test('an address that is refused for good makes the email “returned”, with what the server said; the open screen hears of it', async () => {
  await refusing('5.1.1 no such mailbox')
  const ear = await listenLive(server.url(), owner.token)
  const code = await book()
  await ear.stale('booking')
  await expect
    .poll(() => toGuest(code))
    .toMatchObject({ state: 'returned', problem: 'receiverRefused', receiver: guest, maySendAgain: true })
  expect((await toGuest(code))?.reply).toContain('no such mailbox')
  await ear.stale('booking')
  ear.close()
})

test('an email that waits for the property’s server says why, and when it is tried again', async () => {
  await server.ask('email/update', { ...savedMail, smtpAddress: 'localhost', port: mail.port, password: 'wrong', version: 1 }, owner)
  const code = await book()
  await expect.poll(() => toGuest(code)).toMatchObject({ state: 'again', problem: 'signInRefused', maySendAgain: false })
  expect(Date.parse((await toGuest(code))?.nextAt ?? '')).toBeGreaterThan(0)
})

test('a kind that is switched off is not sent, and the booking says so', async () => {
  await server.ask('email/update-type', { id: 'guestBooked', active: false }, owner)
  const code = await book()
  await expect.poll(() => toGuest(code)).toMatchObject({ state: 'notSent', problem: 'switchedOff', maySendAgain: false })
})

test('a guest with the agent’s address gets no second email, and an agent without one gets none', async () => {
  const shared = await book(`a@${by.property}.example`)
  await expect.poll(() => toGuest(shared)).toMatchObject({ state: 'notSent', problem: 'sameAddress' })
  await server.database.pool.query(`update travel_agent set email = '' where travel_agent_id = $1`, [by.travelAgentId])
  const code = await book('')
  await expect
    .poll(() => emailsAbout(code))
    .toMatchObject([{ audience: 'agent', state: 'notSent', problem: 'noAddress', maySendAgain: true }])
})

test('what came back is sent again once, whoever presses twice', async () => {
  const send = vi.spyOn(server.outside.mailer, 'send')
  const toNobody = Object.assign(new Error('550 no such mailbox'), { responseCode: 550 })
  send.mockImplementation(({ to }) => (to === guest ? Promise.reject(toNobody) : Promise.resolve()))
  const code = await book()
  await expect.poll(() => toGuest(code)).toMatchObject({ state: 'returned' })
  send.mockRestore()
  const id = (await toGuest(code))?.id ?? ''
  const answers = await Promise.all([again(code, id), again(code, id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await expect
    .poll(async () => (await emailsAbout(code)).filter(({ audience }) => audience === 'guest').map(({ state }) => state))
    .toEqual(['sent', 'returned'])
  expect((await emailsAbout(code)).filter(({ maySendAgain }) => maySendAgain)).toEqual([])
  expect(server.outside.letters.filter(({ to }) => to === guest)).toHaveLength(1)
  const { rows } = await server.database.pool.query('select subject from diary_entry where property_id = $1 and call = $2', [
    by.propertyId,
    'booking/send-email-again',
  ])
  expect(rows).toEqual([{ subject: code }])
})

test('only the newest email of a side is sent again, and nobody sends another property’s', async () => {
  await refusing('5.1.1 no such mailbox')
  const code = await book()
  await expect.poll(() => toGuest(code)).toMatchObject({ state: 'returned' })
  const id = (await toGuest(code))?.id ?? ''
  const stranger = await signInTo(server, (await makeSelling(server, { from: inDays(0), to: inDays(60) })).propertyId)
  expect(await again(code, id, stranger)).toMatchObject({ status: 404 })
  await server.ask('booking/cancel', { code, reason: 'hết phòng' }, owner)
  expect(await again(code, id)).toMatchObject({ status: 409, refusal: 'emailNotSentAgain' })
})

test('who may only read bookings sends nothing again, nor anybody the email of another booking', async () => {
  await refusing('5.1.1 no such mailbox')
  const code = await book()
  await expect.poll(() => toGuest(code)).toMatchObject({ state: 'returned' })
  const id = (await toGuest(code))?.id ?? ''
  const reader = await signInTo(server, by.propertyId, { codes: ['BOOKING_LIST_1'] })
  expect(await again(code, id, reader)).toMatchObject({ status: 403 })
  const other = await book('khac@example.com')
  expect(await again(other, id)).toMatchObject({ status: 404, errors: [{ field: 'emailId' }] })
  expect(await again('NOTONE', id)).toMatchObject({ status: 404, errors: [{ field: 'code' }] })
  expect((await emailsAbout(code)).filter(({ audience }) => audience === 'guest')).toHaveLength(1)
  expect(await toGuest(code)).toMatchObject({ maySendAgain: true })
})

test('repeated under its key, sending again is answered alike and writes one email', async () => {
  await refusing('5.1.1 no such mailbox')
  const code = await book()
  await expect.poll(() => toGuest(code)).toMatchObject({ state: 'returned' })
  const id = (await toGuest(code))?.id ?? ''
  const underKey = { ...owner, key: crypto.randomUUID() }
  const first = await again(code, id, underKey)
  expect(first).toMatchObject({ status: 200 })
  expect((await again(code, id, underKey)).data).toEqual(first.data)
  expect((await emailsAbout(code)).filter(({ audience }) => audience === 'guest')).toHaveLength(2)
})

test('an email that an administrator lets be tried again waits again', async () => {
  await refusing('5.1.1 no such mailbox')
  const code = await book()
  await expect.poll(() => toGuest(code)).toMatchObject({ state: 'returned' })
  await mail.stop()
  const id = (await toGuest(code))?.id ?? ''
  await server.ask('job/try-again', { jobIds: [id] }, await signInAdmin(server))
  await expect.poll(async () => (await toGuest(code))?.state).toMatch(/^(?:waiting|again)$/u)
})
