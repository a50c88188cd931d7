import { foldText } from './fold-text.ts'
import type { MenuLink } from '../../visible-menu.ts'
import type { Say } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { say } from '@innkeeper/protocol/say'
import type { IconName } from '#ui/look/icon.tsx'

/** Where the search can jump to. */
export type JumpTarget = Pick<MenuLink, 'key' | 'to' | 'leaves'> & { readonly words: string; readonly icon: IconName }

/** The screens whose name has what was typed, with or without its marks, and the bookings that it may name. */
export const jumpTargets = (
  typed: string,
  links: readonly MenuLink[],
  { bookingsOf, t }: { bookingsOf: string | null; t: Say },
): readonly JumpTarget[] => {
  const wanted = foldText(typed)
  const found = links
    .filter((link) => !link.outside && wanted.split(' ').every((part) => foldText(`${link.words.vi} ${link.words.en}`).includes(part)))
    .map((link): JumpTarget => ({ key: link.to, words: t(link.words), to: link.to, leaves: link.leaves, icon: 'arrow-right' }))
  if (wanted === '' || bookingsOf === null) return found
  const bookings = paths.bookings(bookingsOf, { text: typed.trim() })
  if (screenAt(bookings) === undefined) return found
  return [...found, { key: 'bookings', words: t(findBookings, { typed: typed.trim() }), to: bookings, leaves: false, icon: 'search' }]
}

const findBookings = say('Tìm “{typed}” trong danh sách đặt phòng', 'Find “{typed}” in the bookings')
