import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { distanceBetween } from '@innkeeper/rules/place/distance'
import type { Position } from '@innkeeper/rules/place/position'
import { travelTime } from '@innkeeper/rules/place/travel-time'

type Reach = Pick<CallOutput<'area/get-all'>[number], 'distance' | 'travel'>

/** A place with a position, or with a typed distance. */
type Placed = { readonly latitude: number | null; readonly longitude: number | null; readonly distanceMetres?: number | null }

/** A place with its distance from the property: computed where both have a position, else as typed. */
export const withReach = <P extends Placed>(place: P, from: Position | null): P & Reach => {
  const distance = distanceOf(place, from)
  return { ...place, distance, travel: distance === null ? null : travelTime(distance) }
}

/** Nearest first; places of unknown distance come last. */
export const nearestFirst = <P extends Reach>(places: readonly P[]): P[] =>
  places.toSorted((one, other) => (one.distance ?? Number.MAX_SAFE_INTEGER) - (other.distance ?? Number.MAX_SAFE_INTEGER))

/** The farthest first; places of unknown distance come last here too. */
export const farthestFirst = <P extends Reach>(places: readonly P[]): P[] =>
  places.toSorted((one, other) => (other.distance ?? -1) - (one.distance ?? -1))

const distanceOf = ({ latitude, longitude, distanceMetres = null }: Placed, from: Position | null): number | null => {
  if (latitude === null || longitude === null) return distanceMetres
  return from === null ? null : distanceBetween(from, { latitude, longitude })
}
