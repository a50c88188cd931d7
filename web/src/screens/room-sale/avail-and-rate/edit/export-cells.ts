import { csvText } from '@innkeeper/protocol/format/csv-text'
import { formulaFree } from '@innkeeper/protocol/format/formula-free'
import { saveFile } from '#kit/uploads/save-file.ts'
import type { Desk } from '../model/desk.ts'
import { toTsv } from '../model/table-text.ts'
import { plainText } from './clipboard.ts'
import { cellsOf } from './selected-cells.ts'

/** Writes the nights in view of all rows shown into a file. */
export const exportCells = (desk: Desk, kind: 'csv' | 'tsv'): void => {
  const { t, language } = desk.look.get()
  const { from, to } = desk.view.get()
  const nights = desk.store.calendar.days.slice(from, to + 1)
  const heads = ['', '', ...nights]
  const rows = desk.geometry.get().rows.map((row, place) => ({
    names: row.kind === 'room' ? [t(row.room.name), ''] : [t(row.room.name), t(row.plan.name)],
    figures: cellsOf(desk, { top: place, bottom: place, from, to }).map((cell) => plainText(desk, cell)),
  }))
  const name = `avail-and-rate-${nights[0] ?? ''}.${kind}`
  if (kind === 'csv') {
    const table = rows.map(({ names, figures }) => [...names, ...figures.map((figure) => (figure === '' ? '' : Number(figure)))])
    saveFile(name, 'text/csv;charset=utf-8', csvText([heads, ...table], language))
  } else {
    const table = rows.map(({ names, figures }) => [...names.map(formulaFree), ...figures])
    // The mark tells spreadsheets that the text is UTF-8.
    saveFile(name, 'text/tab-separated-values;charset=utf-8', `\uFEFF${toTsv([heads, ...table])}`)
  }
}
