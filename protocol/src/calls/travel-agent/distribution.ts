import { bookingTold } from '#diary/booking-told.ts'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { currencies } from '@innkeeper/rules/money/currency'
import { serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { explained, field, listedCode, named } from '#field.ts'
import { say } from '#say.ts'
import { giftCodeAsked, mostRooms, promotionCode, roomGuests, stayDates } from '#shapes/stay-asking.ts'
import { searchFilters, searchOrder, searchPoint } from '#shapes/stay-search.ts'
import {
  giftCodeShape,
  nameShape,
  paymentsShape,
  stayBlockShape,
  stayLineShape,
  stayPriceShape,
  stayServiceShape,
} from '#shapes/stay-shapes.ts'
import { bookingRefusals, bookingTerms, paymentMethodOf, serviceRefusals, stayToBook } from '#shapes/stay-booking.ts'
import { bookingShape, offerShape, propertyShape } from './distribution-answers.ts'

/** Travel agents alone. */
export const access = { who: 'travelAgent' } as const

/** A booking of the agent, by its code. */
export const bookingCode = explained(field.text(say('Mã đặt phòng', 'Booking code'), { max: 40 }), { example: 'HA270301223' })

export const distributionCalls = {
  'distribution/search': call({
    words: say('Tìm chỗ còn phòng', 'Search what can be booked'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({
      place: explained(field.text(say('Nơi đến', 'Place'), { max: 100 }), {
        hint: say(
          'Mã tỉnh hoặc xã, hoặc một phần tên nơi đến hay chỗ nghỉ, có dấu hay không.',
          'The code of a province or commune, or a part of the name of a place or property, with or without diacritics.',
        ),
      }).optional(),
      properties: named(say('Mã chỗ nghỉ', 'Property codes'), z.array(listedCode(50)).min(1).max(200), {
        hint: say('Chỉ tìm trong các chỗ nghỉ này.', 'Searches these properties only.'),
      }).optional(),
      ...searchPoint,
      ...stayDates,
      rooms: named(say('Phòng', 'Rooms'), z.array(z.strictObject(roomGuests)).min(1).max(mostRooms)),
      ...promotionCode,
      ...giftCodeAsked,
      ...searchFilters,
      ...searchOrder,
      limit: field.count(say('Số chỗ nghỉ', 'Properties'), { min: 1, max: 50 }).default(15),
      after: explained(field.text(say('Tiếp sau', 'After'), { max: 4000 }), {
        hint: say('“next” của trang trước.', 'The “next” of the page before.'),
      }).optional(),
    }),
    output: z.object({
      properties: z.array(
        propertyShape.extend({
          distance: named(say('Khoảng cách (mét)', 'Distance (metres)'), z.int().nullable(), {
            hint: say('null nếu tìm không kèm toạ độ.', 'null if the search has no position.'),
          }),
          cheapest: named(say('Tổng thấp nhất', 'Lowest total'), z.int()),
          offers: z.array(offerShape),
        }),
      ),
      next: named(say('Trang sau', 'Next page'), z.string().nullable(), {
        hint: say('Gửi lại trong “after”; trang cuối là null.', 'Send it as “after”; null on the last page.'),
      }),
      linked: named(say('Đã liên kết', 'Linked'), z.boolean(), {
        hint: say(
          'false nếu đại lý chưa liên kết chỗ nghỉ nào: tìm gì cũng không thấy.',
          'false if the agent is linked to no property: no search finds anything.',
        ),
      }),
    }),
    refusals: ['departsBeforeArrival', 'stayTooLong', 'pointMissing', 'anotherSearch', 'tooManyGiftCodes'],
    limits: { perMinute: 1200 },
  }),
  'distribution/services': call({
    words: say('Dịch vụ của một chỗ nghỉ', 'Services of a property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ property: stayToBook.property }),
    /** What is sold to agents beside rooms, in the property's order. */
    output: z.object({
      currency: z.enum(currencies),
      services: z.array(
        z.object({
          code: z.string(),
          name: nameShape,
          description: nameShape,
          picture: named(say('Ảnh', 'Picture'), z.string()),
          unit: named(say('Đơn vị tính', 'Unit'), z.enum(serviceUnits)),
          price: named(say('Giá trước thuế', 'Price before tax'), z.int()),
          specialDays: named(
            say('Ngày có giá khác', 'Days with another price'),
            z.array(z.object({ from: z.iso.date(), to: z.iso.date(), price: z.int() })),
          ),
          maxOrder: named(say('Số lượng nhiều nhất mỗi đơn', 'Most per order'), z.int().nullable()),
        }),
      ),
    }),
    refusals: [],
    limits: { perMinute: 1200 },
  }),
  'distribution/quote': call({
    words: say('Báo giá một kỳ lưu trú', 'Quote a stay'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({
      ...stayToBook,
      paymentMethod: explained(field.choice(say('Cách thanh toán', 'Payment method'), paymentMethods), {
        hint: say('Mã quà tặng có thể chỉ dành cho một cách.', 'A gift code may be for one of them only.'),
      }).optional(),
    }),
    output: z.object({
      property: propertyShape,
      ...stayDates,
      level: named(say('Cấp đại lý', 'Agent level'), z.int().nullable(), {
        hint: say('null nếu chưa liên kết.', 'null if the agent is not linked.'),
      }),
      bookable: named(say('Đặt được', 'Can be booked'), z.boolean()),
      blocked: named(say('Lý do không đặt được', 'Why not'), z.array(stayBlockShape), {
        hint: say('Mỗi gói của loại phòng: quy tắc đầu tiên chặn.', 'For each package and room type: the first rule that blocks it.'),
      }),
      blockedNights: named(
        say('Lý do từng đêm', 'Why not, by night'),
        z.array(stayBlockShape.omit({ nights: true }).extend({ night: z.iso.date() })),
      ),
      lines: z.array(stayLineShape),
      services: named(say('Dịch vụ', 'Services'), z.array(stayServiceShape), {
        hint: say('Gồm cả dịch vụ mà gói bán đã gồm.', 'With those that the packages include.'),
      }),
      price: named(say('Giá, từng bước', 'Price, step by step'), stayPriceShape.nullable(), {
        hint: say('null nếu không đặt được.', 'null if it cannot be booked.'),
      }),
      struck: named(say('Giá gạch', 'Struck total'), z.int().nullable(), {
        hint: say(
          'Tổng khi không có khuyến mãi; null nếu không có gì được giảm.',
          'The total without promotions; null where nothing is taken off.',
        ),
      }),
      giftCode: named(say('Mã quà tặng', 'Gift code'), giftCodeShape.nullable(), {
        hint: say('null nếu không đưa mã.', 'null if no code was given.'),
      }),
      payment: z.object({
        hours: named(say('Số giờ để trả', 'Hours left to pay'), z.int(), {
          hint: say('Khi không có chính sách nào khác.', 'If no policy says otherwise.'),
        }),
        due: named(say('Các kỳ thanh toán', 'Payments'), z.array(paymentsShape.element), {
          hint: say('Nếu đặt ngay; “dueAt” null: trả tại chỗ nghỉ.', 'If booked now; “dueAt” null: paid at the property.'),
        }),
        creditLeft: named(say('Hạn mức còn', 'Credit left'), z.int().nullable(), {
          hint: say('null nếu chưa được cấp công nợ.', 'null if the agent has no credit.'),
        }),
      }),
    }),
    refusals: ['departsBeforeArrival', 'stayTooLong', 'tooManyExtraBeds', 'tooManyGiftCodes', ...serviceRefusals],
    limits: { perMinute: 12_000 },
  }),
  'distribution/book': call({
    words: say('Đặt phòng', 'Book'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ ...stayToBook, ...bookingTerms, paymentMethod: paymentMethodOf(paymentMethods) }),
    output: bookingShape,
    refusals: [...bookingRefusals, 'debtNotConfigured', 'debtOverLimit'],
    diary: say('Đại lý đặt phòng {subject}', 'The agent booked {subject}'),
    record: { kind: 'booking', id: 'code' },
    tells: bookingTold,
    idempotency: 'required',
    together: 'property',
    stales: ['booking', 'room-plan', 'room', 'notification', 'giftcode', 'promotion', 'service', 'travelagent', 'supplier'],
    limits: { perMinute: 6000 },
  }),
  'distribution/booking': call({
    words: say('Xem đặt phòng', 'Read a booking'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ code: bookingCode }),
    output: bookingShape,
    refusals: [],
  }),
  'distribution/cancel': call({
    words: say('Huỷ đặt phòng', 'Cancel a booking'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      code: bookingCode,
      reason: explained(field.note(say('Lý do huỷ', 'Reason'), { max: 255, min: 1 }), { example: 'Khách đổi ngày' }),
    }),
    output: z.object({ code: z.string(), state: z.enum(bookingStates), fee: z.int(), refund: z.int(), owed: z.int() }),
    refusals: ['cannotCancel'],
    diary: say('Đại lý huỷ đặt phòng {subject}', 'The agent cancelled booking {subject}'),
    record: { kind: 'booking', id: 'code' },
    tells: bookingTold,
    idempotency: 'required',
    stales: ['booking', 'room-plan', 'room', 'notification', 'giftcode', 'promotion', 'service', 'travelagent', 'supplier'],
    limits: { perMinute: 1200 },
  }),
}
