import { useMemo, type MouseEvent, type PointerEvent } from 'react'
import { fillCells } from '../../edit/fill-cells.ts'
import { openEditor } from '../../edit/typing/open-editor.ts'
import { foldRoom } from '../../edit/fold-room.ts'
import type { Desk } from '../../model/desk.ts'
import { cellAt } from '../../model/geometry.ts'
import { areaOf, fillArea, isInside, only, type Place } from '../../model/selection.ts'
import { headHeight, headWidth } from '../zoom.ts'

/** What the mouse does to the grid: one handler for all cells. */
export const usePointer = (desk: Desk) => useMemo(() => ({ ...dragHandlers(desk), ...clickHandlers(desk) }), [desk])

const dragHandlers = (desk: Desk) => {
  let dragging: 'selection' | 'fill' | null = null
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const place = placeAt(desk, event)
      if (place === null || event.button !== 0) return
      desk.floating.set(null)
      dragging = isHandle(event.target) ? 'fill' : 'selection'
      if (dragging === 'selection') select(desk, place, event.shiftKey)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const place = dragging === null ? null : placeAt(desk, event, true)
      if (place === null) return
      if (dragging === 'selection') select(desk, place, true)
      else previewFill(desk, place)
      scrollAtEdges(event)
    },
    onPointerUp: () => {
      const target = desk.filling.get()
      if (dragging === 'fill' && target !== null) fillCells(desk, target)
      dragging = null
      desk.filling.set(null)
    },
  }
}

const clickHandlers = (desk: Desk) => ({
  onClick: (event: MouseEvent<HTMLElement>) => {
    const folded = event.target instanceof Element ? event.target.closest('[data-fold]')?.getAttribute('data-fold') : null
    if (typeof folded === 'string') foldRoom(desk, folded)
  },
  onDoubleClick: (event: MouseEvent<HTMLElement>) => {
    const place = placeAt(desk, event)
    if (place !== null) openEditor(desk, place, null)
  },
  onContextMenu: (event: MouseEvent<HTMLElement>) => {
    const place = placeAt(desk, event)
    if (place === null) return
    event.preventDefault()
    selectUnlessInside(desk, place)
    desk.floating.set({ kind: 'menu', place, point: { x: event.clientX, y: event.clientY } })
  },
})

type Point = { readonly clientX: number; readonly clientY: number; readonly target: EventTarget | null }

// Captured moves may leave the cells: then the nearest cell counts; a press on a head is none.
const placeAt = (desk: Desk, point: Point, captured = false): Place | null => {
  const { current } = desk.scroller
  if (current === null || (!captured && isElsewhere(point.target))) return null
  const box = current.getBoundingClientRect()
  const x = point.clientX - box.left
  const y = point.clientY - box.top
  const overHead = x < headWidth || y < headHeight || x >= current.clientWidth || y >= current.clientHeight
  if (!captured && overHead) return null
  const geometry = desk.geometry.get()
  if (geometry.rows.length === 0) return null
  if (!captured && y - headHeight + current.scrollTop >= (geometry.tops.at(-1) ?? 0)) return null
  const cell = cellAt(geometry, Math.max(0, x - headWidth) + current.scrollLeft, Math.max(0, y - headHeight) + current.scrollTop)
  const row = geometry.rows[cell.row]
  return row === undefined ? null : { rowId: row.id, at: cell.at }
}

const isElsewhere = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-floating]') !== null
const isHandle = (target: EventTarget | null): boolean => target instanceof Element && target.hasAttribute('data-handle')

const select = (desk: Desk, place: Place, extend: boolean): void => {
  const now = desk.selection.get()
  if (now !== null && extend && now.focus.rowId === place.rowId && now.focus.at === place.at) return
  desk.selection.set(extend && now !== null ? { anchor: now.anchor, focus: place } : only(place))
}

const selectUnlessInside = (desk: Desk, place: Place): void => {
  const now = desk.selection.get()
  const { places } = desk.geometry.get()
  const row = places.get(place.rowId) ?? -1
  if (now === null || !isInside(areaOf(now, places), row, place.at)) desk.selection.set(only(place))
}

const previewFill = (desk: Desk, place: Place): void => {
  const now = desk.selection.get()
  const { places } = desk.geometry.get()
  const row = places.get(place.rowId)
  if (now !== null && row !== undefined) desk.filling.set(fillArea(areaOf(now, places), row, place.at))
}

const edge = 24

const scrollAtEdges = (event: PointerEvent<HTMLElement>): void => {
  const box = event.currentTarget.getBoundingClientRect()
  const x = event.clientX > box.right - edge ? edge : event.clientX < box.left + headWidth ? -edge : 0
  const y = event.clientY > box.bottom - edge ? edge : event.clientY < box.top + headHeight ? -edge : 0
  if (x !== 0 || y !== 0) event.currentTarget.scrollBy(x, y)
}
