import { say } from '@innkeeper/protocol/say'
import { act, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.tsx'
import { BarChart } from './bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import type { ChartColumn } from './chart-table.tsx'

type Row = { readonly day: string; readonly nights: number }

const rows: readonly Row[] = [
  { day: 'Mon', nights: 3 },
  { day: '=Tue', nights: -1200 },
]
const columns: readonly ChartColumn<Row>[] = [
  { head: say('Ngày', 'Day'), cell: ({ day }) => day, plain: ({ day }) => day },
  { head: say('Đêm', 'Nights'), cell: ({ nights }) => `${nights} nights`, plain: ({ nights }) => nights, right: true },
]
const card = (
  <ChartCard
    title={say('Đêm bán thêm', 'Nights sold')}
    columns={columns}
    rows={rows}
    keyOf={({ day }) => day}
    fileName={say('dem', 'nights')}
  >
    <BarChart
      words="Nights sold"
      most={3}
      ticks={[{ value: 0, label: '0' }]}
      reference={[1, null]}
      groups={rows.map(({ day, nights }) => ({ key: day, title: day, bars: [{ key: 'n', parts: [{ look: 'main', value: nights }] }] }))}
    />
  </ChartCard>
)

test('the drawing is for the eyes only; its table is read out whichever view is shown', async () => {
  await show(card)
  const table = await page.findByRole('table', { name: 'Nights sold' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DayNights', 'Mon3 nights', '=Tue-1200 nights'])
  expect(within(table).getByRole('rowheader', { name: 'Mon' })).toBeDefined()
  expect(document.querySelector('[aria-hidden] [data-values="Mon"]')).not.toBeNull()
})

test('the keyboard reads the bars one by one, and shows the values of each', async () => {
  await show(card)
  const shown = () => document.querySelector('[data-at="true"]')?.getAttribute('data-values') ?? null
  const bars = await page.findByRole('slider', { name: 'Nights sold: read bar by bar with the arrow keys' })
  expect(shown()).toBeNull()
  act(() => bars.focus())
  expect([shown(), bars.getAttribute('aria-valuetext')]).toEqual(['Mon', 'Mon'])
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect([shown(), bars.getAttribute('aria-valuetext')]).toEqual(['=Tue', '=Tue'])
  await userEvent.keyboard('{Home}')
  expect(shown()).toBe('Mon')
  await userEvent.keyboard('{Escape}')
  expect(shown()).toBeNull()
  await userEvent.keyboard('{End}')
  expect(shown()).toBe('=Tue')
  act(() => bars.blur())
  expect(shown()).toBeNull()
})

test('the table can be shown instead of the drawing, and the drawing again', async () => {
  await show(card)
  await userEvent.click(await page.findByRole('button', { name: 'Nights sold: show as a table' }))
  expect(document.querySelector('[data-values="Mon"]')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Nights sold: show as a chart' }))
  expect(document.querySelector('[data-values="Mon"]')).not.toBeNull()
})

test('the file holds what the table shows, as plain values that no spreadsheet runs', async () => {
  const kept: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => (kept.push(blob), 'blob:x'), revokeObjectURL: () => undefined }),
  )
  await show(card)
  await userEvent.click(await page.findByRole('button', { name: 'Nights sold: export' }))
  expect(await kept[0]?.text()).toBe("Day,Nights\r\nMon,3\r\n'=Tue,-1200\r\n")
})
