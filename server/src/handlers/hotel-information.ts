import type { hotelInformationSection } from '@innkeeper/protocol/calls/hotel-information/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import type { PictureWork } from '#features/images/photos/receive-photo.ts'
import { hotelInformationHistory } from '#features/diary/history.calls.ts'
import { amenitiesCalls } from '#features/amenities/amenities.calls.ts'
import { hotelChainsCalls } from '#features/hotel-chains/hotel-chains.calls.ts'
import { certificateCalls } from '#features/images/certificates/certificates.calls.ts'
import { imagesCalls } from '#features/images/photos/images.calls.ts'
import { photoListCalls } from '#features/images/photos/photo-lists.calls.ts'
import { logoCalls } from '#features/images/pictures/logos.calls.ts'
import { nearbyCalls } from '#features/nearby/nearby.calls.ts'
import { configureGatewayCalls } from '#features/payment-methods/configure-gateway.calls.ts'
import { gatewayTestCalls, paymentRequestCalls } from '#features/payment-methods/gateway.calls.ts'
import { gatewaysCalls } from '#features/payment-methods/gateways.calls.ts'
import { methodsCalls } from '#features/payment-methods/methods.calls.ts'
import { placesCalls } from '#features/places/places.calls.ts'
import { cancellationPoliciesCalls } from '#features/policies/cancellation-policies.calls.ts'
import { paymentPoliciesCalls } from '#features/policies/payment-policies.calls.ts'
import { generalInfoCalls } from '#features/properties/general-info/general-info.calls.ts'
import { hotelConfigCalls } from '#features/properties/hotel-config/hotel-config.calls.ts'
import { propertySaleCalls } from '#features/properties/life/property-sale.calls.ts'
import { roomTypesCalls } from '#features/room-types/room-types.calls.ts'

/** The handlers of hotel information. */
export const hotelInformationHandlers = (outside: Outside, pictures: PictureWork): Handlers<keyof typeof hotelInformationSection> => ({
  ...generalInfoCalls,
  ...amenitiesCalls,
  ...nearbyCalls,
  ...hotelChainsCalls,
  ...roomTypesCalls,
  ...hotelConfigCalls,
  ...cancellationPoliciesCalls,
  ...paymentPoliciesCalls,
  ...methodsCalls,
  ...gatewaysCalls,
  ...propertySaleCalls,
  ...placesCalls(outside),
  ...configureGatewayCalls(outside),
  ...paymentRequestCalls(outside),
  ...gatewayTestCalls(outside),
  ...imagesCalls(pictures),
  ...certificateCalls(pictures),
  ...logoCalls(pictures),
  ...photoListCalls,
  ...hotelInformationHistory,
})
