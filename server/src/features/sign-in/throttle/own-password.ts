import type { RefusalKey } from '@innkeeper/protocol/refusals'
import { passwordFits } from '#kit/session/password-hash.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Account } from '../profile/account.store.ts'
import { refuseTooMany } from './stranger.ts'
import { deleteAttempts } from './throttle.store.ts'

const wrongOnes = { attempts: 5, minutes: 15 } as const

type Asking<K extends RefusalKey> = { readonly tx: Tx; readonly refusal: (key: K, detail?: RefusalDetail) => Refused }

/**
 * Refuses a signed-in user who does not know their own password. Counted separately from sign-in: strangers who guess at sign-in must not
 * keep the owner of a live session from changing the password.
 */
export const refuseWrongPassword = async (
  at: Asking<'wrongPassword' | 'tooManyRequests'>,
  account: Account,
  password: string,
): Promise<void> => {
  const subject = `own password of ${account.account_id}`
  await refuseTooMany(at, subject, wrongOnes)
  if (!(await passwordFits(account.password_hash, password))) throw at.refusal('wrongPassword', { field: 'password', keep: true })
  await deleteAttempts(at.tx, subject)
}
