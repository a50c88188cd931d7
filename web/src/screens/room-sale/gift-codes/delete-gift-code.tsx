import { say } from '@innkeeper/protocol/say'
import { DeleteOrStopRecord } from '#record/deleting/delete-or-stop-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { giftCodeInput, giftCodes } from './gift-codes.ts'

/** Asks before a gift code is deleted; one that bookings used can be stopped instead. */
export const DeleteGiftCode = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteOrStopRecord
    {...props}
    kind={giftCodes}
    detail="giftcode/detail"
    used={(giftCode) => ({
      record: giftCode,
      uses: [
        { words: usesWords, value: giftCode.uses },
        { words: cancelledWords, value: giftCode.taken - giftCode.uses },
      ],
    })}
    says={{ free: freeWords, used: inUseNow, stopped: inUseStopped }}
    stop={{ words: stopWords, stopped, path: 'giftcode/update', input: giftCodeInput }}
  />
)

const stopWords = say('Dừng mã quà tặng', 'Stop the gift code')
const stopped = say('Đã dừng mã quà tặng {name}.', 'The gift code {name} is stopped.')
const inUseNow = say(
  'Không xoá được vì đã có đặt phòng dùng. Dừng mã thì các đặt phòng vẫn giữ nguyên giá.',
  'It cannot be deleted: bookings have used it. Stopped, those bookings keep their price.',
)
const inUseStopped = say(
  'Không xoá được vì đã có đặt phòng dùng. Mã này đã dừng.',
  'It cannot be deleted: bookings have used it. It is stopped already.',
)
const freeWords = say('Chưa có đặt phòng nào dùng. Xoá rồi không lấy lại được.', 'No booking has used it. It cannot be brought back.')
const usesWords = say('Đặt phòng đang dùng', 'Bookings that use it')
const cancelledWords = say('Đặt phòng đã huỷ', 'Cancelled bookings')
