import { accountRefusals } from './refusals/people/account.ts'
import { answerLinkRefusals } from './refusals/bookings/answer-links.ts'
import { bankStatementRefusals } from './refusals/bookings/bank-statements.ts'
import { monthlyStatementRefusals } from './refusals/bookings/monthly-statements.ts'
import { bookingLifeRefusals } from './refusals/bookings/booking-life.ts'
import { guestBookingRefusals } from './refusals/bookings/guest-bookings.ts'
import { bookingRefusals } from './refusals/bookings/bookings.ts'
import { bookingRequestRefusals } from './refusals/bookings/booking-requests.ts'
import { requestOfferRefusals } from './refusals/bookings/request-offers.ts'
import { bookingFeedRefusals } from './refusals/support/booking-feed.ts'
import { connectionRefusals } from './refusals/support/connections.ts'
import { heldPushRefusals } from './refusals/support/held-pushes.ts'
import { contractRefusals } from './refusals/contracts.ts'
import { commonRefusals } from './refusals/any-call.ts'
import { mailRefusals } from './refusals/support/mail.ts'
import { giftCodeRefusals } from './refusals/gift-codes.ts'
import { hotelServiceRefusals } from './refusals/hotel-services.ts'
import { priceRuleRefusals } from './refusals/price-rules.ts'
import { promotionRefusals } from './refusals/promotions.ts'
import { policyRefusals } from './refusals/policies.ts'
import { propertyLifeRefusals } from './refusals/property-life.ts'
import { fileRefusals } from './refusals/files.ts'
import { propertyInfoRefusals } from './refusals/property-info.ts'
import { paymentRefusals } from './refusals/payments.ts'
import { ratesRefusals } from './refusals/rates.ts'
import { registrationRefusals } from './refusals/people/registration.ts'
import { roomRefusals } from './refusals/rooms.ts'
import { secondFactorRefusals } from './refusals/people/second-factor.ts'
import { siteDomainRefusals } from './refusals/support/site-domains.ts'
import { serviceListRefusals } from './refusals/hotel-service-lists.ts'
import { siteLookRefusals } from './refusals/support/site-look.ts'
import { signInRefusals } from './refusals/people/sign-in.ts'
import { staffRefusals } from './refusals/people/staff.ts'
import { gateRefusals } from './refusals/gate.ts'
import { ticketBookingRefusals } from './refusals/bookings/ticket-bookings.ts'
import { ticketRefusals } from './refusals/tickets.ts'
import { transactionRefusals } from './refusals/bookings/transactions.ts'
import { travelAgentRefusals } from './refusals/travel-agents.ts'
import { workbookRefusals } from './refusals/workbooks.ts'

/** Every refusal by its key: number, status, words. Numbers never change once they were on the wire. */
export const refusals = {
  ...commonRefusals,
  ...bookingRefusals,
  ...guestBookingRefusals,
  ...bookingRequestRefusals,
  ...requestOfferRefusals,
  ...answerLinkRefusals,
  ...bookingLifeRefusals,
  ...signInRefusals,
  ...secondFactorRefusals,
  ...propertyLifeRefusals,
  ...contractRefusals,
  ...roomRefusals,
  ...propertyInfoRefusals,
  ...policyRefusals,
  ...giftCodeRefusals,
  ...promotionRefusals,
  ...priceRuleRefusals,
  ...hotelServiceRefusals,
  ...serviceListRefusals,
  ...ratesRefusals,
  ...paymentRefusals,
  ...transactionRefusals,
  ...bankStatementRefusals,
  ...monthlyStatementRefusals,
  ...fileRefusals,
  ...registrationRefusals,
  ...accountRefusals,
  ...staffRefusals,
  ...travelAgentRefusals,
  ...ticketRefusals,
  ...ticketBookingRefusals,
  ...gateRefusals,
  ...mailRefusals,
  ...siteLookRefusals,
  ...siteDomainRefusals,
  ...connectionRefusals,
  ...bookingFeedRefusals,
  ...heldPushRefusals,
  ...workbookRefusals,
}
export type RefusalKey = keyof typeof refusals

/** Refusals that any call may answer with, without declaring them. */
export type CommonRefusalKey = keyof typeof commonRefusals
