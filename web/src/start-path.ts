import { linksOf, visibleMenu } from './layouts/hotel/visible-menu.ts'
import { paths } from './paths.ts'

/** The first screen of the menu that exists and that somebody with these codes may use; undefined when there is none. */
export function startPath(property: string, codes: ReadonlySet<string>): string | undefined {
  const links = linksOf(visibleMenu({ property, codes, merchant: null, path: '' }))
  return links.find((link) => link.to.startsWith(paths.property(property)))?.to
}
