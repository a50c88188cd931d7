import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { say } from '@innkeeper/protocol/say'
import { beforeEach, expect, test } from 'vitest'
import { keepHotelSession, keepOwnSession, sessionOf } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { hotelOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { MenuAnchor } from './menu-anchor.tsx'

const id = '01900000-0000-7000-8000-00000000000b'
const administrator = { ...signedInAs().user, type: 'AM' as const }
const link = { key: 'x', words: say('Trang quản trị', 'Manage home'), outside: false, current: false }

beforeEach(() => {
  keepOwnSession(signedInAs({ user: administrator, hotel: null, token: 'platform-token' }))
  keepHotelSession(id, signedInAs({ user: administrator, hotel: hotelOf(id, 'Ngọc Lan'), token: 'property-token' }))
})

const showLink = async (leaves: boolean) => {
  const asked = answerCalls({ logout: () => ({ body: { data: null } }) })
  const shown = await show(<MenuAnchor link={{ ...link, to: '/admin', leaves }} />, { address: `/${id}`, property: id })
  return { ...shown, asked }
}

test('the way back to the platform ends the session in the property, and only that one', async () => {
  const { asked, router } = await showLink(true)
  await userEvent.click(page.getByRole('link', { name: 'Manage home' }))
  await waitFor(() =>
    expect(asked.map(({ url, headers }) => [url.pathname, headers.get('authorization')])).toEqual([
      ['/api/v2/hotel/logout', 'Token property-token'],
    ]),
  )
  expect(asked[0]?.body).toEqual({})
  expect(router.state.location.pathname).toBe('/admin')
  expect(sessionOf(id)).toBeUndefined()
  expect(sessionOf('0')?.token).toBe('platform-token')
})

test('in another tab, or by any other link, nothing ends', async () => {
  const { asked } = await showLink(true)
  const person = userEvent.setup()
  await person.keyboard('{Control>}')
  await person.click(page.getByRole('link', { name: 'Manage home' }))
  expect([asked, sessionOf(id)?.token]).toEqual([[], 'property-token'])
})

test('another link of the menu only leads', async () => {
  const { asked, router } = await showLink(false)
  await userEvent.click(page.getByRole('link', { name: 'Manage home' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
  expect([asked, sessionOf(id)?.token]).toEqual([[], 'property-token'])
})
