import type { Language } from '@innkeeper/protocol/say'

/** Where a page of a property's site stands: the site's address on our host or its own, and the language of the page. */
export type SitePlace = {
  /** Scheme and host, for links that other sites read. */
  readonly origin: string
  /** The path of the first page, without a slash at its end: `/book/{code}`, or nothing on the property's own domain. */
  readonly base: string
  readonly language: Language
  /** The token by which a person of the property looks at the draft of the look; null where guests' look is shown. */
  readonly preview: string | null
}

/** The pages of a site, by their paths below its address. */
export type SitePart = '' | '/calendar' | '/reserve' | '/mine' | '/order' | '/visit' | `/tickets/${string}`

type Query = Readonly<Record<string, string | number>>

/** The path of a page of the site in a language, with what it asks for; what is empty is left out. */
export const sitePath = ({ base, language, preview }: SitePlace, page: SitePart, query: Query = {}): string => {
  const asked = Object.entries<string | number>({ ...query, lang: language, ...previewQuery(preview) }).flatMap(([name, value]) =>
    value === '' ? [] : [[name, String(value)]],
  )
  const path = `${base}${page}`
  return `${path === '' ? '/' : path}?${new URLSearchParams(asked).toString()}`
}

/** What the address of a page that shows the draft has besides; nothing on the pages of guests. */
export const previewQuery = (preview: string | null): Readonly<Record<string, string>> =>
  preview === null ? {} : { look: 'draft', token: preview }
