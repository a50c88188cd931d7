import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of what a guest does with its booking on a property's own site. */
export const guestBookingRefusals = {
  guestStayFixed: refusal(
    970,
    409,
    say(
      'Theo điều kiện đã thoả thuận, ngày và số khách không đổi được nữa. Tên khách vẫn đổi được; hãy gọi chỗ nghỉ.',
      'By the agreed terms the dates and guests can no longer be changed. The name still can; please call the property.',
    ),
  ),
} as const satisfies Record<string, Refusal>
