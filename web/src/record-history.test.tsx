import { callPaths } from '@innkeeper/protocol/catalogue'
import { prefixOf } from '@innkeeper/protocol/freshness/stale'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, type Asked } from './testing/answers.ts'
import { photoActs } from './testing/acts/photo-acts.tsx'
import type { FormCase } from './testing/form-case.ts'
import { formCases } from './testing/form-cases.ts'
import { allow } from './testing/record-cases.ts'
import { show } from './testing/show.tsx'

const line = (id: string, person: string, before: string, after: string) => ({
  id: `01900000-0000-7000-8000-${id.padStart(12, '0')}`,
  at: '2026-11-22T09:05:00.000000Z',
  person,
  origin: 'screen',
  address: '203.0.113.7',
  what: { vi: `Sửa ${id}`, en: `Changed ${id}` },
  changes: [{ field: { vi: 'Trường', en: 'Field' }, before: { vi: before, en: before }, after: { vi: after, en: after } }],
})

/** The history of the record that a form changes; announcements are the platform's and have no diary. */
const historyOf = ({ update }: FormCase) => callPaths.find((path) => path === `${prefixOf(update)}/history`)
const withHistory = formCases.filter((one) => historyOf(one) !== undefined)

test('every form of a property’s record has its history', () => {
  expect(formCases.filter((one) => historyOf(one) === undefined).map(({ update }) => update)).toEqual([
    'announcement/update',
    'supplier/travel-agent/update',
    'supplier/user/update',
  ])
})

test.each(withHistory)('the form of $update: shows the history of its record, page after page', async (one) => {
  const lines = Array.from({ length: 12 }, (_, index) => line(String(index), 'Trần Minh', 'Before', index === 0 ? '' : 'After'))
  allow(...one.codes)
  const path = historyOf(one) ?? one.update
  const asked = answerCalls({
    ...one.reads(() => one.row),
    [path]: ({ url }: Asked) => {
      const from = Number(url.searchParams.get('offset') ?? 0)
      return { body: { data: lines.slice(from, from + 10), total: lines.length } }
    },
  })
  await show(<one.Screen />, { address: one.address })
  if (one.opener !== undefined) await userEvent.click(await page.findByRole(one.openedBy ?? 'row', { name: one.opener }))
  const open = await page.findByRole('button', { name: 'Show the history' })
  expect(asked.filter(({ url }) => url.pathname.endsWith(`/${path}`))).toEqual([])
  await userEvent.click(open)
  const shown = within(page.getByRole('region', { name: 'History' }))
  const first = within((await shown.findByText('Changed 0')).closest('li') ?? document.body)
  expect(first.getByText(/Trần Minh · 22\/11\/2026/u)).toBeDefined()
  expect(first.getByText('Before')).toBeDefined()
  expect(first.getByText('empty')).toBeDefined()
  await userEvent.click(shown.getByRole('button', { name: 'Show 10 more changes' }))
  expect(await shown.findByText('Changed 11')).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Show 10 more changes' })).toBeNull()
})

test.each(withHistory.slice(0, 1))('the form of $update: says that nothing is recorded yet', async (one) => {
  allow(...one.codes)
  answerCalls({ ...one.reads(() => one.row), [historyOf(one) ?? one.update]: () => ({ body: { data: [], total: 0 } }) })
  await show(<one.Screen />, { address: one.address })
  await userEvent.click(await page.findByRole('button', { name: 'Show the history' }))
  expect(await page.findByText('No change is recorded yet.')).toBeDefined()
})

test.each(photoActs)(
  'the photos that $call puts in order: show who ordered them, when, and which they were before',
  async ({ call, part, reads, address }) => {
    const path = `${prefixOf(call)}/image-history`
    const asked = answerCalls({
      ...reads,
      [path]: () => ({ body: { data: [line('0', 'Trần Minh', 'beach.jpg', 'pool.jpg, beach.jpg')], total: 1 } }),
    })
    await show(part, { ...(address !== undefined && { address }) })
    await userEvent.click(await page.findByRole('button', { name: 'Show the history' }))
    const shown = within(page.getByRole('region', { name: 'History' }))
    expect(await shown.findByText('pool.jpg, beach.jpg')).toBeDefined()
    expect(shown.getByText(/Trần Minh · 22\/11\/2026/u)).toBeDefined()
    expect(asked.filter(({ url }) => url.pathname.endsWith(`/${path}`))).toHaveLength(1)
  },
)
