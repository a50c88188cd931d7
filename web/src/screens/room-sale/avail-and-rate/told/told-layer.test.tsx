import { addDays, daysBetween, isDay } from '@innkeeper/rules/days/day'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { profile } from '#testing/profile.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { AvailAndRateScreen } from '../avail-and-rate-screen.tsx'
import { ids, testGrid, testToday } from '../testing/test-grid.ts'
import { toldAnswer, toldConnection, toldStretch } from '../testing/told-answer.ts'

const grid = ({ url }: Asked) => {
  const [from, to] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '')
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) throw new RangeError('a grid is asked for by days')
  return { body: { data: testGrid(from, daysBetween(from, to) + 1) } }
}

const openGrid = async (tellsNights: boolean, told = toldAnswer()) => {
  const roles = ['AVAIL_RATE_1', 'AVAIL_RATE_2', 'BE_INTEGRATION_1', 'BE_INTEGRATION_2'].map((fnCode) => ({
    fnCode,
    type: 'change' as const,
  }))
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles } }))
  const asked = answerCalls({
    'room-plan/get-all-avail-rate': grid,
    'room-plan/undo-steps': () => ({ body: { data: { undo: [], redo: [] } } }),
    'room-plan/cell-history': () => ({ body: { data: [], total: 0 } }),
    'profile/info': () => ({ body: { data: { ...profile, tellsNights } } }),
    'connection/on-grid': () => ({ body: { data: told } }),
    'connection/retry-nights': () => ({ body: { data: { count: 1 } } }),
  })
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await person.click(screen.getByRole('button', { name: 'Layer: values' }))
  const asks = (call: string) => asked.filter(({ url }) => url.pathname.endsWith(call)).length
  return { person, asks }
}

const choose = async (person: Awaited<ReturnType<typeof openGrid>>['person']) =>
  person.click(await screen.findByRole('menuitemradio', { name: 'Layer: connected systems' }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${testToday}T05:00:00Z`), shouldAdvanceTime: true, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

it('is no layer where no connected system is told of nights, and asks nothing', async () => {
  const { asks } = await openGrid(false)
  await screen.findByRole('menuitemradio', { name: 'Layer: promotions' })
  await waitFor(() => expect(asks('profile/info')).toBe(1))
  expect(screen.queryByRole('menuitemradio', { name: 'Layer: connected systems' })).toBeNull()
  expect(asks('connection/on-grid')).toBe(0)
})

it('marks each night by how far each system has it, and tells of the focused one since when and why', async () => {
  const [first, second] = [addDays(testToday, 0), addDays(testToday, 1)]
  const nights = [
    toldStretch({
      placeId: ids.flexible,
      from: first,
      to: first,
      state: 'failed',
      why: 'Rate too low',
      retryAt: '2027-01-20T05:30:00.000Z',
    }),
    toldStretch({
      placeId: ids.flexible,
      from: second,
      to: second,
      state: 'differs',
      differences: [{ field: 'price', theirs: 1_250_000 }],
    }),
  ]
  const { person } = await openGrid(true, toldAnswer({ connections: [toldConnection({ nights })] }))
  await choose(person)
  const cell = await screen.findByRole('gridcell', { name: /Wednesday 20 January, Deluxe sea view, Flexible: .*Seagull: Failed\./u })
  expect(cell.querySelector('[data-drawn="!"]')).not.toBeNull()
  const room = screen.getByRole('gridcell', { name: /Wednesday 20 January, Deluxe sea view: .*Seagull: Live\./u })
  expect(room.querySelector('[data-drawn="✓"]')).not.toBeNull()
  expect(screen.getByRole('list', { name: 'What the marks mean' }).textContent).toBe('○Pending→Being sent✓Live!Failed≠Differs there')
  act(() => screen.getByRole('grid').focus())
  await person.keyboard('{ArrowRight}{ArrowRight}')
  expect(await screen.findByText(/Seagull: Failed since .* · The other system says: Rate too low · Sent again at/u)).toBeDefined()
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByText(/Seagull: Differs there since .* · The other system has: Price: ₫1,250,000/u)).toBeDefined()
})

it('sends what a system has not taken again', async () => {
  // A page without a size shows one night, two before today.
  const nights = [toldStretch({ placeId: ids.flexible, from: addDays(testToday, -2), to: addDays(testToday, 2), state: 'failed' })]
  const { person, asks } = await openGrid(true, toldAnswer({ connections: [toldConnection({ nights })] }))
  await choose(person)
  expect(await screen.findByText('Seagull: nights not right: 1')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Send again to Seagull' }))
  expect(await screen.findByText('Sending the failed nights to Seagull again.')).toBeDefined()
  expect(asks('connection/retry-nights')).toBe(1)
})
