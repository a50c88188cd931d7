import type { connectivitySection } from '@innkeeper/protocol/calls/connectivity/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { bookingFeedCalls } from '#features/booking-feed/feed.calls.ts'
import { connectivityCalls } from '#features/connections/connectivity.calls.ts'
import { codeCalls } from '#features/connections/mapping.calls.ts'
import { sentListCalls } from '#features/hotel-services/sync/sent-list.calls.ts'
import { pushCalls } from '#features/rates/push/push.calls.ts'

/** The handlers of what connected systems call. */
export const connectivityHandlers = (outside: Pick<Outside, 'publicUrl'>): Handlers<keyof typeof connectivitySection> => ({
  ...connectivityCalls,
  ...codeCalls,
  ...pushCalls(outside),
  ...bookingFeedCalls,
  ...sentListCalls,
})
