import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { TakeOffSale } from '#record/sale/take-off-sale.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { ticketProducts, productSale } from './ticket-products.ts'

/** Asks before a product is deleted; one that bookings have can be taken off sale instead. */
export const DeleteTicketProduct = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={ticketProducts}
    detail="ticket-product/detail"
    held={held}
    renderInstead={(product) => product.active && <TakeOffSale of={productSale} record={product} done={props.onClose} />}
  />
)

const held = ({ results, active }: AnswerOf<'ticket-product/detail'>): Held => ({
  inUse: results.inUse,
  words: results.inUse ? (active ? inUseNow : inUseStopped) : freeWords,
  facts: (
    <Facts
      facts={[
        { words: bookingWords, value: results.bookings },
        { words: peopleWords, value: results.people },
      ]}
    />
  ),
})

const inUseNow = say(
  'Không xoá được vì đã có vé bán ra. Ngừng bán thì các vé đã bán vẫn dùng được.',
  'It cannot be deleted, for tickets of it are sold. Taken off sale, those tickets stay valid.',
)
const inUseStopped = say(
  'Không xoá được vì đã có vé bán ra. Sản phẩm đã ngừng bán.',
  'It cannot be deleted, for tickets of it are sold. It is off sale already.',
)
const freeWords = say('Chưa bán vé nào. Xoá rồi không lấy lại được.', 'No ticket of it is sold. It cannot be brought back.')
const bookingWords = say('Đặt vé', 'Ticket bookings')
const peopleWords = say('Số khách', 'People')
