import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { daysBetween, isDay } from '@innkeeper/rules/days/day'
import { keepHotelSession, keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { hotelOf, rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { AvailAndRateScreen } from '../../avail-and-rate-screen.tsx'
import { testGrid, testToday } from '../../testing/test-grid.ts'
import { beginGrid } from './begin-grid.ts'

const other = '01900000-0000-7000-8000-00000000000b'
const viewer = { ...signedInAs().user, roles: rolesOf(['AVAIL_RATE_1']) }
const atGrid = (search = '', property = '0') =>
  window.history.replaceState(null, '', `/u/${property}/hotel-manage/room-sale/avail-and-rate${search}`)

const windowOf = ({ searchParams }: URL) => {
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
  if (!isDay(from) || !isDay(to)) throw new RangeError('a grid is asked for by days')
  return { from, to }
}

const gridAnswer = ({ url }: Asked) => {
  const { from, to } = windowOf(url)
  return { body: { data: testGrid(from, daysBetween(from, to) + 1) } }
}

const reading = () => answerCalls({ 'room-plan/get-all-avail-rate': gridAnswer })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${testToday}T05:00:00Z`), shouldAdvanceTime: true, toFake: ['Date'] })
  keepOwnSession(signedInAs({ user: viewer, expiresAt: '2100-01-01T00:00:00.000Z' }))
  return () => {
    window.begunRead = undefined
    window.history.replaceState(null, '', '/')
    vi.useRealTimers()
  }
})

test('the page begins the very read that the grid makes first, and the grid takes its answer and asks for no night twice', async () => {
  atGrid()
  const asked = reading()
  beginGrid()
  expect(asked).toHaveLength(1)
  const begun = windowOf(asked[0]?.url ?? new URL('http://none'))
  expect(begun.from <= testToday && testToday <= begun.to).toBe(true)
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  await waitFor(() => expect(asked.length).toBeGreaterThan(1))
  const windows = asked.map(({ url }) => windowOf(url).from)
  expect(new Set(windows).size).toBe(windows.length)
  expect(window.begunRead).toBeUndefined()
})

test('the grid reads what is seen first, not its left end, also where the page began nothing', async () => {
  const asked = reading()
  await show(<AvailAndRateScreen />)
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  const { from, to } = windowOf(asked[0]?.url ?? new URL('http://none'))
  expect(from <= testToday && testToday <= to).toBe(true)
})

test('what failed is asked for again, as any other read', async () => {
  atGrid()
  let failures = 1
  const asked = answerCalls({
    'room-plan/get-all-avail-rate': (one) => ((failures -= 1) >= 0 ? { status: 500, body: {} } : gridAnswer(one)),
  })
  beginGrid()
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  expect(asked[1]?.url.href).toBe(asked[0]?.url.href)
})

test('a night of the address is in the nights that are read, with the token of the property in the address', () => {
  keepHotelSession(
    other,
    signedInAs({ token: 'other-token', user: viewer, hotel: hotelOf(other, 'Ngọc Lan'), expiresAt: '2100-01-01T00:00:00.000Z' }),
  )
  atGrid('?from=2027-11-05', other)
  const asked = reading()
  beginGrid()
  const { from, to } = windowOf(asked[0]?.url ?? new URL('http://none'))
  expect(from <= '2027-11-05' && to >= '2027-11-05').toBe(true)
  expect(asked[0]?.headers.get('authorization')).toBe('Token other-token')
})

test.each([
  ['another screen', () => window.history.replaceState(null, '', '/u/0/dashboard')],
  ['nobody signed in', () => window.localStorage.clear()],
  ['a session that has ended', () => keepOwnSession(signedInAs({ user: viewer, expiresAt: '2020-01-01T00:00:00.000Z' }))],
  ['no right to see the grid', () => keepOwnSession(signedInAs({ user: { ...viewer, roles: rolesOf(['BOOKING_LIST_1']) } }))],
])('nothing is begun with %s', (_what, prepare) => {
  atGrid()
  prepare()
  const asked = reading()
  beginGrid()
  expect(asked).toHaveLength(0)
})
