/** A point on the earth: degrees north of the equator and east of Greenwich, WGS 84. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** How many decimals of a degree a position keeps: six are about ten centimetres. */
const positionDecimals = 6

/** Whether two numbers are degrees of a point on the earth: latitude from −90 to 90, longitude from −180 to 180. */
export function isPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** A position to the decimals that are kept. */
export function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** A position as text that `parsePosition` reads back, in either language: "21.0285, 105.8542". */
export function formatPosition(position: Position): string {
  const { latitude, longitude } = roundPosition(position)
  return `${latitude}, ${longitude}`
}

// Adding nought makes a nought below nought a plain one.
function rounded(degrees: number): number {
  return Number(degrees.toFixed(positionDecimals)) + 0
}
