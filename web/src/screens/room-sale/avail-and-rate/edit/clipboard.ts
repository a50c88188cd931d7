import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import type { Desk } from '../model/desk.ts'
import { cellsIn, type Area } from '../model/selection.ts'
import { shownRate } from '../model/nights/shown-night.ts'
import { fromTsv, toTsv } from '../model/table-text.ts'
import { commitValues } from './typing/commit-values.ts'
import type { LeftReason } from './saving/left-words.ts'
import { cellsOf, selectedArea } from './selected-cells.ts'
import { typedEntry } from './typing/typed-entry.ts'
import type { Cell, Wanted } from './typing/wanted-value.ts'

/** The selection as a spreadsheet takes it: whole prices without separators, rooms to sell. */
export const copiedText = (desk: Desk): string | null => {
  const area = selectedArea(desk)
  if (area === null) return null
  const width = area.to - area.from + 1
  const texts = cellsOf(desk, area).map((cell) => plainText(desk, cell))
  return toTsv(Array.from({ length: area.bottom - area.top + 1 }, (_, row) => texts.slice(row * width, (row + 1) * width)))
}

/** A cell's value as figures only. */
export const plainText = ({ store }: Desk, { row, at }: Cell): string => {
  if (row.kind === 'room') return String(vacantRooms(store.room(row.id, at)))
  const { price } = shownRate(store, row, at)
  const { currency } = store.facts.get() ?? { currency: 'VND' as const }
  return price === null ? '' : String(price / minorPerUnit(currency))
}

/** Pastes what a spreadsheet copied: one value into the whole selection, a table from its first cell on. */
export const pasteText = (desk: Desk, text: string): void => {
  const area = selectedArea(desk)
  const table = fromTsv(text)
  if (area === null || text.trim() === '') return
  const asked = pasteArea(area, table)
  const target = insideOf(desk, asked)
  const left: LeftReason[] = Array.from({ length: cellsIn(asked) - cellsIn(target) }, () => 'outside')
  const wanted = cellsOf(desk, target).flatMap((cell) => {
    const entry = entryAt(table, target, desk, cell)
    return entry === '' ? [] : readPasted(desk, cell, entry, left)
  })
  desk.selection.set({ anchor: placeIn(desk, target.bottom, target.to), focus: placeIn(desk, target.top, target.from) })
  commitValues(desk, 'paste', wanted, left)
}

const readPasted = (desk: Desk, cell: Cell, text: string, left: LeftReason[]): readonly Wanted[] => {
  const entry = typedEntry(desk.store, [cell], text, desk.look.get())
  if (entry.ok) return entry.wanted
  left.push('notRead')
  return []
}

// As a spreadsheet does: a table fills the selection where that is a multiple of it, else it stands from the first cell on.
const pasteArea = (area: Area, table: readonly (readonly string[])[]): Area => {
  const height = table.length
  const width = Math.max(...table.map((row) => row.length))
  const tall = area.bottom - area.top + 1
  const wide = area.to - area.from + 1
  return {
    top: area.top,
    from: area.from,
    bottom: area.top + (tall % height === 0 ? tall : height) - 1,
    to: area.from + (wide % width === 0 ? wide : width) - 1,
  }
}

const insideOf = ({ geometry }: Desk, area: Area): Area => {
  const { rows, columns } = geometry.get()
  return { ...area, bottom: Math.min(rows.length - 1, area.bottom), to: Math.min(columns - 1, area.to) }
}

const entryAt = (table: readonly (readonly string[])[], target: Area, { geometry }: Desk, cell: Cell): string => {
  const row = table[((geometry.get().places.get(cell.row.id) ?? 0) - target.top) % table.length]
  return row?.[(cell.at - target.from) % Math.max(1, row.length)] ?? ''
}

const placeIn = ({ geometry }: Desk, row: number, at: number) => ({ rowId: geometry.get().rows[row]?.id ?? '', at })
