import { z } from 'zod'
import { call } from '#call.ts'
import { bookingTold } from '#diary/booking-told.ts'
import { say } from '#say.ts'
import { changeAgreed, changedStay, changePreview, changeRefusals, previewRefusals } from '#shapes/booking-change.ts'
import { confirmationAsked, confirmationFile } from '#shapes/confirmation.ts'
import { access, bookingCode } from './distribution.ts'
import { bookingShape } from './distribution-answers.ts'

const booking = { kind: 'booking', id: 'code' } as const

/** What a travel agent does with its bookings besides making and cancelling them. */
export const distributionBookingCalls = {
  'distribution/confirmation': call({
    words: say('Tải xác nhận đặt phòng', 'Download the confirmation of a booking'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ code: bookingCode, ...confirmationAsked }),
    output: confirmationFile,
    dear: true,
    refusals: [],
    limits: { perMinute: 600, seconds: 60 },
  }),
  'distribution/retry-payment': call({
    words: say('Thanh toán lại', 'Try a payment again'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code: bookingCode }),
    output: bookingShape,
    refusals: ['cannotRetryPayment'],
    diary: say('Đại lý thanh toán lại đặt phòng {subject}', 'The agent tries the payment of booking {subject} again'),
    record: booking,
    tells: bookingTold,
    idempotency: 'required',
    stales: ['booking', 'notification', 'travelagent', 'supplier'],
    limits: { perMinute: 1200 },
  }),
  'distribution/preview-change': call({
    words: say('Xem trước thay đổi đặt phòng', 'Preview a change of a booking'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({ code: bookingCode, ...changedStay }),
    output: changePreview,
    refusals: previewRefusals,
    limits: { perMinute: 1200 },
  }),
  'distribution/change': call({
    words: say('Thay đổi đặt phòng', 'Change a booking'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code: bookingCode, ...changedStay, ...changeAgreed }),
    output: bookingShape,
    refusals: changeRefusals,
    diary: say('Đại lý thay đổi đặt phòng {subject}', 'The agent changed booking {subject}'),
    record: booking,
    tells: bookingTold,
    idempotency: 'required',
    stales: ['booking', 'room-plan', 'room', 'notification', 'giftcode', 'promotion', 'service', 'travelagent', 'supplier'],
    limits: { perMinute: 1200 },
  }),
}
