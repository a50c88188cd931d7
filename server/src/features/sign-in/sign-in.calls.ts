import { implement } from '../../kit/implement.ts'
import type { Outside } from '../../outside/outside.ts'

const unbuilt = async (): Promise<never> => {
  throw new Error('not built')
}

export const signInCalls = (_outside: Outside) =>
  implement({
    'login/user': unbuilt,
    'login/admin': unbuilt,
    'login/token': unbuilt,
    'login/switch': unbuilt,
    logout: unbuilt,
    'captcha/challenge': unbuilt,
    'forgot-password': unbuilt,
    'check-token': unbuilt,
    'password-recovery': unbuilt,
    'profile/password-change': unbuilt,
  })
