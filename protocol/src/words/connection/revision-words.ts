import { say, type Saying } from '#say.ts'

/** What happened to a booking, as connected systems are told; the database writes the kind (`revise_booking`). */
export const revisionKinds = ['made', 'changed', 'payment', 'checkedIn', 'closed', 'cancelled', 'noShow'] as const

/** What happened to a booking. */
export type RevisionKind = (typeof revisionKinds)[number]

/** What happened, in words that hold for rooms and for tickets. */
export const revisionKindWords: Readonly<Record<RevisionKind, Saying>> = {
  made: say('Đặt mới', 'New booking'),
  changed: say('Đặt đổi', 'Changed'),
  payment: say('Thanh toán đổi', 'Payment changed'),
  checkedIn: say('Khách đến', 'Guest arrived'),
  closed: say('Khách đi', 'Guest left'),
  cancelled: say('Đã huỷ', 'Cancelled'),
  noShow: say('Khách không đến', 'No-show'),
}
