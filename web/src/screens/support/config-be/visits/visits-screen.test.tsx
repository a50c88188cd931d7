import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { hotelOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { VisitsScreen } from './visits-screen.tsx'

type Visits = AnswerOf<'dashboard/site-visits'>

const nothing = { view: 0, search: 0, noResult: 0, chosen: 0, started: 0, booked: 0, paid: 0 }
const visits: Visits = {
  from: '2026-11-20',
  to: '2026-11-21',
  days: [
    { ...nothing, day: '2026-11-20', view: 150, search: 40, noResult: 10, chosen: 20, started: 5, booked: 4, paid: 1 },
    { ...nothing, day: '2026-11-21', view: 50, search: 10, noResult: 5 },
  ],
  reasons: [
    { reason: 'noRooms', searches: 12 },
    { reason: 'tooFewNights', searches: 3 },
  ],
}

const answerWith = (given: Partial<Visits> = {}) =>
  answerCalls({ 'dashboard/site-visits': () => ({ body: { data: { ...visits, ...given } } }) })

const signIn = (codes: readonly string[], kind: 'hotel' | 'playground' = 'hotel') => {
  const signedIn = signedInAs({ hotel: { ...hotelOf('01900000-0000-7000-8000-00000000000a', 'Hải Âu Trắng'), kind } })
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'view' as const })) } })
}

beforeEach(() => signIn(['BE_SETTINGS_1']))

test('the sums of the period have their shares; the days are a table; reasons stand the most frequent first', async () => {
  answerWith()
  await show(<VisitsScreen />)
  const sums = await page.findByLabelText('Sums of the period')
  expect(sums.textContent).toContain('Views200')
  expect(sums.textContent).toMatch(/Searches5025\s% of views/u)
  expect(sums.textContent).toMatch(/Searches without result1530\s% of searches/u)
  expect(sums.textContent).toMatch(/Bookings42\s% of views · 1 confirmed/u)
  const days = page.getByRole('table', { name: 'By day' })
  expect(within(days).getAllByRole('row')[1]?.textContent).toContain('15040102054')
  const reasons = page.getByRole('region', { name: 'Why searches found nothing' })
  expect(reasons.textContent).toMatch(/No room left12Fewer nights than the minimum3/u)
})

test('a park reads of days and tickets instead of rooms and stays', async () => {
  signIn(['BE_SETTINGS_1'], 'playground')
  answerWith({ reasons: [{ reason: 'soldOut', searches: 12 }] })
  await show(<VisitsScreen />)
  const sums = await page.findByLabelText('Sums of the period')
  expect(sums.textContent).toMatch(/Days looked at5025\s% of views/u)
  expect(sums.textContent).toMatch(/Days without tickets1530\s% of days looked at/u)
  expect(sums.textContent).toMatch(/Tickets chosen20.*Order forms sent5.*Ticket bookings4/u)
  const reasons = page.getByRole('region', { name: 'Why days looked at had no tickets' })
  expect(reasons.textContent).toContain('Tickets sold out12')
  const heads = within(page.getByRole('table', { name: 'By day' })).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toContain('Days looked at')
  expect(document.body.textContent).not.toMatch(/stay|search|room/iu)
})

test('a share of no views is left out, and so is the dot after it', async () => {
  answerWith({ days: [{ ...nothing, day: '2026-11-20', booked: 2, paid: 1 }] })
  await show(<VisitsScreen />)
  expect((await page.findByLabelText('Sums of the period')).textContent).toMatch(/Bookings21 confirmed$/u)
})

test('the period is asked for, and stays in the address', async () => {
  const calls = answerWith()
  await show(<VisitsScreen />)
  await userEvent.click(await page.findByRole('combobox', { name: 'Period' }))
  await userEvent.click(await page.findByRole('option', { name: 'Last 14 days', hidden: true }))
  await page.findByDisplayValue('Last 14 days')
  expect(calls.map(({ url, body }) => url.searchParams.get('days') ?? body)).toEqual(['30', '14'])
})

test('a period in which nobody came says so', async () => {
  answerWith({ days: visits.days.map(({ day }) => ({ ...nothing, day })), reasons: [] })
  await show(<VisitsScreen />)
  expect(await page.findByText('No guest has seen the site in this period.')).toBeTruthy()
  expect(page.queryByRole('table')).toBeNull()
})

test('a reading that failed says so and offers to try again, which reads anew', async () => {
  let fails = true
  const calls = answerCalls({
    'dashboard/site-visits': () =>
      fails ? { status: 500, body: { responseCode: 1, refusal: 'failed', message: 'no' } } : { body: { data: visits } },
  })
  await show(<VisitsScreen />)
  const again = await page.findByRole('button', { name: 'Try again' })
  expect(page.queryByText('No guest has seen the site in this period.')).toBeNull()
  expect(page.queryByRole('table')).toBeNull()
  fails = false
  const before = calls.length
  await userEvent.click(again)
  expect(await page.findByRole('table', { name: 'By day' })).toBeTruthy()
  expect(calls).toHaveLength(before + 1)
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
})
