import type { RefusalKey } from '@innkeeper/protocol/refusals'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { passwordFits } from '#kit/session/password-hash.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { accountOf } from '../profile/account.store.ts'
import { deleteAttempts, secondsToWait } from './throttle.store.ts'

const wrongOnes = { attempts: 5, minutes: 15 } as const

type Before = {
  readonly refusal: (key: Extract<RefusalKey, 'wrongPassword' | 'tooManyRequests'>, detail?: RefusalDetail) => Refused
  readonly committed: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

/**
 * Confirms, before the transaction of a signature, that whoever signs knows the password of their account; refused after five wrong ones within
 * fifteen minutes. A second factor is confirmed in the transaction itself (`confirmSecondFactor`), so that its proof comes back with a refusal.
 */
export const confirmSigner = async (before: Before, accountId: string, password: string): Promise<void> => {
  const subject = `signature of ${accountId}`
  const { hash, seconds } = await before.committed(async (tx) => ({
    seconds: await secondsToWait(tx, subject, wrongOnes),
    hash: (await accountOf(tx, accountId)).password_hash,
  }))
  if (seconds > 0) throw before.refusal('tooManyRequests', { values: { seconds } })
  if (!(await passwordFits(hash, password))) throw before.refusal('wrongPassword', { field: 'password' })
  await before.committed((tx) => deleteAttempts(tx, subject))
}
