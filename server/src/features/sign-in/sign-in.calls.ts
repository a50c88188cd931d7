import { implement } from '../../kit/implement.ts'
import type { Outside } from '../../outside/outside.ts'

export const signInCalls = (_outside: Outside) =>
  implement({
    'login/user': async (at) => {
      throw at.refusal('invalidAccount')
    },
    'login/admin': async (at) => {
      throw at.refusal('invalidAccount')
    },
    'login/token': async (at) => {
      throw at.refusal('noAccess')
    },
  })
