import { say, type Saying } from '#say.ts'

/** What the lines of a diary are about, in words. */
export const recordKindWords = {
  booking: say('Đặt phòng', 'Bookings'),
  bookingRequest: say('Yêu cầu đặt phòng', 'Booking requests'),
  transaction: say('Giao dịch', 'Transactions'),
  bankStatement: say('Sao kê ngân hàng', 'Bank statements'),
  monthlyStatement: say('Bảng đối soát tháng', 'Monthly statements'),
  roomType: say('Loại phòng', 'Room types'),
  roomAmenities: say('Tiện nghi loại phòng', 'Amenities of room types'),
  roomPhotos: say('Ảnh loại phòng', 'Photos of room types'),
  ratePlan: say('Gói bán', 'Packages'),
  promotion: say('Khuyến mãi', 'Promotions'),
  giftCode: say('Mã quà tặng', 'Gift codes'),
  hotelService: say('Dịch vụ', 'Services'),
  ticketProduct: say('Sản phẩm vé', 'Ticket products'),
  ticketBooking: say('Đặt vé', 'Ticket bookings'),
  priceRule: say('Quy tắc gợi ý giá', 'Price rules'),
  season: say('Mùa', 'Seasons'),
  registration: say('Thông tin đăng ký', 'Registration information'),
  amenities: say('Tiện nghi', 'Amenities'),
  propertyPhotos: say('Ảnh khách sạn', 'Photos of the property'),
  photo: say('Thư viện ảnh', 'Photo library'),
  logo: say('Logo', 'Logo'),
  nearbyPlace: say('Địa điểm lân cận', 'Nearby places'),
  hotelChain: say('Chuỗi khách sạn', 'Hotel chain'),
  hotelConfig: say('Cấu hình chung', 'General configuration'),
  cancellationPolicy: say('Chính sách huỷ', 'Cancellation policies'),
  paymentPolicy: say('Chính sách thanh toán', 'Payment policies'),
  paymentMethods: say('Phương thức thanh toán', 'Payment methods'),
  gateway: say('Cổng thanh toán', 'Payment gateways'),
  siteLook: say('Giao diện trang đặt phòng', 'Look of the site'),
  siteDomain: say('Tên miền của trang đặt phòng', 'Domain of the booking engine'),
  connection: say('Kết nối hệ thống', 'Connected systems'),
  hotelMail: say('Gửi email', 'Sending emails'),
  travelAgent: say('Đại lý', 'Agents'),
  agentTerms: say('Điều kiện đại lý', 'Agents’ terms'),
  eContract: say('Hợp đồng điện tử', 'Electronic contract'),
  property: say('Trạng thái chỗ nghỉ', 'Status of the property'),
  user: say('Người dùng', 'Users'),
  staffGroup: say('Nhóm người dùng', 'User groups'),
  account: say('Tài khoản cá nhân', 'Personal account'),
  visit: say('Lượt vào của Innkeeper', 'Visits by Innkeeper'),
} as const satisfies Record<string, Saying>

/** A kind of thing that a change is about. */
export type RecordKind = keyof typeof recordKindWords

/** The logs of the diary: all of it, and what concerns the property's information. */
export const diaryLogs = ['system', 'information'] as const
export type DiaryLog = (typeof diaryLogs)[number]

/** The names of the logs. */
export const diaryLogWords = {
  system: say('Nhật ký hệ thống', 'System log'),
  information: say('Nhật ký thông tin chỗ nghỉ', 'Log of the property information'),
} as const satisfies Record<DiaryLog, Saying>

/** The kinds that concern the property's information. */
export const informationKinds = [
  'registration',
  'amenities',
  'propertyPhotos',
  'photo',
  'logo',
  'nearbyPlace',
  'hotelChain',
  'roomType',
  'roomAmenities',
  'roomPhotos',
  'hotelConfig',
  'cancellationPolicy',
  'paymentPolicy',
  'paymentMethods',
  'gateway',
  'eContract',
  'property',
] as const satisfies readonly RecordKind[]

/**
 * The thing that a change is about: its kind, and the name of the field of the input, or of the answer, with its id. Without a field if a
 * property has only one such thing.
 */
export type CallRecord = { readonly kind: RecordKind; readonly id?: string }
