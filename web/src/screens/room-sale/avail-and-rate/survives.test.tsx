import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { daysBetween, isDay, todayIn } from '@innkeeper/rules/days/day'
import { AvailAndRateScreen } from './avail-and-rate-screen.tsx'
import { testGrid, testToday } from './testing/test-grid.ts'

// Twenty seconds before midnight at the property.
beforeEach(() => {
  vi.useFakeTimers({
    now: new Date(`${testToday}T16:59:40Z`),
    shouldAdvanceTime: true,
    toFake: ['Date'],
  })
  return () => vi.useRealTimers()
})

/** The grid at a property where the person can undo these operations. */
const openGrid = async (undo: readonly number[]) => {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['AVAIL_RATE_1', 'AVAIL_RATE_2']) } }))
  const asked = answerCalls({
    'room-plan/get-all-avail-rate': ({ url }) => {
      const [from, to] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '')
      if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) throw new Error('the grid asks from a day to a day')
      return { body: { data: { ...testGrid(from, daysBetween(from, to) + 1), today: todayIn('Asia/Ho_Chi_Minh', new Date()) } } }
    },
    'room-plan/cell-history': () => ({ body: { data: [], total: 0 } }),
    'room-plan/undo-steps': () => ({ body: { data: { undo, redo: [] } } }),
    'room-plan/undo-preview': ({ url }) => ({ body: { data: previewOf(Number(url.searchParams.get('operationNo'))) } }),
    'room-plan/undo': () => ({ body: { data: { operationNo: 10, undoes: 9, restored: 3, changedSince: 0, refused: 0 } } }),
  })
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  act(() => screen.getByRole('grid').focus())
  return { asked, person: userEvent.setup() }
}

const previewOf = (operationNo: number) => ({
  operation: {
    operationNo,
    kind: 'batch',
    origin: 'batch',
    person: 'Trần Quốc Bảo',
    at: '2027-01-19T10:00:00.000Z',
    nights: 3,
    note: '',
    undoes: null,
    undoneBy: null,
  },
  restores: 3,
  changedSinceCount: 0,
  changedSince: [],
  refusedCount: 0,
  refused: [],
})

const isUndo = ({ url }: { readonly url: URL }) => url.pathname.endsWith('/room-plan/undo')

describe('what is undone is the property’s operations, not the page’s memory', () => {
  it('an operation of before a reload, or of the phone, is undone once the person has seen what it was', async () => {
    const { asked, person } = await openGrid([4, 9])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).not.toBe('true'))
    await person.keyboard('{Control>}z{/Control}')
    const dialog = await screen.findByRole('dialog', { name: 'Undo operation 9' })
    expect(await within(dialog).findByText(/Restores 3 nights to the values before the operation of Trần Quốc Bảo/u)).toBeDefined()
    expect(asked.filter(isUndo)).toHaveLength(0)
    await person.click(within(dialog).getByRole('button', { name: 'Undo 3 nights' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.filter(isUndo).map(({ body }) => body)).toMatchObject([{ operationNo: 9 }])
    await person.keyboard('{Control>}z{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Undo operation 4' })).toBeDefined()
  })

  it('nothing is offered where the property has nothing of the person’s', async () => {
    const { person } = await openGrid([])
    await person.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('There is nothing to undo.'))
  })
})

describe('midnight', () => {
  it('is told, moves nothing by itself, and keeps undo and why a cell has failed when the new day is asked for', async () => {
    const { asked, person } = await openGrid([9])
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}99000000000{Enter}')
    const reason = /The price is above the ceiling of/u
    await screen.findByRole('gridcell', { name: /99,000,000,000 dong.*Not saved/u })
    const today = () => screen.getByRole('columnheader', { name: /Wednesday 20 January/u }).ariaCurrent
    expect(screen.queryByText('A new day has begun: Thu 21/01/2027.')).toBeNull()
    vi.setSystemTime(new Date(`${testToday}T17:00:10Z`))
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('A new day has begun: Thu 21/01/2027.')).toBeDefined()
    expect(today()).toBe('date')
    await person.click(screen.getByRole('button', { name: 'Show the new day' }))
    await waitFor(() => expect(screen.queryByText(/A new day has begun/u)).toBeNull())
    await waitFor(() => expect(today()).not.toBe('date'))
    act(() => screen.getByRole('grid').focus())
    await person.keyboard('{F8}')
    expect(await screen.findByText(reason)).toBeDefined()
    await person.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).not.toBe('true')
    expect(asked.filter(({ url }) => url.pathname.endsWith('/save-cells'))).toHaveLength(0)
  })
})
