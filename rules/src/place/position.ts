/** A point on the earth: degrees north of the equator and east of Greenwich, WGS 84. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** The number of decimals that a position keeps: six are about ten centimetres. */
const positionDecimals = 6

/** Whether two numbers are a valid latitude (−90 to 90) and longitude (−180 to 180). */
export const isPosition = ({ latitude, longitude }: Position): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** A position rounded to the decimals that are stored. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

/** A position as text that `parsePosition` reads back, in either language: "21.0285, 105.8542". */
export const formatPosition = (position: Position): string => {
  const { latitude, longitude } = roundPosition(position)
  return `${latitude}, ${longitude}`
}

// Adding 0 turns −0 into 0.
const rounded = (degrees: number): number => Number(degrees.toFixed(positionDecimals)) + 0
