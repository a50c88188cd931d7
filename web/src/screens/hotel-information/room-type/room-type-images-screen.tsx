import { say } from '@innkeeper/protocol/say'
import { photosOfRoomType } from '@innkeeper/rules/photo/photo-score'
import { useMay } from '#kit/session/rights.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { usePart } from '#kit/page/use-part.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { RecordHistory } from '#record/history/record-history.tsx'
import { Failed } from '#ui/states/failed.tsx'
import type { PhotoBoardWords } from '#ui/photos/list/photo-board-words.ts'
import { PhotoBoard } from '#ui/photos/list/photo-board.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { RoomTypeSection } from './room-type-section.tsx'

/** The photos of a room type, in their order. */
export const RoomTypeImagesScreen = () => {
  const id = usePart('id')
  const read = useRead('room/images', { id })
  const mayChange = useMay('room/update-images')
  const { sendAndWait, pending, error } = useChange('room/update-images')
  return (
    <RoomTypeSection id={id} part="images">
      {read.data !== undefined ? (
        <PhotoBoard
          key={id}
          name={id}
          list={read.data}
          readAgain={read.again}
          save={{ send: (input) => sendAndWait({ id, ...input }), pending, error }}
          mayChange={mayChange}
          category="room"
          words={words}
        />
      ) : read.error !== null ? (
        <Failed what={title} error={read.error} again={read.again} />
      ) : (
        <Skeleton rows={3} height={220} />
      )}
      {read.data !== undefined && <RecordHistory key={`history of ${id}`} of={{ path: 'room/image-history', id }} />}
    </RoomTypeSection>
  )
}

const title = say('Ảnh loại phòng', 'Photos of the room type')
const words: PhotoBoardWords = {
  title,
  empty: say(
    'Loại phòng này chưa có ảnh. Tải ảnh lên hoặc chọn từ thư viện; nên có ít nhất 3 ảnh.',
    'This room type has no photo yet. Upload some or choose from the library; add at least 3.',
  ),
  save: say('Lưu ảnh loại phòng', 'Save the photos'),
  saved: say('Đã lưu {count} ảnh của loại phòng.', 'Photos of the room type saved: {count}.'),
  mayNotChange: say('Không có quyền sửa ảnh loại phòng.', 'No right to change the photos of room types.'),
  fewer: {
    words: say(
      'Khách muốn thấy ít nhất 3 ảnh của một loại phòng: thêm {missing} ảnh nữa.',
      'Travellers want to see at least 3 photos of a room type: {missing} more to add.',
    ),
    least: photosOfRoomType,
  },
}
