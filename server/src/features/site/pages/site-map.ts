import { languages } from '@innkeeper/protocol/say'
import { html } from '#kit/http/html.ts'
import { sitePath, type SitePart, type SitePlace } from '../site-place.ts'

/** Pages of the site in both languages, for search engines. */
export const siteMap = (place: SitePlace, pages: readonly SitePart[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${pages.flatMap((page) =>
        languages.map((language) => html`<url><loc>${place.origin}${sitePath({ ...place, language }, page)}</loc></url> `),
      )}</urlset
    >`.text
