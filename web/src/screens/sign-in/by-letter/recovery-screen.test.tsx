import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from '#testing/answers.ts'
import { show } from '#testing/show.tsx'
import { RecoveryScreen } from './recovery-screen.tsx'

const recover = (valid: boolean) => {
  const asked = answerCalls({
    'check-token': () => ({ body: { data: { valid } } }),
    'password-recovery': () => ({ body: { data: null } }),
  })
  return show(<RecoveryScreen />, { address: '/forgot-password?token=abc' }).then((shown) => ({ ...shown, asked }))
}

test('“the token is checked on load; if it is invalid, the page shows a sorry message with a button back to login”', async () => {
  const { router } = await recover(false)
  expect(await page.findByText('The password recovery period has expired, please resend a new request.')).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: 'Back to sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('“otherwise it shows the new-password form; after a successful recovery the user goes to login”', async () => {
  const { router, asked } = await recover(true)
  await userEvent.type(await page.findByLabelText(/^New password/u), 'long enough')
  await userEvent.type(page.getByLabelText(/^Retype/u), 'long enough{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(asked.at(-1)).toMatchObject({ method: 'POST', body: { newPassword: 'long enough', confirmNewPassword: 'long enough' } })
})

test('[password.least][password.retype] “password is at least 8 characters; the retype must equal the new password”', async () => {
  const { asked } = await recover(true)
  await userEvent.type(await page.findByLabelText(/^New password/u), 'short')
  await userEvent.type(page.getByLabelText(/^Retype/u), 'long enough{Enter}')
  const main = within(page.getByRole('main'))
  expect(main.getByText('New password must be at least 8 characters.')).toBeDefined()
  expect(main.getByText('The passwords do not match.')).toBeDefined()
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
})
