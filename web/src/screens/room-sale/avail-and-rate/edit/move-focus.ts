import type { Desk } from '../model/desk.ts'
import { heightOf, rectangleOf } from '../model/geometry.ts'
import { moved, type Move } from '../model/moves.ts'
import { only, type Place } from '../model/selection.ts'
import { headHeight, headWidth } from '../view/zoom.ts'
import { cellAtPlace } from './selected-cells.ts'
import { mainField, shownValue } from './typing/wanted-value.ts'

/** Moves the focus, or the far end of the selection, and brings it into view. */
export const moveFocus = (desk: Desk, move: Move, extend: boolean): void => {
  const { rows } = desk.geometry.get()
  if (rows.length === 0) return
  const now = desk.selection.get() ?? only(firstPlace(desk))
  const focus = moved(now.focus, move, {
    rowIds: rows.map(({ id }) => id),
    columns: desk.store.calendar.days.length,
    view: desk.view.get(),
    shows: (row, at) => {
      const found = rows[row]
      return found === undefined ? undefined : shownValue(desk.store, { row: found, at }, mainField(found))
    },
  })
  goTo(desk, focus, extend ? now.anchor : focus)
}

/** Selects a place and brings it into view. */
export const goTo = (desk: Desk, focus: Place, anchor: Place = focus): void => {
  desk.notice.set(null)
  desk.selection.set({ anchor, focus })
  reveal(desk, focus)
}

/** Puts the focus where the keys begin, unless it stands somewhere already. */
export const takeFocus = (desk: Desk): void => {
  if (desk.selection.get() === null && desk.geometry.get().rows.length > 0) desk.selection.set(only(firstPlace(desk)))
}

/** Today's night of the first row in view: where the keys begin. */
export const firstPlace = (desk: Desk): Place => {
  const { rows } = desk.geometry.get()
  const view = desk.view.get()
  const at = Math.max(view.from, Math.min(view.to, desk.store.calendar.todayAt))
  const row = rows.find((one, index) => index >= view.top && one.kind === 'plan') ?? rows[0]
  return { rowId: row?.id ?? '', at }
}

/** Scrolls so that a cell is in view, as little as it takes. */
const reveal = (desk: Desk, place: Place): void => {
  const { current } = desk.scroller
  const cell = cellAtPlace(desk, place)
  const geometry = desk.geometry.get()
  const row = geometry.places.get(place.rowId)
  if (current === null || cell === null || row === undefined) return
  const box = rectangleOf(geometry, { top: row, bottom: row, from: place.at, to: place.at })
  const left = nearest(current.scrollLeft, { from: box.left, size: box.width, view: current.clientWidth - headWidth })
  const top = nearest(current.scrollTop, { from: box.top, size: box.height, view: current.clientHeight - headHeight })
  scrollIntoPlace(current, left, top)
}

/** Scrolls so that a column is the first in view. */
export const showColumn = (desk: Desk, at: number): void => {
  const geometry = desk.geometry.get()
  const { current } = desk.scroller
  const column = Math.max(0, Math.min(geometry.columns - 1, at))
  if (current !== null) scrollIntoPlace(current, column * geometry.column, Math.min(current.scrollTop, heightOf(geometry)))
}

const scrollIntoPlace = (scroller: HTMLElement, left: number, top: number): void => {
  if (left !== scroller.scrollLeft) scroller.scrollLeft = left
  if (top !== scroller.scrollTop) scroller.scrollTop = top
}

const nearest = (now: number, { from, size, view }: { readonly from: number; readonly size: number; readonly view: number }): number => {
  if (from < now) return from
  return from + size > now + view ? from + size - view : now
}
