import type { Position } from '@innkeeper/rules/place/position'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isShown, panned, pointOf, positionAt, viewAround, viewOf, zoomed, type Point, type Size, type View } from './projection.ts'

type MapViewOptions = {
  readonly pin: Position | null
  /** What stands in the middle at first, where there is no pin. */
  readonly home: Position | null
  /** What is to be seen at first, around the pin where there is one. */
  readonly around: readonly Position[]
}

const firstSize: Size = { width: 640, height: 340 }

/** What a map shows, how large it is drawn, and how it is moved; a pin that is put elsewhere by typing is followed. */
export function useMapView({ pin, home, around }: MapViewOptions) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const middle = pin ?? home
  const start = () => (middle === null ? viewOf(around, size) : viewAround(middle, around, size))
  const [moved, setMoved] = useState<View | null>(null)
  const view = moved ?? start()
  const [seen, setSeen] = useState(pin)
  if (!areSame(seen, pin)) {
    setSeen(pin)
    if (pin !== null && !isShown(pin, view, size)) setMoved({ ...view, center: pin })
  }
  const zoom = (steps: number, at?: Point) => setMoved(zoomed(view, steps, size, at))
  useWheel(frame, (steps, at) => zoom(steps, at))
  return {
    frame,
    view,
    size,
    zoom,
    pan: (by: Point) => setMoved(panned(view, by)),
    toPin: () => pin !== null && setMoved({ ...view, center: pin }),
    positionAt: (point: Point): Position => positionAt(point, view, size),
    /** The position so many pixels from another. */
    beside: (position: Position, by: Point): Position => {
      const at = pointOf(position, view, size)
      return positionAt({ x: at.x + by.x, y: at.y + by.y }, view, size)
    },
  }
}

const areSame = (one: Position | null, other: Position | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude

function useSize(frame: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState(firstSize)
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}

// The wheel moves the page until the map has the focus; React's own listener could not keep the page where it is.
function useWheel(frame: RefObject<HTMLDivElement | null>, zoom: (steps: number, at: Point) => void): void {
  const tell = useEffectEvent((event: WheelEvent, element: HTMLElement) => {
    if (!element.contains(document.activeElement)) return
    event.preventDefault()
    const { left, top } = element.getBoundingClientRect()
    zoom(event.deltaY < 0 ? 0.5 : -0.5, { x: event.clientX - left, y: event.clientY - top })
  })
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const listen = (event: WheelEvent) => tell(event, element)
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [frame])
}
