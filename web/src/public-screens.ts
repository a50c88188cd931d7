import { say } from '@innkeeper/protocol/say'
import type { Screen } from './screen.ts'

/** The screens that need no session. They come with the first page, so they alone stand here. */
export const publicScreens: readonly Screen[] = [
  {
    path: '/login',
    title: say('Đăng nhập nhà cung cấp', 'Supplier sign in'),
    codes: [],
    load: async () => (await import('./screens/sign-in/login-screen.tsx')).LoginScreen,
  },
  {
    path: '/admin/login',
    title: say('Đăng nhập quản trị', 'Administrator sign in'),
    codes: [],
    load: async () => (await import('./screens/sign-in/admin-login-screen.tsx')).AdminLoginScreen,
  },
  {
    path: '/forgot-password',
    title: say('Đặt lại mật khẩu', 'Set a new password'),
    codes: [],
    load: async () => (await import('./screens/sign-in/recovery-screen.tsx')).RecoveryScreen,
  },
  {
    path: '/register',
    title: say('Đăng ký chỗ nghỉ', 'Register a property'),
    codes: [],
    load: async () => (await import('./screens/sign-in/register/register-screen.tsx')).RegisterScreen,
  },
]
