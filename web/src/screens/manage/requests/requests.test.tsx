import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { offerShown, requestShown } from '#testing/request-shown.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { OfferDialog } from './offers/offer-dialog.tsx'
import { RequestsByAgentScreen } from './by-agent/requests-by-agent-screen.tsx'
import { RequestListScreen } from './request-list-screen.tsx'
import { RequestScreen } from './request-screen.tsx'

beforeEach(() => keepOwnSession(signedInAs()))

const listed = async (more: object) => {
  answerCalls({ 'request-booking/search': () => ({ body: { data: [{ ...requestShown(), ...more }], total: 1 } }) })
  await show(<RequestListScreen />)
  await screen.findByRole('row', { name: /26120951, Golden Sand Travel/u })
  return screen.queryByRole('button', { name: 'Give feedback on request 26120951' })
}

test.each([
  ['1 waiting for feedback', {}, true],
  ['1, of an agent that is not linked any more', { connect: false }, false],
  ['2 feedback given', { requestStatus: 2 }, false],
  ['3 complete', { requestStatus: 3, endedBecause: 'booked' }, false],
  ['4 cancelled', { requestStatus: 4, endedBecause: 'passed' }, false],
])('"the feedback action is offered only when the status is 1 and connect is true": %s', async (_what, more, offered) => {
  expect((await listed(more)) !== null).toBe(offered)
})

test('a request’s page names the nights that are too full and says why it cannot be answered', async () => {
  const why = { ok: false, reason: 'contractNotSigned' } as const
  const allowed = { feedback: why, offer: why }
  answerCalls({ 'request-booking/detail': () => ({ body: { data: requestShown({ allowed }) } }) })
  await show(<RequestScreen />, { language: 'en' })
  await screen.findByRole('heading', { name: /Request 26120951/u })
  expect(screen.getByText('9 left, too few on 29/01')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Give feedback/u }).getAttribute('aria-disabled')).toBe('true')
})

const cheaper = { ...offerShown().price, total: 115_000_000 }
const previewShown = {
  currency: 'VND',
  lines: offerShown().lines.map((line) => ({ ...line, vacant: 14 })),
  blocked: [],
  setAside: [],
  usualTotal: 129_600_000,
  price: cheaper,
}

test('an offer that holds rooms says for how long, its price and what is usual; one that ended stays, struck', async () => {
  const offers = [offerShown({ state: 'replaced', endedAt: '2026-12-20T03:00:00.000Z' }), offerShown({ offerNo: 2, price: cheaper })]
  answerCalls({
    'request-booking/detail': () => ({ body: { data: requestShown({ requestStatus: 2, offers, heldUntil: offerShown().validUntil }) } }),
  })
  await show(<RequestScreen />, { language: 'en' })
  const open = within(await screen.findByRole('article', { name: 'Offer 2' }))
  expect(open.getByText(/Rooms held for another/u)).toBeTruthy()
  expect(open.getAllByText(/115,000,000/u).map((sum) => sum.closest('s'))).toEqual([null, null])
  const ended = within(screen.getByRole('article', { name: 'Offer 1' }))
  expect(ended.getAllByText(/118,000,000/u)[0]?.closest('s')).not.toBeNull()
  expect(ended.queryByRole('button', { name: /Take back/u })).toBeNull()
})

test('the thread shows each offer’s price in its steps, and how far the agent’s counter-offer is from the last one', async () => {
  const said = { person: 'Lê Minh Khôi', byAgent: false, note: '', priceHoped: null, offerNo: 1 }
  const thread = [
    { ...said, kind: 'offered' as const, at: '2026-12-20T02:00:00.000Z' },
    { ...said, kind: 'countered' as const, at: '2026-12-20T03:00:00.000Z', byAgent: true, offerNo: null, priceHoped: 115_000_000 },
  ]
  answerCalls({ 'request-booking/detail': () => ({ body: { data: requestShown({ offers: [offerShown()], thread }) } }) })
  await show(<RequestScreen />, { language: 'en' })
  const offered = await screen.findByText('Price offered ₫118,000,000, with tax and fees')
  expect(within(offered.closest('li') ?? offered).getByText('The price step by step')).toBeTruthy()
  expect(screen.getByText('₫3,000,000 below offer 1').closest('li')?.textContent).toContain('115,000,000')
})

test('what was typed stays where somebody else has sent an offer meanwhile, and is sent only once that was seen', async () => {
  const detail = { data: requestShown({ offers: [] }) }
  answerCalls({
    'request-booking/detail': () => ({ body: detail }),
    'request-booking/preview-offer': () => ({ body: { data: previewShown } }),
    'room-plan/get-room-plan-all': () => ({ body: { data: [] } }),
  })
  const hears = 'hears of a change'
  const Hearer = () => {
    const queries = useQueryClient()
    return (
      <button type="button" onClick={() => void queries.invalidateQueries()}>
        {hears}
      </button>
    )
  }
  await show(
    <>
      <Hearer />
      <OfferDialog code="26120951" onClose={() => undefined} />
    </>,
  )
  await screen.findByRole('button', { name: 'Send offer 1' })
  detail.data = requestShown({ offers: [offerShown()] })
  fireEvent.click(screen.getByText(hears))
  await screen.findByText(/Lê Minh Khôi has just sent offer 1/u)
  expect(screen.getByRole('button', { name: 'Send offer 1' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Go on with mine' }))
  expect((await screen.findByRole('button', { name: 'Send offer 2' })).getAttribute('aria-disabled')).not.toBe('true')
})

test('“what was offered and won per agent”: a row says what was booked of what was offered, and leads to the agent’s requests', async () => {
  const agent = { travelAgentId: crypto.randomUUID(), code: 'GOLDEN', name: { vi: 'Cát Vàng', en: 'Golden Sand Travel' } }
  const counts = { requests: 5, answered: 4, offered: 3, won: 1, lost: 1, withdrawn: 1, passed: 0, open: 2 }
  const sums = { currency: 'VND', offeredSum: 15_000_000, wonSum: 4_800_000, wonShare: 3333 } as const
  answerCalls({ 'request-booking/by-agent': () => ({ body: { data: [{ agent, ...counts, ...sums }], total: 1 } }) })
  await show(<RequestsByAgentScreen />, { language: 'en', address: '/?from=2026-11-01&to=2026-11-30' })
  const row = await screen.findByRole('row', { name: /Golden Sand Travel/u })
  expect(row.textContent).toContain('4,800,000')
  expect(row.textContent).toContain('33.33\u00a0%')
  expect(row.textContent).toContain('2 open')
  const to = within(row)
    .getByRole('link', { name: /Golden Sand Travel/u })
    .getAttribute('href')
  expect(to).toMatch(/request-booking\?agent=GOLDEN&from=2026-11-01&to=2026-11-30/u)
})
