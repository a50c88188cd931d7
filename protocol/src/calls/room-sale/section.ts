import { checkStayCalls } from './check-stay.ts'
import { giftCodeCalls } from './giftcode.ts'
import { gridOffersCalls } from './grid-offers.ts'
import { hotelServiceCalls } from './hotel-service.ts'
import { planCalls } from './plan.ts'
import { priceRuleCalls } from './price-rule.ts'
import { promotionCalls } from './promotion.ts'
import { rateLogCalls } from './rate-log.ts'
import { roomNightCalls } from './room-night.ts'
import { roomPlanCalls } from './room-plan.ts'
import { seasonCalls } from './season.ts'
import { serviceSyncCalls } from './hotel-service-sync.ts'

/** The calls of selling rooms. */
export const roomSaleSection = {
  ...checkStayCalls,
  ...giftCodeCalls,
  ...gridOffersCalls,
  ...planCalls,
  ...promotionCalls,
  ...priceRuleCalls,
  ...hotelServiceCalls,
  ...roomPlanCalls,
  ...roomNightCalls,
  ...rateLogCalls,
  ...seasonCalls,
  ...serviceSyncCalls,
}
