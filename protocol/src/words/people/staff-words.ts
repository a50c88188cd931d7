import { say, type Saying } from '#say.ts'

/** The states of a user at a property. */
export const userStates = ['working', 'invited', 'stopped'] as const

/** The states of a user, in words. */
export const userStateWords: Readonly<Record<(typeof userStates)[number], Saying>> = {
  working: say('Đang làm việc', 'Working'),
  invited: say('Đã mời', 'Invited'),
  stopped: say('Đã ngừng', 'Stopped'),
}
