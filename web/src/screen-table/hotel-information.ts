import { say } from '@innkeeper/protocol/say'
import type { Screen } from '#screen.ts'
import { hotelScreen, roomScreen } from './hotel-screen.ts'

const roomType: Omit<Screen, 'path'> = { guide: 'room-types', title: say('Loại phòng', 'Room type'), codes: ['ROOM_INFO_1'] }

/** The screens of the menu's section “hotel information”. */
export const hotelInformationScreens = [
  hotelScreen('hotel-setting/hotel-info/general-info', {
    guide: 'general-info',
    title: say('Thông tin chung', 'General info'),
    codes: ['GENERAL_INFO_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/register', {
    guide: 'general-info',
    title: say('Thông tin đăng ký', 'Registration information'),
    codes: ['REGISTRATION_INFO_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/amenities', {
    guide: 'general-info',
    title: say('Tiện nghi', 'Amenities'),
    codes: ['HOTEL_AMENITY_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/nearby', {
    guide: 'general-info',
    title: say('Địa điểm lân cận', 'Nearby places'),
    codes: ['NEARBY_PLACE_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/hotel-chain', {
    guide: 'general-info',
    title: say('Chuỗi khách sạn', 'Hotel chain'),
    codes: ['HOTEL_CHAIN_1'],
  }),
  roomScreen('hotel-setting/hotel-info/room-type/room-detail/$id/amenities', {
    guide: 'room-types',
    title: say('Tiện nghi của loại phòng', 'Amenities of the room type'),
    codes: ['ROOM_AMENITY_1'],
  }),
  roomScreen('hotel-setting/hotel-info/room-type', {
    guide: 'room-types',
    title: say('Loại phòng', 'Room types'),
    codes: ['ROOM_INFO_1'],
  }),
  roomScreen('hotel-setting/hotel-info/room-type/room-detail/$id', roomType),
  roomScreen('hotel-setting/hotel-info/room-type/room-detail/$id/infor', roomType),
  hotelScreen('hotel-setting/hotel-info/hotel-config/paygate', {
    guide: 'payment-gateways',
    title: say('Cổng thanh toán', 'Payment gateway'),
    codes: ['PAYMENT_GATEWAY_1'],
  }),
  roomScreen('hotel-setting/hotel-info/room-type/room-detail/$id/images', {
    guide: 'photos',
    title: say('Ảnh loại phòng', 'Photos of the room type'),
    codes: ['ROOM_IMAGE_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/general-info/images', {
    guide: 'photos',
    title: say('Ảnh khách sạn', 'Photos of the property'),
    codes: ['HOTEL_IMAGE_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-gallary', {
    guide: 'photos',
    title: say('Thư viện ảnh', 'Photo library'),
    codes: ['IMAGE_LIBRARY_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config', {
    guide: 'configuration',
    title: say('Cấu hình khách sạn', 'Hotel configuration'),
    codes: ['HOTEL_CONFIG_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/general', {
    guide: 'configuration',
    title: say('Cấu hình chung', 'General configuration'),
    codes: ['GENERAL_CONFIG_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/payment/list-of-payment', {
    guide: 'policies',
    title: say('Chính sách thanh toán', 'Payment policies'),
    codes: ['PAYMENT_POLICY_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/payment/edit/$id', {
    guide: 'policies',
    title: say('Chính sách thanh toán', 'Payment policy'),
    codes: ['PAYMENT_POLICY_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/cancellation/list-of-cancellation', {
    guide: 'policies',
    title: say('Chính sách huỷ', 'Cancellation policies'),
    codes: ['CANCELLATION_POLICY_1'],
  }),
  hotelScreen('hotel-setting/hotel-info/hotel-config/cancellation/edit/$id', {
    guide: 'policies',
    title: say('Chính sách huỷ', 'Cancellation policy'),
    codes: ['CANCELLATION_POLICY_1'],
  }),
]
