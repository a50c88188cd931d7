import { ticketProductKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { historyOfOne } from '#diary/history.ts'
import { field } from '#field.ts'
import { fileShape } from '#format/csv-file.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { ticketProductKindWords } from '#words/sale/ticket-words.ts'
import { ticketProductForm, ticketProductId as id, ticketProductRecord, ticketProductVersion as version } from './ticket-product-fields.ts'

const read = { who: 'property', codes: ['SERVICE_1'] } as const
const change = { who: 'property', codes: ['SERVICE_1', 'SERVICE_2'] } as const
const saved = z.object({ id, version })
const record = { kind: 'ticketProduct', id: 'id' } as const
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

/** The calls of what a park sells. */
export const ticketProductCalls = {
  'ticket-product/history': historyOfOne(say('Lịch sử sản phẩm vé', 'History of a ticket product'), read, id),
  'ticket-product/list': call({
    words: say('Sản phẩm vé', 'Ticket products'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(ticketProductRecord),
    list: true,
    refusals: [],
  }),
  'ticket-product/export': call({
    words: say('Xuất sản phẩm vé', 'Export the ticket products'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30 },
  }),
  'ticket-product/detail': call({
    words: say('Chi tiết sản phẩm vé', 'Ticket product'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({ id }),
    output: ticketProductRecord,
    refusals: ['ticketProductMissing'],
  }),
  'ticket-product/create': call({
    words: say('Tạo sản phẩm vé', 'Create a ticket product'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: ticketProductForm,
    output: saved,
    refusals: [...formRefusals, 'tooManyTicketProducts'],
    diary: say('Tạo sản phẩm vé {subject}', 'Created the ticket product {subject}'),
    record,
    idempotency: 'optional',
    stales,
  }),
  'ticket-product/update': call({
    words: say('Sửa sản phẩm vé', 'Change a ticket product'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, version, ...changesOf(ticketProductForm.shape) }),
    output: saved,
    refusals: [...formRefusals, 'ticketProductMissing', 'ticketProductChanged', 'ticketCapacityBelowSold'],
    diary: say('Sửa sản phẩm vé {subject}', 'Changed the ticket product {subject}'),
    record,
    stales,
  }),
  'ticket-product/delete': call({
    words: say('Xoá sản phẩm vé', 'Delete a ticket product'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ id }),
    refusals: ['ticketProductMissing', 'ticketProductInUse'],
    diary: say('Xoá sản phẩm vé {subject}', 'Deleted the ticket product {subject}'),
    record,
    tells: ticketProductForm,
    stales,
  }),
  'ticket-product/change-status': call({
    words: say('Bán hoặc ngừng bán sản phẩm vé', 'Put a ticket product on or off sale'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, active: field.flag(say('Đang bán', 'On sale')) }),
    output: z.object({ id, active: z.boolean() }),
    refusals: ['ticketProductMissing'],
    diary: say('Bán hoặc ngừng bán sản phẩm vé {subject}', 'Put the ticket product {subject} on or off sale'),
    record,
    stales,
  }),
}
