import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { bookingTold } from '#diary/booking-told.ts'
import { explained, field } from '#field.ts'
import { say } from '#say.ts'
import { agreedBefore, changeAgreed, changedStay, changePreview, changeRefusals, previewRefusals } from '#shapes/booking-change.ts'
import { bookingCode as code, changeBookings as access, staleWithBookings, viewBookings } from './booking.ts'

/** How a property changes a booking. */
export const bookingChangeCalls = {
  'booking/preview-change': call({
    words: say('Xem trước thay đổi đặt phòng', 'Preview a change of a booking'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({ code, ...changedStay }),
    output: changePreview,
    refusals: previewRefusals,
  }),
  'booking/change': call({
    words: say('Thay đổi đặt phòng', 'Change a booking'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code, ...changedStay, ...changeAgreed }),
    output: z.object({ code: z.string(), state: z.enum(bookingStates), total: z.int(), refund: z.int(), owed: z.int() }),
    refusals: changeRefusals,
    diary: say('Thay đổi đặt phòng {subject}', 'Changed booking {subject}'),
    record: { kind: 'booking', id: 'code' },
    tells: bookingTold,
    idempotency: 'optional',
    stales: staleWithBookings,
  }),
  'booking/agreed-before': call({
    words: say('Điều đã chốt trước một lần thay đổi', 'What was agreed before a change'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({
      code,
      changeNo: explained(field.count(say('Lần thay đổi', 'Change'), { min: 1, max: 100_000 }), {
        hint: say('Lần đầu là 1.', 'The first one is 1.'),
        example: 1,
      }),
    }),
    output: agreedBefore,
    refusals: [],
  }),
}
