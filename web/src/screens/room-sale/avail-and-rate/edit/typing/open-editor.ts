import { say } from '@innkeeper/protocol/say'
import type { Desk } from '../../model/desk.ts'
import { only, type Place } from '../../model/selection.ts'
import { whyFixed } from './judge-value.ts'
import { cellAtPlace } from '../selected-cells.ts'
import { cellsTypedOver } from './cells-typed-over.ts'
import { mainField } from './wanted-value.ts'

/**
 * Opens the editor over a cell, with a text that replaces its value or with the value itself; a cell that is fixed says why. What is typed over
 * many selected cells is meant for all of them.
 */
export const openEditor = (desk: Desk, place: Place, text: string | null): void => {
  const cell = cellAtPlace(desk, place)
  if (cell === null) return
  const many = text !== null && cellsTypedOver(desk, place).length > 1
  if (!many) desk.selection.set(only(place))
  const fixed = desk.mayEdit ? (many ? null : whyFixed(desk.store, { ...cell, field: mainField(cell.row) })) : noRight
  if (fixed !== null) return desk.notice.set({ words: fixed, tone: 'amber' })
  desk.notice.set(null)
  desk.floating.set({ kind: 'editor', place, text })
}

const noRight = say(
  'Chỉ xem được: chưa có quyền sửa phòng trống và giá.',
  'View only: the right to change rates and availability is missing.',
)
