import { ratesRefusals } from '@innkeeper/protocol/refusals/rates'
import { say, speak } from '@innkeeper/protocol/say'
import { pageLanguage } from '#kit/language/language-choice.ts'
import type { Desk, Notice } from '../../model/desk.ts'
import { only, type Place } from '../../model/selection.ts'
import { whyFixed } from './judge-value.ts'
import { cellAtPlace } from '../selected-cells.ts'
import { cellsTypedOver } from './cells-typed-over.ts'
import { followsPlan } from './follows-plan.ts'
import { mainField, type Cell } from './wanted-value.ts'

/**
 * Opens the editor over a cell, with a text that replaces its value or with the value itself; a cell that is fixed says why. What is typed over
 * many selected cells is meant for all of them.
 */
export const openEditor = (desk: Desk, place: Place, text: string | null): void => {
  const cell = cellAtPlace(desk, place)
  if (cell === null) return
  const many = text !== null && cellsTypedOver(desk, place).length > 1
  if (!many) desk.selection.set(only(place))
  const fixed = desk.mayEdit ? (many ? null : whyNot(desk, cell)) : { words: noRight }
  if (fixed !== null) return desk.notice.set({ ...fixed, tone: 'amber' })
  desk.notice.set(null)
  desk.floating.set({ kind: 'editor', place, text })
}

/** Why a cell cannot be typed into; a price that follows another package names that package. */
const whyNot = ({ store }: Desk, cell: Cell): Pick<Notice, 'words' | 'values'> | null => {
  const words = whyFixed(store, { ...cell, field: mainField(cell.row) })
  if (words !== ratesRefusals.nightDerived.words) return words === null ? null : { words }
  const parent = cell.row.kind === 'plan' ? cell.row.chain[1] : undefined
  return parent === undefined ? { words } : { words: followsPlan, values: { plan: speak(parent.name, pageLanguage()) } }
}

const noRight = say('Chỉ xem được: chưa có quyền sửa phòng trống và giá.', 'View only: you have no right to change availability and price.')
