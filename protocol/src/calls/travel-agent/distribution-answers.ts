import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { currencies } from '@innkeeper/rules/money/currency'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { named } from '#field.ts'
import { say } from '#say.ts'
import { stayDates } from '#shapes/stay-asking.ts'
import { nameShape, paymentsShape, stayLineShape, stayPriceShape, stayServiceShape } from '#shapes/stay-shapes.ts'

/** A property as agents see it. */
export const propertyShape = z.object({
  code: z.string(),
  name: nameShape,
  kind: z.enum(propertyKinds),
  star: z.int().nullable(),
  address: z.string(),
  provinceCode: z.string().nullable(),
  communeCode: z.string().nullable(),
  currency: z.enum(currencies),
})

/** An offer of a search. */
export const offerShape = z.object({
  roomPlanId: z.uuid(),
  roomTypeId: z.uuid(),
  roomType: nameShape,
  ratePlan: nameShape,
  meals: z.array(z.string()),
  refundable: named(say('Được hoàn tiền', 'Refundable'), z.boolean()),
  vacant: named(say('Phòng còn', 'Rooms left'), z.int(), {
    hint: say('Trong đêm đông nhất.', 'On the fullest night of the stay.'),
  }),
  beforeTax: named(say('Trước thuế', 'Before tax'), z.int()),
  total: named(say('Tổng tiền', 'Total'), z.int(), {
    hint: say('Cho mọi phòng, mọi đêm, gồm thuế và phí.', 'For all rooms and nights, with taxes and fees.'),
  }),
  struck: named(say('Giá gạch', 'Struck total'), z.int().nullable(), {
    hint: say(
      'Tổng khi không có khuyến mãi; null nếu không có gì được giảm.',
      'The total without promotions; null where nothing is taken off.',
    ),
  }),
})

/** A booking as its agent sees it. */
export const bookingShape = z.object({
  code: z.string(),
  state: z.enum(bookingStates),
  property: z.object({ code: z.string(), name: nameShape, checkInFrom: z.string(), checkOutUntil: z.string() }),
  ...stayDates,
  guest: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  note: z.string(),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  owed: z.int(),
  paymentMethod: z.enum(paymentMethods),
  payBy: named(say('Hạn trả', 'Pay by'), z.iso.datetime({ precision: 3 }).nullable()),
  payments: paymentsShape,
  cancelReason: z.string().nullable(),
  lines: z.array(stayLineShape),
  services: z.array(stayServiceShape),
  price: stayPriceShape,
  createdAt: z.iso.datetime({ precision: 3 }),
})
