import type { Loaders } from '#screen.ts'
import type { publicScreens } from '#screen-table/public.ts'

/** How each of these screens is loaded. */
export const publicLoaders: Loaders<typeof publicScreens> = {
  '/login': async () => (await import('#screens/sign-in/login-screen.tsx')).LoginScreen,
  '/admin/login': async () => (await import('#screens/sign-in/admin-login-screen.tsx')).AdminLoginScreen,
  '/forgot-password': async () => (await import('#screens/sign-in/by-letter/recovery-screen.tsx')).RecoveryScreen,
  '/invitation': async () => (await import('#screens/sign-in/by-letter/invitation-screen.tsx')).InvitationScreen,
  '/setup': async () => (await seldom())['/setup'](),
  '/register': async () => (await seldom())['/register'](),
  '/agents': async () => (await seldom())['/agents'](),
  '/answer': async () => (await seldom())['/answer'](),
  '/pay': async () => (await seldom())['/pay'](),
  '/pay/$rail': async () => (await seldom())['/pay/$rail'](),
  '/contract-check': async () => (await seldom())['/contract-check'](),
}

const seldom = async () => (await import('./seldom.ts')).seldomLoaders
