import type { roomSaleSection } from '@innkeeper/protocol/calls/room-sale/section'
import type { Handlers } from '#kit/call/implement.ts'
import { roomSaleHistory } from '#features/diary/history.calls.ts'
import { checkStayCalls } from '#features/bookings/check-stay/check-stay.calls.ts'
import { giftCodesCalls } from '#features/gift-codes/gift-codes.calls.ts'
import { promotionsCalls } from '#features/promotions/promotions.calls.ts'
import { rateLogCalls } from '#features/rate-log/rate-log.calls.ts'
import { ratePlansCalls } from '#features/rate-plans/rate-plans.calls.ts'
import { ratesCalls } from '#features/rates/rates.calls.ts'
import { seasonsCalls } from '#features/seasons/seasons.calls.ts'

/** The handlers of selling rooms. */
export const roomSaleHandlers: Handlers<keyof typeof roomSaleSection> = {
  ...ratePlansCalls,
  ...giftCodesCalls,
  ...promotionsCalls,
  ...ratesCalls,
  ...rateLogCalls,
  ...checkStayCalls,
  ...roomSaleHistory,
  ...seasonsCalls,
}
