import { ticketProductKinds } from '@innkeeper/rules/ticket/ticket-product'
import { historyOfOne } from '#diary/history.ts'
import { field } from '#field.ts'
import { recordCalls } from '#record-calls.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { ticketProductKindWords } from '#words/sale/ticket-words.ts'
import { ticketProductForm, ticketProductId as id, ticketProductRecord, ticketProductVersion as version } from './ticket-product-fields.ts'

const read = { who: 'property', codes: ['SERVICE_1'] } as const
const change = { who: 'property', codes: ['SERVICE_1', 'SERVICE_2'] } as const
const stales = ['ticket-day']
const formRefusals = [
  'ticketCodeTaken',
  'ticketClosesBeforeOpening',
  'ticketSlotTwice',
  'ticketSlotOutsideHours',
  'ticketChildRangeReversed',
  'servicePictureMissing',
] as const

/** What products may be sorted by; of their own they have the park's order. */
export const ticketProductSorts = ['name', 'code', 'price', 'state'] as const

const filter = {
  ...sortedBy(ticketProductSorts),
  text: field.text(say('Tên hoặc mã', 'Name or code'), { max: 100, min: 0 }).default(''),
  active: field.flag(say('Đang bán', 'On sale')).optional(),
  kind: field.choice(say('Loại sản phẩm', 'Kind of product'), ticketProductKinds, ticketProductKindWords).optional(),
} as const

const products = recordCalls({
  read,
  change,
  id,
  version,
  form: ticketProductForm,
  row: ticketProductRecord,
  kind: 'ticketProduct',
  missing: 'ticketProductMissing',
  changed: 'ticketProductChanged',
  stales,
})

/** The calls of what a park sells. */
export const ticketProductCalls = {
  'ticket-product/history': historyOfOne(say('Lịch sử sản phẩm vé', 'History of a ticket product'), read, id),
  'ticket-product/list': products.list({ words: say('Sản phẩm vé', 'Ticket products'), filter }),
  'ticket-product/export': products.file({ words: say('Xuất sản phẩm vé', 'Export the ticket products'), filter }),
  'ticket-product/detail': products.detail(say('Chi tiết sản phẩm vé', 'Ticket product')),
  'ticket-product/create': products.create({
    words: say('Tạo sản phẩm vé', 'Create a ticket product'),
    diary: say('Tạo sản phẩm vé {subject}', 'Created the ticket product {subject}'),
    refusals: [...formRefusals, 'tooManyTicketProducts'],
  }),
  'ticket-product/update': products.update({
    words: say('Sửa sản phẩm vé', 'Change a ticket product'),
    diary: say('Sửa sản phẩm vé {subject}', 'Changed the ticket product {subject}'),
    refusals: [...formRefusals, 'ticketCapacityBelowSold'],
  }),
  'ticket-product/delete': products.delete({
    words: say('Xoá sản phẩm vé', 'Delete a ticket product'),
    diary: say('Xoá sản phẩm vé {subject}', 'Deleted the ticket product {subject}'),
    refusals: ['ticketProductInUse'],
  }),
  'ticket-product/change-status': products.switch({
    words: say('Bán hoặc ngừng bán sản phẩm vé', 'Put a ticket product on or off sale'),
    diary: say('Bán hoặc ngừng bán sản phẩm vé {subject}', 'Put the ticket product {subject} on or off sale'),
    active: say('Đang bán', 'On sale'),
  }),
}
