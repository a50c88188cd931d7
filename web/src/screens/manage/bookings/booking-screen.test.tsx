import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { bookingShown } from '#testing/booking-shown.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { BookingListScreen } from './booking-list-screen.tsx'
import { BookingScreen } from './booking-screen.tsx'

const booking = bookingShown()
beforeEach(() => keepOwnSession(signedInAs()))

const showBooking = async (change: object = {}, language: 'vi' | 'en' = 'en') => {
  answerCalls({ 'booking/detail': () => ({ body: { data: { ...booking, ...change } } }) })
  await show(<BookingScreen />, { language })
  await screen.findByRole('heading', { name: booking.guestName })
}

test('the day on which prices were agreed is the property’s own', async () => {
  await showBooking()
  expect(screen.getByText('Prices as agreed on 12/01/2027')).toBeTruthy()
})

test.each([
  ['en', booking.agent?.name.en ?? ''],
  ['vi', booking.agent?.name.vi ?? ''],
] as const)('the timeline names the agent in the language shown, and a person as they are called: %s', async (language, name) => {
  await showBooking({}, language)
  const timeline = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(timeline.filter((text) => text.includes(name))).toHaveLength(1)
  expect(timeline.filter((text) => text.includes('Lê Minh Khôi'))).toHaveLength(1)
})

test('what cancelling costs is told in the booking’s own currency', async () => {
  await showBooking({ currency: 'USD' })
  expect(screen.getByText('$25.00')).toBeTruthy()
})

const showList = () => {
  const row = { ...booking, agent: booking.agent?.name, rooms: [{ count: 1, roomType: booking.lines[0]?.roomType }] }
  answerCalls({
    'booking/get-all': () => ({ body: { data: [row], total: 1 } }),
    'booking/view-counts': () => ({ body: { data: { all: 1, arriving: 0, inHouse: 0, owes: 1, ended: 0 } } }),
    'travelagent/get-all-agent-es': () => ({ body: { data: { agents: [], total: 0, chosen: null } } }),
  })
  return show(<BookingListScreen />)
}

test('the list says in which order its bookings stand', async () => {
  await showList()
  expect((await screen.findByText(/last changed first/u)).textContent).toBe('1–1 of 1 · last changed first')
})

test('the number of rooms stays beside their name, in the list and in the booking', async () => {
  const { unmount } = await showList()
  const together = '1\u00A0×\u00A0Dormitory, six beds'
  expect((await screen.findByRole('row', { name: /HA270301223/ })).textContent).toContain(together)
  unmount()
  await showBooking()
  expect(document.body.textContent).toContain(together)
})
