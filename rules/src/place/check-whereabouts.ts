/** The position of a place: on the map in degrees, or as a distance in metres. */
type Whereabouts = {
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
  readonly distanceMetres?: number | null | undefined
}

/** A problem of a place's position, and its field. */
export type WhereaboutsProblem = {
  readonly field: 'latitude' | 'distanceMetres'
  readonly reason: 'halfPosition' | 'nowhere' | 'positionAndDistance'
}

/** A nearby place has a complete position or a typed distance, never both: with a position its distance is computed. */
export const checkWhereabouts = ({ latitude, longitude, distanceMetres }: Whereabouts): WhereaboutsProblem | null => {
  if (isGiven(latitude) !== isGiven(longitude)) return { field: 'latitude', reason: 'halfPosition' }
  if (isGiven(latitude) !== isGiven(distanceMetres)) return null
  return { field: 'distanceMetres', reason: isGiven(latitude) ? 'positionAndDistance' : 'nowhere' }
}

const isGiven = (value: number | null | undefined): boolean => value !== null && value !== undefined
