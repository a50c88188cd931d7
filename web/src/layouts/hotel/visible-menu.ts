import { holdsAll } from '@innkeeper/protocol/access'
import { menu, type MenuIcon, type MenuItem, type MenuSection, type MenuTarget } from '@innkeeper/protocol/menu'
import type { Saying } from '@innkeeper/protocol/say'
import { ownProperty } from '../../kit/session.ts'
import { paths } from '../../paths.ts'
import { hotelScreenUnder, screenAt } from '../../screen-at.ts'

/** A link of the menu; one that leads outside opens a tab of its own. */
export type MenuLink = {
  readonly key: string
  readonly words: Saying
  readonly to: string
  readonly outside: boolean
  readonly current: boolean
}

/** A section of the menu: a link of its own, or a group of links. */
export type MenuGroup = {
  readonly key: string
  readonly words: Saying
  readonly icon: MenuIcon
  readonly own: MenuLink | null
  readonly links: readonly MenuLink[]
  readonly current: boolean
}

/** What the menu is made for: the property of the address, the person's codes, the stored merchant link, where the person is. */
export type MenuContext = {
  readonly property: string
  readonly codes: ReadonlySet<string>
  readonly merchant: string | null
  readonly path: string
}

/** The menu as this person sees it here: only screens that exist, only what all of whose codes are held; at `0` without the way back to the platform. */
export function visibleMenu(context: MenuContext): readonly MenuGroup[] {
  return menu
    .filter((section, index) => holdsAll(context.codes, section.codes) && (index > 0 || context.property !== ownProperty))
    .map((section) => groupOf(section, context))
    .filter((group) => group.own !== null || group.links.length > 0)
}

/** Every link of the menu, in its order. */
export const linksOf = (groups: readonly MenuGroup[]): readonly MenuLink[] =>
  groups.flatMap((group) => (group.own === null ? group.links : [group.own]))

function groupOf(section: MenuSection, context: MenuContext): MenuGroup {
  const own = section.target === undefined ? null : linkOf({ words: section.words, codes: section.codes, target: section.target }, context)
  const links = section.items.flatMap((item) => linkOf(item, context) ?? [])
  return { key: section.key, words: section.words, icon: section.icon, own, links, current: [own, ...links].some((link) => link?.current) }
}

function linkOf(item: MenuItem, context: MenuContext): MenuLink | null {
  const to = addressOf(item.target, context)
  if (to === null || !holdsAll(context.codes, item.codes)) return null
  const screen = screenAt(to)
  if (screen !== undefined && !holdsAll(context.codes, screen.codes)) return null
  return { key: item.words.en, words: item.words, to, outside: item.target.to === 'merchant', current: isCurrent(item.target, context) }
}

function addressOf(target: MenuTarget, { property, merchant }: MenuContext): string | null {
  switch (target.to) {
    case 'admin':
      return paths.admin()
    case 'merchant':
      return merchant
    case 'screen': {
      const path = hotelScreenUnder(target.path)
      return path === undefined ? null : paths.screen(property, path)
    }
    case 'help':
      return null
  }
}

function isCurrent(target: MenuTarget, { property, path }: MenuContext): boolean {
  if (target.to !== 'screen') return false
  return [target.path, ...(target.also ?? [])].some((known) => {
    const address = paths.screen(property, known)
    return path === address || path.startsWith(`${address}/`)
  })
}
