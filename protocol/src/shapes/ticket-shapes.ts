import { ticketProductKinds, visitorKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { named } from '#field.ts'
import { say } from '#say.ts'
import { ticketProductKindWords, visitorWords } from '#words/sale/ticket-words.ts'
import { nameShape } from './stay-shapes.ts'

const money = z.int()

/** When cancelling tickets is free, and what it costs later. */
export const refundTermsShape = {
  refundDays: named(say('Huỷ miễn phí trước (ngày)', 'Free to cancel until (days before)'), z.int().nullable(), {
    hint: say('null: huỷ lúc nào cũng mất phí.', 'null: cancelling always has a fee.'),
  }),
  lateFee: named(say('Phí huỷ muộn (%)', 'Fee of a late cancellation (%)'), z.int()),
}

/** A line of tickets: one product, one slot, its visitors with their prices. */
export const ticketLineShape = z.object({
  product: named(say('Mã sản phẩm', 'Product code'), z.string()),
  name: nameShape,
  kind: named(say('Loại sản phẩm', 'Kind of product'), z.enum(ticketProductKinds), { choices: ticketProductKindWords }),
  slot: named(say('Khung giờ', 'Slot'), z.string(), { hint: say('Trống: cả ngày.', 'Empty: the whole day.') }),
  visitors: z.array(
    z.object({
      kind: named(say('Loại khách', 'Kind of visitor'), z.enum(visitorKinds), { choices: visitorWords }),
      count: z.int(),
      each: money,
      amount: money,
    }),
  ),
  amount: money,
  firstDay: named(say('Dùng từ ngày', 'Valid from'), z.iso.date()),
  lastDay: named(say('Dùng đến ngày', 'Valid until'), z.iso.date()),
  entries: named(say('Số lượt vào', 'Entries allowed'), z.int()),
  ...refundTermsShape,
})

/** The price of tickets: the sum of their lines, and its taxes as the park's tax choice says. */
export const ticketPriceShape = z.object({ sum: money, net: money, serviceCharge: money, vat: money, total: money })
