import { holdsAll } from '@innkeeper/protocol/access'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'

/**
 * Where somebody stands after going to another property: on the same screen, if they may open it there; a record's page is another property's, so its
 * list is shown, or else the beginning.
 */
export const sameScreen = (address: string, property: string, codes: ReadonlySet<string>): string => {
  const home = paths.property(property)
  const [, , , ...rest] = address.split('/')
  for (let length = rest.length; length > 0; length -= 1) {
    const there = [home, ...rest.slice(0, length)].join('/')
    const screen = screenAt(there)
    // `/u/$hotelId/` varies in the property alone.
    const isOwn =
      screen?.path
        .split('/')
        .slice(3)
        .some((part) => part.startsWith('$')) === false
    if (screen !== undefined && isOwn && holdsAll(codes, screen.codes)) return there
  }
  return home
}
