import type { CallOutput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import type { fileShape } from '@innkeeper/protocol/format/file-shape'
import type { CommonRefusalKey, RefusalKey } from '@innkeeper/protocol/refusals'
import type { Language } from '@innkeeper/protocol/say'
import type { JobKind } from '@innkeeper/protocol/words/platform/job-words'
import type { Connection, Person, TravelAgent } from '../request/who.ts'
import type { Refused, RefusalDetail, RefusedField } from './refuse.ts'
import type { PropertyTx, Tx } from '../transaction/transaction.ts'
import type { Listed } from './listed.ts'
import type { DiaryEntry } from './diary.ts'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { ListFile } from '../list-file/list-file.ts'
import type { RawJson } from '../request/raw-json.ts'

/** The refusals that a call's handler may raise: those it declares and the common ones. */
export type DeclaredRefusal<P extends CallPath> = Extract<Catalogue[P]['refusals'][number], RefusalKey> | CommonRefusalKey

/** The parts of `At` that every handler gets. */
type Everyone<P extends CallPath> = {
  readonly tx: Tx
  readonly now: Date
  readonly language: Language
  readonly requestId: string
  /** The caller's IP address. */
  readonly address: string
  readonly device: string
  /** A refusal to throw: `throw at.refusal('roomInUse', { field: 'id' })`. */
  readonly refusal: (key: DeclaredRefusal<P>, detail?: RefusalDetail) => Refused
  /** A refusal of several fields at once, under the general refusal of an invalid input or one that fits all of them. */
  readonly fieldsRefused: (
    fields: readonly RefusedField<DeclaredRefusal<P>>[],
    detail?: Pick<RefusalDetail, 'keep'> & { readonly as?: DeclaredRefusal<P> },
  ) => Refused
  /** Writes an event to the outbox in this transaction; it is sent after the commit, at least once. */
  readonly post: (kind: JobKind, payload: object) => Promise<void>
  /**
   * Notifies open screens, on every server, after this transaction has committed. That reads are out of date is announced automatically; a
   * handler adds the nights or the booking.
   */
  readonly publish: (signal: Signal) => void
  /** Announces the change at this property too, although the transaction does not enter it. */
  readonly seenAt: (propertyId: string) => void
  /** Binds the rest of the transaction to a property. */
  readonly enter: (propertyId: string) => Promise<PropertyTx>
  /** Writes a diary line; needs a property, so `enter` one first where the call has none. */
  readonly diary: (entry: DiaryEntry) => Promise<void>
}

/** What a handler gets; the call's access decides. */
export type At<P extends CallPath> = Omit<Everyone<P>, 'tx'> &
  (Catalogue[P]['access'] extends { readonly who: 'property' }
    ? { readonly tx: PropertyTx; readonly person: Person }
    : Catalogue[P]['access'] extends { readonly who: 'connection' }
      ? { readonly tx: PropertyTx; readonly connection: Connection }
      : { readonly tx: Tx } & (Catalogue[P]['access'] extends { readonly who: 'signedIn' | 'administrator' }
          ? { readonly person: Person }
          : Catalogue[P]['access'] extends { readonly who: 'travelAgent' }
            ? { readonly travelAgent: TravelAgent }
            : unknown))

/** What a handler returns: the file of a list, the data, a page of a list, or ready JSON text. */
export type Answer<P extends CallPath> = Catalogue[P] extends { readonly output: typeof fileShape }
  ? ListFile
  : (Catalogue[P] extends { readonly list: true } ? Listed<CallOutput<P>> : CallOutput<P>) | RawJson
