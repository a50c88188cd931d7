import { say } from '@innkeeper/protocol/say'
import { isPhone } from './kit/use-is-phone.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './screen.ts'

/** A screen of the hotel area, by its path below `/u/{hotelIdParam}/`. */
const hotelScreen = (path: string, screen: Omit<Screen, 'path'>): Screen => ({ path: `/u/$hotelId/${path}`, ...screen })

/** The screens of the platform's administrators, below `/admin`. */
export const adminScreens: readonly Screen[] = [
  {
    path: '/admin/hotels',
    title: say('Danh sách khách sạn', 'Hotels'),
    codes: ['MANAGE_1'],
    load: async () => (await import('./screens/admin/hotels/hotel-list-screen.tsx')).HotelListScreen,
  },
  {
    path: '/admin/hotels/$id',
    title: say('Khách sạn', 'Hotel'),
    codes: ['MANAGE_1'],
    load: async () => (await import('./screens/admin/hotels/hotel-screen.tsx')).HotelScreen,
  },
  {
    path: '/admin/announcements',
    title: say('Thông báo chung', 'Announcements'),
    codes: ['MANAGE_1'],
    load: async () => (await import('./screens/admin/announcements/announcement-list-screen.tsx')).AnnouncementListScreen,
  },
  {
    path: '/admin/announcements/$id',
    title: say('Thông báo chung', 'Announcement'),
    codes: ['MANAGE_1'],
    load: async () => (await import('./screens/admin/announcements/announcement-screen.tsx')).AnnouncementScreen,
  },
  {
    path: '/admin/account/setting',
    title: say('Thiết lập tài khoản', 'Account setting'),
    codes: [],
    load: async () => (await import('./screens/setting/account/account-screen.tsx')).AccountScreen,
  },
]

/** The screens of a property: `/u/$hotelId/…`. */
export const hotelScreens: readonly Screen[] = [
  hotelScreen('dashboard', {
    title: say('Tổng quan', 'Dashboard'),
    codes: ['DASHBOARD_1'],
    load: async () => (await import('./screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
  }),
  hotelScreen('account/contract', {
    title: say('Hợp đồng điện tử', 'Electronic contract'),
    codes: ['E_CONTRACT_1'],
    load: async () => (await import('./screens/setting/contract/contract-screen.tsx')).ContractScreen,
  }),
  hotelScreen('booking/list-booking', {
    title: say('Danh sách đặt phòng', 'Bookings'),
    codes: ['BOOKING_LIST_1'],
    load: async () => (await import('./screens/manage/bookings/booking-list-screen.tsx')).BookingListScreen,
  }),
  hotelScreen('booking/detail/$code', {
    title: say('Đặt phòng', 'Booking'),
    codes: ['BOOKING_LIST_1'],
    load: async () => (await import('./screens/manage/bookings/booking-screen.tsx')).BookingScreen,
  }),
  hotelScreen('hotel-manage/room-sale/avail-and-rate', {
    title: say('Phòng trống và giá', 'Availability and price'),
    codes: ['AVAIL_RATE_1'],
    wantsRoom: true,
    // What only phones show is asked for at once, not by the screen when it is there.
    load: async () => {
      const onPhone = isPhone() ? import('./screens/room-sale/avail-and-rate/phone/phone-rates.tsx') : null
      const [{ AvailAndRateScreen }] = await Promise.all([import('./screens/room-sale/avail-and-rate/avail-and-rate-screen.tsx'), onPhone])
      return AvailAndRateScreen
    },
  }),
  hotelScreen('hotel-setting/hotel-info/general-info', {
    title: say('Thông tin chung', 'General info'),
    codes: ['GENERAL_INFO_1'],
    load: async () => (await import('./screens/hotel-information/general-info/general-info-screen.tsx')).GeneralInfoScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/register', {
    title: say('Thông tin đăng ký', 'Registration information'),
    codes: ['REGISTRATION_INFO_1'],
    load: async () => (await import('./screens/hotel-information/general-info/register/register-screen.tsx')).RegisterScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/amenities', {
    title: say('Tiện nghi', 'Amenities'),
    codes: ['HOTEL_AMENITY_1'],
    load: async () => (await import('./screens/hotel-information/general-info/amenities/amenities-screen.tsx')).AmenitiesScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/nearby', {
    title: say('Địa điểm lân cận', 'Nearby places'),
    codes: ['NEARBY_PLACE_1'],
    load: async () => (await import('./screens/hotel-information/general-info/nearby/nearby-screen.tsx')).NearbyScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/hotel-chain', {
    title: say('Chuỗi khách sạn', 'Hotel chain'),
    codes: ['HOTEL_CHAIN_1'],
    load: async () => (await import('./screens/hotel-information/general-info/hotel-chain/hotel-chain-screen.tsx')).HotelChainScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/room-type/room-detail/$id/amenities', {
    title: say('Tiện nghi của loại phòng', 'Amenities of the room type'),
    codes: ['ROOM_AMENITY_1'],
    load: async () => (await import('./screens/hotel-information/room-type/room-type-amenities-screen.tsx')).RoomTypeAmenitiesScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/room-type', {
    title: say('Loại phòng', 'Room types'),
    codes: ['ROOM_INFO_1'],
    load: async () => (await import('./screens/hotel-information/room-type/room-type-list-screen.tsx')).RoomTypeListScreen,
  }),
  ...['hotel-setting/hotel-info/room-type/room-detail/$id', 'hotel-setting/hotel-info/room-type/room-detail/$id/infor'].map((path) =>
    hotelScreen(path, {
      title: say('Loại phòng', 'Room type'),
      codes: ['ROOM_INFO_1'],
      load: async () => (await import('./screens/hotel-information/room-type/room-type-screen.tsx')).RoomTypeScreen,
    }),
  ),
  hotelScreen('hotel-setting/hotel-info/hotel-config/paygate', {
    title: say('Cổng thanh toán', 'Payment gateway'),
    codes: ['PAYMENT_GATEWAY_1'],
    load: async () => (await import('./screens/hotel-information/hotel-config/paygate/paygate-screen.tsx')).PaygateScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/room-type/room-detail/$id/images', {
    title: say('Ảnh loại phòng', 'Photos of the room type'),
    codes: ['ROOM_IMAGE_1'],
    load: async () => (await import('./screens/hotel-information/room-type/room-type-images-screen.tsx')).RoomTypeImagesScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/images', {
    title: say('Ảnh khách sạn', 'Photos of the property'),
    codes: ['HOTEL_IMAGE_1'],
    load: async () => (await import('./screens/hotel-information/general-info/images/hotel-images-screen.tsx')).HotelImagesScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-gallary', {
    title: say('Thư viện ảnh', 'Gallery'),
    codes: ['IMAGE_LIBRARY_1'],
    load: async () => (await import('./screens/hotel-information/gallery/gallery-screen.tsx')).GalleryScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config', {
    title: say('Cấu hình khách sạn', 'Hotel configuration'),
    codes: ['HOTEL_CONFIG_1'],
    load: async () => (await import('./screens/hotel-information/hotel-config/hotel-config-screen.tsx')).HotelConfigScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/general', {
    title: say('Cấu hình chung', 'General configuration'),
    codes: ['GENERAL_CONFIG_1'],
    load: async () => (await import('./screens/hotel-information/hotel-config/general/general-config-screen.tsx')).GeneralConfigScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/payment/list-of-payment', {
    title: say('Chính sách thanh toán', 'Payment policies'),
    codes: ['PAYMENT_POLICY_1'],
    load: async () => (await import('./screens/hotel-information/hotel-config/payment/payment-list-screen.tsx')).PaymentListScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/payment/edit/$id', {
    title: say('Chính sách thanh toán', 'Payment policy'),
    codes: ['PAYMENT_POLICY_1'],
    load: async () => (await import('./screens/hotel-information/hotel-config/payment/payment-screen.tsx')).PaymentScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/cancellation/list-of-cancellation', {
    title: say('Chính sách huỷ', 'Cancellation policies'),
    codes: ['CANCELLATION_POLICY_1'],
    load: async () =>
      (await import('./screens/hotel-information/hotel-config/cancellation/cancellation-list-screen.tsx')).CancellationListScreen,
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/cancellation/edit/$id', {
    title: say('Chính sách huỷ', 'Cancellation policy'),
    codes: ['CANCELLATION_POLICY_1'],
    load: async () => (await import('./screens/hotel-information/hotel-config/cancellation/cancellation-screen.tsx')).CancellationScreen,
  }),
  ...['hotel-manage/room-sale/sale-promotion-package', 'hotel-manage/room-sale/sale-promotion-package/sale/list-of-sale-packages'].map(
    (path) =>
      hotelScreen(path, {
        title: say('Gói bán', 'Sale packages'),
        codes: ['PLAN_PROMOTION_1'],
        load: async () => (await import('./screens/room-sale/rate-plans/rate-plan-list-screen.tsx')).RatePlanListScreen,
      }),
  ),
  hotelScreen('hotel-manage/room-sale/sale-promotion-package/sale/edit/$id', {
    title: say('Gói bán', 'Sale package'),
    codes: ['PLAN_PROMOTION_1'],
    load: async () => (await import('./screens/room-sale/rate-plans/rate-plan-screen.tsx')).RatePlanScreen,
  }),
  hotelScreen('hotel-manage/room-sale/avail-and-rate/batch-update', {
    title: say('Cập nhật hàng loạt', 'Batch update'),
    codes: ['AVAIL_RATE_1'],
    load: async () => (await import('./screens/room-sale/batch-update/batch-update-screen.tsx')).BatchUpdateScreen,
  }),
  hotelScreen('account/setting', {
    title: say('Thiết lập tài khoản', 'Account setting'),
    codes: [],
    load: async () => (await import('./screens/setting/account/account-screen.tsx')).AccountScreen,
  }),
  hotelScreen('hotel/review', {
    title: say('Xem trước trên cổng đại lý', 'Preview on the agent portal'),
    codes: ['TA_PORTAL_1'],
    load: async () => (await import('./screens/sales-channels/review/review-screen.tsx')).ReviewScreen,
  }),
  hotelScreen('hotel/activityDiaryUpdateBulk', {
    title: say('Nhật ký cập nhật giá hàng loạt', 'Bulk rate update log'),
    codes: ['RATE_LOG_1'],
    load: async () => (await import('./screens/activity-diary/rate-log-screen.tsx')).RateLogScreen,
  }),
  hotelScreen('hotel/activityDiaryUpdateRoomAvail', {
    title: say('Nhật ký cập nhật phòng trống', 'Room availability log'),
    codes: ['INVENTORY_LOG_1'],
    load: async () => (await import('./screens/activity-diary/availability-log-screen.tsx')).AvailabilityLogScreen,
  }),
]

/** Every screen there is; what the menu, the guards and the search show is read from here. */
export const screens: readonly Screen[] = [...publicScreens, ...adminScreens, ...hotelScreens]
