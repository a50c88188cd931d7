import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { Handlers } from '../kit/implement.ts'
import type { Outside } from '../outside/outside.ts'
import { amenitiesCalls } from './amenities/amenities.calls.ts'
import { announcementCalls } from './announcements/announcements.calls.ts'
import { agentBookingCalls } from './bookings/agent-bookings.calls.ts'
import { bookingCalls } from './bookings/bookings.calls.ts'
import { checkStayCalls } from './bookings/check-stay.calls.ts'
import { completenessCalls } from './completeness/completeness.calls.ts'
import { dashboardCalls } from './dashboard/dashboard.calls.ts'
import { distributionCalls } from './distribution/distribution.calls.ts'
import { eContractCalls } from './e-contracts/e-contracts.calls.ts'
import { announcementImageCalls } from './images/announcement-images.calls.ts'
import { avatarCalls } from './images/avatars.calls.ts'
import { certificateCalls } from './images/certificates.calls.ts'
import { imagesCalls } from './images/images.calls.ts'
import { photoListCalls } from './images/photo-lists.calls.ts'
import { pictureWork } from './images/picture-work.ts'
import type { PictureWork } from './images/receive-photo.ts'
import { hotelChainsCalls } from './hotel-chains/hotel-chains.calls.ts'
import { nearbyCalls } from './nearby/nearby.calls.ts'
import { notificationCalls } from './notifications/notifications.calls.ts'
import { confirmToSellCalls } from './properties/confirm-to-sell.calls.ts'
import { travelAgentCalls } from './travel-agents/travel-agents.calls.ts'
import { cancellationPoliciesCalls } from './policies/cancellation-policies.calls.ts'
import { paymentPoliciesCalls } from './policies/payment-policies.calls.ts'
import { hotelConfigCalls } from './properties/hotel-config.calls.ts'
import { propertySaleCalls } from './properties/property-sale.calls.ts'
import { supplierActsCalls } from './properties/supplier-acts.calls.ts'
import { supplierCalls } from './properties/supplier.calls.ts'
import { placesCalls } from './places/places.calls.ts'
import { generalInfoCalls } from './properties/general-info.calls.ts'
import { rateLogCalls } from './rate-log/rate-log.calls.ts'
import { configureGatewayCalls } from './payment-methods/configure-gateway.calls.ts'
import { gatewayTestCalls, paymentRequestCalls } from './payment-methods/gateway.calls.ts'
import { gatewaysCalls } from './payment-methods/gateways.calls.ts'
import { methodsCalls } from './payment-methods/methods.calls.ts'
import { ratePlansCalls } from './rate-plans/rate-plans.calls.ts'
import { ratesCalls } from './rates/rates.calls.ts'
import { reviewCalls } from './review/review.calls.ts'
import { roomTypesCalls } from './room-types/room-types.calls.ts'
import { profileCalls } from './sign-in/profile.calls.ts'
import { passwordCalls } from './sign-in/password.calls.ts'
import { registerCalls } from './sign-in/register.calls.ts'
import { hotelLoginCalls } from './sign-in/hotel-login.calls.ts'
import { sessionCalls } from './sign-in/session.calls.ts'
import { signInCalls } from './sign-in/sign-in.calls.ts'

/** The handler of every call; one that is missing does not compile. */
export const handlersOf = (outside: Outside): Handlers<CallPath> => ({
  ...ownHandlers,
  ...signInCalls(outside),
  ...sessionCalls(outside),
  ...passwordCalls(outside),
  ...registerCalls(outside),
  ...hotelLoginCalls(outside),
  ...supplierCalls(outside),
  ...placesCalls(outside),
  ...configureGatewayCalls(outside),
  ...paymentRequestCalls(outside),
  ...gatewayTestCalls(outside),
  ...pictureCalls(pictureWork(outside)),
})

/** The handlers that reach nothing beyond the database. */
const ownHandlers = {
  ...agentBookingCalls,
  ...bookingCalls,
  ...checkStayCalls,
  ...completenessCalls,
  ...dashboardCalls,
  ...eContractCalls,
  ...confirmToSellCalls,
  ...notificationCalls,
  ...announcementCalls,
  ...travelAgentCalls,
  ...distributionCalls,
  ...supplierActsCalls,
  ...propertySaleCalls,
  ...profileCalls,
  ...reviewCalls,
  ...roomTypesCalls,
  ...generalInfoCalls,
  ...amenitiesCalls,
  ...nearbyCalls,
  ...hotelChainsCalls,
  ...ratePlansCalls,
  ...hotelConfigCalls,
  ...cancellationPoliciesCalls,
  ...paymentPoliciesCalls,
  ...methodsCalls,
  ...gatewaysCalls,
  ...ratesCalls,
  ...rateLogCalls,
}

const pictureCalls = (work: PictureWork) => ({
  ...imagesCalls(work),
  ...certificateCalls(work),
  ...avatarCalls(work),
  ...announcementImageCalls(work),
  ...photoListCalls,
})
