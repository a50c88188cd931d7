import type { z } from 'zod'
import type { Call, CallUpload } from './call.ts'
import { avatarCalls } from './calls/avatar.ts'
import { amenityCalls } from './calls/amenity.ts'
import { areaCalls } from './calls/area.ts'
import { bankCalls } from './calls/bank.ts'
import { announcementCalls } from './calls/announcement.ts'
import { bookingCalls } from './calls/booking.ts'
import { chainCalls } from './calls/chain.ts'
import { cancellationPolicyCalls } from './calls/cancellation-policy.ts'
import { checkStayCalls } from './calls/check-stay.ts'
import { contractCalls } from './calls/contract.ts'
import { dashboardCalls } from './calls/dashboard.ts'
import { distributionCalls } from './calls/distribution.ts'
import { infoImagesCalls } from './calls/info-images.ts'
import { gatewayCalls } from './calls/gateway.ts'
import { hotelSettingCalls } from './calls/hotel-setting.ts'
import { infoCalls } from './calls/info.ts'
import { locationCalls } from './calls/location.ts'
import { loginCalls } from './calls/login.ts'
import { notificationCalls } from './calls/notification.ts'
import { passwordCalls } from './calls/password.ts'
import { paymentMethodCalls } from './calls/payment-method.ts'
import { paymentPolicyCalls } from './calls/payment-policy.ts'
import { planCalls } from './calls/plan.ts'
import { profileCalls } from './calls/profile.ts'
import { registerCalls } from './calls/register.ts'
import { resourceCalls } from './calls/resource.ts'
import { roomAmenityCalls } from './calls/room-amenity.ts'
import { reviewCalls } from './calls/review.ts'
import { roomCalls } from './calls/room.ts'
import { rateLogCalls } from './calls/rate-log.ts'
import { roomImagesCalls } from './calls/room-images.ts'
import { roomNightCalls } from './calls/room-night.ts'
import { roomPlanCalls } from './calls/room-plan.ts'
import { roomTypeCalls } from './calls/room-type.ts'
import { propertyCalls, supplierCalls } from './calls/supplier.ts'
import { travelagentCalls } from './calls/travelagent.ts'
import { typeCalls } from './calls/type.ts'

/** Every call there is, by its path below `/api/v2/hotel` (`distribution/…` stands below `/api/v2`). */
export const catalogue = {
  ...distributionCalls,
  ...bookingCalls,
  ...announcementCalls,
  ...checkStayCalls,
  ...contractCalls,
  ...dashboardCalls,
  ...notificationCalls,
  ...travelagentCalls,
  ...loginCalls,
  ...passwordCalls,
  ...registerCalls,
  ...supplierCalls,
  ...propertyCalls,
  ...profileCalls,
  ...reviewCalls,
  ...roomCalls,
  ...roomTypeCalls,
  ...infoCalls,
  ...locationCalls,
  ...typeCalls,
  ...areaCalls,
  ...chainCalls,
  ...amenityCalls,
  ...roomAmenityCalls,
  ...planCalls,
  ...hotelSettingCalls,
  ...cancellationPolicyCalls,
  ...paymentPolicyCalls,
  ...paymentMethodCalls,
  ...gatewayCalls,
  ...bankCalls,
  ...roomPlanCalls,
  ...roomNightCalls,
  ...rateLogCalls,
  ...resourceCalls,
  ...infoImagesCalls,
  ...roomImagesCalls,
  ...avatarCalls,
}

export type Catalogue = typeof catalogue
export type CallPath = keyof Catalogue
/** A call that takes a file. */
export type UploadPath = { [P in CallPath]: Catalogue[P] extends { readonly upload: CallUpload } ? P : never }[CallPath]
/** What a client sends: before defaults. */
export type CallInput<P extends CallPath> = z.input<Catalogue[P]['input']>
/** What a handler gets: after parsing and defaults. */
export type CallRequest<P extends CallPath> = z.output<Catalogue[P]['input']>
/** The `data` of the answer. */
export type CallOutput<P extends CallPath> = z.output<Catalogue[P]['output']>

/** A call by its path, seen as any call. */
export const callAt = (path: CallPath): Call => catalogue[path]

/** All paths, in the order of the catalogue. */
export const callPaths = Object.keys(catalogue).filter((path): path is CallPath => path in catalogue)

/** Where a call is found on the server. */
export const urlOf = (path: CallPath): string => (path.startsWith('distribution/') ? `/api/v2/${path}` : `/api/v2/hotel/${path}`)
