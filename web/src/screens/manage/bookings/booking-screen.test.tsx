import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { BookingListScreen } from './booking-list-screen.tsx'
import { BookingScreen } from './booking-screen.tsx'

const nameOf = (vi: string, en: string) => ({ vi, en })
const agent = nameOf('Công ty CP Lữ hành Cát Vàng', 'Cát Vàng Travel JSC')
const roomType = nameOf('Phòng tập thể 6 giường', 'Dormitory, six beds')
/** Shortly after midnight where the property stands, and the day before in Greenwich. */
const afterMidnight = '2027-01-11T17:30:00.000Z'

const booking = {
  code: 'HA270301223',
  state: 'await payment',
  guestName: 'Nguyễn Văn An',
  guestPhone: '+84 900 000 123',
  guestEmail: 'an@example.com',
  note: '',
  checkIn: '2027-03-01',
  checkOut: '2027-03-03',
  nights: 2,
  currency: 'VND',
  total: 1_120_350,
  paid: 0,
  owed: 1_120_350,
  paymentMethod: 'bank transfer',
  payBy: null,
  payments: [],
  cancelReason: null,
  createdAt: afterMidnight,
  changedAt: afterMidnight,
  agent: { travelAgentId: '01900000-0000-7000-8000-0000000000c1', name: agent, level: 3, debtLimit: null, creditLeft: null },
  property: { name: nameOf('Hải Âu Trắng', 'Hải Âu Trắng'), checkInFrom: '14:00', checkOutUntil: '12:00' },
  lines: [
    {
      roomPlanId: '01900000-0000-7000-8000-0000000000a1',
      roomTypeId: '01900000-0000-7000-8000-0000000000d1',
      roomType,
      ratePlan: nameOf('Linh hoạt', 'Flexible'),
      meals: [],
      rooms: [{ adults: 2, childrenAges: [], extraBeds: 0 }],
      cancellation: {
        name: null,
        refundable: true,
        sentence: nameOf('', ''),
        periods: [{ from: null, to: null, charge: { unit: 'amount', amount: 2500 } }],
      },
      payment: null,
    },
  ],
  price: {
    lines: [],
    subtotals: { rooms: 0, promotions: 0, services: 0, giftCode: 0, tax: 0, beforeTax: 0 },
    taxes: { serviceCharge: 0, vat: 0 },
    total: 1_120_350,
  },
  ledger: [],
  timeline: [
    { kind: 'paid', at: afterMidnight, person: 'Lê Minh Khôi', origin: 'screen', detail: {} },
    { kind: 'booked', at: afterMidnight, person: agent.vi, origin: 'agent', detail: {} },
  ],
  ifCancelledToday: { fee: 0, refund: 0, owed: 0 },
  allowed: { cancel: { ok: true, reason: null } },
}

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
  ['en', agent.en],
  ['vi', agent.vi],
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
  const row = { ...booking, agent, rooms: [{ count: 1, roomType }] }
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
