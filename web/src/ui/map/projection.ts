import type { Position } from '@innkeeper/rules/place/position'

/** A point in pixels. */
export type Point = { readonly x: number; readonly y: number }

/** How large a map is drawn, in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** What a map shows: what is in its middle, and how near (0 is the whole earth in 256 pixels, each step is twice as near). */
export type View = { readonly center: Position; readonly zoom: number }

const tile = 256
const poleward = 85.05
const nearest = 19
const farthest = 3

/** Where a position stands on the earth unrolled (Web Mercator, as map tiles are cut), in pixels. */
export function worldOf({ latitude, longitude }: Position, zoom: number): Point {
  const size = tile * 2 ** zoom
  const sine = Math.sin((within(latitude, -poleward, poleward) * Math.PI) / 180)
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}

/** The position that stands at a point of the earth unrolled. */
function positionOf({ x, y }: Point, zoom: number): Position {
  const size = tile * 2 ** zoom
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI
  return { latitude: within(latitude, -poleward, poleward), longitude: within((x / size) * 360 - 180, -180, 180) }
}

/** Where a position is drawn, from the upper left corner. */
export function pointOf(position: Position, view: View, size: Size): Point {
  const [at, middle] = [worldOf(position, view.zoom), worldOf(view.center, view.zoom)]
  return { x: at.x - middle.x + size.width / 2, y: at.y - middle.y + size.height / 2 }
}

/** The position that is drawn at a point. */
export function positionAt(point: Point, view: View, size: Size): Position {
  const middle = worldOf(view.center, view.zoom)
  return positionOf({ x: middle.x + point.x - size.width / 2, y: middle.y + point.y - size.height / 2 }, view.zoom)
}

/** The view moved by so many pixels: what was there to the right comes to the middle. */
export function panned(view: View, by: Point): View {
  const middle = worldOf(view.center, view.zoom)
  return { ...view, center: positionOf({ x: middle.x + by.x, y: middle.y + by.y }, view.zoom) }
}

/** The view so many steps nearer, what is at `around` staying where it is. */
export function zoomed(view: View, steps: number, size: Size, around: Point = { x: size.width / 2, y: size.height / 2 }): View {
  const zoom = within(view.zoom + steps, farthest, nearest)
  const fixed = worldOf(positionAt(around, view, size), zoom)
  return { zoom, center: positionOf({ x: fixed.x - around.x + size.width / 2, y: fixed.y - around.y + size.height / 2 }, zoom) }
}

/** The nearest view that shows all positions with a margin; one alone is shown in its streets. */
export function viewOf(positions: readonly Position[], size: Size): View {
  const [first, ...rest] = positions
  if (first === undefined) return country
  const points = [first, ...rest].map((position) => worldOf(position, 0))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.min((size.width * 0.8) / (right - left), (size.height * 0.8) / (bottom - top))
  const zoom = within(Math.floor(Math.log2(room)), farthest, streets)
  return { zoom, center: positionOf({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0) }
}

/** The nearest view with a pin in its middle that shows a few of the places around it as well, so that one knows where it is. */
export function viewAround(pin: Position, places: readonly Position[], size: Size): View {
  const middle = worldOf(pin, 0)
  const reaches = places
    .map((place) => worldOf(place, 0))
    .map(({ x, y }) => Math.max(Math.abs(x - middle.x) / (size.width * 0.42), Math.abs(y - middle.y) / (size.height * 0.42)))
    .toSorted((one, other) => one - other)
  const reach = reaches[Math.min(fewPlaces, reaches.length) - 1] ?? 0
  return { center: pin, zoom: reach === 0 ? streets : within(Math.floor(Math.log2(1 / reach)), town, streets) }
}

/** Whether a position is drawn inside the map, not at its very edge. */
export function isShown(position: Position, view: View, size: Size): boolean {
  const { x, y } = pointOf(position, view, size)
  return x > edge && y > edge && x < size.width - edge && y < size.height - edge
}

/** How many metres a pixel is in the middle of the map. */
export function metresPerPixel({ center, zoom }: View): number {
  return (Math.cos((center.latitude * Math.PI) / 180) * equator) / (tile * 2 ** zoom)
}

const equator = 40_075_017
const streets = 14
const town = 10
const fewPlaces = 5
const edge = 16
/** All of Vietnam. */
const country: View = { center: { latitude: 16.1, longitude: 107.2 }, zoom: 5 }

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
