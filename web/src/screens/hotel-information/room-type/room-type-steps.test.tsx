import { screen as page, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { RoomTypeSteps } from './room-type-steps.tsx'

const id = '01900000-0000-7000-8000-0000000000d1'
const room = { id, active: true, plans: 0, nightsOnSale: 0 }
const rights = ['ROOM_INFO_1', 'ROOM_IMAGE_1', 'PLAN_PROMOTION_1', 'PLAN_PROMOTION_2', 'AVAIL_RATE_1', 'AVAIL_RATE_2']

const withRights = (codes: readonly string[]) => {
  const signedIn = signedInAs()
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: rolesOf(codes) } })
}

beforeEach(() => {
  withRights(rights)
  answerCalls({ 'room/images': () => ({ body: { data: { version: 1, images: [] } } }) })
})

const steps = async () => within(await page.findByRole('navigation', { name: 'What is missing before it can be sold' }))

test('a new room type is led on to its photos, a package for it, and its rooms for a year', async () => {
  await show(<RoomTypeSteps room={room} />)
  const shown = await steps()
  expect(shown.getByRole('link', { name: 'Next: add photos' }).getAttribute('href')).toContain(`${id}/images`)
  const rooms = new URL(shown.getByRole('link', { name: 'Rooms on sale' }).getAttribute('href') ?? '', 'http://localhost')
  expect(rooms.searchParams.get('roomTypeIds')).toBe(JSON.stringify([id]))
  expect(rooms.searchParams.get('open')).toBe('true')
  expect(shown.getAllByText('(to do)')).toHaveLength(3)
})

test('a step that the person may not take is named and leads nowhere', async () => {
  withRights(['ROOM_INFO_1'])
  await show(<RoomTypeSteps room={room} />)
  const shown = await steps()
  expect(shown.queryByRole('link', { name: 'Sale package' })).toBeNull()
  expect(shown.getByText('Sale package')).toBeDefined()
})

test.each([
  { ...room, plans: 1, nightsOnSale: 3 },
  { ...room, active: false },
])('nothing is said of %j', async (given) => {
  await show(<RoomTypeSteps room={given} />)
  expect(page.queryByRole('navigation')).toBeNull()
})
