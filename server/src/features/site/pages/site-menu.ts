import { speak } from '@innkeeper/protocol/say'
import type { MenuPage, SiteLook } from '@innkeeper/rules/site-look/site-look'
import { shownText } from '@innkeeper/rules/site-look/site-texts'
import { html, type Html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'

/** The menu that the property set, and the price calendar. */
export const menuOf = ({ menu }: Pick<SiteLook, 'menu'>, place: SitePlace): readonly Html[] => [
  ...menu.map(({ nameVi, nameEn, page, address }) => {
    const words = shownText(place.language, { vi: nameVi, en: nameEn })
    return page === 'address'
      ? html`<a href="${address}" rel="noopener noreferrer">${words}</a>`
      : html`<a href="${sitePath(place, '')}#${anchors[page]}">${words}</a>`
  }),
  html`<a href="${sitePath(place, '/calendar')}">${speak(siteWords.calendar, place.language)}</a>`,
]

/** Where on the first page a part of the menu is. */
const anchors: Readonly<Record<Exclude<MenuPage, 'address'>, string>> = { rooms: 'rooms', offers: 'rooms', contact: 'contact' }
