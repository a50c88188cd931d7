import { profileCalls } from '@innkeeper/protocol/calls/account/profile'
import { say } from '@innkeeper/protocol/say'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from '#testing/answers.ts'
import { show } from '#testing/show.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useForm } from './use-form.ts'

const save = say('Đổi mật khẩu', 'Change the password')

const Profile = () => {
  const form = useForm('profile/update', {
    schema: profileCalls['profile/update'].input,
    initial: { email: 'ha@example.com', phone: '0905123456' },
    draft: 'mine',
  })
  return (
    <form {...form.props}>
      <TextField field={form.field('fullName')} />
      <PasswordField field={form.field('password')} autoComplete="current-password" />
      <Button words={save} look="primary" submits />
    </form>
  )
}

const ChangePassword = () => {
  const form = useForm('profile/password-change', {
    schema: profileCalls['profile/password-change'].input,
    initial: {},
  })
  return (
    <form {...form.props}>
      <FormBanner form={form} />
      <PasswordField field={form.field('password')} autoComplete="current-password" />
      <PasswordField field={form.field('newPassword')} autoComplete="new-password" />
      <PasswordField field={form.field('confirmNewPassword')} autoComplete="new-password" />
      <Button words={save} look="primary" submits pending={form.pending} />
    </form>
  )
}

const fill = async (password: string) => {
  await userEvent.type(await page.findByLabelText(/^Current password/u), password)
  await userEvent.type(page.getByLabelText(/^New password/u), 'long enough')
  await userEvent.type(page.getByLabelText(/^Retype/u), 'long enough')
}

const errorOf = (label: RegExp): string => {
  const control = page.getByLabelText(label)
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent?.trim() ?? ''
}

test('labels, required marks and lengths come from the call’s input schema', async () => {
  await show(<ChangePassword />)
  const control = await page.findByLabelText(/^New password/u)
  expect(control.getAttribute('aria-required')).toBe('true')
  await userEvent.click(control)
  await userEvent.paste('x'.repeat(201))
  expect(errorOf(/^New password/u)).toBe('Longer than 200 characters; remove 1.')
})

test('“errors appear on leaving a field”, in the words of its schema, and go when it is mended', async () => {
  await show(<ChangePassword />)
  const control = await page.findByLabelText(/^New password/u)
  await userEvent.type(control, 'short')
  expect(errorOf(/^New password/u)).toBe('')
  await userEvent.tab()
  expect(errorOf(/^New password/u)).toBe('New password must be at least 8 characters.')
  await userEvent.type(control, ' no more')
  expect(errorOf(/^New password/u)).toBe('')
})

test('[shared.alert] “the save button stays enabled and takes the reader to the first error”; errors also show in an alert', async () => {
  const asked = answerCalls({})
  await show(<ChangePassword />)
  await userEvent.click(await page.findByRole('button', { name: 'Change the password' }))
  expect(document.activeElement).toBe(page.getByLabelText(/^Current password/u))
  expect(page.getByRole('alert').textContent).toContain('Please complete the fields marked *.')
  expect(asked).toHaveLength(0)
})

test('where one field only is missing or wrong, the alert says which', async () => {
  await show(<ChangePassword />)
  await fill('old password')
  await userEvent.clear(page.getByLabelText(/^Current password/u))
  await userEvent.click(page.getByRole('button', { name: 'Change the password' }))
  expect(page.getByRole('alert').textContent).toContain('Please enter all required information: Current password.')
})

test('the server’s error lands at its field and once in the banner; what was typed stays', async () => {
  const message = 'The current password is wrong.'
  const errors = [{ field: 'password', reason: 'wrongPassword', message }]
  answerCalls({ 'profile/password-change': () => ({ status: 422, body: { responseCode: 10, refusal: 'wrongPassword', message, errors } }) })
  await show(<ChangePassword />)
  await fill('wrong')
  await userEvent.click(page.getByRole('button', { name: 'Change the password' }))
  await waitFor(() => expect(errorOf(/^Current password/u)).toBe(message))
  expect(page.getByText('Not saved.')).toBeDefined()
  expect(page.getAllByRole('alert').filter(({ textContent }) => textContent.includes(message))).toHaveLength(1)
  expect(document.activeElement).toBe(page.getByLabelText(/^Current password/u))
  expect(page.getByLabelText(/^Retype/u)).toHaveProperty('value', 'long enough')
})

test('a form that is saved asks once, though it is submitted twice', async () => {
  const asked = answerCalls({ 'profile/password-change': () => new Promise(() => undefined) })
  await show(<ChangePassword />)
  await fill('old words')
  await userEvent.dblClick(page.getByRole('button', { name: 'Change the password' }))
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(asked).toHaveLength(1)
})

test('“nothing a person typed is lost by an expired session”: a draft is there again until it is saved', async () => {
  const { unmount } = await show(<Profile />)
  await userEvent.type(await page.findByLabelText(/^Full name/u), 'half typed')
  await userEvent.type(page.getByLabelText(/^Current password/u), 'secret words')
  unmount()
  answerCalls({ 'profile/update': () => ({ body: { data: null } }) })
  const again = await show(<Profile />)
  expect(await page.findByLabelText(/^Full name/u)).toHaveProperty('value', 'half typed')
  await userEvent.type(page.getByLabelText(/^Full name/u), '{Enter}')
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0))
  again.unmount()
})

test('a draft keeps no password', async () => {
  const { unmount } = await show(<Profile />)
  await userEvent.type(await page.findByLabelText(/^Current password/u), 'secret words')
  unmount()
  await show(<Profile />)
  expect(await page.findByLabelText(/^Current password/u)).toHaveProperty('value', '')
})
