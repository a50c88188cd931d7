import { cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { profile } from '#testing/profile.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { AccountScreen } from './account-screen.tsx'

const session = {
  id: '01900000-0000-7000-8000-000000000011',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.7',
  hotel: { vi: 'Khách sạn Hải Âu', en: 'Seagull Hotel' },
  startedAt: '2026-11-21T08:20:00.000000Z',
  lastSeenAt: null,
}
const elsewhere = { ...session, id: '01900000-0000-7000-8000-000000000012', current: false, browser: '', system: '', hotel: null }

const visit = (number: number, leftAt: string | null) => ({
  id: `01900000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  person: `Quản trị ${number}`,
  address: '203.0.113.9',
  browser: 'Firefox',
  system: 'Linux',
  enteredAt: '2026-11-21T08:20:00.000000Z',
  leftAt,
  reason: leftAt === null ? null : 'A call from the owner',
})

const answers = {
  'hotel-log/visits': () => ({ body: { data: [], total: 0 } }),
  'factor/get-all': () => ({ body: { data: { factors: [], recoveryLeft: 0, demanded: false } } }),
  'profile/info': () => ({ body: { data: profile } }),
  'profile/sessions': () => ({ body: { data: { sessions: [session, elsewhere] } } }),
  'notification/choices': () => ({ body: { data: { choices: [{ kind: 'newBooking', inBell: true, byMail: false }] } } }),
}

beforeEach(() => keepOwnSession(signedInAs()))

const showAccount = async (more: Parameters<typeof answerCalls>[0] = {}): Promise<Asked[]> => {
  const asked = answerCalls({ ...answers, ...more })
  await show(<AccountScreen />)
  await page.findByRole('form', { name: 'Personal information' })
  return asked
}
const sentTo = (asked: readonly Asked[], path: string) => asked.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => body)
const field = (label: RegExp) => page.getByLabelText<HTMLInputElement>(label)
const type = async (label: RegExp, text: string) => {
  await userEvent.clear(field(label))
  if (text !== '') await userEvent.type(field(label), text)
}
const profileForm = () => within(page.getByRole('form', { name: 'Personal information' }))
const typePassword = () => userEvent.type(profileForm().getByLabelText(/^Current password/u), 'cua so mo ra bien')
const keptAt = (at: number) => window.sessionStorage.getItem(window.sessionStorage.key(at) ?? '') ?? ''
const wrongFields = () => [...document.querySelectorAll('[aria-invalid="true"]')].map((input) => input.getAttribute('name'))

test.each([
  ['[profile.fullName] the full name is required', /Full name/u, '', 'fullName'],
  ['[profile.email] what is no email is refused', /^Email \*/u, 'bao@', 'email', 'password'],
  ['[profile.phone] a phone has at least 8 characters', /Phone/u, '0905123', 'phone'],
])('%s: at the field and in the alert, before anything is sent', async (_sentence, label, text, ...names) => {
  const asked = await showAccount()
  await type(label, text)
  await userEvent.click(page.getByRole('button', { name: 'Save the information' }))
  expect(wrongFields()).toEqual(names)
  expect(page.getByRole('alert').textContent).not.toBe('')
  expect(sentTo(asked, 'profile/update')).toEqual([])
})

test.each([
  ['[profile.address] an address is optional', /Address/u, 'address'],
  ['[profile.position] a position is optional', /Position/u, 'position'],
])('%s and has at most 255 characters', async (_sentence, label, name) => {
  const asked = await showAccount({ 'profile/update': () => ({ body: { data: null } }) })
  await userEvent.clear(field(label))
  await userEvent.paste('x'.repeat(256))
  await userEvent.click(page.getByRole('button', { name: 'Save the information' }))
  expect(wrongFields()).toEqual([name])
  expect(sentTo(asked, 'profile/update')).toEqual([])
  await userEvent.clear(field(label))
  await userEvent.click(page.getByRole('button', { name: 'Save the information' }))
  await waitFor(() => expect(sentTo(asked, 'profile/update')).toHaveLength(1))
  expect(sentTo(asked, 'profile/update')[0]).toMatchObject({ [name]: '' })
})

test('an email that is somebody else’s is told at the field, and what was typed stays', async () => {
  const message = 'This email belongs to another account.'
  const refused = { responseCode: 350, refusal: 'emailInUse', message, errors: [{ field: 'email', reason: 'emailInUse', message }] }
  await showAccount({ 'profile/update': () => ({ status: 409, body: refused }) })
  await type(/^Email \*/u, 'ha@example.com')
  await typePassword()
  await userEvent.click(page.getByRole('button', { name: 'Save the information' }))
  await waitFor(() => expect(wrongFields()).toEqual(['email']))
  expect(field(/^Email \*/u).value).toBe('ha@example.com')
})

test('[password.least] [password.retype] a new password has 8 characters and is typed twice; then the fields are empty again', async () => {
  const asked = await showAccount({ 'profile/password-change': () => ({ body: { data: null } }) })
  const save = () => userEvent.click(page.getByRole('button', { name: 'Change the password' }))
  await type(/^Current password/u, 'mat khau cu')
  await type(/^New password/u, '1234567')
  await type(/^Retype the new password/u, '1234567')
  await save()
  expect(wrongFields()).toEqual(['newPassword', 'confirmNewPassword'])
  await type(/^New password/u, 'cua so mo ra bien')
  await type(/^Retype the new password/u, 'cua so mo ra bin')
  await save()
  expect(wrongFields()).toEqual(['confirmNewPassword'])
  expect(sentTo(asked, 'profile/password-change')).toEqual([])
  await type(/^Retype the new password/u, 'cua so mo ra bien')
  await save()
  await waitFor(() => expect(field(/^New password/u).value).toBe(''))
  expect(sentTo(asked, 'profile/password-change')).toHaveLength(1)
})

test.each([
  ['12345678', 'This password is easy to guess'],
  ['quocbao1', 'This password is made of your name'],
])('a new password like “%s” is refused at its field before it is sent, and the meter says how weak it is', async (password, why) => {
  const asked = await showAccount()
  await type(/^New password/u, password)
  const meter = await page.findByRole('meter', { name: 'Password strength' })
  expect(meter.getAttribute('aria-valuetext')).toBe('Too weak')
  await type(/^Retype the new password/u, password)
  await userEvent.click(page.getByRole('button', { name: 'Change the password' }))
  expect(wrongFields()).toContain('newPassword')
  expect(page.getByText(new RegExp(`^${why}`, 'u'))).toBeDefined()
  await type(/^New password/u, 'cửa sổ mở ra biển')
  expect(page.getByRole('meter').getAttribute('aria-valuetext')).toBe('Strong')
  expect(wrongFields()).not.toContain('newPassword')
  expect(sentTo(asked, 'profile/password-change')).toEqual([])
})

test('another email asks for the password, at its field, and what this tab keeps of the form has no password', async () => {
  const asked = await showAccount({ 'profile/update': () => ({ body: { data: null } }) })
  expect(profileForm().queryByLabelText(/^Current password/u)).toBeNull()
  await type(/^Email \*/u, 'ha@example.com')
  await userEvent.click(page.getByRole('button', { name: 'Save the information' }))
  expect(wrongFields()).toEqual(['password'])
  await typePassword()
  const kept = Array.from({ length: window.sessionStorage.length }, (_none, at) => keptAt(at)).join(' ')
  expect(kept).toContain('ha@example.com')
  expect(kept).not.toContain('cua so mo ra bien')
  await userEvent.click(page.getByRole('button', { name: 'Save the information' }))
  await waitFor(() => expect(sentTo(asked, 'profile/update')).toMatchObject([{ email: 'ha@example.com', password: 'cua so mo ra bien' }]))
})

test('another session is ended with one press; this one is marked and has no button', async () => {
  const asked = await showAccount({ 'profile/session-end': () => ({ body: { data: null } }) })
  const rows = await within(await page.findByRole('region', { name: 'Sessions' })).findAllByRole('listitem')
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1])
  expect(rows[0]?.textContent).toContain('Chrome on Windows')
  await userEvent.click(page.getByRole('button', { name: 'End the session Unknown device' }))
  await waitFor(() => expect(sentTo(asked, 'profile/session-end')).toEqual([{ id: elsewhere.id }]))
})

test('the owner sees who of the platform came in, who is inside now, and the earlier visits by fives', async () => {
  const visits = Array.from({ length: 7 }, (_none, at) => visit(at + 1, at === 0 ? null : '2026-11-21T09:05:00.000000Z'))
  await showAccount({
    'hotel-log/visits': ({ url }) => {
      const [limit, offset] = [Number(url.searchParams.get('limit')), Number(url.searchParams.get('offset'))]
      return { body: { data: visits.slice(offset, offset + limit), total: visits.length } }
    },
  })
  const card = within(await page.findByRole('region', { name: 'Visits by Innkeeper' }))
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(5))
  const [inside, left] = card.getAllByRole('listitem')
  expect(inside?.textContent).toMatch(
    /^Quản trị 1Only looked, and changed nothing\.entered .* · 203\.0\.113\.9 · Firefox · LinuxInside now$/u,
  )
  expect(left?.textContent).toMatch(/^Quản trị 2Reason: A call from the ownerentered .* · left .* · 203\.0\.113\.9 · Firefox · Linux$/u)
  await userEvent.click(card.getByRole('button', { name: 'Show 5 more' }))
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(7))
  expect(card.queryByRole('button')).toBeNull()
})

test('a property that nobody of the platform entered says so, and who may not see the log is not asked', async () => {
  await showAccount()
  expect(await page.findByText('No administrator has entered this property yet.')).toBeDefined()
  cleanup()
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, owner: false, roles: rolesOf(['PERSONAL_ACCOUNT_1']) } }))
  const asked = await showAccount()
  expect(page.queryByRole('region', { name: 'Visits by Innkeeper' })).toBeNull()
  expect(asked.some(({ url }) => url.pathname.endsWith('hotel-log/visits'))).toBe(false)
})

test('a tick for an alert is saved at once, and stands again as it was where it is refused', async () => {
  const asked = await showAccount({
    'notification/choose': () => ({ status: 503, body: { responseCode: 110, refusal: 'busy', message: 'The system is busy.' } }),
  })
  const tick = await page.findByRole<HTMLInputElement>('checkbox', { name: 'New booking: by email' })
  await userEvent.click(tick)
  await waitFor(() => expect(sentTo(asked, 'notification/choose')).toEqual([{ kind: 'newBooking', inBell: true, byMail: true }]))
  await waitFor(() => expect(tick.checked).toBe(false))
})
