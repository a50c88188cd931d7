import type { Desk } from '../model/desk.ts'
import { rectangleOf } from '../model/geometry.ts'
import type { Place } from '../model/selection.ts'
import { headHeight, headWidth } from '../view/zoom.ts'
import type { Beside } from './floating-card.tsx'

/** Where a cell stands in the window. */
export const besideCell = ({ scroller, geometry }: Desk, place: Place): Beside => {
  const box = scroller.current?.getBoundingClientRect()
  const row = geometry.get().places.get(place.rowId) ?? 0
  const cell = rectangleOf(geometry.get(), { top: row, bottom: row, from: place.at, to: place.at })
  const left = (box?.left ?? 0) + headWidth + cell.left - (scroller.current?.scrollLeft ?? 0)
  const top = (box?.top ?? 0) + headHeight + cell.top - (scroller.current?.scrollTop ?? 0)
  return { left, top, right: left + cell.width, bottom: top + cell.height }
}
