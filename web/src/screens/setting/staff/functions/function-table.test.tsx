import type { FunctionCode } from '@innkeeper/protocol/access'
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { FunctionTable } from './function-table.tsx'

type Functions = Parameters<typeof FunctionTable>[0]['functions']

const rowOf = (
  [name, nameVi, nameEn]: readonly [Functions[number]['name'], string, string],
  codes: readonly [FunctionCode, FunctionCode],
  more: Partial<Functions[number]> = {},
): Functions[number] => ({
  name,
  nameVi,
  nameEn,
  around: [],
  view: codes[0],
  change: codes[1],
  mayGiveView: true,
  mayGiveChange: true,
  ...more,
})

const functions: Functions = [
  rowOf(['BOOKING', 'Đặt phòng', 'Booking'], ['BOOKING_1', 'BOOKING_2']),
  rowOf(['BOOKING_LIST', 'Danh sách đặt phòng', 'Booking list'], ['BOOKING_LIST_1', 'BOOKING_LIST_2'], { around: ['BOOKING'] }),
  rowOf(['SALE', 'Bán phòng', 'Room sale'], ['SALE_1', 'SALE_2'], { mayGiveChange: false }),
]

const Table = ({ start = [], locked = false }: { start?: readonly FunctionCode[]; locked?: boolean }) => {
  const [codes, setCodes] = useState<readonly FunctionCode[]>(start)
  const given = new Map([['SALE_1', ['Reception', 'Revenue']]])
  return <FunctionTable functions={functions} chosen={codes} change={setCodes} locked={locked} given={given} />
}

const box = (name: string) => page.getByRole<HTMLInputElement>('checkbox', { name })
const shown = () => page.getAllByRole('rowheader').map(({ textContent }) => textContent)

beforeEach(() => keepOwnSession(signedInAs({})))

test('the functions stand in the order of the menu, with a right to view and a right to change of their own', async () => {
  await show(<Table />)
  expect(shown()).toEqual(['Booking', 'Booking list', 'Room sale'])
  await userEvent.click(box('View Booking'))
  expect([box('View Booking').checked, box('Change Booking').checked]).toEqual([true, false])
})

test('to change needs to view, and what stands around it; not to view takes the change away', async () => {
  await show(<Table />)
  await userEvent.click(box('Change Booking list'))
  expect(['View Booking', 'View Booking list', 'Change Booking list'].map((name) => box(name).checked)).toEqual([true, true, true])
  expect(box('Change Booking').checked).toBe(false)
  await userEvent.click(box('View Booking list'))
  expect(['View Booking list', 'Change Booking list'].map((name) => box(name).checked)).toEqual([false, false])
})

test('what groups give stands beside what is given alone, with their names', async () => {
  await show(<Table start={['BOOKING_1']} />)
  const row = page.getByRole('row', { name: /Room sale/u })
  expect(within(row).getByText('Reception, Revenue')).toBeDefined()
  expect(box('View Room sale').checked).toBe(false)
  await userEvent.click(page.getByRole('checkbox', { name: 'Only what may be used' }))
  expect(shown()).toEqual(['Booking', 'Room sale'])
})

test('a right that one does not hold is not given', async () => {
  await show(<Table />)
  expect([box('View Room sale').disabled, box('Change Room sale').disabled]).toEqual([false, true])
})

test('a function is found without diacritics and in either language, with those around it', async () => {
  await show(<Table />)
  fireEvent.change(page.getByRole('searchbox', { name: 'Find a function' }), { target: { value: 'danh sach' } })
  await waitFor(() => expect(shown()).toEqual(['Booking', 'Booking list']))
  fireEvent.change(page.getByRole('searchbox', { name: 'Find a function' }), { target: { value: 'spa' } })
  expect(await page.findByText(/no match|nothing|no records/iu)).toBeDefined()
})
