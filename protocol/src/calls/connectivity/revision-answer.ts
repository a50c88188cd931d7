import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { named } from '#field.ts'
import { say } from '#say.ts'
import { revisionKinds, revisionKindWords } from '#words/connection/revision-words.ts'
import { stayDates } from '#shapes/stay-asking.ts'
import { nameShape, paymentsShape, stayLineShape, stayPriceShape, stayServiceShape } from '#shapes/stay-shapes.ts'

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

/** A revision of a booking: what happened, and the whole booking as it was after it. Amounts are in minor units of its currency. */
export const revisionShape = z.object({
  number: named(say('Số bản', 'Number of the revision'), z.int(), {
    hint: say('Tăng từng số một ở mỗi chỗ nghỉ, không bỏ số nào.', 'Counts up at each property, one by one, without a gap.'),
  }),
  kind: named(say('Việc xảy ra', 'What happened'), z.enum(revisionKinds), { choices: revisionKindWords }),
  at: moment,
  booking: z.object({
    /** The code of the property. */
    property: z.string(),
    code: z.string(),
    state: z.enum(bookingStates),
    ...stayDates,
    guest: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    note: z.string(),
    /** Null for a guest on the property’s own site. */
    agent: z.object({ code: z.string(), name: nameShape }).nullable(),
    currency: z.enum(currencies),
    total: z.int(),
    paid: z.int(),
    owed: z.int(),
    paymentMethod: z.enum(paymentMethods),
    payBy: moment.nullable(),
    payments: paymentsShape,
    cancelReason: z.string().nullable(),
    lines: z.array(toldLine),
    services: z.array(stayServiceShape),
    price: stayPriceShape,
    createdAt: moment,
  }),
})
