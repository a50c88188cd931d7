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

const email = {
  id: '01900000-0000-7000-8000-0000000000e1',
  kind: 'guestBooked',
  audience: 'guest',
  receiver: 'khach@example.com',
  state: 'returned',
  problem: 'receiverRefused',
  reply: '550 5.1.1 no such mailbox',
  nextAt: null,
  at: '2027-01-12T03:00:00.000Z',
  changedAt: '2027-01-12T03:00:04.000Z',
  maySendAgain: true,
}

test.each([
  ['en', /Guest: booking confirmed.*khach@example\.com · Returned.*550 5\.1\.1 no such mailbox/u, 'Send again'],
  ['vi', /Khách: xác nhận đặt phòng.*khach@example\.com · Bị trả về.*550 5\.1\.1 no such mailbox/u, 'Gửi lại'],
] as const)(
  'an email that came back stands in the timeline with its receiver and why, to be sent again: %s',
  async (language, told, again) => {
    await showBooking({ emails: [email] }, language)
    const [item] = screen.getAllByRole('listitem').filter(({ textContent }) => told.test(textContent))
    expect(item?.querySelector('button')?.textContent).toContain(again)
  },
)

test('an email that waits says when it is tried again; one that was sent offers nothing', async () => {
  const waits = { ...email, id: email.id.replace(/1$/u, '2'), state: 'again', nextAt: '2027-01-12T03:00:08.000Z', maySendAgain: false }
  const sent = { ...email, id: email.id.replace(/1$/u, '3'), state: 'sent', problem: null, reply: '', maySendAgain: false }
  await showBooking({ emails: [waits, sent] })
  const told = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(told.some((text) => /Not sent yet, will be tried again at .*refused the address/u.test(text))).toBe(true)
  expect(told.some((text) => /· Sent /u.test(text))).toBe(true)
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})
