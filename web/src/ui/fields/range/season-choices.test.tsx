import { say } from '@innkeeper/protocol/say'
import { addDays, todayIn, type Day } from '@innkeeper/rules/days/day'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { plainField } from '#kit/forms/field-state.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { DateRangeField } from './date-range-field.tsx'
import { seasonsFor, type RangeKind } from './range-kinds.ts'
import type { DayRange } from './use-range-text.ts'

const today = todayIn('Asia/Ho_Chi_Minh', new Date())
const seasonOf = (nameEn: string, fromDay: Day, toDay: Day) => ({
  id: `01900000-0000-7000-8000-00000000${String(nameEn.length).padStart(4, '0')}`,
  version: 1,
  nameVi: `Mùa ${nameEn}`,
  nameEn,
  color: 'amber',
  fromDay,
  toDay,
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
})
const gone = seasonOf('Gone', addDays(today, -40), addDays(today, -10))
const running = seasonOf('Running', addDays(today, -5), addDays(today, 20))
const summer = seasonOf('Long summer', addDays(today, 60), addDays(today, 90))

type Given = { kind?: RangeKind; from?: string; seasons?: boolean; codes?: readonly string[]; phone?: boolean }

const open = async ({ codes = ['AVAIL_RATE_1'], phone = false, kind = 'nights', ...more }: Given = {}) => {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(codes) } }))
  const asked = answerCalls({ 'season/get-all': () => ({ body: { data: [gone, running, summer] } }) })
  const former = window.matchMedia
  if (phone) vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(former(query), { matches: true }))
  const told: (DayRange | undefined)[] = []
  const field = plainField<DayRange>({ label: say('Đêm', 'Nights'), value: undefined, change: (range) => void told.push(range) })
  await show(<DateRangeField kind={kind} field={field} {...more} />)
  await userEvent.click(await page.findByRole('button', { name: 'Nights: open the calendar' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Nights' }))
  await dialog.findByRole('group', { name: 'Quick choices' })
  return { asked, told, dialog }
}

afterEach(() => vi.restoreAllMocks())

test('a season to come is one press, with its nights beside its name; one that is over is not offered', async () => {
  const { told, dialog } = await open()
  const seasons = within(await dialog.findByRole('group', { name: 'Seasons' }))
  expect(seasons.getAllByRole('button').map(({ textContent }) => textContent.slice(0, 7))).toEqual(['Running', 'Long su'])
  await userEvent.click(seasons.getByRole('button', { name: /^Long summer .*\d – .*\d$/u }))
  expect(told).toEqual([{ from: summer.fromDay, to: summer.toDay }])
  expect(page.queryByRole('dialog')).toBeNull()
})

test('a running season begins with the first night that may be chosen', async () => {
  const { told, dialog } = await open({ from: today })
  await userEvent.click(await dialog.findByRole('button', { name: /^Running/u }))
  expect(told).toEqual([{ from: today, to: running.toDay }])
})

test('a stay over a season departs on the morning after its last night', async () => {
  const { told, dialog } = await open({ kind: 'stay' })
  await userEvent.click(await dialog.findByRole('button', { name: /^Long summer/u }))
  expect(told).toEqual([{ from: summer.fromDay, to: addDays(summer.toDay, 1) }])
})

test('on a phone seasons are one select', async () => {
  const { told, dialog } = await open({ phone: true })
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Seasons' }), summer.id)
  expect(told).toEqual([{ from: summer.fromDay, to: summer.toDay }])
})

test('who may not read seasons has none, and nothing is asked', async () => {
  const { asked, dialog } = await open({ codes: ['BOOKING_1'] })
  expect(dialog.queryByRole('group', { name: 'Seasons' })).toBeNull()
  expect(asked).toEqual([])
})

test('a season itself is not offered the nights of others', async () => {
  const { asked } = await open({ seasons: false })
  expect(asked).toEqual([])
})

test.each([
  ['days', ['Gone', 'Running', 'Long summer']],
  ['past', ['Gone', 'Running']],
  ['nights', ['Running', 'Long summer']],
] as const)('of days as %s, seasons are offered where they can be meant', (kind, names) => {
  const offered = seasonsFor(kind, [gone, running, summer], today, {})
  expect(offered.map(({ season }) => season.nameEn)).toEqual(names)
  expect(kind === 'past' ? offered.at(-1)?.range.to : today).toBe(today)
})
