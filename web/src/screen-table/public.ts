import { say } from '@innkeeper/protocol/say'
import type { Screen } from '#screen.ts'

/** The screens that need no session. */
export const publicScreens = [
  {
    path: '/login',
    guide: 'signing-in',
    title: say('Đăng nhập nhà cung cấp', 'Supplier sign in'),
    codes: [],
  },
  {
    path: '/admin/login',
    guide: 'signing-in',
    title: say('Đăng nhập quản trị', 'Administrator sign in'),
    codes: [],
  },
  {
    path: '/forgot-password',
    guide: 'signing-in',
    title: say('Đặt lại mật khẩu', 'Set a new password'),
    codes: [],
  },
  {
    path: '/invitation',
    guide: 'signing-in',
    title: say('Lời mời', 'Invitation'),
    codes: [],
  },
  {
    path: '/setup',
    guide: 'setting-up',
    title: say('Thiết lập nền tảng', 'Set up the platform'),
    codes: [],
  },
  {
    path: '/register',
    guide: 'registering',
    title: say('Đăng ký chỗ nghỉ', 'Register a property'),
    codes: [],
  },
  {
    path: '/agents',
    guide: 'agents-api',
    title: say('Dành cho đại lý', 'For travel agents'),
    codes: [],
  },
  {
    path: '/contract-check',
    guide: 'contract-check',
    title: say('Kiểm tra hợp đồng', 'Check a contract'),
    codes: [],
  },
  {
    path: '/answer',
    guide: 'requests',
    title: say('Trả lời từ email', 'Answer from an email'),
    codes: [],
  },
  {
    path: '/pay',
    guide: 'payment-links',
    title: say('Thanh toán', 'Payment'),
    codes: [],
  },
  {
    path: '/pay/$rail',
    guide: 'payment-links',
    title: say('Thanh toán', 'Payment'),
    codes: [],
  },
] as const satisfies readonly Screen[]
