import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { RowOf } from '#kit/calls/use-list.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { FailedJobsScreen } from './failed-jobs-screen.tsx'

const one = '01900000-0000-7000-8000-000000000011'
const two = '01900000-0000-7000-8000-000000000012'

type Row = RowOf<'job/get-all'>

const failed = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  kind: 'mail',
  about: { vi: 'l…@example.com', en: 'l…@example.com' },
  property: { code: 'HA01', vi: 'Hải Âu Trắng', en: 'White Seagull' },
  postedAt: '2026-11-20T03:00:00Z',
  failedAt: '2026-11-21T03:00:00Z',
  attempts: 35,
  problem: 'refused',
  state: 'failed',
  decision: null,
  ...more,
})
const other = failed(two, { about: { vi: 'b…@example.com', en: 'b…@example.com' }, property: null })

const answer = (rows: readonly Row[]) => {
  let left = rows
  const decided = ({ body }: { body: unknown }) => {
    const count = left.length
    left = left.filter(({ id }) => !JSON.stringify(body).includes(`"${id}"`))
    return { body: { data: { count: count - left.length } } }
  }
  return answerCalls({
    'job/get-all': () => ({ body: { data: left, total: left.length } }),
    'job/try-again': decided,
    'job/put-away': decided,
  })
}
const sentTo = (asked: ReturnType<typeof answerCalls>, path: string) =>
  asked.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => body)

beforeEach(() => {
  const signedIn = signedInAs({ hotel: null })
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, type: 'AM' } })
})

test('a failed job says what it is about, of which property, why and how often it failed', async () => {
  answer([failed(one), other])
  await show(<FailedJobsScreen />, { language: 'en' })
  const row = within((await page.findByText('White Seagull · HA01')).closest('tr') ?? document.body)
  expect(row.getByText('Sending an email: l…@example.com')).toBeTruthy()
  expect(row.getByText('White Seagull · HA01')).toBeTruthy()
  expect(row.getByText('The receiving server refused it, mostly because the address is wrong.')).toBeTruthy()
  expect(row.getByText('35')).toBeTruthy()
})

test('nothing ticked: the acts say why they cannot be used', async () => {
  answer([failed(one)])
  await show(<FailedJobsScreen />, { language: 'vi' })
  const act = await page.findByRole('button', { name: 'Thử lại' })
  expect(act.getAttribute('aria-disabled')).toBe('true')
})

test('one ticked job is tried again; it leaves the list, which is then empty', async () => {
  const asked = answer([failed(one)])
  await show(<FailedJobsScreen />, { language: 'en' })
  await userEvent.click(await page.findByRole('checkbox', { name: /l…@example\.com/u }))
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByText('Being tried again: 1.')
  expect(sentTo(asked, 'job/try-again')).toEqual([{ jobIds: [one] }])
  await page.findByText(/No job has failed/u)
})

test('the whole page is put away at once, after a question', async () => {
  const asked = answer([failed(one), other])
  await show(<FailedJobsScreen />, { language: 'en' })
  await userEvent.click(await page.findByRole('checkbox', { name: 'Tick the whole page' }))
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  expect(sentTo(asked, 'job/put-away')).toEqual([])
  await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Dismiss' }))
  await page.findByText('Dismissed: 2.')
  expect(sentTo(asked, 'job/put-away')).toEqual([{ jobIds: [one, two] }])
})

test('a decided job says who decided and has nothing to tick', async () => {
  const decision = { decision: 'putAway', person: 'Trần Quốc Bảo', at: '2026-11-22T03:00:00Z' } as const
  answer([failed(one, { state: 'putAway', decision })])
  await show(<FailedJobsScreen />, { language: 'vi', address: '/?view=decided' })
  await page.findByText(/^Trần Quốc Bảo bỏ qua/u)
  expect(page.queryAllByRole('checkbox')).toEqual([])
})

test('a failed read says so', async () => {
  answerCalls({ 'job/get-all': () => ({ status: 500, body: { responseCode: 1, message: 'no', refusal: 'failed' } }) })
  await show(<FailedJobsScreen />, { language: 'en' })
  expect(await page.findByText(/Could not read the failed jobs/u)).toBeTruthy()
})
