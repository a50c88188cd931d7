import { whyNotPassword } from '@innkeeper/rules/password/check-password'
import { implement } from '#kit/call/implement.ts'
import { hashPassword } from '#kit/session/password-hash.ts'
import type { Outside } from '#outside/outside.ts'
import { tryPassword } from '../throttle/try-password.ts'
import { provenAccount } from './proven-account.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { renewPassword } from './renew-password.ts'

/** A first password that somebody else typed is changed before it opens anything. */
export const firstPasswordCalls = (outside: Pick<Outside, 'keyFor'>) =>
  implement({
    'first-password': async (given, before) => {
      if (whyNotPassword(given.newPassword, given.confirmNewPassword) === 'retypeDiffers')
        throw before.refusal('passwordsDiffer', { field: 'confirmNewPassword' })
      const tried = await tryPassword(before, given)
      const passwordHash = await hashPassword(given.newPassword)
      return async (at, input) => {
        const { account } = await provenAccount(at, outside, { ...input, device: null, first: true }, tried)
        if (!account.password_is_first) throw at.refusal('firstPasswordChanged')
        if (input.newPassword === input.password) throw at.refusal('passwordIsFirst', { field: 'newPassword' })
        refuseWeakPassword(at, account, input.newPassword)
        await renewPassword(at, { account, passwordHash, sessionKept: null })
        return null
      }
    },
  })
