import { say } from '@innkeeper/protocol/say'
import { DeleteOrStopRecord } from '#record/deleting/delete-or-stop-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { promotionInput, promotions } from './promotions.ts'

/** Asks before a promotion is deleted; one that bookings used can be switched off instead. */
export const DeletePromotion = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteOrStopRecord
    {...props}
    kind={promotions}
    detail="promotion/detail"
    used={(promotion) => ({
      record: promotion,
      uses: [
        { words: bookingWords, value: promotion.results.bookings },
        { words: cancelledWords, value: promotion.results.cancelled },
      ],
    })}
    says={{ free: freeWords, used: inUseNow, stopped: inUseStopped }}
    stop={{ words: stopWords, stopped, path: 'promotion/update', input: promotionInput }}
  />
)

const stopWords = say('Tắt khuyến mãi', 'Switch the promotion off')
const stopped = say('Đã tắt khuyến mãi {name}.', 'The promotion {name} is switched off.')
const inUseNow = say(
  'Không xoá được vì đã có đặt phòng dùng. Tắt đi thì các đặt phòng vẫn giữ nguyên giá.',
  'It cannot be deleted: bookings have used it. Switched off, those bookings keep their price.',
)
const inUseStopped = say(
  'Không xoá được vì đã có đặt phòng dùng. Khuyến mãi này đã tắt.',
  'It cannot be deleted: bookings have used it. It is off already.',
)
const freeWords = say('Chưa có đặt phòng nào dùng. Xoá rồi không lấy lại được.', 'No booking has used it. It cannot be brought back.')
const bookingWords = say('Đặt phòng đã dùng', 'Bookings that used it')
const cancelledWords = say('Đặt phòng đã huỷ', 'Cancelled bookings')
