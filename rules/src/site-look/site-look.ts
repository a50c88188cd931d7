import type { SocialNetwork } from './social-networks.ts'

/** The templates that a look starts from. */
export const siteTemplateKeys = ['coast', 'city', 'garden'] as const
export type SiteTemplateKey = (typeof siteTemplateKeys)[number]

/** The seven colours of a property's site, as the specification names them. */
export const colourNames = ['primaryText', 'primaryBackground', 'topHeader', 'header', 'footer', 'bottomFooter', 'button'] as const
export type ColourName = (typeof colourNames)[number]

/** The colours of a site, each as `#RRGGBB`. */
export type SiteColours = Readonly<Record<ColourName, string>>

/** Where an item of the menu leads: to a page of the site itself, or to an address. For a park, `rooms` is the page of its tickets. */
export const menuPages = ['rooms', 'offers', 'contact', 'address'] as const
export type MenuPage = (typeof menuPages)[number]

/** An item of the menu; `address` is empty unless `page` is `address`. */
export type MenuItem = { readonly nameVi: string; readonly nameEn: string; readonly page: MenuPage; readonly address: string }

/** A block of the footer. Its contents are texts with marks, see `parseMarks`; never HTML. */
export type SiteWidget = {
  readonly titleVi: string
  readonly titleEn: string
  readonly contentVi: string
  readonly contentEn: string
}

/** The property on a social network. */
export type SocialLink = { readonly network: SocialNetwork; readonly address: string }

/** How a property's site looks. A text that is empty in one language is shown in the other. */
export type SiteLook = {
  readonly template: SiteTemplateKey
  readonly colours: SiteColours
  /** The address of a picture; empty where the site shows the property's own logo, or its name. */
  readonly logo: string
  readonly menu: readonly MenuItem[]
  readonly widgets: readonly SiteWidget[]
  readonly social: readonly SocialLink[]
}

/** How much of each a look can have. */
export const lookLimits = { menu: 8, widgets: 6, social: 8, name: 40, title: 60, content: 2000, address: 300 } as const
