import type { manageSection } from '@innkeeper/protocol/calls/manage/section'
import type { Handlers } from '#kit/call/implement.ts'
import { bookingCalls } from '#features/bookings/bookings.calls.ts'
import { bookingRequestCalls } from '#features/bookings/booking-requests/booking-requests.calls.ts'
import { findCalls } from '#features/find/find.calls.ts'

/** The handlers of managing bookings. */
export const manageHandlers: Handlers<keyof typeof manageSection> = {
  ...bookingCalls,
  ...bookingRequestCalls,
  ...findCalls,
}
