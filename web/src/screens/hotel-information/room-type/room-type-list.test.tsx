import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { RoomTypeListScreen } from './room-type-list-screen.tsx'

const signedIn = signedInAs()
const room = {
  id: '01900000-0000-7000-8000-000000000101',
  version: 1,
  nameVi: 'Deluxe hướng biển',
  nameEn: 'Deluxe sea view',
  totalRooms: 10,
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  defaultPrice: 2_000_000,
  weekendPrice: 2_400_000,
  floorPrice: null,
  ceilingPrice: null,
  roomSize: 32,
  extraBeds: 1,
  viewCode: 'sea',
  beds: [{ bedType: 'king', count: 1 }],
  active: true,
  displayOrder: 0,
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: '',
  plans: 2,
  nightsOnSale: 30,
}
const answerWith = (usage: object, more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'room/get-all': () => ({ body: { data: [room], total: 1 } }),
    'room/detail': () => ({ body: { data: { ...room, usage } } }),
    ...more,
  })

beforeEach(() => {
  const roles = ['ROOM_INFO_1', 'ROOM_INFO_2'].map((fnCode) => ({ fnCode, type: 'change' as const }))
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles } })
})

test('a row tells name in both languages, rooms, guests, beds, view, prices and status', async () => {
  answerWith({})
  await show(<RoomTypeListScreen />)
  const row = await page.findByRole('row', { name: /Deluxe sea view/u })
  for (const text of [
    'Deluxe sea view',
    'Deluxe hướng biển',
    '10',
    '3 guests',
    '1 × King bed',
    'Sea view',
    '₫2,000,000',
    'weekend ₫2,400,000',
    'On sale',
  ]) {
    expect(within(row).getByText(text)).toBeDefined()
  }
})

test.each([
  [{ plans: 0 }, 'Not sellable: no sale package'],
  [{ nightsOnSale: 0 }, 'Not sellable: no room put on sale'],
  [{ plans: 0, active: false }, 'Not on sale'],
])('a room type with %j does not say that it is on sale', async (more, words) => {
  answerWith({}, { 'room/get-all': () => ({ body: { data: [{ ...room, ...more }], total: 1 } }) })
  await show(<RoomTypeListScreen />)
  const row = await page.findByRole('row', { name: /Deluxe sea view/u })
  expect(within(row).getByText(words)).toBeDefined()
  expect(within(row).queryByText('On sale')).toBeNull()
})

test('the filter is in the address, and the server is asked for it', async () => {
  const asked = answerWith({})
  const { router } = await show(<RoomTypeListScreen />)
  await userEvent.type(await page.findByRole('searchbox', { name: 'Find a room type' }), 'bien')
  await waitFor(() => expect(router.state.location.searchStr).toBe('?text=bien'))
  await waitFor(() => expect(asked.map(({ body }) => body)).toContainEqual({ text: 'bien', limit: 15, offset: 0 }))
})

test('a filter that leaves nothing says so and offers to clear it', async () => {
  answerCalls({ 'room/get-all': () => ({ body: { data: [], total: 0 } }) })
  await show(<RoomTypeListScreen />, { address: '/?text=zzz' })
  expect(await page.findByText(/There are no records to show/u)).toBeDefined()
})

test('an empty list offers to add the first room type; a list that cannot be read says so and tries again', async () => {
  answerCalls({ 'room/get-all': () => ({ body: { data: [], total: 0 } }) })
  const shown = await show(<RoomTypeListScreen />)
  expect(await page.findByText(/There is no room type yet/u)).toBeDefined()
  shown.unmount()
  answerCalls({})
  await show(<RoomTypeListScreen />)
  expect(await page.findByRole('button', { name: 'Try again' })).toBeDefined()
})

test('deleting asks with the facts; what is in use cannot be deleted and may be taken off sale instead', async () => {
  const asked = answerWith(
    { bookings: 126, nights: 851, prices: 0 },
    { 'room/update': () => ({ body: { data: { id: room.id, version: 2 } } }) },
  )
  await show(<RoomTypeListScreen />)
  await userEvent.click(await page.findByRole('button', { name: 'Delete Deluxe sea view' }))
  const dialog = await page.findByRole('dialog', { name: 'Delete the room type Deluxe sea view?' })
  expect(await within(dialog).findByText('126')).toBeDefined()
  expect(
    within(dialog)
      .getByRole('button', { name: /Delete the room type/u })
      .getAttribute('aria-disabled'),
  ).toBe('true')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop selling the room type' }))
  await waitFor(() => expect(asked.some(({ url }) => url.pathname.endsWith('room/update'))).toBe(true))
  expect(asked.find(({ url }) => url.pathname.endsWith('room/update'))?.body).toMatchObject({
    id: room.id,
    version: 1,
    active: false,
    totalRooms: 10,
  })
})

test('what nothing uses is deleted; a refusal that comes late stays in the dialog', async () => {
  const message = 'Cannot delete a room type in use'
  answerWith(
    { bookings: 0, nights: 0, prices: 0 },
    { 'room/delete': () => ({ status: 409, body: { responseCode: 201, refusal: 'roomInUse', message } }) },
  )
  await show(<RoomTypeListScreen />)
  await userEvent.click(await page.findByRole('button', { name: 'Delete Deluxe sea view' }))
  const dialog = await page.findByRole('dialog')
  await within(dialog).findByText(/Deleting cannot be undone/u)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the room type' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(message)
})
