import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { daysBetween, isDay } from '@innkeeper/rules/days/day'
import { stayRuleOrder, type StayRule } from '@innkeeper/rules/stay/stay-rule-order'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { AvailAndRateScreen } from '../avail-and-rate-screen.tsx'
import { ids, testGrid, testToday } from '../testing/test-grid.ts'
import type { StayAnswer } from '#ui/explainer/stay-answer.ts'

const name = 'Why can’t this be booked?'

type Rule = StayAnswer['rules'][number]

const rule = (one: StayRule): Rule => ({
  rule: one,
  ok: true,
  message: null,
  nights: [],
  limit: null,
  actual: null,
  counted: null,
  setBy: null,
  cells: [],
})

const stopped: Rule = {
  ...rule('stopSell'),
  ok: false,
  message: 'The package is stopped on 20/01.',
  nights: [testToday],
  cells: [{ night: testToday, roomPlanId: ids.flexible }],
}

const answered = (changes: Partial<Record<StayRule, Rule>>): StayAnswer => ({
  bookable: Object.values(changes).every(({ ok }) => ok),
  level: null,
  blockedBy: stayRuleOrder.find((one) => changes[one]?.ok === false) ?? null,
  rules: stayRuleOrder.map((one) => changes[one] ?? rule(one)),
  line: {
    roomPlanId: ids.flexible,
    roomTypeId: ids.deluxe,
    roomType: { vi: 'Deluxe hướng biển', en: 'Deluxe sea view' },
    ratePlan: { vi: 'Linh hoạt', en: 'Flexible' },
    meals: [],
    rooms: [{ adults: 2, childrenAges: [], extraBeds: 0 }],
    cancellation: { name: null, refundable: false, sentence: { vi: '', en: '' }, periods: [] },
    payment: null,
  },
  currency: 'VND',
  price: null,
  struck: null,
  giftCode: null,
  blockedNights: [],
  promotions: [],
})

const day = (url: URL, which: 'from' | 'to') => {
  const text = url.searchParams.get(which) ?? ''
  if (!isDay(text)) throw new RangeError('a grid is asked for by days')
  return text
}

// Every night of the plan is stopped.
const grid = ({ url }: Asked) => {
  const nights = daysBetween(day(url, 'from'), day(url, 'to')) + 1
  return {
    body: { data: testGrid(day(url, 'from'), nights, { flexible: { stopSell: Array.from({ length: nights }, () => 1 as const) } }) },
  }
}

const openPanel = async () => {
  let open = false
  keepOwnSession(
    signedInAs({ user: { ...signedInAs().user, roles: ['AVAIL_RATE_1', 'AVAIL_RATE_2'].map((fnCode) => ({ fnCode, type: 'change' })) } }),
  )
  const asked = answerCalls({
    'room-plan/get-all-avail-rate': grid,
    'room-plan/check-stay': () => ({
      body: { data: answered({ minStay: { ...rule('minStay'), limit: 2, actual: 3 }, ...(open ? {} : { stopSell: stopped }) }) },
    }),
    'room-plan/save-cells': () => {
      open = true
      return { body: { data: { operationNo: 7, saved: 1, collided: [], refused: [], fresh: { rates: [], rooms: [] } } } }
    },
    'room-plan/get-room-plan-all': () => ({ body: { data: [] } }),
    'travelagent/get-all-agent-es': () => ({ body: { data: { agents: [], total: 0, chosen: null } } }),
    'room-plan/cell-history': () => ({ body: { data: [], total: 0 } }),
    'room-plan/undo-steps': () => ({ body: { data: { undo: [], redo: [] } } }),
  })
  await show(<AvailAndRateScreen />)
  await screen.findAllByRole('gridcell', { name: /Flexible/u })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await person.click(screen.getByRole('button', { name }))
  const panel = await screen.findByRole('complementary', { name })
  await within(panel).findByText(/It cannot be booked/u)
  return { asked, person, panel }
}

const stays = (asked: readonly Asked[]) => asked.flatMap(({ url, body }) => (url.pathname.endsWith('check-stay') ? [body] : []))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${testToday}T05:00:00Z`), shouldAdvanceTime: true, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

it('begins with the answer and the rule that blocks; nothing is unfolded, any agent is meant, figures stand at their rule', async () => {
  const { panel } = await openPanel()
  const rules = within(panel).getAllByRole('listitem')
  expect(rules[0]?.textContent).toContain('The package has no stop sell')
  expect(within(panel).getByText('3 nights ≥ 2 nights')).toBeDefined()
  expect(within(panel).getByText(/any agent/iu, { selector: 'summary *' })).toBeDefined()
  expect(panel.querySelector('[aria-expanded="true"], details[open]')).toBeNull()
})

it('follows the selection: the nights selected are the stay', async () => {
  const { asked, person, panel } = await openPanel()
  act(() => screen.getByRole('grid').focus())
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await waitFor(() => expect(stays(asked).at(-1)).toMatchObject({ checkIn: '2027-01-21', checkOut: '2027-01-24' }))
  expect(within(panel).getByText(/3 nights · 2 adults/u)).toBeDefined()
})

it('opens the night that blocks in place, as one operation, and asks again', async () => {
  const { asked, person, panel } = await openPanel()
  await person.click(within(panel).getByRole('button', { name: 'Open this night' }))
  expect(await within(panel).findByText('This stay can be booked.')).toBeDefined()
  const saved = asked.filter(({ url }) => url.pathname.endsWith('save-cells'))
  expect(saved.map(({ body }) => body)).toEqual([
    { kind: 'cell', rooms: [], rates: [{ roomPlanId: ids.flexible, night: testToday, seen: 1, stopSell: false }] },
  ])
})

it('goes to the night without asking about another stay', async () => {
  const { asked, person, panel } = await openPanel()
  const before = stays(asked).length
  await person.click(within(panel).getByRole('button', { name: 'Go to night' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')))
  expect(stays(asked)).toHaveLength(before)
})

it('closes the innermost by Escape: the selection of many cells first, then the panel', async () => {
  const { person } = await openPanel()
  act(() => screen.getByRole('grid').focus())
  await person.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Escape}')
  expect(screen.getByRole('complementary', { name })).toBeDefined()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name })).toBeNull())
})
