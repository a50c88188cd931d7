import { holdsAll } from '@innkeeper/protocol/access'
import { menu } from '@innkeeper/protocol/menu'
import { paths } from './paths.ts'
import { screenAt } from './screen-at.ts'

/** The first screen of the menu that exists and that somebody with these codes may use; undefined when there is none. */
export function startPath(property: string, codes: ReadonlySet<string>): string | undefined {
  const addresses = menu
    .filter((section) => holdsAll(codes, section.codes))
    .flatMap((section) => [
      ...(section.target === undefined ? [] : [section.target]),
      ...section.items.filter((item) => holdsAll(codes, item.codes)).map((item) => item.target),
    ])
    .flatMap((target) => (target.to === 'screen' ? [paths.screen(property, target.path)] : []))
  return addresses.find((address) => {
    const screen = screenAt(address)
    return screen !== undefined && holdsAll(codes, screen.codes)
  })
}
