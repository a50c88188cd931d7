import { unattendedHeader } from '@innkeeper/protocol/unattended'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { slowUploads } from '#testing/slow-uploads.ts'
import { askUpload } from '../uploads/ask-upload.ts'
import { ask } from './ask.ts'
import { Refused, Unreachable } from './refused.ts'
import { onSessionEnd, type SessionEnd } from '../session/session-end.ts'
import { clearSession, keepHotelSession, keepOwnSession } from '../session/session.ts'

const other = '01900000-0000-7000-8000-00000000000b'

const endings = (): SessionEnd[] => {
  const heard: SessionEnd[] = []
  onSessionEnd((why) => heard.push(why))
  return heard
}

test('“requests carry an Authorization header whose value is the word Token followed by the stored user token (of the hotel chosen in the URL)”', async () => {
  keepOwnSession(signedInAs())
  keepHotelSession(other, signedInAs({ token: 'other-token' }))
  const asked = answerCalls({ 'login/token': () => ({ body: { data: signedInAs() } }) })
  document.documentElement.lang = 'en'
  await ask('login/token', {})
  window.history.replaceState(null, '', `/u/${other}/dashboard`)
  await ask('login/token', {})
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Token own-token', 'Token other-token'])
  expect(asked[0]?.headers.get('accept-language')).toBe('en')
})

test('“check-token (GET, query token); password-recovery (POST, query token; body newPassword, confirmNewPassword)”', async () => {
  const asked = answerCalls({
    'check-token': () => ({ body: { data: { valid: true } } }),
    'password-recovery': () => ({ body: { data: null } }),
  })
  await expect(ask('check-token', { token: 'a b' })).resolves.toEqual({ valid: true })
  await ask('password-recovery', { token: 'a b', newPassword: 'longenough', confirmNewPassword: 'longenough' })
  expect(asked.map(({ method, url }) => `${method} ${url.search}`)).toEqual(['GET ?token=a+b', 'POST ?token=a+b'])
  expect(asked[1]?.body).toMatchObject({ newPassword: 'longenough' })
})

test('a refusal is thrown with its key, number, words and fields, also when it travels as 200', async () => {
  answerCalls({ 'login/user': () => ({ body: { responseCode: 4, message: 'The user is inactive.', refusal: 'inactiveUser' } }) })
  const refused = await ask('login/user', { username: 'a', password: 'b' }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ key: 'inactiveUser', number: 4, status: 200, message: 'The user is inactive.' })
})

test.each([
  [401, 'sessionExpired', 'expired'],
  [401, 'sessionIdle', 'idle'],
  [403, 'noRight', 'noRight'],
] as const)('“on 401 or 403 the user is logged out”: %i', async (status, refusal, ended) => {
  const heard = endings()
  answerCalls({ 'login/token': () => ({ status, body: { responseCode: 101, refusal } }) })
  await expect(ask('login/token', {})).rejects.toBeInstanceOf(Refused)
  expect(heard).toEqual([ended])
})

test('a call takes its token, property and language when it is made: what is cleared or changed right after changes nothing', async () => {
  keepOwnSession(signedInAs())
  keepHotelSession(other, signedInAs({ token: 'other-token' }))
  const asked = answerCalls({ logout: () => ({ body: { data: null } }), 'login/token': () => ({ body: { data: signedInAs() } }) })
  document.documentElement.lang = 'vi'
  window.history.replaceState(null, '', `/u/${other}/dashboard`)
  const answers = [ask('logout', { otherTokens: [] }, { property: '0' }), ask('login/token', {})]
  clearSession()
  window.history.replaceState(null, '', '/login')
  document.documentElement.lang = 'en'
  await Promise.all(answers)
  expect(
    asked.map(({ url, headers }) => [url.pathname.split('/').at(-1), headers.get('authorization'), headers.get('accept-language')]),
  ).toEqual([
    ['logout', 'Token own-token', 'vi'],
    ['token', 'Token other-token', 'vi'],
  ])
})

test('so does an upload', async () => {
  keepOwnSession(signedInAs())
  const uploads = slowUploads()
  const answer = askUpload('resource/upload-image', { file: new File(['x'], 'a.png'), input: { category: 'room' } })
  clearSession()
  await expect.poll(() => uploads[0]?.headers['authorization']).toBe('Token own-token')
  uploads[0]?.breakOff()
  await expect(answer).rejects.toBeInstanceOf(Unreachable)
})

test('a refusal of a token that this browser no longer holds says nothing of the session there is', async () => {
  keepOwnSession(signedInAs())
  const heard = endings()
  answerCalls({ 'login/token': () => ({ status: 401, body: { responseCode: 101, refusal: 'sessionExpired' } }) })
  const answer = ask('login/token', {})
  keepOwnSession(signedInAs({ token: 'newer-token' }))
  await expect(answer).rejects.toBeInstanceOf(Refused)
  expect(heard).toEqual([])
})

test('a key in the address that is no token says nothing of the session that there is', async () => {
  const heard = endings()
  answerCalls({ 'login/token': () => ({ status: 401, body: { responseCode: 101, refusal: 'sessionExpired' } }) })
  await expect(ask('login/token', {}, { token: 'old' })).rejects.toBeInstanceOf(Refused)
  expect(heard).toEqual([])
})

afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'))

test.each([
  ['somebody has just pressed something', true, 3_600_000, null],
  ['nobody has touched the page', false, 3_600_000, 'true'],
  ['somebody has just opened the page', false, 1000, null],
])('a read says whether the page makes it by itself: %s', async (_case, isActive, sinceOpened, header) => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive } })
  vi.spyOn(performance, 'now').mockReturnValue(sinceOpened)
  const asked = answerCalls({ 'login/token': () => ({ body: { data: signedInAs() } }) })
  await ask('login/token', {})
  expect(asked[0]?.headers.get(unattendedHeader)).toBe(header)
})

test('no network, or an answer that is no envelope, is “unreachable”', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(ask('login/token', {})).rejects.toBeInstanceOf(Unreachable)
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  await expect(ask('login/token', {})).rejects.toBeInstanceOf(Unreachable)
})

test('an answer that is not as the catalogue says is a programmer’s mistake', async () => {
  answerCalls({ 'check-token': () => ({ body: { data: { valid: 'yes' } } }) })
  await expect(ask('check-token', { token: 'a' })).rejects.toThrow('is not as the catalogue says')
})

test('an answer that breaks off on its way is no answer: what was asked may have been done', async () => {
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })))
  await expect(ask('login/user', { username: 'a', password: 'b' })).rejects.toBeInstanceOf(Unreachable)
})
