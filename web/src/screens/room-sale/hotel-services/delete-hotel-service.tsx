import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { TakeOffSale } from '#record/sale/take-off-sale.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { hotelServices, isInUse, serviceSale } from './hotel-services.ts'

/** Asks before a service is deleted; one that bookings have can be taken off sale instead. */
export const DeleteHotelService = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={hotelServices}
    detail="service/detail"
    held={held}
    renderInstead={(service) => service.active && <TakeOffSale of={serviceSale} record={service} done={props.onClose} />}
  />
)

const held = ({ results, active }: AnswerOf<'service/detail'>): Held => {
  const inUse = isInUse({ results })
  const facts = [
    { words: bookingWords, value: results.bookings },
    { words: cancelledWords, value: results.cancelled },
  ]
  return { inUse, words: inUse ? (active ? inUseNow : inUseStopped) : freeWords, facts: <Facts facts={facts} /> }
}

const inUseNow = say(
  'Không xoá được vì đặt phòng đã có dịch vụ này. Ngừng bán thì các đặt phòng vẫn giữ nguyên.',
  'It cannot be deleted: bookings have it. Taken off sale, it stays in those bookings.',
)
const inUseStopped = say(
  'Không xoá được vì đặt phòng đã có dịch vụ này. Dịch vụ đã ngừng bán.',
  'It cannot be deleted: bookings have it. It is off sale already.',
)
const freeWords = say('Chưa có đặt phòng nào có dịch vụ này. Xoá rồi không lấy lại được.', 'No booking has it. It cannot be brought back.')
const bookingWords = say('Đặt phòng có dịch vụ', 'Bookings that have it')
const cancelledWords = say('Đặt phòng đã huỷ', 'Cancelled bookings')
