import { imageCategoryCodes } from '@innkeeper/protocol/codes/image-categories'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { useMay } from '#kit/session/rights.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { RecordHistory } from '#record/history/record-history.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { PhotoBoard } from '#ui/photos/list/photo-board.tsx'
import type { PhotoBoardWords } from '#ui/photos/list/photo-board-words.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { GeneralInfoSection } from '../general-info-section.tsx'

const addressSchema = z.object({ category: z.enum(imageCategoryCodes).catch('facade') })

/** The photos that the property shows of itself, in their order. */
export const HotelImagesScreen = () => {
  useTitle(title)
  const [{ category }] = useAddress(addressSchema)
  const read = useRead('info/get-images', {})
  const mayChange = useMay('info/update-image')
  const { sendAndWait, pending, error } = useChange('info/update-image')
  return (
    <GeneralInfoSection part="images">
      {read.data !== undefined ? (
        <PhotoBoard
          name="property"
          list={read.data}
          readAgain={read.again}
          save={{ send: sendAndWait, pending, error }}
          mayChange={mayChange}
          category={category}
          words={words}
        />
      ) : read.error !== null ? (
        <Failed what={title} error={read.error} again={read.again} />
      ) : (
        <Skeleton rows={3} height={220} />
      )}
      {read.data !== undefined && <RecordHistory of={{ path: 'info/image-history' }} />}
    </GeneralInfoSection>
  )
}

const title = say('Ảnh khách sạn', 'Photos of the property')
const words: PhotoBoardWords = {
  title,
  empty: say(
    'Chưa có ảnh nào. Tải ảnh lên hoặc chọn từ thư viện; ảnh đứng đầu là ảnh chính.',
    'There is no photo yet. Upload some or choose from the library; the first one is the main photo.',
  ),
  save: say('Lưu ảnh khách sạn', 'Save the photos'),
  saved: say('Đã lưu {count} ảnh của khách sạn.', 'Photos of the property saved: {count}.'),
  mayNotChange: say('Không có quyền sửa ảnh khách sạn.', 'No right to change the photos of the property.'),
}
