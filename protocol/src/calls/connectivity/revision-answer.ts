import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { named } from '#field.ts'
import { say } from '#say.ts'
import { revisionKinds, revisionKindWords } from '#words/connection/revision-words.ts'
import { stayDates } from '#shapes/stay-asking.ts'
import { nameShape, paymentsShape, stayLineShape, stayPriceShape, stayServiceShape } from '#shapes/stay-shapes.ts'
import { ticketLineShape, ticketPriceShape } from '#shapes/ticket-shapes.ts'

const moment = z.iso.datetime({ precision: 3 })

/** The rooms of one type on one plan, with what each night costs. */
const toldLine = stayLineShape.extend({
  roomCode: named(say('Mã phòng ở hệ thống của bạn', 'Your code of the room'), z.string().nullable(), {
    hint: say('null khi chưa mã nào được ghép.', 'Null where no code is mapped to it.'),
  }),
  planCode: named(say('Mã gói bán ở hệ thống của bạn', 'Your code of the sale package'), z.string().nullable(), {
    hint: say('null khi chưa mã nào được ghép.', 'Null where no code is mapped to it.'),
  }),
  nights: named(say('Từng đêm', 'Night by night'), z.array(z.object({ night: z.iso.date(), amount: z.int() })), {
    hint: say(
      'Giá của mọi phòng trong dòng, có phụ thu, trước khuyến mãi.',
      'The price of all rooms of the line with extras, before promotions.',
    ),
  }),
  total: named(say('Phần trong tổng tiền', 'Share of the total'), z.int(), {
    hint: say('Gồm khuyến mãi, dịch vụ, thuế.', 'With promotions, services and tax.'),
  }),
})

/** What revisions tell of bookings of rooms and of tickets alike. */
const toldBooking = {
  /** The code of the property. */
  property: z.string(),
  code: z.string(),
  state: z.enum(bookingStates),
  guest: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  note: z.string(),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  owed: z.int(),
  paymentMethod: z.enum(paymentMethods),
  payBy: moment.nullable(),
  cancelReason: z.string().nullable(),
  createdAt: moment,
}

const agent = z.object({ code: z.string(), name: nameShape })

const toldTickets = z.object({
  ...toldBooking,
  day: z.iso.date(),
  lastDay: named(say('Ngày cuối dùng vé', 'Last day'), z.iso.date()),
  /** Null for a guest on the park’s own site. */
  agent: agent.nullable(),
  lines: z.array(
    ticketLineShape.extend({
      number: named(say('Số dòng vé', 'Line number'), z.string(), {
        hint: say('Không đổi qua các bản.', 'The same in every revision.'),
      }),
    }),
  ),
  price: ticketPriceShape,
})

/** A revision of a booking: what happened, and the whole booking as it was after it. Amounts are in minor units of its currency. */
export const revisionShape = z.object({
  number: named(say('Số bản', 'Number of the revision'), z.int(), {
    hint: say('Tăng từng số một ở mỗi chỗ nghỉ, không bỏ số nào.', 'Counts up at each property, one by one, without a gap.'),
  }),
  kind: named(say('Việc xảy ra', 'What happened'), z.enum(revisionKinds), { choices: revisionKindWords }),
  at: moment,
  booking: named(
    say('Đặt phòng', 'Room booking'),
    z
      .object({
        ...toldBooking,
        ...stayDates,
        /** Null for a guest on the property’s own site. */
        agent: agent.nullable(),
        payments: paymentsShape,
        lines: z.array(toldLine),
        services: z.array(stayServiceShape),
        price: stayPriceShape,
      })
      .nullable(),
    { hint: say('null ở bản của đặt vé.', 'Null in a revision of tickets.') },
  ),
  tickets: named(say('Đặt vé công viên', 'Park tickets'), toldTickets.nullable(), {
    hint: say(
      'null ở bản của đặt phòng. Vé mang mã sản phẩm của công viên.',
      'Null in a revision of rooms. Tickets bear the park’s product codes.',
    ),
  }),
})
