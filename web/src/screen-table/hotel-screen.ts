import type { Screen } from '#screen.ts'

/** A screen of the hotel area, by its path below `/u/{hotelIdParam}/`. */
export const hotelScreen = <const Path extends string>(path: Path, screen: Omit<Screen, 'path'>): Screen<`/u/$hotelId/${Path}`> => ({
  path: `/u/$hotelId/${path}`,
  ...screen,
})

/** A screen about rooms, which a park has none of. */
export const roomScreen = <const Path extends string>(path: Path, screen: Omit<Screen, 'path'>): Screen<`/u/$hotelId/${Path}`> =>
  hotelScreen(path, { ...screen, only: 'hotel' })

/** A screen about tickets, which only a park sells. */
export const parkScreen = <const Path extends string>(path: Path, screen: Omit<Screen, 'path'>): Screen<`/u/$hotelId/${Path}`> =>
  hotelScreen(path, { ...screen, only: 'playground' })
