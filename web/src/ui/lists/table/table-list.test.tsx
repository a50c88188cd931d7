import { say } from '@innkeeper/protocol/say'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Unreachable } from '#kit/calls/refused.ts'
import { show } from '#testing/show.tsx'
import { TableList, type Column } from './table-list.tsx'

type Row = { readonly code: string; readonly guest: string }

const columns: readonly Column<Row>[] = [
  { key: 'code', head: say('Mã', 'Code'), cell: (row) => row.code, phone: 'first', sortBy: 'code' },
  { key: 'guest', head: say('Khách', 'Guest'), cell: (row) => row.guest },
]
const rows = ['HA1', 'HA2', 'HA3'].map((code) => ({ code, guest: `Guest of ${code}` }))
const list = {
  rows,
  loading: false,
  old: false,
  error: null,
  readAt: Date.UTC(2027, 0, 12, 8, 20),
  again: () => undefined,
  filtered: false,
  clear: () => undefined,
  size: 15,
}

type Table = Parameters<typeof TableList<Row>>[0]

const showTable = (more: Partial<Table> = {}) =>
  show(
    <TableList
      what={say('danh sách đặt phòng', 'the bookings')}
      list={list}
      columns={columns}
      keyOf={(row) => row.code}
      empty={say('Chưa có đặt phòng nào.', 'No booking yet.')}
      {...more}
    />,
  )

const leadTo = (row: Row) => `/booking/${row.code}`

test('“the whole row opens; arrow keys walk it, Enter opens”, and “rows are links”: each has its address, arrow keys walk them, and a press anywhere in the row follows it', async () => {
  const { router } = await showTable({ to: leadTo })
  const links = await page.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/booking/HA1', '/booking/HA2', '/booking/HA3'])
  const person = userEvent.setup()
  await person.tab()
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{End}{Home}{ArrowDown}')
  expect(document.activeElement).toBe(links[1])
  await person.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/booking/HA2')
  await person.click(page.getByText('Guest of HA3'))
  expect(router.state.location.pathname).toBe('/booking/HA3')
})

test('a middle click, or one with Control, opens the row in a new tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { router } = await showTable({ to: leadTo })
  const person = userEvent.setup()
  const cell = await page.findByText('Guest of HA2')
  await person.pointer({ keys: '[MouseMiddle]', target: cell })
  await person.keyboard('{Control>}')
  await person.click(cell)
  await person.keyboard('{/Control}')
  expect(opened.mock.calls.map(([address]) => address)).toEqual(['/booking/HA2', '/booking/HA2'])
  expect(router.state.location.pathname).toBe('/')
  opened.mockRestore()
})

test('where there is no room for a column it says what it has to say in the second line of its row', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  const nights = { key: 'nights', head: say('Đêm', 'Nights'), right: true, rank: 4, cell: () => 3 } as const
  await showTable({ columns: [...columns, nights, { key: 'state', head: say('Trạng thái', 'Status'), cell: () => 'Paid', phone: 'end' }] })
  const [, row] = await page.findAllByRole('row')
  expect(page.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Code', 'Status'])
  expect(row?.textContent).toBe('HA1Guest of HA1Nights 3Paid')
  width.mockRestore()
})

test('on a phone, a column with the whole width stands below the two lines of its row', async () => {
  const former = window.matchMedia
  const phone = vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(former(query), { matches: true }))
  const why = { key: 'why', head: say('Vì sao', 'Why'), cell: () => 'Less than is owed.', phone: 'whole' } as const
  await showTable({ columns: [why, ...columns] })
  const row = await page.findByRole('row', { name: /HA1/u })
  expect(row.textContent).toBe('HA1Guest of HA1Less than is owed.')
  phone.mockRestore()
})

test('an empty list says “There are no records to show”, and below it what it is for', async () => {
  await showTable({ list: { ...list, rows: [] } })
  expect((await page.findByText('There are no records to show.')).nextElementSibling?.textContent).toBe('No booking yet.')
})

test('a filtered list says “There are no records to show” and offers to clear the filter', async () => {
  let cleared = false
  const clear = () => {
    cleared = true
  }
  await showTable({ list: { ...list, rows: [], filtered: true, clear } })
  expect((await page.findByText('There are no records to show.')).nextElementSibling?.textContent).toBe('Clear a filter.')
  await userEvent.click(page.getByRole('button', { name: 'Clear the filter' }))
  expect(cleared).toBe(true)
})

test('“failed: what could not be read, when it was last read, Try again; old data stays visible and is marked as old”', async () => {
  await showTable({ list: { ...list, error: new Unreachable('booking/get-all') } })
  const failed = await page.findByText(/Could not read the bookings/u)
  expect(failed.closest('[role="alert"]')?.textContent).toMatch(/12\/01 15:20/u)
  expect(page.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(page.getByText('Guest of HA2')).toBeDefined()
})

test('a head that sorts says so, and turns the order when it is pressed again', async () => {
  const sorted: [string | undefined, boolean][] = []
  await showTable({
    list: { ...list, sort: { names: ['code'], by: 'code', descending: false, change: (by, descending) => sorted.push([by, descending]) } },
  })
  const head = await page.findByRole('columnheader', { name: 'Code' })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(head).getByRole('button'))
  expect(sorted).toEqual([['code', true]])
})
