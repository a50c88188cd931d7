import { say } from '@innkeeper/protocol/say'
import { addDays, toDay, todayIn, yearOf } from '@innkeeper/rules/days/day'
import { presetDays } from '@innkeeper/rules/days/range-presets'
import { formatDate } from '@innkeeper/protocol/format/format'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { plainField } from '#kit/forms/field-state.ts'
import { show } from '#testing/show.tsx'
import { DateRangeField } from './date-range-field.tsx'
import type { RangeKind } from './range-kinds.ts'
import type { DayRange } from './use-range-text.ts'

type Told = (DayRange | undefined)[]
type Given = { told: Told; kind?: RangeKind; from?: string; clearable?: boolean; empty?: boolean }

const Nights = ({ told, kind = 'nights', empty = false, ...more }: Given) => {
  const [value, setValue] = useState<DayRange | undefined>(empty ? undefined : { from: '2027-02-05', to: '2027-02-08' })
  const change = (range: DayRange | undefined) => {
    setValue(range)
    told.push(range)
  }
  return <DateRangeField kind={kind} field={plainField<DayRange>({ label: say('Đêm', 'Nights'), value, change })} {...more} />
}

const first = () => page.findByLabelText('Nights: first date')
const last = () => page.findByLabelText('Nights: last date')
const calendar = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Nights: open the calendar' }))
  const dialog = await page.findByRole('dialog', { name: 'Nights' })
  await within(dialog).findByRole('group', { name: 'Quick choices' })
  return within(dialog)
}
const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

test('both halves are typed, day first, and the field changes once both are days', async () => {
  const told: Told = []
  await show(<Nights told={told} />)
  expect(await first()).toHaveProperty('value', '05/02/2027')
  await retype(await first(), '1/3/27')
  await retype(await last(), '040327')
  await userEvent.tab()
  expect(told.at(-1)).toEqual({ from: '2027-03-01', to: '2027-03-04' })
  expect(await last()).toHaveProperty('value', '04/03/2027')
})

test('days in the wrong order are swapped, not refused', async () => {
  const told: Told = []
  await show(<Nights told={told} empty />)
  await userEvent.type(await first(), '9/3/2027')
  await userEvent.type(await last(), '5/3/2027{Enter}')
  expect(told).toEqual([{ from: '2027-03-05', to: '2027-03-09' }])
})

test('a day without a year is of the next year where it would be gone', async () => {
  const told: Told = []
  const today = todayIn('Asia/Ho_Chi_Minh', new Date())
  await show(<Nights told={told} empty from={today} />)
  const yesterday = addDays(today, -1)
  const short = formatDate(yesterday).slice(0, 5)
  await userEvent.type(await first(), short)
  await userEvent.type(await last(), `${short}{Enter}`)
  const year = yearOf(yesterday) + 1
  expect(told.at(-1)?.from?.slice(0, 4)).toBe(String(year))
})

test.each([
  ['31/02/2027', '“31/02/2027” is not a date. Type it like 05/02/2027.'],
  ['', 'The first date is missing.'],
  ['01/01/2020', 'Choose 01/01/2026 or later.'],
])('“%s” is refused at the field, and stays', async (text, words) => {
  const told: Told = []
  await show(<Nights told={told} from="2026-01-01" />)
  await userEvent.clear(await first())
  if (text !== '') await userEvent.type(await first(), text)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(await page.findByText(words)).toBeDefined()
  expect(await first()).toHaveProperty('value', text)
  expect(told).toEqual([])
})

test('a half that is emptied takes the filter away, and both emptied leave nothing wrong', async () => {
  const told: Told = []
  await show(<Nights told={told} clearable />)
  await userEvent.clear(await first())
  await userEvent.tab()
  expect(told.at(-1)).toBeUndefined()
  expect(told).toHaveLength(1)
  expect(await last()).toHaveProperty('value', '08/02/2027')
  await userEvent.clear(await last())
  await userEvent.tab()
  await userEvent.tab()
  expect(page.queryByText(/missing/u)).toBeNull()
})

test('presets are one press, Tết among them, and the nights are counted', async () => {
  const told: Told = []
  await show(<Nights told={told} />)
  const today = todayIn('Asia/Ho_Chi_Minh', new Date())
  let panel = await calendar()
  expect(panel.getByText('4 nights')).toBeDefined()
  await userEvent.click(panel.getByRole('button', { name: 'Tết' }))
  expect(told.at(-1)).toEqual(presetDays('tet', today))
  expect(page.queryByRole('dialog')).toBeNull()
  panel = await calendar()
  expect(panel.getByText('5 nights')).toBeDefined()
  expect(panel.getByRole('button', { name: 'Tết' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(panel.getByRole('button', { name: 'This weekend' }))
  expect(told.at(-1)).toEqual(presetDays('weekend', today))
})

test('a weekend of a stay ends on Sunday, when the guest leaves', async () => {
  const told: Told = []
  await show(<Nights told={told} kind="stay" />)
  const panel = await calendar()
  expect(panel.getByText('3 nights')).toBeDefined()
  await userEvent.click(panel.getByRole('button', { name: 'Next weekend' }))
  const { from, to } = presetDays('nextWeekend', todayIn('Asia/Ho_Chi_Minh', new Date()))
  expect(told.at(-1)).toEqual({ from, to: addDays(to, 1) })
})

test('two months are shown, and two presses in them choose the days', async () => {
  const told: Told = []
  await show(<Nights told={told} />)
  const panel = await calendar()
  expect(panel.getAllByRole('button', { name: /^(?:February|March) 2027$/u })).toHaveLength(2)
  await userEvent.click(panel.getByRole('button', { name: '20 February 2027' }))
  expect(panel.getByText('From 20/02/2027. Choose the last date.')).toBeDefined()
  await userEvent.click(panel.getByRole('button', { name: '2 March 2027' }))
  expect(told).toEqual([{ from: '2027-02-20', to: '2027-03-02' }])
  expect(toDay('2027-02-20')).toBe('2027-02-20')
})

test('a preset is cut to what may be chosen, and is not offered where nothing of it may', async () => {
  const told: Told = []
  const today = todayIn('Asia/Ho_Chi_Minh', new Date())
  await show(<Nights told={told} from={addDays(today, 100)} />)
  const panel = await calendar()
  expect(panel.queryByRole('button', { name: 'Next 12 weeks' })).toBeNull()
})

test('[dates.shown] in Vietnamese as well', async () => {
  await show(<Nights told={[]} />, { language: 'vi' })
  expect(await page.findByLabelText('Đêm: ngày đầu')).toHaveProperty('value', '05/02/2027')
  expect(page.getByRole('button', { name: 'Đêm: mở lịch' })).toBeDefined()
})
