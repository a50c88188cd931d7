import { languages } from '@innkeeper/protocol/say'
import { html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../site-place.ts'

/** The pages of the site in both languages, for search engines. */
export const siteMap = (place: SitePlace): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${(['', '/calendar'] as const).flatMap((page) =>
        languages.map((language) => html`<url><loc>${place.origin}${sitePath({ ...place, language }, page)}</loc></url> `),
      )}</urlset
    >`.text
