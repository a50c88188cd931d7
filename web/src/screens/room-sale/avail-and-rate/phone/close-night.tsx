import { formatCount, formatPercent, formatShortDate, formatSpokenDay, formatWeekday, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { commitValues } from '../edit/typing/commit-values.ts'
import { wantedBy } from '../edit/typing/wanted-value.ts'
import { useDesk, type Desk } from '../model/desk.ts'
import { roomRow, type Room } from '../model/grid-rows.ts'
import { occupancyAt } from '../model/nights/shown-night.ts'
import { useWatched } from '../model/watched.ts'
import type { Look } from '../view/cells/look.ts'
import { closingOf, type Closing } from './closing.ts'
import styles from './close-night.module.css'

const nights = 7

/** Closes a night, or opens it again: which room types, what it touches and what it does not, and the act at the thumb. */
export const CloseNight = ({ from, look, onClose }: { readonly from: number; readonly look: Look; readonly onClose: () => void }) => {
  const desk = useDesk()
  const rooms = (useWatched(desk.store.facts)?.rooms ?? []).filter(({ active }) => active)
  const first = Math.max(from, desk.store.calendar.todayAt)
  const [at, setAt] = useState(first)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const isShut = (room: Room) => desk.store.room(room.id, at).closed !== changed.has(room.id)
  const flip = (ids: readonly string[]) => {
    const next = new Set(changed)
    for (const id of ids) if (!next.delete(id)) next.add(id)
    setChanged(next)
  }
  const closing = closingOf(rooms.map((room) => ({ night: desk.store.room(room.id, at), shut: isShut(room) })))
  const save = () => {
    commitClosing(desk, rooms, at, isShut)
    onClose()
  }
  const choose = (night: number) => {
    setAt(night)
    setChanged(new Set())
  }
  return (
    <Dialog open onClose={onClose} title={title} acts={<CloseButton closing={closing} look={look} save={save} />}>
      <Nights first={first} at={at} choose={choose} look={look} />
      <div className={styles['line']}>
        <b>{formatSpokenDay(desk.store.calendar.days[at] ?? '', look.language)}</b>
        <button type="button" onClick={() => flip(rooms.filter((room) => !isShut(room)).map(({ id }) => id))}>
          {look.t(closeAll)}
        </button>
      </div>
      <ul className={styles['rooms']}>
        {rooms.map((room) => (
          <RoomLine key={room.id} room={room} at={at} shut={isShut(room)} flip={() => flip([room.id])} look={look} />
        ))}
      </ul>
      <p className={styles['words']} role="status">
        {wordsOf(closing, desk.store.calendar.days[at] ?? '', look)}
      </p>
    </Dialog>
  )
}

const Nights = ({
  first,
  at,
  choose,
  look,
}: {
  readonly first: number
  readonly at: number
  readonly choose: (at: number) => void
  readonly look: Look
}) => {
  const { store } = useDesk()
  return (
    <div role="radiogroup" aria-label={look.t(nightWords)} className={styles['nights']}>
      {store.calendar.days.slice(first, first + nights).map((day, index) => (
        <button
          key={day}
          type="button"
          role="radio"
          aria-checked={first + index === at}
          aria-label={formatSpokenDay(day, look.language)}
          onClick={() => choose(first + index)}
        >
          <span>{formatWeekday(day, look.language)}</span>
          <b>{Number(day.slice(8))}</b>
          <small>{formatPercent((occupancyAt(store, first + index) ?? 0) * 100, look.language).replace('\u00a0', '')}</small>
        </button>
      ))}
    </div>
  )
}

type RoomLineProps = { readonly room: Room; readonly at: number; readonly shut: boolean; readonly flip: () => void; readonly look: Look }

const RoomLine = ({ room, at, shut, flip, look }: RoomLineProps) => {
  const night = useDesk().store.room(room.id, at)
  return (
    <li>
      <span>
        {look.t(room.name)}
        <small>{look.t(roomWords, { vacant: vacantRooms(night), allotment: night.allotment, sold: night.sold })}</small>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={shut}
        aria-label={look.t(shutWords, { room: look.t(room.name) })}
        className={styles['switch']}
        onClick={flip}
      >
        <i>
          <Icon name={shut ? 'lock' : 'lock-open'} size={15} />
        </i>
      </button>
    </li>
  )
}

const CloseButton = ({ closing, look, save }: { readonly closing: Closing; readonly look: Look; readonly save: () => void }) => {
  const close = formatCount(closing.closes, nouns.roomType, look.language)
  const open = formatCount(closing.opens, nouns.roomType, look.language)
  const words = closing.closes > 0 && closing.opens > 0 ? both : closing.opens > 0 ? openWords : closeWords
  const reason = closing.closes + closing.opens === 0 ? { reason: nothing } : {}
  return (
    <Button
      words={closing.closes + closing.opens === 0 ? title : words}
      values={{ close, open }}
      icon={closing.opens > 0 && closing.closes === 0 ? 'lock-open' : 'lock'}
      look="primary"
      wide
      {...reason}
      onClick={save}
    />
  )
}

const wordsOf = (closing: Closing, day: string, { t, language }: Look): string => {
  if (closing.closes + closing.opens === 0) return t(nothing)
  const date = formatShortDate(day)
  const parts = [
    closing.closes > 0
      ? t(stops, {
          rooms: formatCount(closing.stopped, nouns.room, language),
          types: formatCount(closing.closes, nouns.roomType, language),
          date,
        })
      : null,
    closing.opens > 0
      ? t(sells, {
          rooms: formatCount(closing.sellable, nouns.room, language),
          types: formatCount(closing.opens, nouns.roomType, language),
          date,
        })
      : null,
    closing.sold > 0 ? t(soldStay, { rooms: formatCount(closing.sold, nouns.room, language) }) : null,
    t(untouched),
  ]
  return parts.filter((part) => part !== null).join(' ')
}

const commitClosing = (desk: Desk, rooms: readonly Room[], at: number, isShut: (room: Room) => boolean): void => {
  const wanted = rooms.flatMap((room) => {
    const shut = isShut(room)
    if (desk.store.room(room.id, at).closed === shut) return []
    return wantedBy(desk.store, [{ row: roomRow(room), at }], changeTo('closed', shut))
  })
  commitValues(desk, 'cell', wanted)
}

const title = say('Đóng đêm', 'Close a night')
const nightWords = say('Đêm', 'Night')
const closeAll = say('Đóng tất cả', 'Close all')
const roomWords = say('còn {vacant} trên {allotment}, {sold} đã bán', '{vacant} of {allotment} left, {sold} sold')
const shutWords = say('Đóng {room}', 'Close {room}')
const closeWords = say('Đóng {close}', 'Close {close}')
const openWords = say('Mở {open}', 'Open {open}')
const both = say('Đóng {close}, mở {open}', 'Close {close}, open {open}')
const nothing = say('Chọn loại phòng muốn đóng hoặc mở.', 'Choose the room types to close or open.')
const stops = say('Ngừng bán thêm {rooms} của {types} trong đêm {date}.', 'Stops selling {rooms} of {types} on {date}.')
const sells = say('Bán lại {rooms} của {types} trong đêm {date}.', 'Sells {rooms} of {types} again on {date}.')
const soldStay = say('{rooms} đã bán giữ nguyên.', '{rooms} sold stay as they are.')
const untouched = say('Giá, CTA và CTD không đổi.', 'Prices, CTA and CTD do not change.')
