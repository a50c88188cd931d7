import { whyNotPassword } from '@innkeeper/rules/password/check-password'
import { hashPassword, passwordFits } from '../../kit/password-hash.ts'
import { networkOf } from '../../kit/caller-key.ts'
import { implement } from '../../kit/implement.ts'
import { hashOfKey, newApiKey } from '../../kit/token.ts'
import type { At } from '../../kit/at.ts'
import type { Outside } from '../../outside/outside.ts'
import { accountReachedBy, holdAccount, setPassword } from './account.store.ts'
import { newChallenge } from './captcha.ts'
import { writeOwnDiary } from './own-diary.ts'
import { forgetFailures, minutesLocked } from './proven-account.ts'
import { recoveryLetter } from './recovery-letter.ts'
import { closeRecoveries, isRecoveryOpen, keepRecovery, useRecovery } from './recovery.store.ts'
import { endSessions } from './session.store.ts'
import { refuseTooMany, refuseUnlessTicked } from './stranger.ts'

/** A recovery token lives 30 minutes and works once. */
const minutesOfRecovery = 30
const lettersToOne = { attempts: 3, minutes: 15 } as const
const requestsFromAddress = { attempts: 20, minutes: 15 } as const

/** Setting a password anew: by a link sent by mail, or by somebody who is signed in. */
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
      await keepRecovery(at.tx, { tokenHash: hashOfKey(token), accountId: account.account_id, expiresAt })
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
        await renewPassword(at, { accountId, passwordHash, sessionKept: null })
        return null
      }
    },

    'profile/password-change': async (at, input) => {
      if (isMistyped(input)) throw at.refusal('passwordsDiffer', { field: 'confirmNewPassword' })
      const account = await holdAccount(at.tx, at.person.accountId, 'for update')
      const minutes = await minutesLocked(at, account.account_id)
      if (minutes > 0) throw at.refusal('accountLocked', { values: { minutes }, keep: true })
      if (!(await passwordFits(account.password_hash, input.password))) throw at.refusal('wrongPassword', { field: 'password', keep: true })
      await renewPassword(at, {
        accountId: account.account_id,
        passwordHash: await hashPassword(input.newPassword),
        sessionKept: at.person.sessionId,
      })
      await writeOwnDiary(at, { subject: account.full_name })
      return null
    },
  })

const isMistyped = (input: { readonly newPassword: string; readonly confirmNewPassword: string }): boolean =>
  whyNotPassword(input.newPassword, input.confirmNewPassword) === 'retypeDiffers'

type NewPassword = { readonly accountId: string; readonly passwordHash: string; readonly sessionKept: string | null }

/** Sets a password and ends every session that the old one had opened, but the one that asks. */
const renewPassword = async (
  at: Pick<At<'password-recovery'>, 'tx' | 'now' | 'tell'>,
  { accountId, passwordHash, sessionKept }: NewPassword,
): Promise<void> => {
  await setPassword(at.tx, accountId, passwordHash)
  await closeRecoveries(at.tx, accountId, at.now)
  await forgetFailures(at, accountId)
  const sessions = await endSessions(at.tx, { accountId, allBut: sessionKept }, at.now)
  at.tell({ propertyId: null, topic: 'sessionEnded', sessions })
}
