import { say, type Saying } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useDelete } from '../../../kit/use-delete.ts'
import { useRead } from '../../../kit/use-read.ts'
import { DeleteDialog, DeleteVerdict, type DeleteWords } from '../../../ui/delete-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { useStopRoomType } from './use-stop-room-type.ts'
import type { RoomType } from './room-type-words.ts'

type DeleteRoomTypeProps = { room: RoomType; onClose: () => void; onDeleted?: () => void; rest?: (resting: boolean) => void }

/** Asks before a room type is deleted, with what holds it; one that is in use can be taken off sale instead. */
export function DeleteRoomType({ room, onClose, onDeleted, rest }: DeleteRoomTypeProps) {
  const t = useSay()
  const done = () => {
    onClose()
    onDeleted?.()
  }
  const remove = useDelete('room/delete', room, { deleted, done, rest })
  const detail = useRead('room/detail', { id: room.id }, { when: !remove.resting })
  const stop = useStopRoomType(detail.data, onClose)
  const usage = detail.data?.usage
  const inUse = usage && usage.bookings + usage.nights + usage.prices > 0
  return (
    <DeleteDialog
      words={deleteWords}
      name={t(nameOf(room))}
      onClose={onClose}
      read={detail}
      inUse={inUse}
      remove={remove}
      instead={room.active ? { ...stop, words: stopWords } : undefined}
    >
      {usage !== undefined && <Usage usage={usage} words={inUse === true ? (room.active ? inUseWords : inUseStopped) : freeWords} />}
    </DeleteDialog>
  )
}

function Usage({ usage, words }: { usage: AnswerOf<'room/detail'>['usage']; words: Saying }) {
  return (
    <DeleteVerdict words={words}>
      <Facts
        facts={[
          { words: bookingWords, value: usage.bookings },
          { words: nightWords, value: usage.nights },
          { words: priceWords, value: usage.prices },
        ]}
      />
    </DeleteVerdict>
  )
}

const deleted = say('Đã xoá loại phòng {name}.', 'The room type {name} is deleted.')
const stopWords = say('Ngừng bán loại phòng', 'Stop selling the room type')
const inUseWords = say(
  'Không xoá được vì loại phòng đang dùng. Ngừng bán thì đặt phòng, giá và lịch sử vẫn giữ nguyên.',
  'It cannot be deleted, for it is in use. Taken off sale, its bookings, prices and history stay as they are.',
)
const inUseStopped = say(
  'Không xoá được vì loại phòng đang dùng. Loại phòng này đã ngừng bán.',
  'It cannot be deleted, for it is in use. It is off sale already.',
)
const deleteWords: DeleteWords = {
  question: say('Xoá loại phòng {name}?', 'Delete the room type {name}?'),
  remove: say('Xoá loại phòng', 'Delete the room type'),
  what: say('loại phòng đang dùng ở đâu', 'where the room type is used'),
  reading: say('Đang xem loại phòng dùng ở đâu.', 'Looking where the room type is used.'),
  inUse: inUseWords,
}
const freeWords = say(
  'Chưa có gì dùng loại phòng này. Xoá rồi không lấy lại được.',
  'Nothing uses this room type. It cannot be brought back.',
)
const bookingWords = say('Đặt phòng', 'Bookings')
const nightWords = say('Đêm đã có số phòng mở bán', 'Nights with rooms on sale set')
const priceWords = say('Đêm đã có giá hoặc hạn chế', 'Nights with prices or restrictions')
