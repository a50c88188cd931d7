import { roomCalls } from '@innkeeper/protocol/calls/hotel-information/room'
import { say } from '@innkeeper/protocol/say'
import { DeleteOrStopRecord } from '#record/deleting/delete-or-stop-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { roomTypes } from './room-types.ts'

/** Asks before a room type is deleted, with what holds it; one that is in use can be taken off sale instead. */
export const DeleteRoomType = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteOrStopRecord
    {...props}
    kind={roomTypes}
    detail="room/detail"
    used={(room) => ({
      record: room,
      uses: [
        { words: bookingWords, value: room.usage.bookings },
        { words: nightWords, value: room.usage.nights },
        { words: priceWords, value: room.usage.prices },
      ],
    })}
    says={{ free: freeWords, used: inUseNow, stopped: inUseStopped }}
    stop={{ words: stopWords, stopped, path: 'room/update', input }}
  />
)

const input = roomCalls['room/update'].input
const stopWords = say('Ngừng bán loại phòng', 'Stop selling the room type')
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
