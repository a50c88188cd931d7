import { say, type Saying } from '#say.ts'

/** How far a connected system has a night. */
export const toldNightStates = ['pending', 'sent', 'done', 'failed', 'differs'] as const

/** How far a connected system has a night. */
export type ToldNightState = (typeof toldNightStates)[number]

/** The states, in words. */
export const toldNightStateWords: Readonly<Record<ToldNightState, Saying>> = {
  pending: say('Chờ gửi', 'Pending'),
  sent: say('Đang gửi', 'Being sent'),
  done: say('Đã có', 'Live'),
  failed: say('Gửi lỗi', 'Failed'),
  differs: say('Bên kia khác', 'Differs there'),
}
