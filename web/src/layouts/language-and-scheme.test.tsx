import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SchemeProvider } from '#kit/page/scheme.tsx'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

beforeEach(() => keepOwnSession(signedInAs()))

const chooseVietnamese = async (answer: () => Answer) => {
  const asked = answerCalls({ 'profile/language': answer })
  await show(<LanguageSwitch />)
  await userEvent.click(page.getByRole('button', { name: 'VI, Tiếng Việt' }))
  expect(page.getByRole('group', { name: 'Ngôn ngữ' })).toBeDefined()
  expect(page.getByRole('button', { name: 'VI, Tiếng Việt' }).getAttribute('aria-pressed')).toBe('true')
  return asked
}

test('the language changes at once, and the server is told once for the person’s letters', async () => {
  const asked = await chooseVietnamese(() => ({ body: { data: null } }))
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ language: 'vi' }]))
})

test('where the server cannot be told of the language, that is said, and the screen keeps it', async () => {
  await chooseVietnamese(() => {
    throw new TypeError('the connection is lost')
  })
  expect(await page.findByText(/Không kết nối được máy chủ/u)).toBeDefined()
  expect(page.getByRole('group', { name: 'Ngôn ngữ' })).toBeDefined()
})

test('light and dark are switched at once, and this browser remembers it', async () => {
  const frame = (
    <SchemeProvider>
      <SchemeSwitch />
    </SchemeProvider>
  )
  const shown = await show(frame)
  await userEvent.click(page.getByRole('button', { name: 'Switch to dark' }))
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  shown.unmount()
  await show(frame)
  await userEvent.click(page.getByRole('button', { name: 'Switch to light' }))
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light')
})
