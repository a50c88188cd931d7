import { wireOf } from '#kit/calls/wire/wire.ts'
import { isGridless } from '#kit/page/use-is-phone.ts'
import type { Loaders } from '#screen.ts'
import type { roomSaleScreens } from '#screen-table/room-sale.ts'

/** How each of these screens is loaded. */
export const roomSaleLoaders: Loaders<typeof roomSaleScreens> = {
  // What only phones show is asked for at once, not by the screen when it is there; so is how its first call travels, whose answer has often come by then.
  '/u/$hotelId/hotel-manage/room-sale/avail-and-rate': async () => {
    const onPhone = isGridless() ? import('#screens/room-sale/avail-and-rate/phone/phone-rates.tsx') : null
    const [{ AvailAndRateScreen }] = await Promise.all([
      import('#screens/room-sale/avail-and-rate/avail-and-rate-screen.tsx'),
      onPhone,
      wireOf('room-plan/get-all-avail-rate').catch(() => null),
    ])
    return AvailAndRateScreen
  },
  '/u/$hotelId/hotel-manage/room-sale/sale-promotion-package': async () =>
    (await import('#screens/room-sale/rate-plans/rate-plan-list-screen.tsx')).RatePlanListScreen,
  '/u/$hotelId/hotel-manage/room-sale/sale-promotion-package/sale/list-of-sale-packages': async () =>
    (await import('#screens/room-sale/rate-plans/rate-plan-list-screen.tsx')).RatePlanListScreen,
  '/u/$hotelId/hotel-manage/room-sale/sale-promotion-package/sale/edit/$id': async () =>
    (await import('#screens/room-sale/rate-plans/rate-plan-screen.tsx')).RatePlanScreen,
  '/u/$hotelId/hotel-manage/room-sale/sale-promotion-package/promotion/list-of-promotions': async () =>
    (await import('#screens/room-sale/promotions/promotion-list-screen.tsx')).PromotionListScreen,
  '/u/$hotelId/hotel-manage/room-sale/sale-promotion-package/promotion/edit/$id': async () =>
    (await import('#screens/room-sale/promotions/promotion-screen.tsx')).PromotionScreen,
  '/u/$hotelId/hotel-manage/gift-code': async () =>
    (await import('#screens/room-sale/gift-codes/gift-code-list-screen.tsx')).GiftCodeListScreen,
  '/u/$hotelId/hotel-manage/gift-code/gift-creat': async () =>
    (await import('#screens/room-sale/gift-codes/gift-code-screen.tsx')).GiftCodeScreen,
  '/u/$hotelId/hotel-manage/gift-code/gift-edit': async () =>
    (await import('#screens/room-sale/gift-codes/gift-code-screen.tsx')).GiftCodeScreen,
  '/u/$hotelId/hotel-manage/gift-code/gift-update': async () =>
    (await import('#screens/room-sale/gift-codes/gift-code-screen.tsx')).GiftCodeScreen,
  '/u/$hotelId/hotel-manage/gift-code/create-many': async () =>
    (await import('#screens/room-sale/gift-codes/many-gift-codes-screen.tsx')).ManyGiftCodesScreen,
  '/u/$hotelId/hotel-manage/service/list/list-of-service': async () =>
    (await import('#screens/room-sale/hotel-services/hotel-service-list-screen.tsx')).HotelServiceListScreen,
  '/u/$hotelId/hotel-manage/service/list/list-of-service/sync-pms': async () =>
    (await import('#screens/room-sale/hotel-services/sync/hotel-service-sync-screen.tsx')).HotelServiceSyncScreen,
  '/u/$hotelId/hotel-manage/service/list/service-detail/$type/$id': async () =>
    (await import('#screens/room-sale/hotel-services/hotel-service-screen.tsx')).HotelServiceScreen,
  '/u/$hotelId/hotel-manage/room-sale/avail-and-rate/copy-forward': async () =>
    (await import('#screens/room-sale/batch-update/copy/copy-forward-screen.tsx')).CopyForwardScreen,
  '/u/$hotelId/hotel-manage/room-sale/avail-and-rate/excel': async () =>
    (await import('#screens/room-sale/batch-update/excel/excel-screen.tsx')).ExcelScreen,
  '/u/$hotelId/hotel-manage/room-sale/avail-and-rate/batch-update': async () =>
    (await import('#screens/room-sale/batch-update/batch-update-screen.tsx')).BatchUpdateScreen,
  '/u/$hotelId/hotel-manage/room-sale/avail-and-rate/price-rules': async () =>
    (await import('#screens/room-sale/price-rules/price-rule-list-screen.tsx')).PriceRuleListScreen,
  '/u/$hotelId/hotel-manage/room-sale/avail-and-rate/price-rules/edit/$id': async () =>
    (await import('#screens/room-sale/price-rules/price-rule-screen.tsx')).PriceRuleScreen,
  '/u/$hotelId/hotel-manage/room-sale/what-would-this-cost': async () =>
    (await import('#screens/room-sale/explainer/explainer-screen.tsx')).ExplainerScreen,
}
