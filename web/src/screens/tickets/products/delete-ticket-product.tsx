import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { ticketProducts } from './ticket-products.ts'
import { useProductSale } from './use-product-sale.ts'

/** Asks before a product is deleted; one that bookings have can be taken off sale instead. */
export const DeleteTicketProduct = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={ticketProducts}
    detail="ticket-product/detail"
    held={held}
    renderInstead={(product) => product.active && <StopProduct product={product} done={props.onClose} />}
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

/** Takes a product off sale, where it cannot be deleted. */
export const StopProduct = ({ product, done }: { product: ListedRecord; done: () => void }) => {
  const t = useSay()
  const sale = useProductSale(done)
  const send = () => sale.send({ id: product.id, active: false }, t(nameOf(product)))
  return <Button words={takeOff} look="primary" pending={sale.pending} reason={sale.reason} onClick={send} />
}

const takeOff = say('Ngừng bán sản phẩm', 'Take the product off sale')
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
