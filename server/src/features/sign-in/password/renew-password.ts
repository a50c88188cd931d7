import type { At } from '#kit/call/at.ts'
import { passwordChangedLetter, readerOf } from '../profile/account-changed-letters.ts'
import { setPassword, type Account } from '../profile/account.store.ts'
import { deleteFailures } from '../throttle/attempt.ts'
import { closeChallenges } from '../factors/second-step/challenges.store.ts'
import { closeRecoveries } from './recovery.store.ts'
import { endSessions } from '../session/session.store.ts'

type NewPassword = { readonly account: Account; readonly passwordHash: string; readonly sessionKept: string | null }

/** Sets a password, ends all sessions of the account except the caller's, and notifies its owner by letter. */
export const renewPassword = async (
  at: Pick<At<'password-recovery'>, 'tx' | 'now' | 'publish' | 'post' | 'requestId'>,
  { account, passwordHash, sessionKept }: NewPassword,
): Promise<void> => {
  const accountId = account.account_id
  await setPassword(at.tx, accountId, passwordHash)
  await closeChallenges(at.tx, accountId)
  await closeRecoveries(at.tx, accountId, at.now)
  await deleteFailures(at, accountId)
  const sessions = await endSessions(at, { accountId, allBut: sessionKept })
  await at.post('mail', passwordChangedLetter(readerOf(account)))
  at.publish({ propertyId: null, topic: 'sessionEnded', sessions })
}
