import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#testing/show.tsx'
import { diffTo, ticksIn } from './tick-diff.ts'
import { TickGroups } from './tick-groups.tsx'

const groups = [
  {
    group: 'food',
    nameVi: 'Ăn uống',
    nameEn: 'Food',
    amenities: [
      { code: 'bar', nameVi: 'Quầy bar', nameEn: 'Bar' },
      { code: 'vegan', nameVi: 'Món chay', nameEn: 'Vegetarian food' },
    ],
  },
  { group: 'pool', nameVi: 'Hồ bơi', nameEn: 'Pool', amenities: [{ code: 'pool', nameVi: 'Hồ bơi vô cực', nameEn: 'Infinity pool' }] },
]

const Shown = ({ locked = false }: { locked?: boolean }) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['bar']))
  return <TickGroups search={{ vi: 'Tìm', en: 'Find' }} groups={groups} chosen={chosen} change={setChosen} locked={locked} />
}

const box = (name: string) => page.getByRole<HTMLInputElement>('checkbox', { name })
const boxes = () =>
  page
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('checkbox').getAttribute('name'))
    .filter((name) => name !== null)

test('groups count what is ticked, and a whole group is ticked and cleared at once', async () => {
  await show(<Shown />)
  expect(page.getByText('1 of 3 ticked')).toBeDefined()
  expect(page.getByText('1/2')).toBeDefined()
  expect(box('Food').indeterminate).toBe(true)
  await userEvent.click(box('Food'))
  expect([box('Bar').checked, box('Vegetarian food').checked]).toEqual([true, true])
  await userEvent.click(box('Food'))
  expect([box('Bar').checked, box('Vegetarian food').checked]).toEqual([false, false])
})

test.each([
  ['mon chay', ['vegan']],
  ['VEGETARIAN', ['vegan']],
  ['ho boi', ['pool']],
  ['an uong', ['bar', 'vegan']],
])('“%s” is found with or without diacritics, in either language', async (text, codes) => {
  await show(<Shown />)
  await userEvent.type(page.getByRole('searchbox'), text)
  await waitFor(() => expect(boxes()).toEqual(codes))
})

test('only what is ticked is shown, and a search that leaves nothing offers to be cleared', async () => {
  await show(<Shown />)
  await userEvent.click(box('Only what is ticked'))
  expect(boxes()).toEqual(['bar'])
  await userEvent.type(page.getByRole('searchbox'), 'spa')
  expect(await page.findByText(/There are no records to show/u)).toBeDefined()
  await userEvent.click(page.getAllByRole('button', { name: 'Clear the filter' }).at(-1) ?? document.body)
  expect(boxes()).toEqual(['bar', 'vegan', 'pool'])
})

test('who may only look ticks nothing', async () => {
  await show(<Shown locked />)
  expect(page.getAllByRole<HTMLInputElement>('checkbox', { name: /Bar|Food|pool/u }).every(({ disabled }) => disabled)).toBe(true)
})

test('a form holds only what it changes, whatever else is stored meanwhile', () => {
  expect(diffTo(new Set(['a', 'c']), ['a', 'b'])).toEqual({ add: ['c'], remove: ['b'] })
  expect([...ticksIn(['a', 'b', 'new'], { add: ['c'], remove: ['b'] })]).toEqual(['a', 'new', 'c'])
  expect([...ticksIn(['a'], {})]).toEqual(['a'])
})
