import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { RoomTypeEdit } from './room-type-edit.tsx'

type Detail = AnswerOf<'room/detail'>

const signedIn = signedInAs()
const roles = (...codes: readonly string[]) => ({
  ...signedIn,
  user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' as const })) },
})

const room: Detail = {
  id: '01900000-0000-7000-8000-000000000101',
  version: 3,
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
  changedBy: 'Lê Thu Hà',
  plans: 2,
  nightsOnSale: 30,
  usage: { bookings: 0, nights: 0, prices: 0 },
}

const field = (label: RegExp) => page.getByLabelText<HTMLInputElement>(label)
const save = () => userEvent.click(page.getByRole('button', { name: 'Save the room type' }))
const type = async (label: RegExp, text: string) => {
  await userEvent.clear(field(label))
  await userEvent.paste(text)
  await userEvent.tab()
}
const wrongFields = () => [...document.querySelectorAll('[aria-invalid="true"]')].map((input) => input.getAttribute('name'))

beforeEach(() => keepOwnSession(roles('ROOM_INFO_1', 'ROOM_INFO_2')))

test('[roomType.required] “Vietnamese and English names, total rooms, default price, weekend rate and room size are required”: each at its field, the first in focus', async () => {
  const asked = answerCalls({})
  await show(<RoomTypeEdit record={null} />)
  await page.findByLabelText(/Vietnamese name/u)
  await save()
  expect(wrongFields()).toEqual(['nameVi', 'nameEn', 'totalRooms', 'roomSize', 'defaultPrice', 'weekendPrice'])
  expect(document.activeElement).toBe(field(/Vietnamese name/u))
  expect(asked).toEqual([])
})

test.each([
  [/Max\. guests/u, '4', 'Max. guests cannot be above max. adults and children together.'],
  [/Max\. guests/u, '1', 'Max. guests cannot be below max. adults.'],
  [/Ceiling price/u, '1tr', 'This price is above the ceiling.'],
  [/Floor price/u, '2,2tr', 'This price is below the floor.'],
  [/Total rooms/u, '0', 'Total rooms must be 1 or more.'],
])('a rule across fields is told while typing, before anything is sent: %s', async (label, text, message) => {
  await show(<RoomTypeEdit record={room} />)
  await page.findByLabelText(label)
  await type(label, text)
  await save()
  expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
})

test('without beds it says “There are no records to show”', async () => {
  await show(<RoomTypeEdit record={{ ...room, beds: [] }} />)
  expect((await page.findByText('There are no records to show.')).nextElementSibling?.textContent).toBe('No beds yet.')
})

test('what the server refuses stands at its field and above the form; what was typed stays', async () => {
  const message = 'The total is below the 9 rooms on sale on Fri 05/02/2027.'
  answerCalls({
    'room/update': () => ({
      status: 422,
      body: {
        responseCode: 100,
        refusal: 'invalidInput',
        message: 'Please check the marked fields.',
        errors: [{ field: 'totalRooms', reason: 'totalRoomsBelowAllotment', message }],
      },
    }),
  })
  await show(<RoomTypeEdit record={room} />)
  await page.findByLabelText(/Total rooms/u)
  await type(/Total rooms/u, '8')
  await save()
  await waitFor(() => expect(wrongFields()).toEqual(['totalRooms']))
  expect(page.getAllByText(message).length).toBeGreaterThan(0)
  expect(page.getByText('Not saved.').parentElement?.textContent).toContain('Please check the marked fields.')
  expect(field(/Total rooms/u).value).toBe('8')
})

test('a save without an answer, sent again, is the same act: it bears the same key', async () => {
  let tries = 0
  const asked = answerCalls({
    'room/create': () => {
      tries += 1
      if (tries === 1) throw new TypeError('the network is gone')
      return { body: { data: { id: room.id, version: 1 } } }
    },
  })
  await show(<RoomTypeEdit record={null} />)
  await page.findByLabelText(/Vietnamese name/u)
  for (const [label, text] of [
    [/Vietnamese name/u, 'Phòng mới'],
    [/English name/u, 'New room'],
    [/Total rooms/u, '5'],
    [/Room size/u, '25'],
    [/Default price/u, '1,5tr'],
    [/Weekend price/u, '1800k'],
  ] as const)
    await type(label, text)
  await save()
  await page.findAllByText(/The server cannot be reached/u)
  expect(field(/Vietnamese name/u).value).toBe('Phòng mới')
  await save()
  await waitFor(() => expect(asked).toHaveLength(2))
  const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/u)
  expect(second).toBe(first)
  expect(asked[1]?.body).toMatchObject({ nameVi: 'Phòng mới', defaultPrice: 1_500_000, weekendPrice: 1_800_000 })
})

test('what was typed outlives an expired session: it is there again, and may be discarded', async () => {
  const first = await show(<RoomTypeEdit record={room} />)
  await page.findByLabelText(/English name/u)
  await type(/English name/u, 'Half typed')
  first.unmount()
  await show(<RoomTypeEdit record={room} />)
  expect((await page.findByLabelText<HTMLInputElement>(/English name/u)).value).toBe('Half typed')
  await page.findByText('Your unsaved changes are still here.')
  await userEvent.click(page.getAllByRole('button', { name: 'Discard the changes' })[0] ?? document.body)
  expect(field(/English name/u).value).toBe('Deluxe sea view')
})

test('two people on one room type: mine and theirs stand side by side, and one is chosen', async () => {
  const asked = answerCalls({ 'room/update': () => ({ body: { data: { id: room.id, version: 5 } } }) })
  const shown = await show(<RoomTypeEdit record={room} />)
  await page.findByLabelText(/English name/u)
  await type(/English name/u, 'Mine')
  shown.unmount()
  await show(<RoomTypeEdit record={{ ...room, version: 4, nameEn: 'Theirs' }} />)
  const row = (await page.findByText('Theirs', { selector: 'td' })).closest('tr')
  expect([...(row?.cells ?? [])].map((cell) => cell.textContent)).toEqual(['English name', 'Mine', 'Theirs'])
  expect(page.getByText('Lê Thu Hà has just saved another version.')).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: 'Keep what is being edited' }))
  await save()
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ version: 4, nameEn: 'Mine' }))
})

test('who may only look is told so, and cannot change anything', async () => {
  keepOwnSession(roles('ROOM_INFO_1'))
  await show(<RoomTypeEdit record={room} />)
  expect((await page.findByLabelText<HTMLInputElement>(/Total rooms/u)).matches(':disabled')).toBe(true)
  expect(page.getByRole('button', { name: /Save the room type/u }).getAttribute('aria-disabled')).toBe('true')
  expect(page.getAllByText('Needs the right to change “Room type information”.').length).toBeGreaterThan(0)
})

test('labels, units and marks are there in Vietnamese as well', async () => {
  await show(<RoomTypeEdit record={room} />, { language: 'vi' })
  expect(await page.findByLabelText(/Tổng số phòng/u)).toBeDefined()
  expect(page.getByRole('button', { name: 'Lưu loại phòng' })).toBeDefined()
})
