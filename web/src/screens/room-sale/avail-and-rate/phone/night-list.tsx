import { formatShortDate, formatWeekday } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import { useCallback, useSyncExternalStore } from 'react'
import { Icon } from '#ui/look/icon.tsx'
import { nightsOfBlock } from '../model/loading/pieces.ts'
import { useDesk } from '../model/desk.ts'
import { cellState } from '../model/edits.ts'
import { roomRow, type PlanRow, type Room } from '../model/grid-rows.ts'
import { isFull, isLow, shownRate, type ShownRate } from '../model/nights/shown-night.ts'
import { restrictionText } from '../status/restriction-text.ts'
import { restrictionsShown } from '../view/cells/cell-marks.ts'
import type { GridOffers, Look } from '../view/cells/look.ts'
import { editStateWords } from '../view/cells/spoken-cell.ts'
import styles from './phone.module.css'

const nights = 7

type Range = { readonly from: number; readonly to: number }

type NightListProps = {
  readonly room: Room
  readonly row: PlanRow | null
  readonly from: number
  readonly range: Range | null
  readonly change: (range: Range | null) => void
  readonly look: Look
  /** What connected systems have of the nights; null where nobody asks. */
  readonly offers: GridOffers | null
}

/** Seven nights, one a line: tap the first, tap the last; a third tap begins anew. */
export const NightList = ({ room, row, from, range, change, look, offers }: NightListProps) => {
  const { store } = useDesk()
  useWeeks(from)
  const tap = (at: number) => {
    if (range === null || range.from !== range.to) return change({ from: at, to: at })
    if (range.from === at) return change(null)
    return change({ from: Math.min(range.from, at), to: Math.max(range.from, at) })
  }
  return (
    <ul className={styles['nights']} aria-label={look.t(listWords)}>
      {Array.from({ length: nights }, (_, index) => from + index).map((at) => (
        <li key={at}>
          <button
            type="button"
            className={styles['night']}
            aria-pressed={range !== null && at >= range.from && at <= range.to}
            aria-disabled={at < store.calendar.todayAt}
            onClick={() => (at < store.calendar.todayAt ? undefined : tap(at))}
          >
            <NightLine room={room} row={row} at={at} look={look} />
            {offers !== null && <ToldLine room={room} row={row} night={store.calendar.days[at] ?? ''} offers={offers} look={look} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

type NightLineProps = { readonly room: Room; readonly row: PlanRow | null; readonly at: number; readonly look: Look }

const NightLine = ({ room, row, at, look }: NightLineProps) => {
  const { store } = useDesk()
  const { t, language } = look
  const day = store.calendar.days[at] ?? ''
  const holiday = store.calendar.holidays.get(at)
  const shown = row === null ? null : shownRate(store, row, at)
  const state = cellState(store.edits.of(row?.id ?? '', at)) ?? cellState(store.edits.of(room.id, at))
  return (
    <>
      <span className={styles['date']}>
        <b>
          {formatWeekday(day, language)} {formatShortDate(day)}
        </b>
        {holiday !== undefined && <i>{t(holiday.name)}</i>}
      </span>
      <span className={styles['price']} data-own={shown?.source === 'own'} data-stop={shown?.stopSell}>
        {shown === null || shown.price === null ? '–' : look.money(shown.price)}
      </span>
      <Rooms night={store.room(room.id, at)} look={look} />
      <span className={styles['marks']}>{state === null ? marksText(shown, look) : t(editStateWords[state])}</span>
    </>
  )
}

type ToldLineProps = Pick<NightListProps, 'room' | 'row' | 'look'> & { readonly night: string; readonly offers: GridOffers }

// Once where rooms and price are alike, as they mostly are.
const ToldLine = ({ room, row, night, offers, look }: ToldLineProps) => {
  const place = roomRow(room)
  const rooms = [offers.room?.mark(place, night, look), offers.room?.told(place, night, look)]
  const price = row === null ? [] : [offers.mark(row, night, null, look), offers.told(row, night, null, look)]
  const [ofRooms, ofPrice] = [rooms, price].map((parts) => parts.filter((part) => typeof part === 'string').join(' '))
  if (ofPrice === ofRooms || ofPrice === '') return <span className={styles['told']}>{ofRooms}</span>
  return (
    <>
      <span className={styles['told']}>{look.t(toldRooms, { state: ofRooms === '' ? '–' : (ofRooms ?? '') })}</span>
      <span className={styles['told']}>{look.t(toldPrice, { state: ofPrice ?? '' })}</span>
    </>
  )
}

const Rooms = ({ night, look: { t } }: { readonly night: RoomNight; readonly look: Look }) => {
  const tone = night.closed ? 'shut' : isFull(night) ? 'full' : isLow(night) ? 'low' : undefined
  return (
    <span className={styles['rooms']} data-tone={tone}>
      {night.closed && <Icon name="lock" size={14} />}
      {t(night.closed ? shut : isFull(night) ? full : left, { vacant: vacantRooms(night), allotment: night.allotment })}
    </span>
  )
}

const marksText = (shown: ShownRate | null, look: Look): string => {
  if (shown === null) return ''
  const marks = restrictionsShown(shown, every).map((mark) => restrictionText(mark, look))
  return (shown.stopSell ? [look.t(stopped), ...marks] : marks).join(', ')
}

const every = new Set(['cta', 'ctd', 'minStay', 'maxStay'] as const)

const useWeeks = (from: number): void => {
  const { store } = useDesk()
  const first = Math.floor(from / nightsOfBlock)
  const listen = useCallback(
    (changed: () => void) => {
      const stops = [store.signals.listen(first, changed), store.signals.listen(first + 1, changed)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, first],
  )
  useSyncExternalStore(listen, () => store.signals.countAll(first) + store.signals.countAll(first + 1))
}

const listWords = say('Bảy đêm: chạm đêm đầu và đêm cuối', 'Seven nights: tap the first and the last')
const left = say('còn {vacant} trên {allotment}', '{vacant} of {allotment} left')
const full = say('hết phòng', 'sold out')
const shut = say('đã đóng', 'closed')
const stopped = say('ngừng bán gói', 'package not sold')
const toldRooms = say('Phòng: {state}', 'Rooms: {state}')
const toldPrice = say('Giá: {state}', 'Price: {state}')
