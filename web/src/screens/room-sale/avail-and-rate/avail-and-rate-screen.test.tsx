import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { daysBetween, isDay } from '@innkeeper/rules/days/day'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { AvailAndRateScreen } from './avail-and-rate-screen.tsx'
import { ids, testGrid, testToday, type GridChanges } from './testing/test-grid.ts'

const right = (fnCode: string) => ({ fnCode, type: 'change' as const })

// The grid of exactly the nights that were asked for.
const askedGrid = ({ url }: Asked, change: GridChanges) => ({ body: { data: testGrid(dayIn(url, 'from'), nightsIn(url), change) } })

const dayIn = (url: URL, name: 'from' | 'to') => {
  const day = url.searchParams.get(name) ?? ''
  if (!isDay(day)) throw new RangeError('a grid is asked for by days')
  return day
}

const nightsIn = (url: URL): number => daysBetween(dayIn(url, 'from'), dayIn(url, 'to')) + 1

type Opened = { readonly roles?: readonly string[]; readonly grid?: GridChanges; readonly answers?: Parameters<typeof answerCalls>[0] }

const openGrid = ({ roles = ['AVAIL_RATE_1', 'AVAIL_RATE_2'], grid = {}, answers = {} }: Opened = {}) => {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: roles.map(right) } }))
  const asked = answerCalls({
    'room-plan/get-all-avail-rate': (asked) => askedGrid(asked, grid),
    'room-plan/save-cells': () => ({
      body: { data: { operationNo: 7, saved: 1, collided: [], refused: [], fresh: { rates: [], rooms: [] } } },
    }),
    'room-plan/cell-history': () => ({ body: { data: [], total: 0 } }),
    'room-plan/undo-steps': () => ({ body: { data: { undo: [], redo: [] } } }),
    ...answers,
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
  const grid = await screen.findByRole('grid', { name: 'Availability and price' })
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

it('says at a room type why nothing of it can be sold', async () => {
  openGrid({ grid: { room: { plans: [] } } })
  await show(<AvailAndRateScreen />)
  expect(await screen.findByText('Not sellable: no sale package')).toBeDefined()
})

it('sets all selected cells by typing over them: how many is told first, Escape takes it back, one save', async () => {
  const asked = openGrid()
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const saves = () => asked.filter(({ url }) => url.pathname.endsWith('save-cells'))
  act(() => screen.getByRole('grid').focus())
  await person.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}2600')
  // The plan below follows this one: only three nights can be set.
  expect(await screen.findByText('Understood as ₫2,600,000 · 3 nights')).toBeDefined()
  await person.keyboard('{Escape}')
  expect(saves()).toEqual([])
  await person.keyboard('2600{Enter}')
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.body).toMatchObject({
    rates: ['2027-01-20', '2027-01-21', '2027-01-22'].map((night) => ({ roomPlanId: ids.flexible, night, price: 2_600_000 })),
  })
  expect(screen.getByText('6 nights', { selector: 'b' })).toBeDefined()
})

it('opens no editor for somebody who may only look', async () => {
  openGrid({ roles: ['AVAIL_RATE_1'] })
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  screen.getByRole('grid').focus()
  await person.keyboard('{ArrowDown}2600')
  expect(await screen.findByText('View only: you have no right to change availability and price.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: /Price of/u })).toBeNull()
})

it('shortens a price that would run into the next night, and tells the whole of it', async () => {
  openGrid({ grid: { room: { defaultPrice: 1_250_000_000, ceilingPrice: null } } })
  await show(<AvailAndRateScreen />)
  const [cell] = await screen.findAllByRole('gridcell', { name: /Flexible: 1,250,000,000 dong/u })
  expect(cell?.textContent).toBe('1.25bn')
  expect(cell?.querySelector('[title="₫1,250,000,000"]')).not.toBeNull()
})

it('shows no figures for nights that have not been read', async () => {
  const untilToday = async ({ url }: Asked) => {
    const from = url.searchParams.get('from') ?? ''
    if (!isDay(from) || from > testToday) return new Promise<never>(() => undefined)
    return { body: { data: testGrid(from, daysBetween(from, testToday) + 1) } }
  }
  openGrid({ answers: { 'room-plan/get-all-avail-rate': untilToday } })
  await show(<AvailAndRateScreen />)
  const tomorrow = await screen.findByRole('gridcell', { name: 'Thursday 21 January, Deluxe sea view: not read yet' })
  expect(tomorrow.textContent).toBe('')
})

it('says how many cells a paste left as they are, and why', async () => {
  openGrid()
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const grid = screen.getByRole('grid')
  grid.focus()
  await person.keyboard('{ArrowRight}')
  fireEvent.paste(grid, { clipboardData: { getData: () => '2500\t2510\t2520\t?\n2600\t2610\t2620' } })
  expect(
    await screen.findByText('6 nights left as they are: past nights (2), values that follow the parent package (3), not understood (1).'),
  ).toBeDefined()
  expect(await screen.findByText('Price saved for Deluxe sea view, Flexible: 2 nights, 20/01 – 21/01/2027')).toBeDefined()
})

it('names the package that a price follows, where it cannot be typed', async () => {
  openGrid()
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  screen.getByRole('grid').focus()
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}5')
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('The price follows Flexible. Change it there.'),
  )
})

it('says which room type was closed on which night', async () => {
  openGrid()
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  screen.getByRole('grid').focus()
  await person.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}s')
  expect(await screen.findByText('Closed Deluxe sea view: Wed 20/01/2027')).toBeDefined()
})

it('names its columns once, and announces what happens but not the focused cell a second time', async () => {
  openGrid()
  await show(<AvailAndRateScreen />)
  expect(await screen.findByRole('columnheader', { name: 'Wednesday 20 January. 63 % full' })).toBeDefined()
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  screen.getByRole('grid').focus()
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByText('Tue 19/01')).toBeDefined()
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['', ''])
})

it('opens the name of an event or holiday, which a night is too narrow for, over the night that is focused', async () => {
  const event = { id: '01900000-0000-7000-8000-0000000000e9', nameVi: 'Lễ hội pháo hoa', nameEn: 'Fireworks festival', color: 'amber' }
  const events = [{ ...event, from: testToday, to: testToday }]
  const eventful = ({ url }: Asked) => ({ body: { data: { ...testGrid(dayIn(url, 'from'), nightsIn(url)), events } } })
  openGrid({ answers: { 'room-plan/get-all-avail-rate': eventful } })
  await show(<AvailAndRateScreen />)
  const isOpen = () => screen.getByTitle('Fireworks festival').dataset['open']
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  act(() => screen.getByRole('grid').focus())
  expect(isOpen()).toBe('false')
  await person.keyboard('{ArrowRight}{ArrowRight}')
  expect(isOpen()).toBe('true')
  await person.keyboard('{ArrowRight}')
  expect(isOpen()).toBe('false')
})

it('has a focused cell from the moment that the keys come to it, which its menu is about', async () => {
  openGrid()
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const grid = screen.getByRole('grid')
  act(() => grid.focus())
  const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  expect(active?.getAttribute('aria-label')).toContain('Monday 18 January, Deluxe sea view, Flexible')
  await person.keyboard('{Shift>}{F10}{/Shift}')
  expect(await screen.findByRole('menuitem', { name: /Set the price/u })).toBeDefined()
})

it('changes how many nights it shows by the arrows, from one tab stop', async () => {
  openGrid()
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const zooms = screen.getAllByRole('radio')
  expect(zooms.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1])
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  act(() => screen.getByRole('radio', { name: '30' }).focus())
  await person.keyboard('{ArrowLeft}')
  await waitFor(() => expect(screen.getByRole('radio', { name: '14' }).getAttribute('aria-checked')).toBe('true'))
  expect(document.activeElement?.textContent).toBe('14')
})
