import { foldText } from './fold-text.ts'
import { jumpPlaces, type JumpPlace } from './jump-places.ts'
import type { RecentJump } from './recent-jumps.ts'
import type { MenuLink } from '../../visible-menu.ts'
import type { Say } from '#kit/language/language.tsx'
import type { Opener } from '#may-open.ts'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { recordKindWords } from '@innkeeper/protocol/diary/record-kinds'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { IconName } from '#ui/look/icon.tsx'

/** Where the search can jump to. */
export type JumpTarget = Pick<MenuLink, 'key' | 'to' | 'leaves'> & {
  readonly words: string
  readonly icon: IconName
  readonly group: Saying
  /** How it is called among the recent ones; null where it is nothing to come back to. Its words if left out. */
  readonly kept?: string | null
}

/** Who searches: the property whose bookings are meant, null at none, what the person may open, and where they went lately. */
type Searcher = {
  readonly bookingsOf: string | null
  readonly opener: Opener
  readonly recent: readonly RecentJump[]
  readonly t: Say
}

/**
 * What has every word that was typed in its name, with or without its marks, in either language: the booking of an exact code first, then
 * the menu's items, settings and the screens below, then acts; last the search among the bookings. Of each group, names with a word that
 * begins with what was typed come first. Before anything is typed, where the person went lately comes first.
 */
export const jumpTargets = (
  typed: string,
  links: readonly MenuLink[],
  { bookingsOf, opener, recent, t }: Searcher,
): readonly JumpTarget[] => {
  const wanted = foldText(typed)
  const fits = ({ words }: { readonly words: Saying }) => {
    const name = foldText(`${words.vi} ${words.en}`)
    return wanted.split(' ').every((part) => name.includes(part))
  }
  const isBegun = ({ words }: { readonly words: Saying }) => {
    const names = ` ${foldText(`${words.vi} ${words.en}`)}`
    return wanted.split(' ').every((part) => names.includes(` ${part}`))
  }
  const inside = links.filter((link) => !link.outside)
  const items = inside.filter(fits).map(itemOf)
  const targetsOf = (all: readonly Item[]) =>
    begunFirst(all, isBegun).map(({ words, ...item }): JumpTarget => ({ ...item, words: t(words) }))
  if (wanted === '') return [...recent.map((jump) => againTo(jump, inside, t)), ...targetsOf(items)]
  if (bookingsOf === null) return targetsOf(items)
  const named = new Set(inside.map(({ to }) => to))
  const places = jumpPlaces(bookingsOf, opener)
    .filter((place) => !named.has(place.to) || place.icon !== 'arrow-right')
    .filter(fits)
    .map(placeOf)
  const of = (group: Saying) => targetsOf([...items, ...places].filter((item) => item.group === group)).slice(0, most)
  return [
    ...bookingOf(typed.trim(), { property: bookingsOf, opener, t }),
    ...of(screensWords),
    ...of(actsWords),
    ...searchOf(typed.trim(), { property: bookingsOf, opener, t }),
  ]
}

/** A screen of the menu is called what it is called now, whatever the language was. */
const againTo = ({ to, words }: RecentJump, links: readonly MenuLink[], t: Say): JumpTarget => {
  const link = links.find((one) => one.to === to)
  return { key: `recent ${to}`, words: link === undefined ? words : t(link.words), to, leaves: false, icon: 'history', group: recentWords }
}

type Item = Omit<JumpTarget, 'words'> & { readonly words: Saying }

const itemOf = ({ words, to, leaves }: MenuLink): Item => ({ key: to, words, to, leaves, icon: 'arrow-right', group: screensWords })

const placeOf = ({ words, to, icon }: JumpPlace): Item => {
  const group = icon === 'plus' || icon === 'edit' ? actsWords : screensWords
  return { key: `${words.en} ${to}`, words, to, leaves: false, icon, group }
}

const begunFirst = <T>(all: readonly T[], isBegun: (one: T) => boolean): readonly T[] => [
  ...all.filter(isBegun),
  ...all.filter((one) => !isBegun(one)),
]

const recentWords = say('Vừa mở', 'Opened lately')
const screensWords = say('Màn hình', 'Screens')
const actsWords = say('Việc', 'Actions')
const bookingsWords = (kind: Searcher['opener']['kind']): Saying =>
  kind === 'playground' ? recordKindWords.ticketBooking : recordKindWords.booking
const most = 5

// The property's letters, the arrival as yymmdd, and a number.
const bookingCode = /^[a-z\d]{2}\d{7,}$/iu

type Bookings = Pick<Searcher, 'opener' | 't'> & { readonly property: string }

// A park's bookings are those of its tickets.
const bookingOf = (typed: string, { property, opener, t }: Bookings): JumpTarget[] => {
  const code = typed.toUpperCase()
  const to = opener.kind === 'playground' ? paths.ticketBooking(property, code) : paths.booking(property, code)
  if (!bookingCode.test(typed) || screenAt(to) === undefined) return []
  return [
    {
      key: 'booking',
      words: t(openBooking, { code }),
      kept: code,
      to,
      leaves: false,
      icon: 'arrow-right',
      group: bookingsWords(opener.kind),
    },
  ]
}

const searchOf = (typed: string, { property, opener, t }: Bookings): JumpTarget[] => {
  const to = opener.kind === 'playground' ? paths.ticketBookings(property, { text: typed }) : paths.bookings(property, { text: typed })
  return screenAt(to) === undefined
    ? []
    : [
        {
          key: 'bookings',
          words: t(opener.kind === 'playground' ? findTickets : findBookings, { typed }),
          kept: null,
          to,
          leaves: false,
          icon: 'search',
          group: bookingsWords(opener.kind),
        },
      ]
}

const openBooking = say('Mở đặt phòng {code}', 'Open booking {code}')
const findTickets = say('Tìm “{typed}” trong danh sách đặt vé', 'Find “{typed}” in the ticket bookings')
const findBookings = say('Tìm “{typed}” trong danh sách đặt phòng', 'Find “{typed}” in the bookings')
