import type { At } from '../../kit/at.ts'
import { setPassword } from './account.store.ts'
import { forgetFailures } from './proven-account.ts'
import { closeRecoveries } from './recovery.store.ts'
import { endSessions } from './session.store.ts'

type NewPassword = { readonly accountId: string; readonly passwordHash: string; readonly sessionKept: string | null }

/** Sets a password and ends every session that the old one had opened, but the one that asks. */
export const renewPassword = async (
  at: Pick<At<'password-recovery'>, 'tx' | 'now' | 'tell'>,
  { accountId, passwordHash, sessionKept }: NewPassword,
): Promise<void> => {
  await setPassword(at.tx, accountId, passwordHash)
  await closeRecoveries(at.tx, accountId, at.now)
  await forgetFailures(at, accountId)
  const sessions = await endSessions(at.tx, { accountId, allBut: sessionKept }, at.now)
  at.tell({ propertyId: null, topic: 'sessionEnded', sessions })
}
