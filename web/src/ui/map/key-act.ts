import type { Position } from '@innkeeper/rules/place/position'
import type { Map as Drawn, PointTuple } from 'leaflet'
import type { KeyboardEvent } from 'react'

type Hand = {
  readonly pin: Position | null
  /** Moves the pin; undefined where it may not be moved. */
  readonly put: ((position: Position) => void) | undefined
}

const step = 8
const farStep = 64

/** What a key does on a map: arrows move the pin, with Shift the map, + and − zoom, Home goes to the pin, Enter puts one into the middle. */
export const keyAct = (event: KeyboardEvent, map: Drawn, { pin, put }: Hand): (() => void) | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return undefined
  const direction = directions[event.key]
  if (direction === undefined) return otherActs(map, { pin, put })[event.key]
  if (event.shiftKey || pin === null || put === undefined) return () => map.panBy(times(direction, farStep), { animate: false })
  return () => put(beside(pin, times(direction, step), map))
}

const otherActs = (map: Drawn, { pin, put }: Hand): Readonly<Record<string, (() => void) | undefined>> => {
  const [nearer, farther] = [() => map.zoomIn(), () => map.zoomOut()]
  return {
    '+': nearer,
    '=': nearer,
    '-': farther,
    '−': farther,
    _: farther,
    Home: pin === null ? undefined : () => map.panTo([pin.latitude, pin.longitude], { animate: false }),
    Enter: pin !== null || put === undefined ? undefined : () => put(positionOf(map.getCenter())),
  }
}

const times = ([x, y]: PointTuple, factor: number): PointTuple => [x * factor, y * factor]

const directions: Readonly<Record<string, PointTuple>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The position so many pixels from another. */
const beside = ({ latitude, longitude }: Position, by: PointTuple, map: Drawn): Position =>
  positionOf(map.unproject(map.project([latitude, longitude]).add(by)))

const positionOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Position => ({ latitude: lat, longitude: lng })
