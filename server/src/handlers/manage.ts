import type { manageSection } from '@innkeeper/protocol/calls/manage/section'
import type { Handlers } from '#kit/call/implement.ts'
import { monthlyStatementCalls } from '#features/bookings/monthly/monthly-statements.calls.ts'
import { answerLinkCalls } from '#features/bookings/answer-links/answer-links.calls.ts'
import { bankStatementCalls } from '#features/bookings/bank-statements/bank-statements.calls.ts'
import { bookingCalls } from '#features/bookings/bookings.calls.ts'
import { bookingRequestCalls } from '#features/bookings/booking-requests/booking-requests.calls.ts'
import { payingCalls } from '#features/bookings/pay-online/paying.calls.ts'
import { paymentLinkCalls } from '#features/bookings/pay-online/payment-links.calls.ts'
import { gatewayRefundCalls } from '#features/bookings/payments/gateway-refunds.calls.ts'
import { requestsByAgentCalls } from '#features/bookings/booking-requests/by-agent/requests-by-agent.calls.ts'
import { requestOfferCalls } from '#features/bookings/booking-offers/request-offers.calls.ts'
import { moneyToMoveCalls } from '#features/bookings/payments/money-to-move.calls.ts'
import { paymentCalls } from '#features/bookings/payments/payments.calls.ts'
import { bookingChangeCalls } from '#features/bookings/life/booking-change.calls.ts'
import { bookingEmailCalls } from '#features/bookings/emails/booking-emails.calls.ts'
import { bookingLifeCalls } from '#features/bookings/life/booking-life.calls.ts'
import { findCalls } from '#features/find/find.calls.ts'
import { receiptCalls } from '#features/images/pictures/receipts.calls.ts'
import type { Outside } from '#outside/outside.ts'
import { confirmationCalls } from '#features/bookings/confirmation/confirmation.calls.ts'
import type { PictureWork } from '#features/images/photos/receive-photo.ts'

/** The handlers of managing bookings. */
export const manageHandlers = (outside: Outside, pictures: PictureWork): Handlers<keyof typeof manageSection> => ({
  ...bookingCalls,
  ...bookingRequestCalls,
  ...requestsByAgentCalls,
  ...requestOfferCalls(outside),
  ...answerLinkCalls,
  ...bookingEmailCalls,
  ...bookingLifeCalls,
  ...bookingChangeCalls,
  ...findCalls,
  ...paymentCalls,
  ...bankStatementCalls,
  ...monthlyStatementCalls,
  ...moneyToMoveCalls,
  ...gatewayRefundCalls(outside),
  ...paymentLinkCalls(outside),
  ...payingCalls(outside),
  ...receiptCalls(pictures),
  ...confirmationCalls(outside.files),
})
