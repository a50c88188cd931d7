import type { CallInput } from '@innkeeper/protocol/catalogue'
import { letterBlanks } from '@innkeeper/protocol/words/mail/letter-blanks'
import { ourLetters } from '@innkeeper/protocol/words/mail/letter-texts'
import { letterKinds } from '@innkeeper/protocol/words/mail/letter-words'
import { letterProblems } from '@innkeeper/rules/mail/check-letter'
import { beforeEach, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { savedEmailText } from '#testing/forms/mail-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let by: Selling
let owner: SignedIn
const email = 'khach@example.com'

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, by.propertyId)
  server.outside.letters.length = 0
})

type Texts = Omit<CallInput<'email/update-text'>, 'version'>
const ours = (id: Texts['id']): Texts => ({ id, subjectVi: '', bodyVi: '', subjectEn: '', bodyEn: '' })
const save = (texts: Texts, version = 1) => server.ask('email/update-text', { ...texts, version }, owner)
const read = async (id: Texts['id']) => (await server.ask('email/text', { id }, owner)).data
const inOwnWords = async () => (await server.ask('email/type', {}, owner)).data.filter(({ ownWords }) => ownWords).map(({ id }) => id)
const preview = (texts: Texts) => server.ask('email/preview', texts, owner)
const book = (name = 'Phạm Bảo Ngọc') => bookStay(server, by, { with: { guest: { name, phone: '', email } } })
const toGuest = () => server.outside.letters.filter(({ to }) => to === email)

test('each kind of email says in both languages only what can be filled, in Innkeeper’s words too', () => {
  for (const kind of letterKinds) {
    const { subject, body } = ourLetters[kind]
    const texts = { subjectVi: subject.vi, bodyVi: body.vi, subjectEn: subject.en, bodyEn: body.en }
    expect([kind, letterProblems(texts, letterBlanks[kind])]).toEqual([kind, []])
  }
})

test('before anybody writes any, all words are Innkeeper’s', async () => {
  expect(await read('guestBooked')).toMatchObject({ version: 1, subjectVi: '', bodyVi: '', changedAt: null })
  await book()
  await expect.poll(() => toGuest().length).toBe(1)
  expect(toGuest()[0]?.text).toContain('Khách: Phạm Bảo Ngọc\nPhòng: ')
  expect(toGuest()[0]?.html).toBeUndefined()
})

test('the guest reads the property’s own words, as text and with their marks; the subject in both languages where both are written', async () => {
  expect(await save({ ...savedEmailText, subjectEn: 'See you soon, {guest}' })).toMatchObject({ status: 200, data: { version: 2 } })
  const { data } = await book('**An** <b>x</b>')
  await expect.poll(() => toGuest().length).toBe(1)
  const [letter] = toGuest()
  expect(letter?.subject).toBe(`Hải Âu đón bạn: ${data.code} / See you soon, **An** <b>x</b>`)
  expect(letter?.text).toContain('Xin chào **An** <b>x</b>, hẹn gặp bạn ')
  expect(letter?.text).toContain('Dear **An** <b>x</b>, see you on ')
  expect(letter?.html).toContain('<strong>Xin chào **An** &lt;b&gt;x&lt;/b&gt;</strong>')
  expect(letter?.html).toContain('<div lang="en"><p>Dear ')
  expect(letter?.files).toHaveLength(3)
})

test('an agent that is answered reads them too: what was posted before is sent in the words of when it goes', async () => {
  await save({ ...ours('agentBooked'), bodyVi: 'Kính gửi đại lý, tổng {total}.\nLý do: {reason}' })
  await server.database.pool.query(`update travel_agent set email = 'dai-ly@example.com' where travel_agent_id = $1`, [by.travelAgentId])
  await book()
  const toAgent = () => server.outside.letters.filter(({ to }) => to === 'dai-ly@example.com')
  await expect.poll(() => toAgent().length).toBe(1)
  expect(toAgent()[0]?.text).toMatch(/^Kính gửi đại lý, tổng 2\.000\.000/u)
  expect(toAgent()[0]?.text).not.toContain('Lý do')
  expect(toAgent()[0]?.text).toContain('Status: ')
})

test.each([
  [{ bodyVi: 'Chào {khách}' }, 'bodyVi', 'This email has no blank “khách”. Choose from the list.'],
  [{ subjectEn: '{month}' }, 'subjectEn', 'This email has no blank “month”. Choose from the list.'],
  [{ bodyEn: '[x](javascript:x)' }, 'bodyEn', 'The link “javascript:x” cannot be used. Use https://, mailto: or tel:.'],
])('%j is refused at its field and named, when it is saved and when it is previewed', async (more, field, message) => {
  const texts = { ...savedEmailText, ...more }
  const refused = { status: 422, errors: [expect.objectContaining({ field, message })] }
  expect(await save(texts)).toMatchObject(refused)
  expect(await preview(texts)).toMatchObject(refused)
  expect((await read('guestBooked')).version).toBe(1)
})

test('back to ours: empty texts, and texts that equal Innkeeper’s, are Innkeeper’s again', async () => {
  await save(savedEmailText)
  expect(await inOwnWords()).toEqual(['guestBooked'])
  const { ours: words } = await read('guestBooked')
  await save({ id: 'guestBooked', ...words, subjectVi: '', bodyVi: words.bodyVi.replaceAll('\n', '\r\n') }, 2)
  expect(await read('guestBooked')).toMatchObject({ version: 3, subjectVi: '', bodyVi: '', subjectEn: '', bodyEn: '' })
  expect((await read('guestChanged')).version).toBe(1)
  expect(await inOwnWords()).toEqual([])
})

test('who saves after another person is told, and nothing is overwritten', async () => {
  await save(savedEmailText)
  expect(await save(ours('guestBooked'))).toMatchObject({ status: 409, refusal: 'emailTextChanged' })
  expect((await read('guestBooked')).bodyVi).toBe(savedEmailText.bodyVi)
})

test('a preview shows what is typed with the property’s last booking of that kind, and saves nothing', async () => {
  const { data } = await book()
  const { data: shown } = await preview(savedEmailText)
  expect(shown).toMatchObject({ about: data.code, subject: `Hải Âu đón bạn: ${data.code}` })
  expect(shown.html).toContain('<strong>Xin chào Phạm Bảo Ngọc</strong>')
  expect(shown.text).toContain('Dear Phạm Bảo Ngọc, see you on ')
  expect((await read('guestBooked')).version).toBe(1)
  expect((await preview({ ...savedEmailText, id: 'guestCancelled' })).data.about).toBeNull()
  await server.ask('booking/cancel', { code: data.code, reason: 'hết phòng' }, owner)
  expect((await preview({ ...savedEmailText, id: 'guestCancelled', bodyVi: '{reason}' })).data).toMatchObject({
    about: data.code,
    text: expect.stringContaining('hết phòng'),
  })
})

test('who may not see bookings previews with a sample: no guest is told', async () => {
  await book()
  const clerk = await signInTo(server, by.propertyId, { codes: ['BE_SETTINGS_1'] })
  const { data } = await server.ask('email/preview', savedEmailText, clerk)
  expect(data.about).toBeNull()
  expect(JSON.stringify(data)).not.toContain('Phạm Bảo Ngọc')
})

test.each(letterKinds)('without a booking a preview is a sample under the property’s name: %s', async (id) => {
  const { data } = await preview(ours(id))
  expect(data.about).toBeNull()
  expect(data.text).not.toMatch(/[{}]/u)
  expect(data.text.length).toBeGreaterThan(20)
})
