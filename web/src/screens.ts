import type { FunctionCode } from '@innkeeper/protocol/access'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { ComponentType } from 'react'

/** One screen: where it is, in which layout, what it is called, which function codes it needs, and how it is loaded. */
export type Screen = {
  /** As the specification spells it; `$name` stands for a part that varies. */
  readonly path: `/${string}`
  readonly title: Saying
  readonly codes: readonly FunctionCode[]
  readonly load: () => Promise<ComponentType>
}

/** The public screens. */
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
]

/** The screens of the platform's administrators, below `/admin`. */
export const adminScreens: readonly Screen[] = []

/** The screens of a property: `/u/$hotelId/…`. */
export const hotelScreens: readonly Screen[] = []

/** Every screen there is; what the menu, the guards and the search show is read from here. */
export const screens: readonly Screen[] = [...publicScreens, ...adminScreens, ...hotelScreens]
