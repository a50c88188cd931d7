import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sessionOf } from '#kit/session/session.ts'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { SetUpScreen } from './set-up-screen.tsx'

const open = async (
  state: 'open' | 'waits' | 'done',
  address = '/setup?token=abc',
  made: Answer = { body: { data: { userName: 'ngoc' } } },
  entered: Answer = { body: { data: signedInAs({ mustSetUpFactor: true }) } },
) => {
  let now = state
  const asked = answerCalls({
    'set-up/show': () => ({ body: { data: { state: now } } }),
    'set-up/administrator': () => {
      if (made.status === undefined) now = 'done'
      return made
    },
    'login/user': () => entered,
  })
  return show(<SetUpScreen />, { address }).then((shown) => ({ ...shown, asked }))
}

const fillIn = async (password: string, again = password) => {
  await userEvent.type(await page.findByLabelText(/^Full name/u), 'Phạm Ngọc')
  await userEvent.type(page.getByLabelText(/^Email/u), 'ngoc@example.com')
  await userEvent.type(page.getByLabelText(/^Username/u), 'ngoc')
  await userEvent.type(page.getByLabelText(/^New password/u), password)
  await userEvent.type(page.getByLabelText(/^Retype/u), `${again}{Enter}`)
}

test('without a link the page says how to get one; with an old link, that it is over', async () => {
  await open('waits', '/setup')
  expect(await page.findByText(/Open the link that was printed/u)).toBeDefined()
  page.getByRole('main').remove()
  await open('waits')
  expect(await page.findByText(/This link no longer works/u)).toBeDefined()
})

test('once there is an administrator the page leads to the sign-in', async () => {
  const { router } = await open('done')
  await userEvent.click(await page.findByRole('button', { name: 'Back to sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('the link makes the first administrator, who sets up a second step on the same page before anything is open', async () => {
  const { router, asked } = await open('open')
  await fillIn('early by the sea')
  expect(await page.findByRole('form', { name: 'Set up two-step verification' })).toBeDefined()
  expect(page.queryByLabelText(/password/iu)).toBeNull()
  expect(router.state.location.pathname).toBe('/setup')
  expect(sessionOf('0')).toBeUndefined()
  const [made, entered] = asked.filter(({ method }) => method === 'POST')
  expect(made).toMatchObject({ body: { token: 'abc', userName: 'ngoc', fullName: 'Phạm Ngọc' } })
  expect(entered).toMatchObject({ body: { username: 'ngoc', password: 'early by the sea' } })
})

test('where the sign-in after it fails, the administrator is made all the same and goes to the sign-in page', async () => {
  const { router } = await open('open', undefined, undefined, {
    status: 503,
    body: { responseCode: 99, refusal: 'failed', message: 'Failed.' },
  })
  await fillIn('early by the sea')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a password made of the name that is typed beside it is refused before it is sent', async () => {
  const { asked } = await open('open')
  await fillIn('ngoc1234')
  expect(await page.findAllByText(/made of your name/u)).not.toHaveLength(0)
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('who comes second reads that the link was used, and what was typed stays', async () => {
  await open('open', '/setup?token=abc', {
    status: 409,
    body: { responseCode: 19, refusal: 'setUpLinkOver', message: 'This link has been used.' },
  })
  await fillIn('early by the sea')
  expect(await page.findAllByText(/This link has been used/u)).not.toHaveLength(0)
  expect(page.getByLabelText<HTMLInputElement>(/^Full name/u).value).toBe('Phạm Ngọc')
})
