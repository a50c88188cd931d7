import type { Position } from '@innkeeper/rules/place/position'
import { metresPerPixel, pointOf, positionAt, worldOf, type Point, type Size, type View } from './projection.ts'

/** A line of the graticule: where it is drawn, and the degrees that it stands for. */
export type GridLine = { readonly at: number; readonly degrees: number }

/** The lines of whole degrees, or of parts of them, that a map shows: few enough to be read. */
export function graticule(view: View, size: Size): { readonly meridians: readonly GridLine[]; readonly parallels: readonly GridLine[] } {
  const northWest = positionAt({ x: 0, y: 0 }, view, size)
  const southEast = positionAt({ x: size.width, y: size.height }, view, size)
  const step = steps.find((one) => (one * size.width) / (southEast.longitude - northWest.longitude) >= apart) ?? 30
  const isFree = ({ at }: GridLine) => at > headRoom && at < size.height - headRoom
  return {
    meridians: multiples(northWest.longitude, southEast.longitude, step).map((degrees) => ({
      degrees,
      at: pointOf({ latitude: view.center.latitude, longitude: degrees }, view, size).x,
    })),
    parallels: multiples(southEast.latitude, northWest.latitude, step)
      .map((degrees) => ({
        degrees,
        at: pointOf({ latitude: degrees, longitude: view.center.longitude }, view, size).y,
      }))
      .filter(isFree),
  }
}

/** The longest round distance that fits: how many metres, and how wide it is drawn. */
export function scaleBar(view: View): { readonly metres: number; readonly width: number } {
  const perPixel = metresPerPixel(view)
  const metres = rounds.findLast((one) => one / perPixel <= longestBar) ?? 1
  return { metres, width: metres / perPixel }
}

/** Circles of round distances around a place, as far as they can be told apart on the map. */
export function rings(view: View, size: Size): readonly { readonly metres: number; readonly radius: number }[] {
  const perPixel = metresPerPixel(view)
  const most = Math.hypot(size.width, size.height) / 2
  return rounds
    .map((metres) => ({ metres, radius: metres / perPixel }))
    .filter(({ radius }) => radius > leastRing && radius < most)
    .slice(0, 3)
}

/** A tile of a map's ground: its address, and where it is drawn. */
export type Tile = { readonly address: string; readonly x: number; readonly y: number; readonly side: number }

/** The tiles below a map, from an address with {z}, {x} and {y}. */
export function tilesBelow(template: string, view: View, size: Size): readonly Tile[] {
  const zoom = Math.round(view.zoom)
  const side = 256 * 2 ** (view.zoom - zoom)
  const middle = worldOf(view.center, view.zoom)
  const [left, top] = [middle.x - size.width / 2, middle.y - size.height / 2]
  const columns = range(Math.floor(left / side), Math.floor((left + size.width) / side))
  const rows = range(Math.floor(top / side), Math.floor((top + size.height) / side))
  const last = 2 ** zoom - 1
  return rows
    .filter((row) => row >= 0 && row <= last)
    .flatMap((row) =>
      columns
        .filter((column) => column >= 0 && column <= last)
        .map((column) => ({
          address: template.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row)),
          x: column * side - left,
          y: row * side - top,
          side,
        })),
    )
}

/** Something drawn on a map, with its name. */
export type MapPoint = { readonly key: string; readonly position: Position; readonly name: string; readonly chosen: boolean }

/** A point that is drawn, and whether there is room for its name: earlier ones come first. */
export type PlacedPoint = MapPoint & { readonly at: Point; readonly named: boolean }

/** The points that a map shows, each with its name where that would lie over no other. */
export function placedPoints(points: readonly MapPoint[], view: View, size: Size): readonly PlacedPoint[] {
  const taken: Box[] = []
  return points
    .map((point) => ({ ...point, at: pointOf(point.position, view, size) }))
    .filter(({ at }) => at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height)
    .map((point) => {
      const box = { left: point.at.x - 6, right: point.at.x + 10 + point.name.length * letter, top: point.at.y - 9, bottom: point.at.y + 9 }
      const named = box.right < size.width && !taken.some((other) => overlap(box, other))
      taken.push(named ? box : { ...box, right: point.at.x + 6 })
      return { ...point, named }
    })
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const letter = 6.4
/** Where the degrees of the meridians, and the scale, are written. */
const headRoom = 26
const apart = 110
const longestBar = 120
const leastRing = 48
const steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20]
const rounds = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((power) => [power, 2 * power, 5 * power])

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function multiples(from: number, to: number, step: number): readonly number[] {
  return range(Math.ceil(from / step), Math.floor(to / step)).map((count) => Number((count * step).toFixed(3)))
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_none, index) => from + index)
}
