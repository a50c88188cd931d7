import type { Position } from './position.ts'

/** The earth's mean radius in metres (IUGG). */
const earthRadius = 6_371_009

/** The great-circle distance between two points in whole metres (haversine); at most 0.5 % wrong. */
export const distanceBetween = (one: Position, other: Position): number => {
  const [from, to] = [inRadians(one.latitude), inRadians(other.latitude)]
  const half = (angle: number) => Math.sin(inRadians(angle) / 2) ** 2
  const chord = half(other.latitude - one.latitude) + Math.cos(from) * Math.cos(to) * half(other.longitude - one.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))))
}

/**
 * The length of the straight line through the earth between two points at this distance over the ground, as a fraction of the earth's
 * radius. It grows with the distance, so it can be used to compare distances.
 */
export const chordOf = (metres: number): number => 2 * Math.sin(Math.min(Math.PI, (metres + 0.5) / earthRadius) / 2)

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180
