import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { nameColumn } from '#record/record-columns.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import styles from './room-type.module.css'
import { bedsText, guestsMore, viewText, type RoomType } from './room-type-words.ts'

/** The columns that only room types have. */
export const useRoomTypeColumns = (): readonly Column<RoomType>[] => {
  const format = useFormat()
  return [
    nameColumn(say('Loại phòng', 'Room type')),
    {
      key: 'total',
      sortBy: 'totalRooms',
      head: say('Số phòng', 'Rooms'),
      right: true,
      phone: 'hidden',
      cell: (room) => format.number(room.totalRooms),
    },
    { key: 'guests', sortBy: 'guests', head: say('Sức chứa', 'Guests'), phone: 'hidden', cell: (room) => <Guests room={room} /> },
    {
      key: 'beds',
      head: say('Giường và hướng nhìn', 'Beds and view'),
      phone: 'hidden',
      rank: 4,
      min: 190,
      cell: (room) => <Beds room={room} />,
    },
    {
      key: 'price',
      sortBy: 'price',
      head: say('Giá mặc định', 'Default price'),
      right: true,
      rank: 1,
      min: 150,
      cell: (room) => <Prices room={room} />,
    },
    {
      key: 'plans',
      sortBy: 'plans',
      head: say('Gói bán', 'Packages'),
      right: true,
      phone: 'hidden',
      cell: (room) => format.number(room.plans),
    },
  ]
}

const Guests = ({ room }: { room: RoomType }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <div className={styles['line']}>
      {format.count(room.maxGuests, nouns.guest)}
      <SecondLine>{t(guestsMore, { adults: room.maxAdults, children: room.maxChildren })}</SecondLine>
    </div>
  )
}

const Beds = ({ room }: { room: RoomType }) => {
  const t = useSay()
  return (
    <div className={styles['line']}>
      {bedsText(room.beds, t)}
      <SecondLine>{viewText(room.viewCode, t)}</SecondLine>
    </div>
  )
}

/** The default price, and the weekend's below where it is another. */
const Prices = ({ room }: { room: RoomType }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <div className={styles['line']}>
      {format.money(room.defaultPrice)}
      {room.weekendPrice !== room.defaultPrice && <SecondLine>{t(weekend, { price: format.money(room.weekendPrice) })}</SecondLine>}
    </div>
  )
}

const weekend = say('cuối tuần {price}', 'weekend {price}')
