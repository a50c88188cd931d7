import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals about what connected systems are told of bookings. */
export const bookingFeedRefusals = {
  revisionUnknown: refusal(980, 404, say('Chỗ nghỉ không có bản số {number}.', 'The property has no revision {number}.')),
} as const satisfies Record<string, Refusal>
