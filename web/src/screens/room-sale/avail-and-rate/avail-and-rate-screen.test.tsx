import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { addDays, isDay } from '@innkeeper/rules/days/day'
import { keepOwnSession } from '../../../kit/session.ts'
import { answerCalls, type Asked } from '../../../testing/answers.ts'
import { signedInAs } from '../../../testing/sessions.ts'
import { show } from '../../../testing/show.tsx'
import { AvailAndRateScreen } from './avail-and-rate-screen.tsx'
import { ids, testGrid, testToday } from './testing/test-grid.ts'

const right = (fnCode: string) => ({ fnCode, type: 'change' as const })

// The grid of exactly the nights that were asked for.
function askedGrid({ url }: Asked) {
  const from = url.searchParams.get('from') ?? ''
  const to = url.searchParams.get('to') ?? ''
  if (!isDay(from) || !isDay(to)) throw new RangeError('a grid is asked for by days')
  let nights = 1
  while (addDays(from, nights - 1) < to) nights += 1
  return { body: { data: testGrid(from, nights) } }
}

function openGrid(roles = ['AVAIL_RATE_1', 'AVAIL_RATE_2']) {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: roles.map(right) } }))
  const asked = answerCalls({
    'room-plan/get-all-avail-rate': askedGrid,
    'room-plan/save-cells': () => ({
      body: { data: { operationNo: 7, saved: 1, collided: [], refused: [], fresh: { rates: [], rooms: [] } } },
    }),
    'room-plan/cell-history': () => ({ body: { data: [], total: 0 } }),
  })
  return asked
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${testToday}T05:00:00Z`), shouldAdvanceTime: true, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

it('is a grid with all its rows and nights counted, whatever of them is in the document', async () => {
  openGrid()
  await show(<AvailAndRateScreen />)
  const grid = await screen.findByRole('grid', { name: 'Rates and availability' })
  await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe('4'))
  expect(Number(grid.getAttribute('aria-colcount'))).toBeGreaterThan(850)
})

it('says each cell in a sentence: night, room type, plan, price and where it comes from, rooms left', async () => {
  openGrid()
  await show(<AvailAndRateScreen />)
  const cells = await screen.findAllByRole('gridcell', {
    name: /Deluxe sea view, Flexible: 2,850,000 dong, weekend price\. 5 rooms left\./u,
  })
  expect(cells.length).toBeGreaterThan(0)
})

it('takes a price typed over a cell, and sends it with the version that was seen', async () => {
  const asked = openGrid()
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  screen.getByRole('grid').focus()
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}2600{Enter}')
  await waitFor(() => expect(asked.some(({ url }) => url.pathname.endsWith('save-cells'))).toBe(true))
  const saved = asked.find(({ url }) => url.pathname.endsWith('save-cells'))
  expect(saved?.body).toMatchObject({ kind: 'cell', rates: [{ roomPlanId: ids.flexible, seen: 1, price: 2_600_000 }] })
  expect(saved?.headers.get('idempotency-key')).not.toBeNull()
})

it('opens no editor for somebody who may only look', async () => {
  openGrid(['AVAIL_RATE_1'])
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  screen.getByRole('grid').focus()
  await person.keyboard('{ArrowDown}2600')
  expect(await screen.findByText('View only: the right to change rates and availability is missing.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: /Price of/u })).toBeNull()
})
