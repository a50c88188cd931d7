import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { childMeasures, ticketProductKinds } from '@innkeeper/rules/ticket/ticket-product'
import { ticketBlocks } from '@innkeeper/rules/ticket/why-no-ticket'
import { z } from 'zod'
import { call } from '#call.ts'
import { ticketBookingTold } from '#diary/ticket-booking-told.ts'
import { explained, field, listedCode, named } from '#field.ts'
import { say } from '#say.ts'
import { bookingGuest } from '#shapes/booking-guest.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { refundTermsShape, ticketLineShape, ticketPriceShape } from '#shapes/ticket-shapes.ts'
import { staleWithTickets, ticketBookingCode } from '../tickets/ticket-booking.ts'
import { access } from './distribution.ts'
import { propertyShape } from './distribution-answers.ts'

/** The most visitors of one kind in a line. */
const mostVisitors = 500
/** The most lines of one booking. */
const mostLines = 20

const visitors = named(
  say('Khách', 'Visitors'),
  z.strictObject({
    adult: explained(field.count(say('Người lớn', 'Adults'), { min: 0, max: mostVisitors }), { example: 2 }).default(0),
    child: field.count(say('Trẻ em', 'Children'), { min: 0, max: mostVisitors }).default(0),
    senior: field.count(say('Người cao tuổi', 'Seniors'), { min: 0, max: mostVisitors }).default(0),
  }),
)

const day = field.day(say('Ngày vào cổng', 'Day of the visit'))

/** The tickets that somebody wants to buy at a park. */
export const ticketsToBook = {
  property: explained(field.text(say('Mã công viên', 'Park code'), { max: 50 }), {
    hint: say('“code” trong ticket-search.', 'The “code” in ticket-search.'),
    example: 'THACMAY',
  }),
  day,
  lines: named(
    say('Vé', 'Tickets'),
    z
      .array(
        z.strictObject({
          product: explained(field.text(say('Mã sản phẩm', 'Product code'), { max: 30 }), { example: 'VENGAY' }),
          slot: explained(field.text(say('Khung giờ', 'Slot'), { max: 5, min: 0 }), {
            hint: say('Bỏ trống nếu vé dùng được cả ngày.', 'Left out if a ticket holds for the whole day.'),
            example: '',
          }).default(''),
          visitors,
        }),
      )
      .min(1)
      .max(mostLines),
  ),
}

/** A note to the park about tickets. */
export const ticketNote = field.note(say('Ghi chú', 'Note'), { max: 1000 }).default('')

/** The total that was quoted: another one is refused with the new price. */
export const quotedTotal = explained(field.money(say('Tổng tiền đã báo', 'Quoted total'), { min: 0 }), {
  hint: say('“price.total” của báo giá.', 'The “price.total” of the quote.'),
  example: 950_000,
})

/** A ticket booking of the agent, by its code. */
export const agentsTicketCode = explained(ticketBookingCode, { example: 'TH270120T482' })

const moment = z.iso.datetime({ precision: 3 })
const reason = z.enum(ticketBlocks)
const prices = z.object({ adult: z.int().nullable(), child: z.int().nullable(), senior: z.int().nullable() })

/** A ticket booking as its agent sees it. */
export const ticketBookingShape = z.object({
  code: z.string(),
  state: z.enum(bookingStates),
  property: z.object({ code: z.string(), name: nameShape }),
  day,
  lastDay: named(say('Ngày cuối dùng vé', 'Last day'), z.iso.date()),
  guest: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  note: z.string(),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  owed: z.int(),
  paymentMethod: z.enum(paymentMethods),
  payBy: named(say('Hạn trả', 'Pay by'), moment.nullable()),
  cancelReason: z.string().nullable(),
  lines: z.array(
    ticketLineShape.extend({
      number: named(say('Số dòng vé', 'Line number'), z.string(), {
        hint: say('Vé của từng khách ở ticket-codes.', 'ticket-codes has the ticket of each visitor.'),
      }),
    }),
  ),
  price: ticketPriceShape,
  createdAt: moment,
})

const record = { kind: 'ticketBooking', id: 'code' } as const

/** What a travel agent does with the tickets of parks. */
export const distributionTicketCalls = {
  'distribution/ticket-search': call({
    words: say('Tìm vé công viên', 'Search tickets of parks'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({
      day,
      properties: named(say('Mã công viên', 'Park codes'), z.array(listedCode(50)).min(1).max(200), {
        hint: say('Chỉ tìm trong các công viên này.', 'Searches these parks only.'),
      }).optional(),
      people: explained(field.count(say('Số người', 'Visitors'), { min: 1, max: mostVisitors }), {
        hint: say('Chỉ lấy khung giờ còn đủ vé.', 'Only slots with that many tickets left.'),
      }).default(1),
      limit: field.count(say('Số công viên', 'Parks'), { min: 1, max: 50 }).default(15),
      after: explained(field.text(say('Tiếp sau', 'After'), { max: 50 }), {
        hint: say('“next” của trang trước.', 'The “next” of the page before.'),
      }).optional(),
    }),
    output: z.object({
      properties: z.array(
        propertyShape.extend({
          products: z.array(
            z.object({
              code: z.string(),
              kind: z.enum(ticketProductKinds),
              name: nameShape,
              description: nameShape,
              pictures: z.array(z.string()),
              childBy: z.enum(childMeasures),
              childFrom: z.int(),
              childTo: z.int(),
              seniorFrom: z.int(),
              opensAt: z.string(),
              closesAt: z.string(),
              validDays: z.int(),
              entries: z.int(),
              ...refundTermsShape,
              slots: z.array(
                z.object({
                  slot: z.string(),
                  left: named(say('Vé còn', 'Tickets left'), z.int()),
                  prices: named(say('Giá mỗi khách', 'Price of a visitor'), prices, {
                    hint: say(
                      'Theo cách tính thuế của công viên; tổng ở ticket-quote.',
                      'As the park’s tax choice says; ticket-quote has the total.',
                    ),
                  }),
                }),
              ),
            }),
          ),
        }),
      ),
      next: named(say('Trang sau', 'Next page'), z.string().nullable(), {
        hint: say('Gửi lại trong “after”; trang cuối là null.', 'Send it as “after”; null on the last page.'),
      }),
    }),
    refusals: [],
    limits: { perMinute: 1200 },
  }),
  'distribution/ticket-quote': call({
    words: say('Báo giá vé', 'Quote tickets'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject(ticketsToBook),
    output: z.object({
      property: propertyShape,
      day,
      bookable: named(say('Đặt được', 'Can be booked'), z.boolean()),
      blocked: named(say('Lý do không đặt được', 'Why not'), z.array(z.object({ line: z.int(), reason, message: z.string() }))),
      lines: z.array(ticketLineShape),
      price: ticketPriceShape.nullable(),
      payment: z.object({
        hours: named(say('Số giờ để trả', 'Hours left to pay'), z.int()),
        creditLeft: named(say('Hạn mức còn', 'Credit left'), z.int().nullable(), {
          hint: say('null nếu chưa được cấp công nợ.', 'null if the agent has no credit.'),
        }),
      }),
    }),
    refusals: ['ticketsForNobody'],
    limits: { perMinute: 12_000 },
  }),
  'distribution/ticket-book': call({
    words: say('Đặt vé', 'Book tickets'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      ...ticketsToBook,
      guest: bookingGuest,
      note: ticketNote,
      paymentMethod: explained(field.choice(say('Cách thanh toán', 'Payment method'), paymentMethods), { example: 'bank transfer' }),
      total: quotedTotal,
    }),
    output: ticketBookingShape,
    refusals: ['ticketsForNobody', 'ticketsBlocked', 'priceChanged', 'debtNotConfigured', 'debtOverLimit'],
    diary: say('Đại lý đặt vé {subject}', 'The agent booked tickets {subject}'),
    record,
    tells: ticketBookingTold,
    idempotency: 'required',
    stales: staleWithTickets,
    limits: { perMinute: 6000 },
  }),
  'distribution/ticket-booking': call({
    words: say('Xem đặt vé', 'Read a ticket booking'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ code: agentsTicketCode }),
    output: ticketBookingShape,
    refusals: [],
  }),
  'distribution/ticket-cancel': call({
    words: say('Huỷ đặt vé', 'Cancel a ticket booking'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      code: agentsTicketCode,
      reason: explained(field.note(say('Lý do huỷ', 'Reason'), { max: 255, min: 1 }), { example: 'Khách đổi ngày' }),
    }),
    output: z.object({ code: z.string(), state: z.enum(bookingStates), fee: z.int(), refund: z.int(), owed: z.int() }),
    refusals: ['cannotCancel'],
    diary: say('Đại lý huỷ đặt vé {subject}', 'The agent cancelled ticket booking {subject}'),
    record,
    tells: ticketBookingTold,
    idempotency: 'required',
    stales: staleWithTickets,
    limits: { perMinute: 1200 },
  }),
}
