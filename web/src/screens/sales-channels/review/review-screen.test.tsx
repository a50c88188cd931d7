import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { ReviewScreen } from './review-screen.tsx'

const text = { vi: 'Hải Âu', en: 'Seagull' }
const cancellation = { name: null, refundable: true, sentence: { vi: 'Huỷ miễn phí.', en: 'Free to cancel.' }, periods: [] }
const flexible = '01900000-0000-7000-8000-000000000201'
const saver = '01900000-0000-7000-8000-000000000202'
const offer = (roomPlanId: string, name: string, total: number, blocked: string | null) => ({
  roomPlanId,
  ratePlan: { vi: name, en: name },
  meals: ['breakfast'],
  includedAdults: 2,
  cancellation,
  payment: null,
  price: { beforeTax: total, total, struck: null },
  blocked,
})
const room = {
  roomTypeId: '01900000-0000-7000-8000-000000000101',
  name: { vi: 'Phòng đôi', en: 'Double room' },
  roomSize: 30,
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  beds: [{ bedType: 'king', count: 1 }],
  viewCode: 'sea',
  amenities: ['bathtub'],
  photos: [],
  vacant: 2,
  offers: [offer(flexible, 'Flexible', 2_000_000, null), offer(saver, 'Saver', 1_500_000, 'At least 4 nights; 2 are chosen.')],
}
const property = {
  name: text,
  kind: 'hotel',
  typeCode: 'resort',
  star: 4,
  address: '1 Trần Phú',
  place: { vi: 'Đà Nẵng', en: 'Da Nang' },
  description: { vi: '', en: '' },
  phone: '0236 1234 567',
  email: 'a@example.com',
  website: '',
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  childAgeLimit: 12,
  currency: 'VND',
  taxChoice: 100,
}
const whole = { state: 'onsite', onSale: true, property, photos: [], amenities: [], nearby: [], roomTypes: [room] }

beforeEach(() => {
  const signedIn = signedInAs()
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: [{ fnCode: 'TA_PORTAL_1', type: 'view' as const }] } })
})

test('a property that is not on sale says that agents do not see it; without room types it says so', async () => {
  answerCalls({ 'review/detail': () => ({ body: { data: { ...whole, state: 'create', onSale: false, roomTypes: [] } } }) })
  await show(<ReviewScreen />)
  expect(await page.findByText('Travel agents do not see this page yet.')).toBeDefined()
  expect(page.getByText('No room type is on sale yet.')).toBeDefined()
})

test('a promoted price has the usual one struck beside it', async () => {
  const [plain, ...others] = room.offers
  const promoted = { ...plain, price: { beforeTax: 1_800_000, total: 1_800_000, struck: 2_000_000 } }
  answerCalls({ 'review/detail': () => ({ body: { data: { ...whole, roomTypes: [{ ...room, offers: [promoted, ...others] }] } } }) })
  await show(<ReviewScreen />)
  expect(await page.findByText('₫1,800,000')).toBeDefined()
  expect(page.getByText(/usual price/u).closest('s')?.textContent).toBe('usual price ₫2,000,000')
  expect(document.querySelectorAll('s')).toHaveLength(1)
})

test('a page that cannot be read says so, and is read again when it is asked for', async () => {
  const asked = answerCalls({ 'review/detail': () => ({ status: 503, body: { responseCode: 110, refusal: 'busy', message: 'Busy.' } }) })
  await show(<ReviewScreen />)
  const before = await waitFor(() => {
    expect(page.getByText('Could not read the property’s page.')).toBeDefined()
    return asked.length
  })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

test('rooms are added up to those left, what is blocked cannot be chosen and says why, and the choice is priced', async () => {
  const asked = answerCalls({
    'review/detail': () => ({ body: { data: whole } }),
    'review/change-quantity': () => ({
      body: { data: { bookable: true, blocked: [], lines: [], currency: 'VND', price: null, payments: [] } },
    }),
  })
  await show(<ReviewScreen />)
  const rooms = await page.findByRole('group', { name: 'Rooms: Flexible, Double room' })
  await userEvent.click(within(rooms).getByRole('button', { name: 'One more' }))
  await userEvent.click(within(rooms).getByRole('button', { name: 'One more' }))
  expect(within(rooms).getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true')
  expect(page.getByText('At least 4 nights; 2 are chosen.')).toBeDefined()
  const blocked = page.getByRole('group', { name: 'Rooms: Saver, Double room' })
  expect(within(blocked).getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true')
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ rooms: [{ roomPlanId: flexible, quantity: 2 }] }))
})
