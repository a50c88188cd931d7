import { ownPageWords } from '@innkeeper/protocol/words/sale/booking-words'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { useSay } from '#kit/language/language.tsx'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Badge, type StateLook } from '../page/badge.tsx'
import { SecondLine, type Column } from '../lists/table/table-list.tsx'
import { bookingLook } from './booking-looks.ts'
import { roomsOfType } from './rooms-of-type.ts'
import styles from './booking.module.css'

/** One row of the list of bookings. */
export type BookingRow = RowOf<'booking/get-all'>

/** What every list of bookings, of rooms and of tickets, says of whom. */
type WhoRow = Pick<BookingRow, 'code' | 'guestName' | 'agent'>

/** What every list of bookings says of money. */
type MoneyRow = Pick<BookingRow, 'total' | 'owed' | 'currency' | 'state'>

/** The columns of the bookings: who, when, what, how much, and where it stands. */
export const useBookingColumns = (): readonly Column<BookingRow>[] => {
  const t = useSay()
  const format = useFormat()
  const who = useWhoColumns()
  const money = useMoneyColumns(bookingLook)
  return useMemo(
    (): readonly Column<BookingRow>[] => [
      ...who,
      {
        key: 'stay',
        sortBy: 'checkIn',
        head: say('Kỳ lưu trú', 'Stay'),
        width: 176,
        cell: (row) => (
          <div className={styles['stay']}>
            {format.range(row.checkIn, row.checkOut)}
            <SecondLine>{format.count(row.nights, nouns.night)}</SecondLine>
          </div>
        ),
      },
      {
        key: 'rooms',
        head: say('Phòng', 'Rooms'),
        rank: 4,
        min: 160,
        cell: (row) => row.rooms.map(({ count, roomType }) => <div key={roomType.en}>{roomsOfType(count, t(roomType))}</div>),
      },
      ...money,
    ],
    [t, format, who, money],
  )
}

/** The booking's code, its guest and its agent. */
export const useWhoColumns = (): readonly Column<WhoRow>[] => {
  const t = useSay()
  return useMemo(
    () => [
      {
        key: 'code',
        sortBy: 'code',
        head: say('Mã', 'Code'),
        phone: 'hidden',
        rank: 3,
        width: 122,
        cell: (row) => <span className={styles['code']}>{row.code}</span>,
      },
      {
        key: 'guest',
        sortBy: 'guest',
        head: say('Khách và đại lý', 'Guest and agent'),
        phone: 'first',
        min: 180,
        cut: true,
        cell: (row) => <span title={row.guestName}>{row.guestName}</span>,
        second: (row) => <span title={t(row.agent ?? ownPageWords)}>{t(row.agent ?? ownPageWords)}</span>,
      },
    ],
    [t],
  )
}

/** What the booking costs, what is owed of it and where it stands: these stay on every width. */
export const useMoneyColumns = (look: (state: MoneyRow['state']) => StateLook): readonly Column<MoneyRow>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'total',
        sortBy: 'total',
        head: say('Tổng tiền', 'Total'),
        right: true,
        phone: 'end',
        min: 124,
        cell: (row) => <span className={styles['stay']}>{format.money(row.total, row.currency)}</span>,
      },
      {
        key: 'owed',
        sortBy: 'owed',
        head: say('Còn nợ', 'Owed'),
        right: true,
        phone: 'end',
        min: 124,
        folded: (row) => row.owed > 0 && <span className={styles['owed']}>{t(owes, { sum: format.money(row.owed, row.currency) })}</span>,
        cell: (row) => (row.owed === 0 ? '–' : <span className={styles['owed']}>{format.money(row.owed, row.currency)}</span>),
      },
      {
        key: 'state',
        sortBy: 'state',
        head: say('Trạng thái', 'Status'),
        phone: 'end',
        width: 172,
        cell: (row) => <Badge state={look(row.state)} />,
      },
    ],
    [t, format, look],
  )
}

const owes = say('nợ {sum}', 'owes {sum}')
