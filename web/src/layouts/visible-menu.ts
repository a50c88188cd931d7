import { holdsAll } from '@innkeeper/protocol/access'
import { adminMenu, menu, type MenuIcon, type MenuItem, type MenuSection, type MenuTarget } from '@innkeeper/protocol/menu'
import type { Language, Saying } from '@innkeeper/protocol/say'
import { ownProperty } from '#kit/session/session.ts'
import { mayOpen, type Opener } from '#may-open.ts'
import { paths } from '#paths.ts'
import { screenAt, screenUnder } from '#screen-at.ts'

/** A link of the menu; one that leads outside opens a tab of its own. */
export type MenuLink = {
  readonly key: string
  readonly words: Saying
  readonly to: string
  readonly outside: boolean
  /** Leads back to the platform: the visit to the property ends. */
  readonly leaves: boolean
  readonly current: boolean
}

/** A section of the menu: a link of its own, or a group of links that may end with the hotline. */
export type MenuGroup = {
  readonly key: string
  readonly words: Saying
  readonly icon: MenuIcon
  readonly own: MenuLink | null
  readonly links: readonly MenuLink[]
  readonly hotline: boolean
  readonly current: boolean
}

/** An area of the application with a menu: its sections, and where its screens stand. */
export type MenuArea = { readonly sections: readonly MenuSection[]; readonly base: string }

/** Whom and where the menu is made for. */
export type MenuReader = Opener & {
  /** Only the platform's people have a way back to the platform, whatever codes an owner holds. */
  readonly isAdministrator: boolean
  readonly merchant: string | null
  /** The language that the user guide opens in. */
  readonly language: Language
  readonly path: string
}

/** The menu of a property; at `0` its first section, the way back to the platform, is left out. */
export const hotelArea = (property: string): MenuArea => ({
  sections: property === ownProperty ? menu.slice(1) : menu,
  base: paths.property(property),
})

/** The menu of the platform's administrators. */
export const adminArea: MenuArea = { sections: adminMenu, base: paths.admin() }

/** The menu as this person sees it here: only screens that exist, and only what all of whose codes are held. */
export const visibleMenu = (area: MenuArea, reader: MenuReader): readonly MenuGroup[] =>
  area.sections
    .filter(({ codes }) => holdsAll(reader.codes, codes))
    .map((section) => groupOf(section, area, reader))
    .filter((group) => group.own !== null || group.hotline || group.links.length > 0)

/** Every link of the menu, in its order. */
export const linksOf = (groups: readonly MenuGroup[]): readonly MenuLink[] =>
  groups.flatMap((group) => (group.own === null ? group.links : [group.own]))

const groupOf = (section: MenuSection, area: MenuArea, reader: MenuReader): MenuGroup => {
  const { key, icon, codes, target } = section
  const words = reader.kind === 'playground' ? (section.parkWords ?? section.words) : section.words
  const own = target === undefined ? null : linkOf({ words, codes, target }, area, reader)
  const links = section.items.flatMap((item) => linkOf(item, area, reader) ?? [])
  return { key, words, icon, own, links, hotline: section.hotline === true, current: [own, ...links].some((link) => link?.current) }
}

const linkOf = ({ words, codes, target }: MenuItem, area: MenuArea, reader: MenuReader): MenuLink | null => {
  const to = addressOf(target, area, reader)
  if (to === null || !holdsAll(reader.codes, codes)) return null
  const screen = screenAt(to)
  if (screen !== undefined && !mayOpen(screen, reader)) return null
  return {
    key: words.en,
    words,
    to,
    outside: target.to === 'merchant' || target.to === 'help',
    leaves: target.to === 'admin',
    current: isCurrent(target, area, reader.path),
  }
}

const addressOf = (target: MenuTarget, { base }: MenuArea, { merchant, isAdministrator, language }: MenuReader): string | null => {
  switch (target.to) {
    case 'admin':
      return isAdministrator ? paths.admin() : null
    // What is no web address (`javascript:`, for one) is no link.
    case 'merchant':
      return merchant !== null && /^https?:\/\//u.test(merchant) ? merchant : null
    case 'screen':
      return screenUnder(`${base}/${target.path}`) ?? null
    case 'help':
      return paths.help(language)
  }
}

const isCurrent = (target: MenuTarget, { base }: MenuArea, path: string): boolean => {
  if (target.to !== 'screen') return false
  return [target.path, ...(target.also ?? [])].some((known) => path === `${base}/${known}` || path.startsWith(`${base}/${known}/`))
}
