import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { emailKinds, emailKindWords } from '#words/mail/email-states.ts'
import { bookingCode as code, changeBookings as access } from './booking.ts'

/** What a property does with the emails about its bookings. */
export const bookingEmailCalls = {
  'booking/send-email-again': call({
    words: say('Gửi lại một email về đặt phòng', 'Send an email about a booking again'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code, emailId: field.id(say('Email', 'Email')) }),
    output: z.object({ code: z.string(), emailId: z.uuid() }),
    refusals: ['emailNotSentAgain'],
    diary: say('Gửi lại email về đặt phòng {subject}', 'Sent an email about booking {subject} again'),
    record: { kind: 'booking', id: 'code' },
    tells: z.object({ emailKind: field.choice(say('Loại email', 'Kind of email'), emailKinds, emailKindWords) }),
    idempotency: 'optional',
    stales: [],
  }),
}
