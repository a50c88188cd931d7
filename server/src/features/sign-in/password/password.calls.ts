import { whyNotPassword } from '@innkeeper/rules/password/check-password'
import { hashPassword } from '#kit/session/password-hash.ts'
import { networkOf } from '#kit/request/caller-key.ts'
import { implement } from '#kit/call/implement.ts'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import type { Outside } from '#outside/outside.ts'
import { accountOf, accountReachedBy } from '../profile/account.store.ts'
import { newChallenge } from '#kit/captcha/captcha.ts'
import { recoveryLetter } from './recovery-letter.ts'
import { isRecoveryOpen, saveRecovery, useRecovery } from './recovery.store.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { renewPassword } from './renew-password.ts'
import { refuseUnlessTicked } from '#kit/captcha/refuse-unless-ticked.ts'
import { refuseTooMany } from '../throttle/stranger.ts'

/** A recovery token is valid for 30 minutes and works once. */
const minutesOfRecovery = 30
const lettersToOne = { attempts: 3, minutes: 15 } as const
const requestsFromAddress = { attempts: 20, minutes: 15 } as const

/** Setting a new password by a link sent by mail. */
export const passwordCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl'>) =>
  implement({
    'captcha/challenge': (at) => newChallenge(outside, at.now),

    'forgot-password': async (at, input) => {
      await refuseUnlessTicked(at, outside, input.captcha)
      await refuseTooMany(at, `recovery from ${networkOf(at.address)}`, requestsFromAddress)
      const account = await accountReachedBy(at.tx, input.username)
      await refuseTooMany(at, `recovery of ${account?.account_id ?? input.username.toLowerCase()}`, lettersToOne)
      if (account === undefined) throw at.refusal('accountNotFound', { field: 'username', keep: true })
      const token = newApiKey()
      const expiresAt = new Date(at.now.getTime() + minutesOfRecovery * 60_000)
      await saveRecovery(at.tx, { tokenHash: hashOfKey(token), accountId: account.account_id, expiresAt })
      await at.post('mail', recoveryLetter(account, `${outside.publicUrl}/forgot-password?token=${token}`, minutesOfRecovery))
      return null
    },

    'check-token': async (at, input) => ({ valid: await isRecoveryOpen(at.tx, hashOfKey(input.token), at.now) }),

    'password-recovery': async (given, before) => {
      if (isMistyped(given)) throw before.refusal('passwordsDiffer', { field: 'confirmNewPassword' })
      const passwordHash = await hashPassword(given.newPassword)
      return async (at, input) => {
        const accountId = await useRecovery(at.tx, hashOfKey(input.token), at.now)
        if (accountId === undefined) throw at.refusal('recoveryExpired')
        const account = await accountOf(at.tx, accountId)
        refuseWeakPassword(at, account, input.newPassword)
        await renewPassword(at, { account, passwordHash, sessionKept: null })
        return null
      }
    },
  })

const isMistyped = (input: { readonly newPassword: string; readonly confirmNewPassword: string }): boolean =>
  whyNotPassword(input.newPassword, input.confirmNewPassword) === 'retypeDiffers'
