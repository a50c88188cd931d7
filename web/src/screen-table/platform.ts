import { say } from '@innkeeper/protocol/say'
import type { Screen } from '#screen.ts'

/** The screens of the platform's administrators, below `/admin`. */
export const platformScreens = [
  {
    path: '/admin/work',
    guide: 'approving',
    title: say('Việc của tôi', 'My work'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/hotels',
    guide: 'approving',
    title: say('Danh sách khách sạn', 'Hotels'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/hotels/$id',
    guide: 'approving',
    title: say('Khách sạn', 'Hotel'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/order',
    guide: 'approving',
    title: say('Thứ tự hiển thị', 'Display order'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/users',
    guide: 'administrators',
    title: say('Quản trị viên', 'Administrators'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/users/$id',
    guide: 'administrators',
    title: say('Quản trị viên', 'Administrator'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/bookings',
    guide: 'platform-bookings',
    title: say('Đặt phòng', 'Bookings'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/bookings/tickets',
    guide: 'platform-bookings',
    title: say('Đặt vé', 'Ticket bookings'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/booking/ticket/detail/$code',
    guide: 'platform-bookings',
    title: say('Đặt vé', 'Ticket booking'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/booking/hotel/detail/$code',
    guide: 'platform-bookings',
    title: say('Đặt phòng', 'Booking'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/monthly-statements',
    guide: 'platform-months',
    title: say('Đối soát tháng', 'Monthly statements'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/monthly-statements/$hotelId/$month/$currency',
    guide: 'platform-months',
    title: say('Đối soát tháng', 'Monthly statement'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/contracts',
    guide: 'platform-contracts',
    title: say('Hợp đồng', 'Contracts'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/contracts/$id',
    guide: 'platform-contracts',
    title: say('Hợp đồng', 'Contract'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/contract-templates',
    guide: 'contract-templates',
    title: say('Mẫu hợp đồng', 'Contract templates'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/contract-templates/$kind',
    guide: 'contract-templates',
    title: say('Mẫu hợp đồng', 'Contract template'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/agents',
    guide: 'platform-agents',
    title: say('Danh sách đại lý', 'Agent list'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/agents/$id',
    guide: 'platform-agents',
    title: say('Đại lý', 'Agent'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/announcements',
    guide: 'announcements',
    title: say('Thông báo chung', 'Announcements'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/announcements/$id',
    guide: 'announcements',
    title: say('Thông báo chung', 'Announcement'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/jobs',
    guide: 'failed-jobs',
    title: say('Công việc bị lỗi', 'Failed jobs'),
    codes: ['MANAGE_1'],
  },
  {
    path: '/admin/account/setting',
    guide: 'account',
    title: say('Thiết lập tài khoản', 'Account setting'),
    codes: [],
  },
] as const satisfies readonly Screen[]
