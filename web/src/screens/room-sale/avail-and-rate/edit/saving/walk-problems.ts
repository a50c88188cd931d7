import { say } from '@innkeeper/protocol/say'
import type { Desk } from '../../model/desk.ts'
import { needsPerson } from '../../model/edits.ts'
import { goTo } from '../move-focus.ts'

/** Goes to the next cell that waits for the person (failed, collided, held), and shows why. */
export const walkProblems = (desk: Desk, way: 1 | -1): void => {
  const { places } = desk.geometry.get()
  const waiting = desk.store.edits
    .all()
    .filter(({ edit, rowId }) => needsPerson(edit.state) && places.has(rowId))
    .toSorted((one, other) => (places.get(one.rowId) ?? 0) - (places.get(other.rowId) ?? 0) || one.at - other.at)
  if (waiting.length === 0) return desk.notice.set({ words: none, tone: 'plain' })
  const focus = desk.selection.get()?.focus
  const now = waiting.findIndex(({ rowId, at }) => rowId === focus?.rowId && at === focus.at)
  const next = waiting[(now + way + waiting.length) % waiting.length]
  if (next === undefined) return
  const place = { rowId: next.rowId, at: next.at }
  goTo(desk, place)
  desk.floating.set({ kind: 'problem', place })
}

const none = say('Không có đêm nào cần xem lại.', 'No night needs checking.')
