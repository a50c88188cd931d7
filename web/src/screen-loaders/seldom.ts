import type { Loaders } from '#screen.ts'
import type { publicScreens } from '#screen-table/public.ts'

/** The screens that people open once or from an email; they are not those of signing in, which everybody begins with. */
type Seldom = '/setup' | '/register' | '/agents' | '/answer' | '/pay' | '/pay/$rail' | '/contract-check'

/** How each of these screens is loaded. Apart from the first page, whose code would else list all files that they need. */
export const seldomLoaders: Pick<Loaders<typeof publicScreens>, Seldom> = {
  '/setup': async () => (await import('#screens/sign-in/set-up/set-up-screen.tsx')).SetUpScreen,
  '/register': async () => (await import('#screens/sign-in/register/register-screen.tsx')).RegisterScreen,
  '/agents': async () => (await import('#screens/sign-in/agents/agents-screen.tsx')).AgentsScreen,
  '/answer': async () => (await import('#screens/sign-in/answer/answer-screen.tsx')).AnswerScreen,
  '/pay': async () => (await import('#screens/sign-in/pay/payment-link-screen.tsx')).PaymentLinkScreen,
  '/pay/$rail': async () => (await import('#screens/sign-in/pay/payment-returned-screen.tsx')).PaymentReturnedScreen,
  '/contract-check': async () => (await import('#screens/sign-in/check/contract-check-screen.tsx')).ContractCheckScreen,
}
