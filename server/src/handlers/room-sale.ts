import type { roomSaleSection } from '@innkeeper/protocol/calls/room-sale/section'
import type { Handlers } from '#kit/call/implement.ts'
import { roomSaleHistory } from '#features/diary/history.calls.ts'
import { checkStayCalls } from '#features/bookings/check-stay/check-stay.calls.ts'
import { giftCodesCalls } from '#features/gift-codes/gift-codes.calls.ts'
import { hotelServicesCalls } from '#features/hotel-services/hotel-services.calls.ts'
import { serviceSyncCalls } from '#features/hotel-services/sync/sync.calls.ts'
import { hotelServiceImageCalls } from '#features/images/pictures/hotel-service-images.calls.ts'
import type { PictureWork } from '#features/images/photos/receive-photo.ts'
import { promotionsCalls } from '#features/promotions/promotions.calls.ts'
import { rateLogCalls } from '#features/rate-log/rate-log.calls.ts'
import { priceRulesCalls } from '#features/price-rules/price-rules.calls.ts'
import { ratePlansCalls } from '#features/rate-plans/rate-plans.calls.ts'
import { ratesCalls } from '#features/rates/rates.calls.ts'
import { seasonsCalls } from '#features/seasons/seasons.calls.ts'

/** The handlers of selling rooms. */
export const roomSaleHandlers = (pictures: PictureWork): Handlers<keyof typeof roomSaleSection> => ({
  ...ratePlansCalls,
  ...giftCodesCalls,
  ...promotionsCalls,
  ...priceRulesCalls,
  ...hotelServicesCalls,
  ...serviceSyncCalls,
  ...hotelServiceImageCalls(pictures),
  ...ratesCalls,
  ...rateLogCalls,
  ...checkStayCalls,
  ...roomSaleHistory,
  ...seasonsCalls,
})
