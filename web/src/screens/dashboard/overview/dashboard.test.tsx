import { completenessFlags } from '@innkeeper/rules/completeness/completeness'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { hotelOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

type Status = AnswerOf<'dashboard/info-status'>
type Life = AnswerOf<'dashboard/hotel-status'>

const flags = {
  hotelInfo: true,
  room: true,
  hotelImage: true,
  roomPlan: true,
  hotelConfig: true,
  cancelPolicy: true,
  paymentGateway: true,
  econtract: true,
  paymentPolicy: true,
}
const onSale: Status = {
  ...flags,
  items: completenessFlags.map((flag) => ({ flag, ok: true, applies: true, missing: [] })),
  done: 9,
  complete: true,
  state: 'onsite',
  next: { step: 'nothing', flag: null },
}
const life: Life = {
  state: 'onsite',
  since: '2026-11-01T03:00:00Z',
  answerBy: null,
  sentBackNote: '',
  takenOffBy: null,
  contract: { state: 'signed', endsOn: null },
  certificate: null,
  acts: [{ act: 'takeOffSale', ok: true, reason: null }],
}
const occupancy: AnswerOf<'dashboard/occupancy'> = {
  today: '2026-11-21',
  rooms: 10,
  vacantTonight: 3,
  nights: [
    { night: '2026-11-21', sold: 7, soldBefore: 5, lastYear: 4, sameNight: '2025-11-22' },
    { night: '2026-11-22', sold: 2, soldBefore: 3, lastYear: null, sameNight: '2025-11-23' },
  ],
  since: '2026-11-14',
  pickup: [{ day: '2026-11-21', nights: -2 }],
}
const guest: AnswerOf<'dashboard/today'>['arrivals']['rows'][number] = {
  code: 'HA27',
  guestName: 'Lê Trần Khánh An',
  state: 'confirm',
  checkIn: '2026-11-21',
  checkOut: '2026-11-24',
  nights: 3,
  rooms: [{ count: 2, roomType: { vi: 'Deluxe hướng biển', en: 'Deluxe sea view' } }],
  guests: 4,
  currency: 'VND',
  owed: 12_400_000,
  paymentMethod: 'cash',
}
const today = { today: '2026-11-21', arrivals: { bookings: 9, rooms: 10, rows: [guest] }, departures: { bookings: 0, rooms: 0, rows: [] } }
const revenue = {
  currency: 'VND',
  today: '2026-11-21',
  otherCurrency: 0,
  periods: [{ from: '2026-11-01', to: '2026-11-30', revenue: 1_500_000_000, nights: 600, lastYear: 900_000_000, lastYearNights: 500 }],
}
const averages: AnswerOf<'dashboard/room-averages'> = {
  currency: 'VND',
  today: '2026-11-21',
  tonight: { now: { sold: 7, rooms: 10, revenue: 14_000_000, adr: 2_000_000, revpar: 1_400_000 }, lastYear: null },
  ahead: {
    now: { sold: 9, rooms: 20, revenue: 18_000_000, adr: 2_000_000, revpar: 900_000 },
    lastYear: { sold: 4, rooms: 10, revenue: 6_000_000, adr: 1_500_000, revpar: 600_000 },
  },
}
const nothingWaits: AnswerOf<'dashboard/waiting'> = {
  today: '2026-11-21',
  soon: '2026-11-23',
  bookings: { leavingOwing: 0, arrivingOwing: 0, paymentFailed: 0 },
}
const states = { from: '2026-10-22', to: '2026-12-21', total: 5, states: [{ state: 'confirm', bookings: 5 }] }

const answers = (
  given: {
    readonly status?: Partial<Status>
    readonly life?: Partial<Life>
    readonly states?: object
    readonly waiting?: typeof nothingWaits
    readonly requests?: AnswerOf<'request-booking/waiting'>
    readonly averages?: () => Answer | Promise<Answer>
  } = {},
) =>
  answerCalls({
    'dashboard/info-status': () => ({ body: { data: { ...onSale, ...given.status } } }),
    'dashboard/hotel-status': () => ({ body: { data: { ...life, ...given.life } } }),
    'dashboard/occupancy': () => ({ body: { data: occupancy } }),
    'dashboard/room-averages': given.averages ?? (() => ({ body: { data: averages } })),
    'dashboard/waiting': () => ({ body: { data: given.waiting ?? nothingWaits } }),
    'request-booking/waiting': () => ({ body: { data: given.requests ?? {} } }),
    'dashboard/today': () => ({ body: { data: today } }),
    'dashboard/revenue-status': () => ({ body: { data: revenue } }),
    'dashboard/booking-status': () => ({ body: { data: { ...states, ...given.states } } }),
    'property/move': () => ({ body: { data: { state: 'offsite' } } }),
  })

const signIn = (codes: readonly string[], { kind = 'hotel', state = 'onsite' }: { kind?: 'hotel' | 'playground'; state?: string } = {}) => {
  const signedIn = signedInAs({ hotel: { ...hotelOf('01900000-0000-7000-8000-00000000000a', 'Hải Âu Trắng'), kind, state } })
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'view' as const })) } })
}
const everything = ['DASHBOARD_1', 'DASHBOARD_2', 'BOOKING_LIST_1', 'AVAIL_RATE_1', 'AVAIL_RATE_2', 'HOTEL_SETTING_2', 'HOTEL_IMAGE_1']

beforeEach(() => signIn(everything))

test('a hotel on sale: who comes, what they owe, how full it is, and each chart’s figures as a table', async () => {
  answers()
  await show(<DashboardScreen />)
  const line = await page.findByRole('link', { name: /Lê Trần Khánh An/u })
  expect(line.textContent).toContain('3 nights, 4 guests, 2 × Deluxe sea view')
  expect(line.textContent).toContain('Owes ₫12,400,000')
  expect(page.getByRole('link', { name: 'See all 9 bookings that arrive today' }).getAttribute('href')).toContain('view=arriving')
  const nights = await page.findByRole('table', { name: /^Occupancy/u })
  expect(
    within(nights)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'NightRooms soldOccupancy (%)Sold in the last 7 daysSame night last yearCompared with',
    'Sat 21/11/2026770\u00a0%24Sat 22/11/2025',
    'Sun 22/11/2026220\u00a0%−1–Sun 23/11/2025',
  ])
  const money = await page.findByRole('table', { name: 'Revenue' })
  expect(within(money).getByRole('row', { name: /11\/2026/u }).textContent).toContain('₫1,500,000,000₫900,000,000600500')
  expect((await page.findByRole('link', { name: /Confirmed/u })).getAttribute('href')).toContain('state=confirm')
})

test('ADR and RevPAR stand beside occupancy, each with what it means and with last year', async () => {
  answers()
  await show(<DashboardScreen />)
  const figureOf = async (name: string) => (await page.findByText(name, { selector: 'dt' })).parentElement
  await waitFor(async () => expect((await figureOf('ADR'))?.textContent).toContain('₫2,000,000 last year ₫1,500,000'))
  expect((await figureOf('RevPAR'))?.textContent).toContain('₫900,000 last year ₫600,000')
  expect((await figureOf('Occupancy'))?.textContent).toContain('45\u00a0% last year 40\u00a0%')
  expect(page.getByRole('button', { name: /^What ADR is: Average daily rate: room revenue by room nights sold/u })).toBeDefined()
})

test('an average that is still being read, or could not be read, says so: a dash means that there is none', async () => {
  const held = Promise.withResolvers<Answer>()
  answers({ averages: () => held.promise })
  await show(<DashboardScreen />)
  const figureOf = async (name: string) => (await page.findByText(name, { selector: 'dt' })).parentElement
  expect((await figureOf('ADR'))?.textContent).toMatch(/…/u)
  held.resolve({ status: 500, body: { responseCode: 10, refusal: 'failed', message: 'The system failed.' } })
  await waitFor(async () => expect((await figureOf('ADR'))?.textContent).toContain('– could not be read'), { timeout: 10_000 })
})

test('the values of a night are read with the arrow keys, last year’s too', async () => {
  answers()
  await show(<DashboardScreen />)
  const bars = await page.findByRole('slider', { name: /^Occupancy/u })
  expect(bars.getAttribute('aria-valuetext')).toBe(
    'Sat 21/11/2026: 7 of 10 rooms, 70\u00a0%\nLast 7 days: +2\nLast year, Sat 22/11/2025: 4, 40\u00a0%',
  )
  bars.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(bars.getAttribute('aria-valuetext')).toBe('Sun 22/11/2026: 2 of 10 rooms, 20\u00a0%\nLast 7 days: -1'.replace('-', '−'))
})

test('requests that wait for an answer and offers that hold rooms stand there with the clock of the first, for who may see them', async () => {
  const far = '2099-01-01T00:00:00.000Z'
  answers({ requests: { waiting: 3, answerBy: '2020-01-01T00:00:00.000Z', held: 1, heldUntil: far } })
  signIn([...everything, 'SEND_REQUEST_1'])
  await show(<DashboardScreen />)
  const asking = await page.findByRole('link', { name: /3\s?to answer: booking requests\s?overdue/u })
  expect(asking.getAttribute('href')).toContain('status=1')
  expect(page.getByRole('link', { name: /1\s?with rooms held by an offer\s?[\d,]+ days left/u }).getAttribute('href')).toContain('status=2')
})

test('what waits comes first, each the way to its bookings; where nothing waits nothing is said', async () => {
  answers({
    waiting: { ...nothingWaits, bookings: { leavingOwing: 2, arrivingOwing: 0, paymentFailed: 1 } },
    life: { contract: { state: 'wait sign', endsOn: null } },
  })
  signIn([...everything, 'E_CONTRACT_1'])
  await show(<DashboardScreen />)
  const strip = await page.findByRole('region', { name: 'What waits' })
  await within(strip).findByRole('link', { name: 'The contract waits for a signature' })
  const owing = within(strip).getByRole('link', { name: /2\s?leave today and still owe/u })
  expect(owing.getAttribute('href')).toMatch(/view=owes.*dates=checkOut.*from=2026-11-21.*to=2026-11-21/u)
  expect(within(strip).getAllByRole('link')).toHaveLength(3)
})

test('no booking in the period: “There are no records to show”', async () => {
  answers({ states: { total: 0, states: [] } })
  await show(<DashboardScreen />)
  const nothing = await page.findByText('There is no booking in this period yet.')
  expect(nothing.previousElementSibling?.textContent).toBe('There are no records to show.')
})

test('who may not see bookings is shown the house, and no guests or money; nothing of them is asked', async () => {
  signIn(['DASHBOARD_1'])
  const asked = answers()
  await show(<DashboardScreen />)
  await page.findByRole('table', { name: /^Occupancy/u })
  expect(page.queryByRole('link', { name: /Lê Trần/u })).toBeNull()
  expect(page.queryByText('Revenue')).toBeNull()
  await page.findByRole('heading', { name: 'Status of the property' })
  const paths = new Set(asked.map(({ url }) => url.pathname.split('/').at(-1)))
  expect(paths).toEqual(new Set(['info-status', 'hotel-status', 'occupancy']))
})

test('a property being set up is its checklist: the first thing to mend in front, no figures', async () => {
  signIn(everything, { state: 'create' })
  const items = onSale.items.map((item) => (item.flag === 'hotelImage' ? { ...item, ok: false, missing: ['mainImage' as const] } : item))
  const asked = answers({
    status: { items, done: 8, complete: false, hotelImage: false, state: 'create', next: { step: 'mend', flag: 'hotelImage' } },
    life: { state: 'create', acts: [], since: null },
  })
  await show(<DashboardScreen />)
  expect(await page.findByText('Fill in: Photos')).toBeDefined()
  const steps = within(page.getByRole('list', { name: 'The steps to going on sale' })).getAllByRole('listitem')
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')]).slice(0, 2)).toEqual([
    ['1Fill in the information8 of 9 parts', 'step'],
    ['2Confirm to sell', null],
  ])
  expect(page.getAllByRole('link', { name: /Photos/u })[0]?.textContent).toContain('Missing: main photo')
  expect(page.queryByRole('button', { name: 'Confirm to sell rooms' })).toBeNull()
  expect(asked.some(({ url }) => url.pathname.includes('occupancy'))).toBe(false)
})

test('complete, it can be confirmed after a look at what that means', async () => {
  answers({
    status: { state: 'wait confirm', next: { step: 'confirm', flag: null } },
    life: { state: 'wait confirm', acts: [{ act: 'confirmToSell', ok: true, reason: null }] },
  })
  await show(<DashboardScreen />)
  await userEvent.click(await page.findByRole('button', { name: 'Confirm to sell rooms' }))
  expect((await page.findByRole('dialog')).textContent).toContain('Innkeeper answers within 48 hours.')
})

test('sent back, the platform’s note stands where the next step is', async () => {
  answers({
    status: { state: 'sent back', next: { step: 'confirm', flag: null } },
    life: { state: 'sent back', sentBackNote: 'Ảnh bìa bị mờ', acts: [{ act: 'confirmToSell', ok: true, reason: null }] },
  })
  await show(<DashboardScreen />)
  expect((await page.findByText('Innkeeper sent it back:')).parentElement?.textContent).toContain('Ảnh bìa bị mờ')
})

test('waiting for approval, it says until when the answer comes', async () => {
  answers({
    status: { state: 'wait approve', next: { step: 'awaitApproval', flag: null } },
    life: { state: 'wait approve', answerBy: '2026-11-23T08:20:00Z', acts: [] },
  })
  await show(<DashboardScreen />, { language: 'vi' })
  expect(await page.findByText('Innkeeper trả lời chậm nhất 23/11 15:20.')).toBeDefined()
})

test('taken off sale by the platform, the button says why it cannot be put back here', async () => {
  answers({
    status: { state: 'offsite', next: { step: 'askPlatform', flag: null } },
    life: { state: 'offsite', takenOffBy: 'platform', acts: [{ act: 'putOnSale', ok: false, reason: 'takenOffByPlatform' }] },
  })
  await show(<DashboardScreen />)
  expect((await page.findByRole('button', { name: /Put on sale/u })).getAttribute('aria-disabled')).toBe('true')
})

test('taking it off sale asks first, and then does it once', async () => {
  const asked = answers()
  await show(<DashboardScreen />)
  await userEvent.click(await page.findByRole('button', { name: 'Take off sale' }))
  const dialog = await page.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take off sale' }))
  await waitFor(() =>
    expect(asked.filter(({ url }) => url.pathname.endsWith('property/move')).map(({ body }) => body)).toEqual([{ act: 'takeOffSale' }]),
  )
})
