import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { StopRecord } from '#record/deleting/stop-record.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { promotionInput, promotions } from './promotions.ts'

/** Asks before a promotion is deleted; one that bookings used can be switched off instead. */
export const DeletePromotion = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={promotions}
    detail="promotion/detail"
    held={held}
    renderInstead={(promotion) =>
      promotion.active && (
        <StopRecord words={stop} stopped={stopped} path="promotion/update" input={promotionInput} record={promotion} done={props.onClose} />
      )
    }
  />
)

const held = ({ results, active }: AnswerOf<'promotion/detail'>): Held => {
  const inUse = results.bookings + results.cancelled > 0
  const facts = [
    { words: bookingWords, value: results.bookings },
    { words: cancelledWords, value: results.cancelled },
  ]
  return { inUse, words: inUse ? (active ? inUseNow : inUseStopped) : freeWords, facts: <Facts facts={facts} /> }
}

const stop = say('Tắt khuyến mãi', 'Switch the promotion off')
const stopped = say('Đã tắt khuyến mãi {name}.', 'The promotion {name} is switched off.')
const inUseNow = say(
  'Không xoá được vì đã có đặt phòng dùng. Tắt đi thì các đặt phòng vẫn giữ nguyên giá.',
  'It cannot be deleted, for bookings have used it. Switched off, those bookings keep their price.',
)
const inUseStopped = say(
  'Không xoá được vì đã có đặt phòng dùng. Khuyến mãi này đã tắt.',
  'It cannot be deleted, for bookings have used it. It is off already.',
)
const freeWords = say('Chưa có đặt phòng nào dùng. Xoá rồi không lấy lại được.', 'No booking has used it. It cannot be brought back.')
const bookingWords = say('Đặt phòng đã dùng', 'Bookings that used it')
const cancelledWords = say('Đặt phòng đã huỷ', 'Cancelled bookings')
