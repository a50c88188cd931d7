import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { Announcements } from './announcements.tsx'

const slide = { active: true, imageUrl: null, content: 'New prices for the season.' }
const first = { id: '01900000-0000-7000-8000-000000000701', title: 'Season', fromRelease: false, slides: [slide] }
const second = { id: '01900000-0000-7000-8000-000000000702', title: 'Holidays', fromRelease: false, slides: [slide] }

beforeEach(() => keepOwnSession(signedInAs()))
// Nothing else empties the cookies between tests.
afterEach(() => {
  document.cookie = 'hiddenAnnouncements=; path=/; max-age=0'
})

const announce = async (username = 'owner') => {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, username } }))
  answerCalls({ 'announcement/current': () => ({ body: { data: { announcements: [first, second] } } }) })
  // A part that is late is given up after a while, which a busy machine needs to read its file.
  await import('./announcement-popup.tsx')
  return show(<Announcements />)
}

const close = async (title: string, never = false) => {
  const popup = within(await page.findByRole('dialog', { name: title }))
  if (never) await userEvent.click(popup.getByRole('checkbox', { name: 'Do not show this again' }))
  await userEvent.click(popup.getByRole('button', { name: 'Close the announcement' }))
}

test('closed, an announcement makes way for the next one, and does not come back in this tab', async () => {
  const shown = await announce()
  await close('Season')
  await close('Holidays')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  shown.unmount()
  await announce()
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
})

test('in another tab only what was closed for good stays away', async () => {
  const shown = await announce()
  await close('Season', true)
  await close('Holidays')
  shown.unmount()
  window.sessionStorage.clear()
  await announce()
  expect(await page.findByRole('dialog', { name: 'Holidays' })).toBeDefined()
  expect(page.queryByRole('dialog', { name: 'Season' })).toBeNull()
})

test('what one user closed for good another user of the same browser still sees', async () => {
  const shown = await announce('le.tan')
  await close('Season', true)
  shown.unmount()
  window.sessionStorage.clear()
  await announce('owner')
  expect(await page.findByRole('dialog', { name: 'Season' })).toBeDefined()
})
