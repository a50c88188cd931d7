import { foldText } from './fold-text.ts'
import { jumpPlaces } from './jump-places.ts'
import type { MenuLink } from '../../visible-menu.ts'
import type { Say } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { IconName } from '#ui/look/icon.tsx'

/** Where the search can jump to. */
export type JumpTarget = Pick<MenuLink, 'key' | 'to' | 'leaves'> & { readonly words: string; readonly icon: IconName }

/** Who searches: the property whose bookings are meant, null at none, and the person's rights. */
type Searcher = { readonly bookingsOf: string | null; readonly codes: ReadonlySet<string>; readonly t: Say }

/**
 * What has every word that was typed in its name, with or without its marks, in either language: the booking of an exact code first, then
 * the menu's items, acts, settings and the screens below; last the search among the bookings.
 */
export const jumpTargets = (typed: string, links: readonly MenuLink[], { bookingsOf, codes, t }: Searcher): readonly JumpTarget[] => {
  const wanted = foldText(typed)
  const fits = ({ words }: { readonly words: Saying }) => {
    const name = foldText(`${words.vi} ${words.en}`)
    return wanted.split(' ').every((part) => name.includes(part))
  }
  const inside = links.filter((link) => !link.outside)
  const found = inside
    .filter(fits)
    .map((link): JumpTarget => ({ key: link.to, words: t(link.words), to: link.to, leaves: link.leaves, icon: 'arrow-right' }))
  if (wanted === '' || bookingsOf === null) return found
  const named = new Set(inside.map(({ to }) => to))
  const places = jumpPlaces(bookingsOf, codes)
    .filter((place) => !named.has(place.to) || place.icon !== 'arrow-right')
    .filter(fits)
    .slice(0, most)
    .map(({ words, to, icon }): JumpTarget => ({ key: `${words.en} ${to}`, words: t(words), to, leaves: false, icon }))
  return [...bookingOf(typed.trim(), bookingsOf, t), ...found, ...places, ...searchOf(typed.trim(), bookingsOf, t)]
}

const most = 8

// The property's letters, the arrival as yymmdd, and a number.
const bookingCode = /^[a-z\d]{2}\d{7,}$/iu

const bookingOf = (typed: string, property: string, t: Say): JumpTarget[] => {
  const code = typed.toUpperCase()
  const to = paths.booking(property, code)
  if (!bookingCode.test(typed) || screenAt(to) === undefined) return []
  return [{ key: 'booking', words: t(openBooking, { code }), to, leaves: false, icon: 'arrow-right' }]
}

const searchOf = (typed: string, property: string, t: Say): JumpTarget[] => {
  const to = paths.bookings(property, { text: typed })
  return screenAt(to) === undefined ? [] : [{ key: 'bookings', words: t(findBookings, { typed }), to, leaves: false, icon: 'search' }]
}

const openBooking = say('Mở đặt phòng {code}', 'Open booking {code}')
const findBookings = say('Tìm “{typed}” trong danh sách đặt phòng', 'Find “{typed}” in the bookings')
