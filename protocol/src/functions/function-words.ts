import { functionCodes, functionNames, type FunctionCode, type FunctionName } from '#access.ts'
import { say, type Saying } from '#say.ts'

/** The names of the functions, where rights are shown or granted. */
export const functionWords = {
  DASHBOARD: say('Tổng quan', 'Dashboard'),
  MANAGE: say('Quản trị nền tảng', 'Platform administration'),
  BOOKING: say('Quản lý', 'Manage'),
  BOOKING_LIST: say('Danh sách đặt phòng', 'Bookings'),
  SEND_REQUEST: say('Yêu cầu đặt phòng', 'Booking requests'),
  TRANSACTION: say('Giao dịch thu chi', 'Transactions'),
  GATE: say('Cổng vào công viên', 'Gate of a park'),
  SALE: say('Bán phòng', 'Room sale'),
  AVAIL_RATE: say('Phòng trống và giá', 'Availability and price'),
  PLAN_PROMOTION: say('Gói bán và khuyến mãi', 'Packages and promotions'),
  SERVICE: say('Dịch vụ', 'Services'),
  GIFT_CODE: say('Mã quà tặng', 'Gift codes'),
  SETTING: say('Cài đặt', 'Settings'),
  ACCOUNT_INFO: say('Thiết lập tài khoản', 'Account setting'),
  PERSONAL_ACCOUNT: say('Tài khoản cá nhân', 'Personal account'),
  USER_MANAGEMENT: say('Quản lý người dùng', 'User management'),
  USER_LIST: say('Danh sách người dùng', 'Users'),
  USER_GROUP: say('Nhóm người dùng', 'User groups'),
  E_CONTRACT: say('Hợp đồng điện tử', 'Electronic contract'),
  HOTEL_INFO: say('Thông tin khách sạn', 'Hotel information'),
  GENERAL_INFO: say('Thông tin chung', 'General info'),
  REGISTRATION_INFO: say('Thông tin đăng ký', 'Registration information'),
  HOTEL_AMENITY: say('Tiện nghi', 'Amenities'),
  HOTEL_IMAGE: say('Ảnh khách sạn', 'Photos of the property'),
  NEARBY_PLACE: say('Địa điểm lân cận', 'Nearby places'),
  HOTEL_CHAIN: say('Chuỗi khách sạn', 'Hotel chain'),
  ROOM_TYPE_INFO: say('Loại phòng', 'Room types'),
  ROOM_INFO: say('Thông tin loại phòng', 'Room type information'),
  ROOM_AMENITY: say('Tiện nghi của loại phòng', 'Amenities of the room type'),
  ROOM_IMAGE: say('Ảnh loại phòng', 'Photos of the room type'),
  HOTEL_CONFIG: say('Cấu hình khách sạn', 'Hotel configuration'),
  GENERAL_CONFIG: say('Cấu hình chung', 'General configuration'),
  PAYMENT_POLICY: say('Chính sách thanh toán', 'Payment policies'),
  CANCELLATION_POLICY: say('Chính sách huỷ', 'Cancellation policies'),
  PAYMENT_GATEWAY: say('Cổng thanh toán', 'Payment gateway'),
  IMAGE_LIBRARY: say('Thư viện ảnh', 'Photo library'),
  TRAVEL_AGENT: say('Đại lý', 'Travel agents'),
  AGENT_LIST: say('Danh sách đại lý', 'Agent list'),
  UNLINKED_LIST: say('Đại lý ngừng liên kết', 'Unlinked agents'),
  ACTIVITY_LOG: say('Nhật ký hoạt động', 'Activity diary'),
  SYSTEM_LOG: say('Nhật ký hệ thống', 'System log'),
  RATE_LOG: say('Nhật ký cập nhật giá hàng loạt', 'Bulk rate update log'),
  INVENTORY_LOG: say('Nhật ký cập nhật phòng trống', 'Room availability log'),
  SALE_CHANNEL: say('Kênh bán', 'Sales channels'),
  TA_PORTAL: say('Xem trước trên cổng đại lý', 'Preview on the agent portal'),
  BE_HOTEL_PAGE: say('Trang đặt phòng riêng', 'Booking engine page'),
  SUPPORT: say('Hỗ trợ', 'Support'),
  USER_GUIDE: say('Hướng dẫn sử dụng', 'User guide'),
  BE_INTEGRATION: say('Kết nối trang đặt phòng', 'Connect the booking engine'),
  BE_SETTINGS: say('Cấu hình trang đặt phòng', 'Booking engine settings'),
  CHANNEL_MANAGER: say('Kết nối kênh', 'Connections'),
  HOTEL_SETTING: say('Thiết lập chỗ nghỉ', 'Property settings'),
} as const satisfies Record<FunctionName, Saying>

/** Says which rights are needed: `Needs the right to change “Room types”.` */
export const neededWords = (codes: readonly FunctionCode[]): Saying => {
  if (codes.length === 0) return otherSession
  return {
    vi: `Cần quyền ${codes.map((code) => rightWords(code).vi).join(' và ')}.`,
    en: `Needs the right to ${codes.map((code) => rightWords(code).en).join(' and ')}.`,
  }
}

/** A right in words: `change “Room types”`. */
export const rightWords = (code: FunctionCode): Saying => {
  const name = functionNames.find((known) => code === `${known}_1` || code === `${known}_2`) ?? 'MANAGE'
  const { vi, en } = functionWords[name]
  return code === `${name}_1` ? { vi: `xem “${vi}”`, en: `view “${en}”` } : { vi: `sửa “${vi}”`, en: `change “${en}”` }
}

/** Every right in words. */
export const rightChoices: Readonly<Record<string, Saying>> = Object.fromEntries(functionCodes.map((code) => [code, rightWords(code)]))

const otherSession = say('Không dùng được ở đây với tài khoản này.', 'This account cannot use this here.')
