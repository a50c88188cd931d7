import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import { StopRecord } from '#record/deleting/stop-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { Facts } from '#ui/page/facts.tsx'
import { giftCodeInput, giftCodes } from './gift-codes.ts'

/** Asks before a gift code is deleted; one that bookings used can be stopped instead. */
export const DeleteGiftCode = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={giftCodes}
    detail="giftcode/detail"
    held={held}
    renderInstead={(giftCode) =>
      giftCode.active && (
        <StopRecord words={stop} stopped={stopped} path="giftcode/update" input={giftCodeInput} record={giftCode} done={props.onClose} />
      )
    }
  />
)

const held = ({ taken, uses, active }: AnswerOf<'giftcode/detail'>): Held => {
  const inUse = taken > 0
  const facts = [
    { words: usesWords, value: uses },
    { words: cancelledWords, value: taken - uses },
  ]
  return { inUse, words: inUse ? (active ? inUseNow : inUseStopped) : freeWords, facts: <Facts facts={facts} /> }
}

const stop = say('Dừng mã quà tặng', 'Stop the gift code')
const stopped = say('Đã dừng mã quà tặng {name}.', 'The gift code {name} is stopped.')
const inUseNow = say(
  'Không xoá được vì đã có đặt phòng dùng. Dừng mã thì các đặt phòng vẫn giữ nguyên giá.',
  'It cannot be deleted, for bookings have used it. Stopped, those bookings keep their price.',
)
const inUseStopped = say(
  'Không xoá được vì đã có đặt phòng dùng. Mã này đã dừng.',
  'It cannot be deleted, for bookings have used it. It is stopped already.',
)
const freeWords = say('Chưa có đặt phòng nào dùng. Xoá rồi không lấy lại được.', 'No booking has used it. It cannot be brought back.')
const usesWords = say('Đặt phòng đang dùng', 'Bookings that use it')
const cancelledWords = say('Đặt phòng đã huỷ', 'Cancelled bookings')
