import { answerLinkCalls } from './answer-link.ts'
import { bankStatementCalls } from './bank-statement.ts'
import { bookingChangeCalls } from './booking-change.ts'
import { bookingEmailCalls } from './booking-email.ts'
import { bookingLifeCalls } from './booking-life.ts'
import { bookingCalls } from './booking.ts'
import { bookingRequestCalls } from './booking-request.ts'
import { requestOfferCalls } from './request-offer.ts'
import { requestsByAgentCalls } from './requests-by-agent.ts'
import { monthlyStatementCalls } from './monthly-statement.ts'
import { findCalls } from './find.ts'
import { paymentLinkCalls } from './payment-link.ts'
import { paymentCalls } from './payment.ts'

/** The calls of managing bookings. */
export const manageSection = {
  ...bookingCalls,
  ...bookingRequestCalls,
  ...requestOfferCalls,
  ...requestsByAgentCalls,
  ...answerLinkCalls,
  ...bookingEmailCalls,
  ...bookingLifeCalls,
  ...bookingChangeCalls,
  ...findCalls,
  ...paymentCalls,
  ...paymentLinkCalls,
  ...bankStatementCalls,
  ...monthlyStatementCalls,
}
