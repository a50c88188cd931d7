import type { Position } from '@innkeeper/rules/place/position'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Point } from './projection.ts'
import type { useMapView } from './use-map-view.ts'

type MapHand = {
  readonly map: ReturnType<typeof useMapView>
  readonly pin: Position | null
  /** Puts the pin somewhere; undefined where it may not be moved. */
  readonly place: ((position: Position) => void) | undefined
}

const dragFrom = 5
const step = 8
const farStep = 64

/** How a map is used: drag moves it, a press puts the pin there; arrows move the pin, with Shift the map, and + and − come nearer. */
export function useMapPointer({ map, pin, place }: MapHand) {
  const pressed = useRef<{ at: Point; dragged: boolean } | null>(null)
  const pointIn = (event: PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  return {
    // Arrows are the map's own here, for who hears the page as well.
    role: 'application',
    tabIndex: 0,
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) pressed.current = { at: pointIn(event), dragged: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const press = pressed.current
      if (press === null) return
      const at = pointIn(event)
      const by = { x: press.at.x - at.x, y: press.at.y - at.y }
      if (!press.dragged && Math.hypot(by.x, by.y) < dragFrom) return
      if (!press.dragged) event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = { at, dragged: true }
      map.pan(by)
    },
    onPointerUp: (event: PointerEvent) => {
      if (pressed.current?.dragged === false) place?.(map.positionAt(pointIn(event)))
      pressed.current = null
    },
    onPointerCancel: () => {
      pressed.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
      const act = actOf(event, { map, pin, place })
      if (act === undefined) return
      event.preventDefault()
      act()
    },
  }
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function actOf({ key, shiftKey }: KeyboardEvent, { map, pin, place }: MapHand): (() => void) | undefined {
  const direction = directions[key]
  if (direction !== undefined) {
    if (shiftKey || pin === null || place === undefined) return () => map.pan(times(direction, farStep))
    return () => place(map.beside(pin, times(direction, step)))
  }
  if (key === '+' || key === '=') return () => map.zoom(1)
  if (key === '-' || key === '−' || key === '_') return () => map.zoom(-1)
  if (key === 'Home') return () => void map.toPin()
  if (key === 'Enter' && pin === null && place !== undefined) return () => place(map.view.center)
  return undefined
}

const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor })
