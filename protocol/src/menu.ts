import type { FunctionCode } from './access.ts'
import { say, type Saying } from './say.ts'

/**
 * The target of a menu item: a screen of its area (below `/u/{hotelIdParam}/` or `/admin/`), the platform's area, the stored merchant link
 * or the user guide.
 */
export type MenuTarget =
  | { readonly to: 'screen'; readonly path: string; readonly also?: readonly string[] }
  | { readonly to: 'admin' }
  | { readonly to: 'merchant' }
  | { readonly to: 'help' }

/** An item of the left menu; it needs all of its codes. */
export type MenuItem = {
  readonly words: Saying
  readonly codes: readonly FunctionCode[]
  readonly target: MenuTarget
}

/** The icons of the menu, by their Tabler names. */
export type MenuIcon =
  | 'building-community'
  | 'home-2'
  | 'clipboard-list'
  | 'bed'
  | 'settings'
  | 'building'
  | 'users'
  | 'history'
  | 'world'
  | 'lifebuoy'
  | 'ticket'

/** A top-level section: a single item with its own name, or a group that opens. */
export type MenuSection = {
  readonly key: string
  readonly words: Saying
  /** What it is called at a park, where its words speak of a hotel. */
  readonly parkWords?: Saying
  readonly icon: MenuIcon
  readonly codes: readonly FunctionCode[]
  /** A section without a group has its own target. */
  readonly target?: MenuTarget
  readonly items: readonly MenuItem[]
  /** Whether the section ends with the hotline's number. */
  readonly hotline?: true
}

const screen = (path: string, ...also: readonly string[]): MenuTarget => ({ to: 'screen', path, also })

const item = (words: Saying, code: FunctionCode, target: MenuTarget): MenuItem => ({ words, codes: [code], target })

/** The complete left menu of the hotel area; a client shows the items that exist, that the property’s kind has and that the person may use. */
export const menu: readonly MenuSection[] = [
  {
    key: 'admin-home',
    words: say('Trang quản trị', 'Manage home'),
    icon: 'building-community',
    codes: ['MANAGE_1'],
    target: { to: 'admin' },
    items: [],
  },
  {
    key: 'dashboard',
    words: say('Tổng quan', 'Dashboard'),
    icon: 'home-2',
    codes: ['DASHBOARD_1'],
    target: screen('dashboard'),
    items: [],
  },
  {
    key: 'manage',
    words: say('Quản lý', 'Manage'),
    icon: 'clipboard-list',
    codes: ['BOOKING_1'],
    items: [
      item(
        say('Danh sách đặt phòng', 'Bookings'),
        'BOOKING_LIST_1',
        screen('booking/list-booking', 'booking/detail', 'hotel/booking/detail'),
      ),
      item(say('Đặt vé', 'Ticket bookings'), 'BOOKING_LIST_1', screen('booking/list-ticket', 'booking/ticket/detail')),
      item(say('Cổng vào', 'Gate'), 'GATE_1', screen('hotel-manage/tickets/gate')),
      item(
        say('Yêu cầu đặt phòng', 'Booking requests'),
        'SEND_REQUEST_1',
        screen('booking/request-booking', 'booking/requestBookingDetail'),
      ),
      item(say('Giao dịch thu chi', 'Transactions'), 'TRANSACTION_1', screen('booking/list-transaction', 'booking/transaction')),
    ],
  },
  {
    key: 'sale',
    words: say('Bán phòng', 'Room sale'),
    icon: 'bed',
    codes: ['SALE_1'],
    items: [
      item(say('Phòng trống và giá', 'Availability and price'), 'AVAIL_RATE_1', screen('hotel-manage/room-sale/avail-and-rate')),
      item(
        say('Kỳ lưu trú này giá bao nhiêu?', 'What would this cost?'),
        'AVAIL_RATE_1',
        screen('hotel-manage/room-sale/what-would-this-cost'),
      ),
      item(
        say('Gói bán và khuyến mãi', 'Packages and promotions'),
        'PLAN_PROMOTION_1',
        screen('hotel-manage/room-sale/sale-promotion-package'),
      ),
      item(say('Dịch vụ', 'Services'), 'SERVICE_1', screen('hotel-manage/service/list/list-of-service', 'hotel-manage/service')),
      item(say('Mã quà tặng', 'Gift codes'), 'GIFT_CODE_1', screen('hotel-manage/gift-code')),
    ],
  },
  {
    key: 'tickets',
    words: say('Bán vé', 'Tickets'),
    icon: 'ticket',
    codes: ['SALE_1'],
    items: [
      item(say('Sản phẩm vé', 'Ticket products'), 'SERVICE_1', screen('hotel-manage/tickets/products', 'hotel-manage/tickets/product')),
      item(say('Lịch vé và giá', 'Ticket calendar'), 'AVAIL_RATE_1', screen('hotel-manage/tickets/calendar')),
    ],
  },
  {
    key: 'setting',
    words: say('Cài đặt', 'Settings'),
    icon: 'settings',
    codes: ['SETTING_1'],
    items: [
      item(say('Thiết lập tài khoản', 'Account setting'), 'PERSONAL_ACCOUNT_1', screen('account/setting')),
      item(say('Quản lý người dùng', 'User management'), 'USER_MANAGEMENT_1', screen('account/list-user', 'account/manage-user')),
      item(say('Hợp đồng', 'Contract'), 'E_CONTRACT_1', screen('account/contract')),
    ],
  },
  {
    key: 'hotel-info',
    words: say('Thông tin khách sạn', 'Hotel information'),
    parkWords: say('Thông tin công viên', 'Park information'),
    icon: 'building',
    codes: ['HOTEL_INFO_1'],
    items: [
      item(say('Thông tin chung', 'General info'), 'GENERAL_INFO_1', screen('hotel-setting/hotel-info/general-info')),
      item(say('Loại phòng', 'Room types'), 'ROOM_TYPE_INFO_1', screen('hotel-setting/hotel-info/room-type')),
      item(say('Cấu hình khách sạn', 'Hotel configuration'), 'HOTEL_CONFIG_1', screen('hotel-setting/hotel-info/hotel-config')),
      item(say('Thư viện ảnh', 'Photo library'), 'IMAGE_LIBRARY_1', screen('hotel-setting/hotel-info/hotel-gallary')),
    ],
  },
  {
    key: 'travel-agent',
    words: say('Đại lý', 'Travel agents'),
    icon: 'users',
    codes: ['TRAVEL_AGENT_1'],
    items: [
      item(say('Danh sách đại lý', 'Agent list'), 'AGENT_LIST_1', screen('travel-agent/active')),
      item(say('Điều kiện đại lý', 'Agents’ terms'), 'AGENT_LIST_1', screen('travel-agent/terms')),
      item(say('Đại lý ngừng liên kết', 'Unlinked agents'), 'UNLINKED_LIST_1', screen('travel-agent/deactive')),
    ],
  },
  {
    key: 'diary',
    words: say('Nhật ký hoạt động', 'Activity diary'),
    icon: 'history',
    codes: ['ACTIVITY_LOG_1'],
    items: [
      item(say('Nhật ký hệ thống', 'System log'), 'SYSTEM_LOG_1', screen('hotel/activityDiary', 'hotel/activityDiaryHotelInfor')),
      item(say('Nhật ký cập nhật giá hàng loạt', 'Bulk rate update log'), 'RATE_LOG_1', screen('hotel/activityDiaryUpdateBulk')),
      item(say('Nhật ký cập nhật phòng trống', 'Room availability log'), 'INVENTORY_LOG_1', screen('hotel/activityDiaryUpdateRoomAvail')),
    ],
  },
  {
    key: 'channel',
    words: say('Kênh bán', 'Sales channels'),
    icon: 'world',
    codes: ['SALE_CHANNEL_1'],
    items: [
      item(say('Xem trước trên cổng đại lý', 'Preview on the agent portal'), 'TA_PORTAL_1', screen('hotel/review')),
      item(say('Xem trước trên trang đặt phòng', 'Preview on the booking engine'), 'BE_HOTEL_PAGE_1', { to: 'merchant' }),
    ],
  },
  {
    key: 'support',
    words: say('Hỗ trợ', 'Support'),
    icon: 'lifebuoy',
    codes: ['SUPPORT_1'],
    items: [
      item(say('Hướng dẫn sử dụng', 'User guide'), 'USER_GUIDE_1', { to: 'help' }),
      item(say('Kết nối trang đặt phòng', 'Connect the booking engine'), 'BE_INTEGRATION_1', screen('connectBE')),
      item(say('Kết nối hệ thống', 'Connected systems'), 'BE_INTEGRATION_1', screen('connections')),
      item(say('Cấu hình trang đặt phòng', 'Booking engine settings'), 'BE_SETTINGS_1', screen('configBE')),
    ],
    hotline: true,
  },
]

/** The left menu of the platform's administrators. */
export const adminMenu: readonly MenuSection[] = [
  {
    key: 'admin-manage',
    words: say('Quản lý', 'Manage'),
    icon: 'clipboard-list',
    codes: ['MANAGE_1'],
    items: [
      item(say('Việc của tôi', 'My work'), 'MANAGE_1', screen('work')),
      item(say('Danh sách khách sạn', 'Hotels'), 'MANAGE_1', screen('hotels', 'order')),
      item(say('Danh sách người dùng', 'Users'), 'MANAGE_1', screen('users')),
      item(say('Danh sách đặt phòng', 'Bookings'), 'MANAGE_1', screen('bookings', 'booking')),
      item(say('Đối soát tháng', 'Monthly statements'), 'MANAGE_1', screen('monthly-statements')),
      item(say('Hợp đồng', 'Contracts'), 'MANAGE_1', screen('contracts')),
      item(say('Danh sách đại lý', 'Agent list'), 'MANAGE_1', screen('agents')),
      item(say('Thông báo chung', 'Announcements'), 'MANAGE_1', screen('announcements')),
      item(say('Công việc bị lỗi', 'Failed jobs'), 'MANAGE_1', screen('jobs')),
    ],
  },
  {
    key: 'admin-support',
    words: say('Hỗ trợ', 'Support'),
    icon: 'lifebuoy',
    codes: ['MANAGE_1'],
    items: [item(say('Tài liệu hướng dẫn', 'Help document'), 'MANAGE_1', { to: 'help' })],
    hotline: true,
  },
]
