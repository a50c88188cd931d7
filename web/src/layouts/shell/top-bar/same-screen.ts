import { mayOpen, type Opener } from '#may-open.ts'
import { paths } from '#paths.ts'
import type { Screen } from '#screen.ts'
import { screenAt, screenUnder } from '#screen-at.ts'

/**
 * Where somebody stands after going to another property: on the same screen, if they may open it there; a record's page is another property's, so its
 * list is shown, which may stand beside it; or else the beginning.
 */
export const sameScreen = (address: string, property: string, opener: Opener): string => {
  const home = paths.property(property)
  const [, , , ...rest] = address.split('/')
  const isRecord = varies(screenAt(address))
  for (let length = rest.length; length > 0; length -= 1) {
    const here = [home, ...rest.slice(0, length)].join('/')
    const there = isRecord ? (screenUnder(here) ?? here) : here
    const screen = screenAt(there)
    if (screen !== undefined && !varies(screen) && mayOpen(screen, opener)) return there
  }
  return home
}

// `/u/$hotelId/` varies in the property alone.
const varies = (screen: Screen | undefined): boolean =>
  screen?.path
    .split('/')
    .slice(3)
    .some((part) => part.startsWith('$')) === true
