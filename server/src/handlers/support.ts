import type { supportSection } from '@innkeeper/protocol/calls/support/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { supportHistory } from '#features/diary/history.calls.ts'
import { emailCalls, letterKindCalls } from '#features/hotel-mail/email.calls.ts'

/** The handlers of the property's own letters. */
export const supportHandlers = (outside: Outside): Handlers<keyof typeof supportSection> => ({
  ...emailCalls(outside),
  ...letterKindCalls,
  ...supportHistory,
})
