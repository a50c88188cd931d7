import { roomCalls } from '@innkeeper/protocol/calls/hotel-information/room'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { StopRecord } from '#record/deleting/stop-record.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { roomTypes } from './room-types.ts'

/** Asks before a room type is deleted, with what holds it; one that is in use can be taken off sale instead. */
export const DeleteRoomType = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={roomTypes}
    detail="room/detail"
    held={held}
    renderInstead={(room) =>
      room.active && <StopRecord words={stop} stopped={stopped} path="room/update" input={input} record={room} done={props.onClose} />
    }
  />
)

const held = ({ usage, active }: AnswerOf<'room/detail'>): Held => {
  const inUse = usage.bookings + usage.nights + usage.prices > 0
  const facts = [
    { words: bookingWords, value: usage.bookings },
    { words: nightWords, value: usage.nights },
    { words: priceWords, value: usage.prices },
  ]
  return { inUse, words: inUse ? (active ? inUseNow : inUseStopped) : freeWords, facts: <Facts facts={facts} /> }
}

const input = roomCalls['room/update'].input
const stop = say('Ngừng bán loại phòng', 'Stop selling the room type')
const stopped = say('Đã ngừng bán loại phòng {name}.', 'The room type {name} is off sale.')
const inUseNow = say(
  'Không xoá được vì loại phòng đang dùng. Ngừng bán thì đặt phòng, giá và lịch sử vẫn giữ nguyên.',
  'It is in use and cannot be deleted. Taken off sale, it keeps its bookings, prices and history.',
)
const inUseStopped = say(
  'Không xoá được vì loại phòng đang dùng. Loại phòng này đã ngừng bán.',
  'It is in use and cannot be deleted. It is off sale already.',
)
const freeWords = say(
  'Chưa có gì dùng loại phòng này. Xoá rồi không lấy lại được.',
  'Nothing uses this room type. Deleting cannot be undone.',
)
const bookingWords = say('Đặt phòng', 'Bookings')
const nightWords = say('Đêm đã có số phòng mở bán', 'Nights with rooms on sale set')
const priceWords = say('Đêm đã có giá hoặc hạn chế', 'Nights with prices or restrictions')
