import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { Bell } from './bell.tsx'

const notification = (number: number) => ({
  key: `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  seen: true,
  title: `Booking ${number}`,
  link: '',
  createdDate: { time: '2027-01-12T08:20:00.000Z' },
  type: 'newBooking',
  detailCode: '',
  username: '',
  content: [],
  fromRelease: false,
})

/** A server with so many notifications, asked for by pages. */
const bellOf = (count: number) =>
  answerCalls({
    'notification/show': ({ url }: Asked) => {
      const [limit, offset] = [Number(url.searchParams.get('limit')), Number(url.searchParams.get('offset'))]
      const numbers = Array.from({ length: count }, (_, at) => at + 1).slice(offset, offset + limit)
      return { body: { data: { notifications: numbers.map(notification), more: offset + limit < count, unseen: 0 } } }
    },
  })

const openBell = async () => {
  keepOwnSession(signedInAs())
  await show(<Bell />)
  const person = userEvent.setup()
  await person.click(await page.findByRole('button', { name: 'Notifications' }))
  return { person, panel: within(await page.findByRole('dialog')) }
}

test('“the notification list starts at 5, plus 5 each time”, to its end', async () => {
  const asked = bellOf(107)
  const { panel } = await openBell()
  const rows = () => document.querySelectorAll('[role="dialog"] li').length
  await waitFor(() => expect(rows()).toBe(5))
  const more = panel.getByText('Show 5 more')
  for (let shown = 10; shown <= 105; shown += 5) {
    fireEvent.click(more)
    await waitFor(() => expect(rows()).toBe(shown))
  }
  fireEvent.click(more)
  await waitFor(() => expect(rows()).toBe(107))
  expect(panel.queryByText('Show 5 more')).toBeNull()
  expect(new Set(asked.map(({ url }) => url.searchParams.get('limit')))).toEqual(new Set(['5']))
})

test('who asks for more goes on at the first of them', async () => {
  bellOf(7)
  const { person, panel } = await openBell()
  await person.click(await panel.findByRole('button', { name: 'Show 5 more' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Booking 6'))
})

test('an empty bell says “There are no records to show”', async () => {
  bellOf(0)
  const { panel } = await openBell()
  expect(await panel.findByText('There are no records to show.')).toBeDefined()
})

test('an administrator’s notice leads to its screen of the platform, and is seen by that', async () => {
  const key = notification(1).key
  const one = { ...notification(1), seen: false, title: 'SONG registered', link: 'hotels/01900000-0000-7000-8000-00000000000b' }
  const asked = answerCalls({
    'notification/show': () => ({ body: { data: { notifications: [one], more: false, unseen: 1 } } }),
    'notice/update-seen': () => ({ body: { data: null } }),
  })
  keepOwnSession(signedInAs({ hotel: null, user: { ...signedInAs().user, type: 'AM' } }))
  const { router } = await show(<Bell />)
  const person = userEvent.setup()
  await person.click(await page.findByRole('button', { name: 'Notifications, 1 not seen' }))
  await person.click(await page.findByText('SONG registered', { selector: 'strong' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/hotels/01900000-0000-7000-8000-00000000000b'))
  await waitFor(() => expect(asked.find(({ url }) => url.pathname.endsWith('update-seen'))?.body).toEqual({ idNotice: key }))
})
