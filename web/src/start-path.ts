import { hotelArea, linksOf, visibleMenu } from './layouts/visible-menu.ts'
import type { Opener } from './may-open.ts'
import { paths } from './paths.ts'

/** The first screen of a property's menu that exists and that somebody with these rights may use; undefined when there is none. */
export const startPath = (property: string, opener: Opener): string | undefined => {
  const links = linksOf(visibleMenu(hotelArea(property), { ...opener, isAdministrator: false, merchant: null, language: 'vi', path: '' }))
  return links.find((link) => link.to.startsWith(paths.property(property)))?.to
}
