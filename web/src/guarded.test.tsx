import { functionCodes } from '@innkeeper/protocol/access'
import { say } from '@innkeeper/protocol/say'
import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guarded } from './guarded.tsx'
import { keepOwnSession } from './kit/session/session.ts'
import { OutOfReach, UnknownPlace } from './layouts/astray/unknown-place.tsx'
import type { Screen } from './screen.ts'
import { hotelOf, rolesOf, signedInAs } from './testing/sessions.ts'
import { show } from './testing/show.tsx'

const screen: Screen = {
  path: '/u/$hotelId/booking/list-booking',
  guide: 'bookings',
  title: say('Danh sách đặt phòng', 'Bookings'),
  codes: ['BOOKING_1', 'BOOKING_LIST_1'],
}
const content = 'The bookings'
const Guarded = guarded(screen, () => <p>{content}</p>)
const holding = (...codes: readonly string[]) => keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(codes) } }))

test('a screen is shown to whoever holds all of its codes', async () => {
  holding('BOOKING_1', 'BOOKING_LIST_1')
  await show(<Guarded />)
  expect(page.getByText(content)).toBeDefined()
})

test.each([
  ['en', /Needs the right to view “Bookings”\. The owner can give this right\./u, 'Back to “Availability and price”'],
  ['vi', /Cần quyền xem “Danh sách đặt phòng”\. Chủ sở hữu cấp được quyền này\./u, 'Về “Phòng trống và giá”'],
] as const)(
  'whoever lacks one of them is told which, by its name, who can give it, and has a way back, %s',
  async (language, words, back) => {
    holding('BOOKING_1', 'SALE_1', 'AVAIL_RATE_1')
    await show(<Guarded />, { language })
    expect(page.queryByText(content)).toBeNull()
    expect(page.getByText(words)).toBeDefined()
    expect(page.getByRole('link', { name: back }).getAttribute('href')).toBe('/u/0/hotel-manage/room-sale/avail-and-rate')
  },
)

test.each([
  [
    '/u/01900000-0000-7000-8000-00000000000b/dashboard',
    'This property cannot be opened',
    /This account cannot open the property, or it does not exist/u,
  ],
  ['/admin/jobs', 'Administration', /Only the platform’s staff can open the administration/u],
])('who wanted %s is told why it cannot be reached', async (wanted, title, words) => {
  await show(<OutOfReach />, { address: `/?wanted=${encodeURIComponent(wanted)}` })
  expect(page.getByRole('heading', { name: title })).toBeDefined()
  expect(page.getByText(words)).toBeDefined()
})

test('an address that leads nowhere says so, with a way back', async () => {
  await show(<UnknownPlace />)
  expect(page.getByRole('heading', { name: 'No such screen' })).toBeDefined()
  expect(page.getByRole('link', { name: 'Back to “Dashboard”' })).toBeDefined()
})

test.each([
  ['hotel', 'playground', 'This screen is for hotels. An amusement park sells tickets, not rooms.'],
  ['playground', 'hotel', 'This screen is for amusement parks. A hotel sells rooms, not tickets.'],
] as const)('a screen that only a %s has is refused at a %s, by its address too, with a way back', async (only, kind, words) => {
  const { user } = signedInAs()
  keepOwnSession(
    signedInAs({
      user: { ...user, roles: rolesOf(functionCodes) },
      hotel: { ...hotelOf('01900000-0000-7000-8000-00000000000a', 'Thác Mây'), kind },
    }),
  )
  const Other = guarded({ ...screen, only }, () => <p>{content}</p>)
  await show(<Other />)
  expect(page.queryByText(content)).toBeNull()
  expect(page.getByText(words)).toBeDefined()
  expect(page.getByRole('link', { name: 'Back to “Dashboard”' }).getAttribute('href')).toBe('/u/0/dashboard')
})
