import type { Desk } from '../model/desk.ts'
import { toCsv, toTsv } from '../model/table-text.ts'
import { plainText } from './clipboard.ts'
import { cellsOf } from './selected-cells.ts'

/** Writes the nights in view of all rows shown into a file. */
export function exportCells(desk: Desk, kind: 'csv' | 'tsv'): void {
  const { t } = desk.look.get()
  const { from, to } = desk.view.get()
  const nights = desk.store.calendar.days.slice(from, to + 1)
  const rows = desk.geometry.get().rows.map((row, place) => {
    const name = row.kind === 'room' ? [t(row.room.name), ''] : [t(row.room.name), t(row.plan.name)]
    return [...name, ...cellsOf(desk, { top: place, bottom: place, from, to }).map((cell) => plainText(desk, cell))]
  })
  const table = [['', '', ...nights], ...rows]
  // The mark tells spreadsheets that the text is UTF-8.
  const text = `\uFEFF${kind === 'csv' ? toCsv(table) : toTsv(table)}`
  saveFile(`avail-and-rate-${nights[0] ?? ''}.${kind}`, text, kind === 'csv' ? 'text/csv' : 'text/tab-separated-values')
}

function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
