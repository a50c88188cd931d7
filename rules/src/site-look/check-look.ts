import { shownRatio } from './contrast.ts'
import { isHttpsAddress } from './site-links.ts'
import type { MenuItem, SiteLook, SiteWidget, SocialLink } from './site-look.ts'
import { refusedLinksIn } from './site-marks.ts'
import { contrastProblems } from './site-palette.ts'
import { isOfNetwork } from './social-networks.ts'

/** A broken rule of a look, at its field, with what its words name: the contrast and the nearest colour, or the address of a link. */
export type LookProblem = {
  readonly field: string
  readonly reason: 'contrast' | 'wordsMissing' | 'addressMissing' | 'notHttps' | 'linkRefused' | 'notOfNetwork' | 'networkTwice'
  readonly ratio?: number
  readonly nearest?: string
  readonly address?: string
}

/** A link that must never be shown, not even in a draft. */
type LinkProblem = LookProblem & { readonly reason: 'notHttps' | 'linkRefused' | 'notOfNetwork' }

/** What a draft may not have: a link that must never be shown. Everything else may wait until the look is published. */
export const draftProblems = (look: SiteLook): readonly LinkProblem[] => [
  ...look.menu.flatMap(menuLinkProblems),
  ...look.widgets.flatMap(contentProblems),
  ...look.social.flatMap(networkProblems),
]

/** What keeps a look from being published. */
export const publishProblems = (look: SiteLook): readonly LookProblem[] => [
  ...contrastProblems(look.colours).map(({ field, ratio, nearest }): LookProblem => ({
    field: `colours.${field}`,
    reason: 'contrast',
    ratio: shownRatio(ratio),
    nearest,
  })),
  ...draftProblems(look),
  ...look.menu.flatMap(unfinishedItem),
  ...look.widgets.flatMap(unfinishedWidget),
  ...look.social.flatMap(unfinishedNetwork),
]

const menuLinkProblems = ({ page, address }: MenuItem, at: number): readonly LinkProblem[] =>
  page === 'address' && address !== '' && !isHttpsAddress(address) ? [{ field: `menu.${at}.address`, reason: 'notHttps' }] : []

const contentProblems = (widget: SiteWidget, at: number): readonly LinkProblem[] =>
  (['contentVi', 'contentEn'] as const).flatMap((name) =>
    refusedLinksIn(widget[name])
      .slice(0, 1)
      .map((address): LinkProblem => ({ field: `widgets.${at}.${name}`, reason: 'linkRefused', address })),
  )

const networkProblems = ({ network, address }: SocialLink, at: number): readonly LinkProblem[] =>
  address !== '' && !isOfNetwork(network, address) ? [{ field: `social.${at}.address`, reason: 'notOfNetwork' }] : []

const unfinishedItem = ({ nameVi, nameEn, page, address }: MenuItem, at: number): readonly LookProblem[] => [
  ...missingWords(`menu.${at}.nameVi`, nameVi, nameEn),
  ...(page === 'address' && address === '' ? [{ field: `menu.${at}.address`, reason: 'addressMissing' } as const] : []),
]

const unfinishedWidget = ({ titleVi, titleEn, contentVi, contentEn }: SiteWidget, at: number): readonly LookProblem[] => [
  ...missingWords(`widgets.${at}.titleVi`, titleVi, titleEn),
  ...missingWords(`widgets.${at}.contentVi`, contentVi, contentEn),
]

const unfinishedNetwork = ({ network, address }: SocialLink, at: number, all: readonly SocialLink[]): readonly LookProblem[] => [
  ...(address === '' ? [{ field: `social.${at}.address`, reason: 'addressMissing' } as const] : []),
  ...(all.findIndex((one) => one.network === network) < at ? [{ field: `social.${at}.network`, reason: 'networkTwice' } as const] : []),
]

/** One language is enough: the site shows it in both. */
const missingWords = (field: string, vi: string, en: string): readonly LookProblem[] =>
  vi.trim() === '' && en.trim() === '' ? [{ field, reason: 'wordsMissing' }] : []
