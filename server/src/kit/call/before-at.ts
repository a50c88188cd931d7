import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { DeclaredRefusal } from './at.ts'
import type { Refused, RefusalDetail } from './refuse.ts'
import type { Person } from '../request/who.ts'
import type { Tx } from '../transaction/transaction.ts'

/** What an upload's handler gets before the transaction of its call starts, so that slow work holds no connection. */
export type BeforeAt<P extends CallPath> = {
  /** The property of the session; null where the call has none. */
  readonly propertyId: string | null
  /** The holder of the session; null where the call needs none. */
  readonly person: Person | null
  readonly now: Date
  /** The caller's IP address. */
  readonly address: string
  readonly device: string
  /** The network of the request, which limits of anonymous callers count. */
  readonly network: string
  readonly refusal: (key: DeclaredRefusal<P>, detail?: RefusalDetail) => Refused
  /** Runs `work` in a short transaction of its own and commits it at once. */
  readonly committed: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}
