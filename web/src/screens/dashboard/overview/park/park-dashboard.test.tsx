import { completenessFlags } from '@innkeeper/rules/completeness/completeness'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { hotelOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { DashboardScreen } from '../dashboard-screen.tsx'

const status = {
  hotelInfo: true,
  room: true,
  hotelImage: true,
  roomPlan: true,
  hotelConfig: true,
  cancelPolicy: true,
  paymentGateway: true,
  econtract: true,
  paymentPolicy: true,
  items: completenessFlags.map((flag) => ({ flag, ok: true, applies: true, missing: [] })),
  done: 9,
  complete: true,
  state: 'onsite',
  next: { step: 'nothing', flag: null },
} satisfies AnswerOf<'dashboard/info-status'>
const life: AnswerOf<'dashboard/hotel-status'> = {
  state: 'onsite',
  since: null,
  answerBy: null,
  sentBackNote: '',
  takenOffBy: null,
  contract: { state: 'signed', endsOn: null },
  certificate: null,
  acts: [],
}
const today = '2026-11-27'
const productId = '01900000-0000-7000-8000-0000000000aa'
const showId = '01900000-0000-7000-8000-0000000000bb'
const cell = { day: today, capacity: 100, sold: 30, left: 70, entered: 12, stopSell: false }
const days: AnswerOf<'dashboard/park-days'> = {
  today,
  days: [
    { day: today, capacity: 180, sold: 70, left: 110, entered: 12 },
    { day: '2026-11-28', capacity: 100, sold: 5, left: 95, entered: 0 },
  ],
  products: [
    {
      id: productId,
      name: { vi: 'Vé ngày', en: 'Day ticket' },
      slots: [{ slot: '', days: [cell, { ...cell, day: '2026-11-28', sold: 5, left: 95, entered: 0 }] }],
    },
    {
      id: showId,
      name: { vi: 'Xiếc', en: 'Circus' },
      slots: [
        { slot: '09:00', days: [{ ...cell, capacity: 40, sold: 40, left: 0, entered: 0 }] },
        { slot: '14:00', days: [{ ...cell, capacity: 40, sold: 0, left: 40, entered: 0, stopSell: true }] },
      ],
    },
  ],
}
const visits: AnswerOf<'dashboard/park-visits'> = {
  currency: 'VND',
  today,
  days: [
    { day: today, visitors: 70, revenue: 21_000_000, sameDay: '2025-11-28', lastYear: { visitors: 40, revenue: 12_000_000 } },
    { day: '2026-11-28', visitors: 5, revenue: 1_500_000, sameDay: '2025-11-29', lastYear: { visitors: 0, revenue: 0 } },
  ],
  otherCurrency: 0,
}
const nothing: AnswerOf<'dashboard/park-waiting'> = { today, soon: '2026-11-29', unpaid: 0, refunds: 0, until: '2026-12-26', notSold: [] }

type Given = {
  readonly waiting?: Partial<typeof nothing>
  readonly days?: () => Answer
  readonly visits?: Partial<typeof visits>
}

const answers = (given: Given = {}) =>
  answerCalls({
    'dashboard/info-status': () => ({ body: { data: status } }),
    'dashboard/hotel-status': () => ({ body: { data: life } }),
    'dashboard/park-days': given.days ?? (() => ({ body: { data: days } })),
    'dashboard/park-visits': () => ({ body: { data: { ...visits, ...given.visits } } }),
    'dashboard/park-waiting': () => ({ body: { data: { ...nothing, ...given.waiting } } }),
  })

const signIn = (codes: readonly string[]) => {
  const hotel = { ...hotelOf('01900000-0000-7000-8000-00000000000a', 'Thác Mây'), kind: 'playground' as const, state: 'onsite' as const }
  const signedIn = signedInAs({ hotel })
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'view' as const })) } })
}
const everything = ['DASHBOARD_1', 'BOOKING_1', 'BOOKING_LIST_1', 'TRANSACTION_1', 'AVAIL_RATE_1', 'SALE_1', 'GATE_1']

beforeEach(() => signIn(everything))

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)

test('a park on sale: sold, entered and left of the day, each the way to where it comes from', async () => {
  const asked = answers()
  await show(<DashboardScreen />)
  const figures = await page.findByRole('region', { name: 'Today' })
  const sold = await within(figures).findByRole('link', { name: '70' })
  expect(sold.getAttribute('href')).toContain('booking/list-ticket?view=today')
  expect(within(figures).getByRole('link', { name: '12' }).getAttribute('href')).toContain('tickets/gate')
  expect(within(figures).getByRole('link', { name: '110' }).getAttribute('href')).toContain('tickets/calendar')
  expect(within(figures).getByRole('link', { name: '5' }).getAttribute('href')).toContain('dates=visit&from=2026-11-28&to=2026-11-28')
  expect(asked.some(({ url }) => url.pathname.includes('occupancy') || url.pathname.endsWith('dashboard/today'))).toBe(false)
})

test('by product and slot, of today and of the day that is chosen; the product leads to its calendar', async () => {
  answers()
  await show(<DashboardScreen />)
  const table = await page.findByRole('table', { name: 'Tickets of Fri 27/11/2026' })
  expect(rowsOf(table)).toEqual([
    'ProductSoldEnteredLeft',
    'Day ticket301270of 100',
    'Circus',
    '09:004000of 40',
    '14:000040stop sell',
    'All7012110',
  ])
  expect(within(table).getByRole('link', { name: 'Circus' }).getAttribute('href')).toContain(`product=${showId}&month=2026-11`)
  await userEvent.click(page.getByRole('button', { name: 'Sat 28/11' }))
  expect(rowsOf(await page.findByRole('table', { name: 'Tickets of Sat 28/11/2026' }))).toEqual([
    'ProductSoldEnteredLeft',
    'Day ticket5095of 100',
    'All5095',
  ])
})

test('visitors and revenue by day stand against last year where it was recorded, and alone where not', async () => {
  answers()
  const { unmount } = await show(<DashboardScreen />)
  const table = await page.findByRole('table', { name: 'Visitors and revenue by day' })
  expect(rowsOf(table).slice(0, 2)).toEqual([
    'DayVisitorsRevenueVisitors last yearRevenue last yearCompared with',
    'Fri 27/11/202670₫21,000,00040₫12,000,000Fri 28/11/2025',
  ])
  expect(page.getByRole('link', { name: 'See these ticket bookings' }).getAttribute('href')).toContain('from=2026-11-27')
  unmount()
  answers({ visits: { days: visits.days.map((day) => ({ ...day, lastYear: null })) } })
  await show(<DashboardScreen />)
  expect(rowsOf(await page.findByRole('table', { name: 'Visitors and revenue by day' }))[0]).toBe('DayVisitorsRevenue')
})

test('what waits comes first, each the way to where it is done; nothing is told where nothing waits', async () => {
  answers({ waiting: { unpaid: 3, refunds: 2, notSold: [{ id: showId, name: { vi: 'Xiếc', en: 'Circus' } }] } })
  const { unmount } = await show(<DashboardScreen />)
  const strip = await page.findByRole('region', { name: 'What waits' })
  const hrefs = within(strip)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
  expect(hrefs[0]).toContain('list-ticket?view=owes&dates=visit&from=2026-11-27&to=2026-11-29')
  expect(hrefs[1]).toContain('to-move?kind=refund')
  expect(hrefs[2]).toContain(`calendar?product=${showId}`)
  unmount()
  answers()
  await show(<DashboardScreen />)
  await page.findByRole('table', { name: /^Tickets of/u })
  expect(page.queryByRole('region', { name: 'What waits' })).toBeNull()
})

test('who may not see bookings sees how full the park is, and neither money nor links to bookings', async () => {
  signIn(['DASHBOARD_1'])
  const asked = answers()
  await show(<DashboardScreen />)
  const figures = await page.findByRole('region', { name: 'Today' })
  await within(figures).findByText('70')
  expect(within(figures).queryAllByRole('link')).toEqual([])
  expect(asked.some(({ url }) => /park-(?:visits|waiting)/u.test(url.pathname))).toBe(false)
})

test('a day on which nothing is open says so; what cannot be read says so and is tried again', async () => {
  answers({ days: () => ({ body: { data: { today, days: [{ day: today, capacity: 0, sold: 0, left: 0, entered: 0 }], products: [] } } }) })
  const { unmount } = await show(<DashboardScreen />)
  await page.findByText('No product is open on this day.')
  unmount()
  let fails = true
  answers({ days: () => (fails ? { status: 500, body: {} } : { body: { data: days } }) })
  await show(<DashboardScreen />)
  const again = await page.findByRole('button', { name: /Try again/u })
  fails = false
  await userEvent.click(again)
  expect(await page.findByRole('table', { name: /^Tickets of/u })).toBeTruthy()
})
