import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import type { OnSale } from '#record/sale/use-sale.ts'

/** A product as it is read. */
export type ProductRow = AnswerOf<'ticket-product/list'>['rows'][number]

/** What a park sells, as records. */
export const ticketProducts: RecordKind<ListedRecord & { readonly active: boolean }> = {
  calls: {
    create: 'ticket-product/create',
    update: 'ticket-product/update',
    delete: 'ticket-product/delete',
    history: 'ticket-product/history',
  },
  listAt: paths.ticketProducts,
  at: paths.ticketProduct,
  states: ({ active }) => [active ? onSale : offSale],
  words: {
    all: say('Sản phẩm vé', 'Ticket products'),
    list: say('danh sách sản phẩm vé', 'the ticket products'),
    add: say('Thêm sản phẩm vé', 'Add a ticket product'),
    empty: say(
      'Chưa có sản phẩm nào. Thêm vé vào cổng, combo hay buổi diễn để đại lý đặt.',
      'There is no product yet. Add entry, a combo or a show, which agents book.',
    ),
    acts: { delete: say('Xoá sản phẩm', 'Delete the product') },
    page: {
      one: say('Sản phẩm vé', 'Ticket product'),
      what: say('sản phẩm vé', 'the ticket product'),
      fresh: say('Sản phẩm vé mới', 'New ticket product'),
      save: say('Lưu sản phẩm', 'Save the product'),
      created: say('Đã tạo sản phẩm {name}.', 'The product {name} is created.'),
      saved: say('Đã lưu sản phẩm {name}.', 'The product {name} is saved.'),
      afterCreate: say('Vé đã bán giữ nguyên giá và điều kiện.', 'Tickets that are sold already keep their price and terms.'),
    },
    deleted: say('Đã xoá sản phẩm {name}.', 'The product {name} is deleted.'),
    delete: {
      question: say('Xoá sản phẩm {name}?', 'Delete the product {name}?'),
      remove: say('Xoá sản phẩm', 'Delete the product'),
    },
  },
}

/** How a product is put on and off sale. */
export const productSale: OnSale = {
  path: 'ticket-product/change-status',
  nowOn: say('Sản phẩm {name} đang bán.', 'The product {name} is on sale.'),
  nowOff: say('Sản phẩm {name} đã ngừng bán.', 'The product {name} is off sale.'),
  takeOff: say('Ngừng bán sản phẩm', 'Take the product off sale'),
}

const onSale = { words: say('Đang bán', 'On sale'), tone: 'green', icon: 'check' } as const
const offSale = { words: say('Ngừng bán', 'Off sale'), tone: 'grey', icon: 'ban' } as const
