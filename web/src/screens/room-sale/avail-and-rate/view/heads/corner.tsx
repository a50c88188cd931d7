import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { KeyboardEvent } from 'react'
import { Icon } from '#ui/look/icon.tsx'
import { moveFocus } from '../../edit/move-focus.ts'
import { useDesk } from '../../model/desk.ts'
import { useWatched } from '../../model/watched.ts'
import styles from '../grid-frame.module.css'
import type { Look } from '../cells/look.ts'
import { inThousands } from '../zoom.ts'

/** Where the heads cross: the unit of the prices, the filter of the rows, and how many there are. */
export const Corner = ({ look }: { readonly look: Look }) => {
  const desk = useDesk()
  const filter = useWatched(desk.filter)
  const facts = useWatched(desk.store.facts)
  const { t, language } = look
  const rooms = facts?.rooms ?? []
  const plans = rooms.reduce((sum, room) => sum + room.plans.length, 0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') desk.filter.set('')
    if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    desk.scroller.current?.focus({ preventScroll: true })
    if (desk.selection.get() === null) moveFocus(desk, 'home', false)
  }
  return (
    <div className={styles['corner']}>
      <div className={styles['line']}>
        <b>{t(title)}</b>
        <span>{t(look.currency === 'USD' ? dollars : inThousands(look.zoom) ? thousands : whole)}</span>
      </div>
      <label className={styles['filter']}>
        <Icon name="filter" size={14} />
        <input
          id="grid-filter"
          type="search"
          aria-label={t(filterWords)}
          aria-keyshortcuts="/"
          placeholder={t(filterWords)}
          value={filter}
          onChange={(event) => desk.filter.set(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div className={styles['line']}>
        <span>
          {formatCount(rooms.length, kinds, language)}, {formatCount(plans, nouns.plan, language)}
        </span>
        <span>{t(occupancy)}</span>
      </div>
    </div>
  )
}

const kinds = { vi: 'loại', one: 'type', other: 'types' } as const
const title = say('Loại phòng và gói bán', 'Room types and packages')
const thousands = say('nghìn ₫', '₫ thousand')
const whole = say('₫', '₫')
const dollars = say('US$', '$')
const filterWords = say('Lọc loại phòng, gói bán', 'Filter room types, packages')
const occupancy = say('Lấp đầy, %', 'Occupancy, %')
