import { say } from '@innkeeper/protocol/say'
import type { Change } from '@innkeeper/rules/rate/change'
import type { FlagField } from '@innkeeper/rules/rate/night-fields'
import type { Desk } from '../model/desk.ts'
import { commitValues } from './typing/commit-values.ts'
import { selectedCells } from './selected-cells.ts'
import { hasField, shownValue, wantedBy } from './typing/wanted-value.ts'

/** Makes one change of all selected cells that have the field; plans of a room type's row are not meant by it. */
export const changeSelected = (desk: Desk, change: Change): void => {
  const wanted = wantedBy(desk.store, selectedCells(desk), change)
  if (wanted.length === 0) return desk.notice.set({ words: notHere, tone: 'amber' })
  commitValues(desk, 'cell', wanted)
}

/** Whether all selected cells that have the flag bear it, or null when none has it. */
export const flagOfSelected = (desk: Desk, flag: FlagField): boolean | null => {
  const cells = selectedCells(desk).filter(({ row }) => hasField(row, flag))
  return cells.length === 0 ? null : cells.every((cell) => shownValue(desk.store, cell, flag) === true)
}

/** Puts a flag on all selected cells, or takes it off when all bear it. On rows of room types alone, stop sell closes the room type. */
export const toggleSelected = (desk: Desk, flag: FlagField): void => {
  const meant = flag === 'stopSell' && flagOfSelected(desk, flag) === null ? 'closed' : flag
  const on = flagOfSelected(desk, meant)
  if (on === null) return desk.notice.set({ words: notHere, tone: 'amber' })
  const act = on ? 'open' : 'close'
  changeSelected(desk, { field: meant, act })
}

const notHere = say('Các đêm đang chọn không có trường này.', 'The selected nights do not have this field.')
