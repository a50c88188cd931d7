import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keepOwnSession, sessionOf } from '#kit/session/session.ts'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { profile } from '#testing/profile.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { Account } from './account.tsx'

test.each([true, false])('whether the property is synchronized (%s) is stored with the session', async (hotelSync) => {
  answerCalls({ 'profile/info': () => ({ body: { data: { ...profile, hotelSync } } }) })
  keepOwnSession(signedInAs())
  await show(<Account />)
  await waitFor(() => expect(window.localStorage.getItem('hotelSync')).toBe(String(hotelSync)))
})

const answers: readonly (readonly [string, () => Answer])[] = [
  ['ends the session', () => ({ body: { data: null } })],
  ['refuses', () => ({ status: 429, body: { responseCode: 1, message: 'Too many.' } })],
  [
    'does not answer',
    () => {
      throw new TypeError('the connection is lost')
    },
  ],
]

test.each(answers)(
  'logging out sends the session’s token once, also if the page is closed right after, and ends the session here, whatever the server does: it %s',
  async (_how, answer) => {
    const asked = answerCalls({ 'profile/info': () => ({ body: { data: profile } }), logout: answer })
    keepOwnSession(signedInAs())
    const { router } = await show(<Account />)
    await userEvent.dblClick(await page.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(sessionOf('0')).toBeUndefined()
    const sent = () => asked.filter(({ url, headers }) => url.pathname.endsWith('/logout') && headers.has('authorization'))
    await waitFor(() => expect(sent().map(({ headers }) => headers.get('authorization'))).toEqual(['Token own-token']))
    expect(sent().map(({ outlivesPage }) => outlivesPage)).toEqual([true])
  },
)
