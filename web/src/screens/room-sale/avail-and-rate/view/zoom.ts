/** How many nights the grid shows at 1440 px. */
export type Zoom = 14 | 30 | 60 | 90

/** The zooms, from near to far. */
export const zooms: readonly Zoom[] = [14, 30, 60, 90]

/** The sizes of the grid's parts, in pixels. */
export const headWidth = 244
export const headHeight = 91

/** How wide a night is and how high the rows are. */
export type Sizes = { readonly column: number; readonly room: number; readonly plan: number }

const columnOf = { 14: 81, 30: 38, 60: 19, 90: 12.6 } satisfies Record<Zoom, number>
const hundredMillion = 100_000_000

/** The sizes at a zoom; at 30 nights prices from 100 million need a wider column. */
export const sizesAt = (zoom: Zoom, highestPrice: number): Sizes => ({
  column: zoom === 30 && highestPrice >= hundredMillion ? 44 : columnOf[zoom],
  room: 32,
  plan: zoom === 90 ? 14 : 33,
})

/** Whether prices stand in thousands at a zoom. */
export const inThousands = (zoom: Zoom): boolean => zoom !== 14
