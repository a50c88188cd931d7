import { cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keepOwnSession, sessionOf } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show, type ShowOptions } from '#testing/show.tsx'
import { LoginScreen } from './login-screen.tsx'

const login = (options: ShowOptions = {}) => show(<LoginScreen />, { address: '/login', ...options })

const typeAndEnter = async (name: string, password: string) => {
  const person = userEvent.setup()
  await person.type(await page.findByLabelText(/Username/u), name)
  await person.type(page.getByLabelText(/^Password/u), `${password}{Enter}`)
}

test('“the Enter key submits”, and what was typed is what is asked', async () => {
  const asked = answerCalls({ 'login/user': () => ({ body: { data: signedInAs() } }) })
  await login()
  await typeAndEnter('owner', 'secret words')
  await waitFor(() => expect(sessionOf('0')?.token).toBe('own-token'))
  expect(asked[0]?.body).toEqual({ username: 'owner', password: 'secret words', device: '' })
})

test('the token that makes this browser known is kept, through a logout as well, and sent when somebody signs in again', async () => {
  const asked = answerCalls({ 'login/user': () => ({ body: { data: signedInAs({ device: 'known-token' }) } }) })
  await login()
  await typeAndEnter('owner', 'secret words')
  await waitFor(() => expect(sessionOf('0')?.token).toBe('own-token'))
  cleanup()
  await login()
  await typeAndEnter('owner', 'secret words')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.body).toMatchObject({ device: 'known-token' })
})

test('the captcha appears when it is asked for, what was typed stays, and signing in waits until it is ticked', async () => {
  const message = 'Several wrong passwords were entered. Tick “I am not a robot”, then sign in again.'
  const errors = [{ field: 'captcha', reason: 'captchaNeeded', message }]
  const asked = answerCalls({ 'login/user': () => ({ body: { responseCode: 11, refusal: 'captchaNeeded', message, errors } }) })
  // A part that is late is given up after a while, which a busy machine needs to read its file.
  await import('#ui/fields/secret/captcha-field.tsx')
  await login()
  expect(page.queryByLabelText(/not a robot/u)).toBeNull()
  await typeAndEnter('owner', 'secret words')
  expect(await page.findByLabelText(/not a robot/u)).toHaveProperty('checked', false)
  expect(page.getByText('Tick this box to continue.')).toBeDefined()
  expect(page.getByLabelText(/^Password/u)).toHaveProperty('value', 'secret words')
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
  expect(asked).toHaveLength(1)
})

test('a first password is changed before anything opens, and the captcha appears there too when it is asked for', async () => {
  const message = 'Several wrong passwords were entered. Tick “I am not a robot”, then sign in again.'
  const errors = [{ field: 'captcha', reason: 'captchaNeeded', message }]
  const first = { responseCode: 12, refusal: 'passwordIsFirst', message: 'Choose a password of your own.' }
  const asked = answerCalls({
    'login/user': () => ({ body: first }),
    'first-password': () => ({ status: 422, body: { responseCode: 11, refusal: 'captchaNeeded', message, errors } }),
  })
  await Promise.all([import('./first-password.tsx'), import('#ui/fields/secret/captcha-field.tsx')])
  await login()
  await typeAndEnter('ngan', 'typed by the owner')
  await userEvent.type(await page.findByLabelText(/^New password/u), 'early by the sea')
  await userEvent.type(page.getByLabelText(/^Retype/u), 'early by the sea{Enter}')
  expect(await page.findByLabelText(/not a robot/u)).toHaveProperty('checked', false)
  await userEvent.click(page.getByRole('button', { name: 'Set the password' }))
  expect(asked.filter(({ url }) => url.pathname.endsWith('/first-password'))).toHaveLength(1)
})

test('“session: cleared on entering the login page”', async () => {
  keepOwnSession(signedInAs())
  await login()
  await page.findByLabelText(/Username/u)
  expect(sessionOf('0')).toBeUndefined()
})

test.each([
  ['invalidAccount', 1, 'Wrong username or password.'],
  ['accountLocked', 2, 'The account is locked. Try again in 15 minutes.'],
  ['noAccess', 3, 'This account has no access.'],
  ['inactiveUser', 4, 'The user is inactive.'],
])(
  '“login result”: %s is told once, as an alert that stays above the form, and what was typed stays',
  async (refusal, responseCode, message) => {
    answerCalls({ 'login/user': () => ({ body: { responseCode, refusal, message } }) })
    await login()
    await typeAndEnter('owner', 'wrong')
    await waitFor(() => expect(page.getAllByRole('alert').filter((alert) => alert.textContent?.includes(message))).toHaveLength(1))
    expect(page.getByLabelText(/Username/u)).toHaveProperty('value', 'owner')
    expect(page.getByLabelText(/^Password/u)).toHaveProperty('value', 'wrong')
  },
)

test('[login.required] “login needs username and password”: each error at its field, the focus at the first', async () => {
  const asked = answerCalls({})
  await login()
  await userEvent.click(await page.findByRole('button', { name: 'Sign in' }))
  const username = page.getByLabelText(/Username/u)
  expect(username.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(username.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Please enter all required information: Username.',
  )
  expect(page.getByLabelText(/^Password/u).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(username)
  expect(asked).toHaveLength(0)
})

test('“a password with a show/hide toggle”', async () => {
  await login()
  const person = userEvent.setup()
  await person.type(await page.findByLabelText(/^Password/u), 'secret')
  await person.click(page.getByRole('button', { name: 'Show password' }))
  expect(page.getByLabelText(/^Password/u)).toHaveProperty('type', 'text')
  await person.click(page.getByRole('button', { name: 'Hide password' }))
  expect(page.getByLabelText(/^Password/u)).toHaveProperty('type', 'password')
})

test('“an expired-session message shown on the login page”, in both languages', async () => {
  await login({ address: '/login?ended=expired' })
  expect(await page.findByText('The session has expired.')).toBeDefined()
  await login({ address: '/login?ended=expired', language: 'vi' })
  expect(await page.findByText('Phiên làm việc đã hết hạn.')).toBeDefined()
})

test('who was signed out without activity is told so, in both languages', async () => {
  await login({ address: '/login?ended=idle' })
  expect(await page.findByText('You were signed out after a while without activity.')).toBeDefined()
  await login({ address: '/login?ended=idle', language: 'vi' })
  expect(await page.findByText('Đã đăng xuất vì lâu không thao tác.')).toBeDefined()
})

test('“/login reads key: logs in by token”', async () => {
  const asked = answerCalls({ 'login/token': () => ({ body: { data: signedInAs() } }) })
  await login({ address: '/login?key=mailed-token' })
  await waitFor(() => expect(sessionOf('0')?.token).toBe('own-token'))
  expect(asked[0]?.headers.get('authorization')).toBe('Token mailed-token')
})

test('a key that is no good is told of, and the person begins in the first field', async () => {
  const message = 'The session has expired.'
  answerCalls({ 'login/token': () => ({ status: 401, body: { responseCode: 101, refusal: 'sessionExpired', message } }) })
  await login({ address: '/login?key=old-token' })
  expect(await page.findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(page.getByLabelText(/Username/u))
})

test('“a register link, an agent-login link and the hotline”', async () => {
  await login()
  expect(await page.findByRole('link', { name: 'Agent sign in' })).toBeDefined()
  expect(page.getByRole('link', { name: '1800 6163' }).getAttribute('href')).toBe('tel:18006163')
  expect(page.getByRole('link', { name: 'Register a property' }).getAttribute('href')).toBe('/register')
})

test('[forgot.name][forgot.captcha] “forgot-password needs the username or email; the captcha must be ticked”', async () => {
  const asked = answerCalls({})
  // A part that is late is given up after a while, which a busy machine needs to read its file.
  await import('./forgot-dialog.tsx')
  await login()
  await userEvent.click(await page.findByRole('button', { name: 'Forgot the password?' }))
  const dialog = await page.findByRole('dialog', { name: 'Forgot password' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the link' }))
  expect(within(dialog).getByText('Please enter all required information: Email or username.')).toBeDefined()
  expect(within(dialog).getByText('Tick this box to continue.')).toBeDefined()
  expect(asked).toHaveLength(0)
})
