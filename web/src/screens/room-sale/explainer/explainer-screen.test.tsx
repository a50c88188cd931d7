import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { stayRuleOrder } from '@innkeeper/rules/stay/stay-rule-order'
import { priceLine } from '@innkeeper/rules/price/price-line'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import type { StayAnswer } from '#ui/explainer/stay-answer.ts'
import { ExplainerScreen } from './explainer-screen.tsx'

const plan = '0190c0de-0000-7000-8000-000000000001'
const otherPlan = '0190c0de-0000-7000-8000-000000000002'
const offer = { id: plan, name: { vi: 'Đặt sớm', en: 'Early bird' } }
const service = { id: plan, name: { vi: 'Đưa đón', en: 'Airport transfer' } }

const answer = (changes: Partial<StayAnswer> = {}): StayAnswer => ({
  bookable: true,
  level: null,
  blockedBy: null,
  rules: stayRuleOrder.map((rule) => ({
    rule,
    ok: true,
    message: null,
    nights: [],
    limit: null,
    actual: null,
    counted: null,
    setBy: null,
    cells: [],
  })),
  blockedNights: [],
  line: {
    roomPlanId: plan,
    roomTypeId: plan,
    roomType: { vi: 'Deluxe', en: 'Deluxe' },
    ratePlan: { vi: 'Linh hoạt', en: 'Flexible' },
    meals: [],
    rooms: [{ adults: 2, childrenAges: [], extraBeds: 0 }],
    cancellation: { name: null, refundable: false, sentence: { vi: '', en: '' }, periods: [] },
    payment: null,
  },
  currency: 'VND',
  price: {
    lines: [
      priceLine({ step: 'rooms', kind: 'room', amount: 2_000_000, unitPrice: 2_000_000, roomLine: 0 }),
      priceLine({ step: 'promotions', kind: 'promotion', amount: -200_000, base: 2_000_000, basisPoints: 1000, offer }),
      priceLine({ step: 'services', kind: 'service', amount: 300_000, unitPrice: 300_000, offer: service }),
      priceLine({ step: 'giftCode', kind: 'giftCode', amount: -50_000, label: 'QUA50', offer }),
    ],
    subtotals: { rooms: 2_000_000, promotions: -200_000, services: 300_000, giftCode: -50_000, tax: 0, beforeTax: 2_050_000 },
    taxes: { serviceCharge: 0, vat: 0 },
    total: 2_050_000,
  },
  struck: 2_250_000,
  giftCode: null,
  promotions: [
    { promotionId: plan, name: offer.name, amount: -200_000, whyNot: null },
    { promotionId: otherPlan, name: { vi: 'Giờ chót', en: 'Late deal' }, amount: 0, whyNot: 'tooFarFromArrival' },
  ],
  ...changes,
})

const packageOf = (roomPlanId: string, nameEn: string, active: boolean) => ({
  roomPlanId,
  ratePlanId: roomPlanId,
  nameVi: nameEn,
  nameEn,
  active,
  minStay: 1,
  maxStay: null,
  parentRoomPlanId: null,
  derive: null,
})
const room = { id: plan, nameVi: 'Deluxe', nameEn: 'Deluxe', totalRooms: 4, active: true, displayOrder: 1 }
const prices = { defaultPrice: 2_450_000, weekendPrice: 2_850_000, floorPrice: null, ceilingPrice: null, maxGuests: 3 }
const roomTypes = [{ ...room, ...prices, plans: [packageOf(otherPlan, 'Stopped', false), packageOf(plan, 'Flexible', true)] }]

const services = [
  { code: 'SPA60', name: { vi: 'Spa 60 phút', en: 'Spa, 60 minutes' }, unit: 'person' },
  { code: 'BUS', name: { vi: 'Đưa đón', en: 'Airport transfer' }, unit: 'booking' },
]

const open = async (address: string, changes: Partial<StayAnswer> = {}) => {
  keepOwnSession(
    signedInAs({
      user: { ...signedInAs().user, roles: ['AVAIL_RATE_1', 'PLAN_PROMOTION_1'].map((fnCode) => ({ fnCode, type: 'change' })) },
    }),
  )
  const asked = answerCalls({
    'room-plan/check-stay': () => ({ body: { data: answer(changes) } }),
    'room-plan/get-room-plan-all': () => ({ body: { data: roomTypes } }),
    'room-plan/get-services': () => ({ body: { data: services } }),
    'travelagent/get-all-agent-es': () => ({ body: { data: { agents: [], total: 0, chosen: null } } }),
  })
  const shown = await show(<ExplainerScreen />, { address })
  return { ...shown, asked, person: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const questions = (asked: readonly Asked[]) => asked.flatMap(({ url, body }) => (url.pathname.endsWith('check-stay') ? [body] : []))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-20T05:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

it('asks what the address asks', async () => {
  const { asked } = await open(
    `/?roomPlanId=${otherPlan}&from=2027-03-01&to=2027-03-04&adults=3&ages=8&rooms=2&level=4&code=TET&giftCode=HE10&services=SPA60*2,BUS*1`,
  )
  await screen.findByText('This stay can be booked.')
  const room = { adults: 3, childrenAges: [8] }
  expect(questions(asked)).toEqual([
    {
      roomPlanId: otherPlan,
      checkIn: '2027-03-01',
      checkOut: '2027-03-04',
      rooms: [room, room],
      level: 4,
      promotionCode: 'TET',
      giftCode: 'HE10',
      services: [
        { code: 'SPA60', quantity: 2 },
        { code: 'BUS', quantity: 1 },
      ],
    },
  ])
})

it('begins with tonight in the first package, and keeps what is asked in the address', async () => {
  const { asked, person, router } = await open('/')
  await screen.findByText('This stay can be booked.')
  expect(questions(asked).at(-1)).toMatchObject({ roomPlanId: plan, checkIn: '2027-01-20', checkOut: '2027-01-21' })
  await person.type(screen.getByLabelText('Coupon code'), 'TET')
  await waitFor(() => expect(router.state.location.searchStr).toContain('code=TET'))
  expect(router.state.location.searchStr).toContain(`roomPlanId=${plan}`)
  expect(router.state.location.searchStr).toContain('from=2027-01-20')
})

it('asks with a gift code and services, keeps both in the address, and says why the code takes nothing off', async () => {
  const giftCode = { code: 'HE10', name: null, discount: 0, whyNot: 'unknown' as const, message: 'No such code.', methods: [] }
  const { asked, person, router } = await open('/', { giftCode })
  await person.type(await screen.findByLabelText('Gift code'), 'HE10')
  await person.click(await screen.findByRole('combobox', { name: 'Add a service' }))
  await person.click(await screen.findByRole('option', { name: 'Spa, 60 minutes (per person)', hidden: true }))
  await person.type(await screen.findByLabelText('Spa, 60 minutes'), '0')
  await waitFor(() => expect(questions(asked).at(-1)).toMatchObject({ giftCode: 'HE10', services: [{ code: 'SPA60', quantity: 10 }] }))
  expect(decodeURIComponent(router.state.location.searchStr)).toContain('services=SPA60*10')
  expect(screen.getByText('No such code.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Remove Spa, 60 minutes' }))
  await waitFor(() => expect(questions(asked).at(-1)).not.toHaveProperty('services'))
})

it('an emptied number asks nothing and stays empty', async () => {
  const { asked, person } = await open('/')
  await screen.findByText('This stay can be booked.')
  const before = questions(asked).length
  await person.clear(screen.getByLabelText('Adults'))
  expect(screen.getByLabelText<HTMLInputElement>('Adults').value).toBe('')
  expect(questions(asked)).toHaveLength(before)
})

it('shows each step by the name of its cause, services and gift codes too, and why a promotion does nothing', async () => {
  await open('/')
  const table = await screen.findByRole('table', { name: 'The steps of the price' })
  expect(within(table).getByRole('rowheader', { name: 'Early bird' })).toBeDefined()
  expect(within(table).getByRole('rowheader', { name: 'Airport transfer' })).toBeDefined()
  expect(within(table).getByRole('rowheader', { name: 'Early bird (QUA50)' })).toBeDefined()
  expect(screen.getByText('Without promotions it would be ₫2,250,000.')).toBeDefined()
  const late = screen.getByRole('link', { name: 'Late deal' }).closest('li')
  expect(late?.textContent).toContain('It is booked too long before the arrival.')
})

it('says the first rule of each night, and what it would cost if it were open', async () => {
  const message = 'The room type is closed on 20/01.'
  const rules = answer().rules.map((rule) => (rule.rule === 'closed' ? { ...rule, ok: false, message, nights: ['2027-01-20'] } : rule))
  await open('/', { bookable: false, blockedBy: 'closed', rules, blockedNights: [{ night: '2027-01-20', rule: 'closed', message }] })
  const nights = await screen.findByRole('list', { name: 'What blocks each night' })
  expect(within(nights).getAllByRole('listitem')).toHaveLength(1)
  expect(nights.textContent).toContain(message)
  expect(screen.getByText('If it were open, it would cost:')).toBeDefined()
})
