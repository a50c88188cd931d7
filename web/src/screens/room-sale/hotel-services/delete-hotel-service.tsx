import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { hotelServices, isInUse } from './hotel-services.ts'
import { useSale } from './use-sale.ts'

/** Asks before a service is deleted; one that bookings have can be taken off sale instead. */
export const DeleteHotelService = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={hotelServices}
    detail="service/detail"
    held={held}
    renderInstead={(service) => service.active && <TakeOffSale service={service} done={props.onClose} />}
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

/** Takes a service off sale, where it cannot be deleted. */
export const TakeOffSale = ({ service, done }: { service: ListedRecord; done: () => void }) => {
  const t = useSay()
  const sale = useSale(done)
  const send = () => sale.send({ id: service.id, active: false }, t(nameOf(service)))
  return <Button words={takeOff} look="primary" pending={sale.pending} reason={sale.reason} onClick={send} />
}

const takeOff = say('Ngừng bán dịch vụ', 'Take the service off sale')
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
