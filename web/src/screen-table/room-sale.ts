import { say } from '@innkeeper/protocol/say'
import type { Screen } from '#screen.ts'
import { explainerTitle } from '#ui/explainer/explainer-words.ts'
import { roomScreen } from './hotel-screen.ts'

const salePackages: Omit<Screen, 'path'> = { guide: 'sale-packages', title: say('Gói bán', 'Sale packages'), codes: ['PLAN_PROMOTION_1'] }
const giftCode: Omit<Screen, 'path'> = { guide: 'gift-codes', title: say('Mã quà tặng', 'Gift code'), codes: ['GIFT_CODE_1'] }

/** The screens of the menu's section “room sale”. */
export const roomSaleScreens = [
  roomScreen('hotel-manage/room-sale/avail-and-rate', {
    guide: 'grid',
    title: say('Phòng trống và giá', 'Availability and price'),
    codes: ['AVAIL_RATE_1'],
    wantsRoom: true,
  }),
  roomScreen('hotel-manage/room-sale/sale-promotion-package', salePackages),
  roomScreen('hotel-manage/room-sale/sale-promotion-package/sale/list-of-sale-packages', salePackages),
  roomScreen('hotel-manage/room-sale/sale-promotion-package/sale/edit/$id', {
    guide: 'sale-packages',
    title: say('Gói bán', 'Sale package'),
    codes: ['PLAN_PROMOTION_1'],
  }),
  roomScreen('hotel-manage/room-sale/sale-promotion-package/promotion/list-of-promotions', {
    guide: 'promotions',
    title: say('Khuyến mãi', 'Promotions'),
    codes: ['PLAN_PROMOTION_1'],
  }),
  roomScreen('hotel-manage/room-sale/sale-promotion-package/promotion/edit/$id', {
    guide: 'promotions',
    title: say('Khuyến mãi', 'Promotion'),
    codes: ['PLAN_PROMOTION_1'],
  }),
  roomScreen('hotel-manage/gift-code', { guide: 'gift-codes', title: say('Mã quà tặng', 'Gift codes'), codes: ['GIFT_CODE_1'] }),
  roomScreen('hotel-manage/gift-code/gift-creat', giftCode),
  roomScreen('hotel-manage/gift-code/gift-edit', giftCode),
  roomScreen('hotel-manage/gift-code/gift-update', giftCode),
  roomScreen('hotel-manage/gift-code/create-many', {
    guide: 'gift-codes',
    title: say('Nhiều mã quà tặng', 'Many gift codes'),
    codes: ['GIFT_CODE_1'],
  }),
  roomScreen('hotel-manage/service/list/list-of-service', { guide: 'services', title: say('Dịch vụ', 'Services'), codes: ['SERVICE_1'] }),
  roomScreen('hotel-manage/service/list/list-of-service/sync-pms', {
    guide: 'services',
    title: say('So dịch vụ với hệ thống khác', 'Compare services with another system'),
    codes: ['SERVICE_1'],
  }),
  roomScreen('hotel-manage/service/list/service-detail/$type/$id', {
    guide: 'services',
    title: say('Dịch vụ', 'Service'),
    codes: ['SERVICE_1'],
  }),
  roomScreen('hotel-manage/room-sale/avail-and-rate/batch-update', {
    guide: 'batch-update',
    title: say('Cập nhật hàng loạt', 'Batch update'),
    codes: ['AVAIL_RATE_1'],
  }),
  roomScreen('hotel-manage/room-sale/avail-and-rate/copy-forward', {
    guide: 'copy-forward',
    title: say('Chép đêm sang đêm khác', 'Copy nights forward'),
    codes: ['AVAIL_RATE_1'],
  }),
  roomScreen('hotel-manage/room-sale/avail-and-rate/excel', {
    guide: 'excel',
    title: say('Xuất và nhập Excel', 'Excel out and in'),
    codes: ['AVAIL_RATE_1'],
  }),
  roomScreen('hotel-manage/room-sale/avail-and-rate/price-rules', {
    guide: 'price-rules',
    title: say('Quy tắc gợi ý giá', 'Price rules'),
    codes: ['AVAIL_RATE_1'],
  }),
  roomScreen('hotel-manage/room-sale/avail-and-rate/price-rules/edit/$id', {
    guide: 'price-rules',
    title: say('Quy tắc gợi ý giá', 'Price rule'),
    codes: ['AVAIL_RATE_1'],
  }),
  roomScreen('hotel-manage/room-sale/what-would-this-cost', {
    guide: 'what-would-this-cost',
    title: explainerTitle,
    codes: ['AVAIL_RATE_1'],
  }),
]
