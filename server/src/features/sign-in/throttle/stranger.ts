import type { RefusalKey } from '@innkeeper/protocol/refusals'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { secondsToWait, type Limit } from './throttle.store.ts'

/** A request without a session, and how it is refused. */
type Stranger<K extends RefusalKey> = { readonly tx: Tx; readonly refusal: (key: K, detail?: RefusalDetail) => Refused }

/** Counts one more request of a subject and refuses it over its limit. */
export const refuseTooMany = async (at: Stranger<'tooManyRequests'>, subject: string, limit: Limit): Promise<void> => {
  const seconds = await secondsToWait(at.tx, subject, limit)
  if (seconds > 0) throw at.refusal('tooManyRequests', { values: { seconds }, keep: true })
}
