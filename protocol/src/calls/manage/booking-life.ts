import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { bookingTold } from '#diary/booking-told.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { bookingCode as code, cancellation, changeBookings as access, staleWithBookings } from './booking.ts'

const booking = { kind: 'booking', id: 'code' } as const

/** What a property does with a booking besides cancelling it. */
export const bookingLifeCalls = {
  'booking/no-show': call({
    words: say('Báo khách không đến', 'Report a no-show'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      code,
      reason: field.note(say('Ghi chú', 'Note'), { max: 255, min: 0 }).default(''),
      /** Whether the property waives the fee that the terms require. */
      waiveFee: field.flag(say('Miễn phí không đến', 'Waive the fee')).default(false),
    }),
    output: cancellation.extend({ code: z.string(), state: z.enum(bookingStates) }),
    refusals: ['noShowWrongState', 'noShowTooEarly'],
    diary: say('Báo khách không đến, đặt phòng {subject}', 'Reported a no-show, booking {subject}'),
    record: booking,
    tells: bookingTold,
    idempotency: 'optional',
    stales: staleWithBookings,
  }),
  'booking/retry-payment': call({
    words: say('Cho thanh toán lại', 'Try a payment again'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code }),
    output: z.object({ code: z.string(), state: z.enum(bookingStates) }),
    refusals: ['cannotRetryPayment'],
    diary: say('Cho thanh toán lại đặt phòng {subject}', 'Let the payment of booking {subject} be tried again'),
    record: booking,
    tells: bookingTold,
    idempotency: 'optional',
    stales: ['notification', 'travelagent', 'supplier'],
  }),
  'booking/add-note': call({
    words: say('Thêm ghi chú nội bộ', 'Add a note inside the house'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code, text: field.note(say('Ghi chú nội bộ', 'Note inside the house'), { max: 1000, min: 1 }) }),
    output: z.object({ code: z.string() }),
    refusals: [],
    diary: say('Ghi chú vào đặt phòng {subject}', 'Wrote a note on booking {subject}'),
    record: booking,
    idempotency: 'optional',
    stales: [],
  }),
}
