import { colourNames, type SiteLook } from './site-look.ts'

/** The parts of a look that people compare by name. */
export const lookParts = ['template', ...colourNames, 'logo', 'menu', 'widgets', 'social'] as const
export type LookPart = (typeof lookParts)[number]

/** The parts in which two looks differ. */
export const changedParts = (before: SiteLook, after: SiteLook): readonly LookPart[] =>
  lookParts.filter((part) => JSON.stringify(partOf(before, part)) !== JSON.stringify(partOf(after, part)))

const partOf = (look: SiteLook, part: LookPart): unknown => {
  switch (part) {
    case 'template':
    case 'logo':
      return look[part]
    case 'menu':
      return look.menu.map(({ nameVi, nameEn, page, address }) => [nameVi, nameEn, page, address])
    case 'widgets':
      return look.widgets.map(({ titleVi, titleEn, contentVi, contentEn }) => [titleVi, titleEn, contentVi, contentEn])
    case 'social':
      return look.social.map(({ network, address }) => [network, address])
    default:
      return look.colours[part]
  }
}
