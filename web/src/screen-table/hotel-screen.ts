import type { Screen } from '#screen.ts'

/** A screen of the hotel area, by its path below `/u/{hotelIdParam}/`. */
export const hotelScreen = <const Path extends string>(path: Path, screen: Omit<Screen, 'path'>): Screen<`/u/$hotelId/${Path}`> => ({
  path: `/u/$hotelId/${path}`,
  ...screen,
})
