import { logoCalls } from '../logo.ts'
import { amenityCalls } from './amenity.ts'
import { areaCalls } from './area.ts'
import { bankCalls } from './bank.ts'
import { cancellationPolicyCalls } from './cancellation-policy.ts'
import { chainCalls } from './chain.ts'
import { gatewayCalls } from './gateway.ts'
import { hotelSettingCalls } from './hotel-setting.ts'
import { infoImagesCalls } from './info-images.ts'
import { infoCalls } from './info.ts'
import { locationCalls } from './location.ts'
import { paymentMethodCalls } from './payment-method.ts'
import { paymentPolicyCalls } from './payment-policy.ts'
import { propertyCalls } from './property.ts'
import { resourceCalls } from './resource.ts'
import { roomAmenityCalls } from './room-amenity.ts'
import { roomImagesCalls } from './room-images.ts'
import { roomTypeCalls } from './room-type.ts'
import { roomCalls } from './room.ts'
import { typeCalls } from './type.ts'

/** The calls of hotel information. */
export const hotelInformationSection = {
  ...propertyCalls,
  ...roomCalls,
  ...roomTypeCalls,
  ...infoCalls,
  ...locationCalls,
  ...typeCalls,
  ...areaCalls,
  ...chainCalls,
  ...amenityCalls,
  ...roomAmenityCalls,
  ...hotelSettingCalls,
  ...cancellationPolicyCalls,
  ...paymentPolicyCalls,
  ...paymentMethodCalls,
  ...gatewayCalls,
  ...bankCalls,
  ...resourceCalls,
  ...infoImagesCalls,
  ...roomImagesCalls,
  ...logoCalls,
}
