import { nouns } from '@innkeeper/protocol/format'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SecondLine, type Column } from '../../../ui/table-list.tsx'
import { RoomTypeActs } from './room-type-acts.tsx'
import styles from './room-type.module.css'
import { bedsText, guestsMore, saleState, viewText, type RoomType } from './room-type-words.ts'

/** The columns of the room types; the last one copies and deletes. */
export function useRoomTypeColumns(askToDelete: (room: RoomType) => void): readonly Column<RoomType>[] {
  const format = useFormat()
  return [
    { key: 'name', head: say('Loại phòng', 'Room type'), phone: 'first', width: '100%', cell: (room) => <Names room={room} /> },
    { key: 'total', head: say('Số phòng', 'Rooms'), right: true, phone: 'hidden', cell: (room) => format.number(room.totalRooms) },
    { key: 'guests', head: say('Sức chứa', 'Guests'), phone: 'hidden', cell: (room) => <Guests room={room} /> },
    { key: 'beds', head: say('Giường và hướng nhìn', 'Beds and view'), phone: 'hidden', cell: (room) => <Beds room={room} /> },
    { key: 'price', head: say('Giá mặc định', 'Default price'), right: true, cell: (room) => <Prices room={room} /> },
    { key: 'plans', head: say('Gói bán', 'Packages'), right: true, phone: 'hidden', cell: (room) => format.number(room.plans) },
    { key: 'state', head: say('Trạng thái', 'Status'), phone: 'end', cell: (room) => <Badge state={saleState(room.active)} /> },
    {
      key: 'acts',
      head: say('Thao tác', 'Actions'),
      phone: 'hidden',
      width: 96,
      cell: (room) => <RoomTypeActs room={room} askToDelete={askToDelete} />,
    },
  ]
}

/** The name in the language shown, and in the other one below. */
function Names({ room }: { room: RoomType }) {
  const t = useSay()
  const { language } = useLanguage()
  const other = language === 'vi' ? 'en' : 'vi'
  return (
    <div className={styles['name']} title={t(nameOf(room))}>
      <strong>{t(nameOf(room))}</strong>
      <SecondLine>
        <span lang={other}>{nameOf(room)[other]}</span>
      </SecondLine>
    </div>
  )
}

function Guests({ room }: { room: RoomType }) {
  const t = useSay()
  const format = useFormat()
  return (
    <div className={styles['line']}>
      {format.count(room.maxGuests, nouns.guest)}
      <SecondLine>{t(guestsMore, { adults: room.maxAdults, children: room.maxChildren })}</SecondLine>
    </div>
  )
}

function Beds({ room }: { room: RoomType }) {
  const t = useSay()
  return (
    <div className={styles['line']}>
      {bedsText(room.beds, t)}
      <SecondLine>{viewText(room.viewCode, t)}</SecondLine>
    </div>
  )
}

/** The default price, and the weekend's below where it is another. */
function Prices({ room }: { room: RoomType }) {
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
