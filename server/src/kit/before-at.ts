import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { DeclaredRefusal } from './at.ts'
import type { Refused, RefusalDetail } from './refuse.ts'
import type { Tx } from './transaction.ts'

/** What an upload's handler is given before the transaction of its call: nobody waits for it with a connection in hand. */
export type BeforeAt<P extends CallPath> = {
  /** The property of the session; null where the call has none. */
  readonly propertyId: string | null
  readonly now: Date
  /** The network that the request came from, as strangers are counted. */
  readonly network: string
  readonly refusal: (key: DeclaredRefusal<P>, detail?: RefusalDetail) => Refused
  /** A short transaction of its own, committed at once. */
  readonly committed: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}
