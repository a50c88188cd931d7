import type { Loaders } from '#screen.ts'
import type { publicScreens } from '#screen-table/public.ts'

/** How each of these screens is loaded. */
export const publicLoaders: Loaders<typeof publicScreens> = {
  '/login': async () => (await import('#screens/sign-in/login-screen.tsx')).LoginScreen,
  '/admin/login': async () => (await import('#screens/sign-in/admin-login-screen.tsx')).AdminLoginScreen,
  '/forgot-password': async () => (await import('#screens/sign-in/by-letter/recovery-screen.tsx')).RecoveryScreen,
  '/invitation': async () => (await import('#screens/sign-in/by-letter/invitation-screen.tsx')).InvitationScreen,
  '/setup': async () => (await import('#screens/sign-in/set-up/set-up-screen.tsx')).SetUpScreen,
  '/register': async () => (await import('#screens/sign-in/register/register-screen.tsx')).RegisterScreen,
  '/agents': async () => (await import('#screens/sign-in/agents/agents-screen.tsx')).AgentsScreen,
  '/answer': async () => (await import('#screens/sign-in/answer/answer-screen.tsx')).AnswerScreen,
  '/pay': async () => (await import('#screens/sign-in/pay/payment-link-screen.tsx')).PaymentLinkScreen,
  '/pay/$rail': async () => (await import('#screens/sign-in/pay/payment-returned-screen.tsx')).PaymentReturnedScreen,
  '/contract-check': async () => (await import('#screens/sign-in/check/contract-check-screen.tsx')).ContractCheckScreen,
}
