import type { CallOutput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import type { CommonRefusalKey, RefusalKey } from '@innkeeper/protocol/refusals'
import type { Language } from '@innkeeper/protocol/say'
import type { Person, TravelAgent } from './who.ts'
import type { Refused, RefusalDetail, RefusedField } from './refuse.ts'
import type { PropertyTx, Tx } from './transaction.ts'
import type { DiaryEntry } from './diary.ts'
import type { Signal } from './live.ts'
import type { RawJson } from './raw-json.ts'

/** The refusals that a call's handler may raise: those it declares and the common ones. */
export type DeclaredRefusal<P extends CallPath> = Extract<Catalogue[P]['refusals'][number], RefusalKey> | CommonRefusalKey

/** What every handler is given. */
type Everyone<P extends CallPath> = {
  readonly tx: Tx
  readonly now: Date
  readonly language: Language
  readonly requestId: string
  /** The address that the request came from. */
  readonly address: string
  readonly device: string
  /** A refusal to throw: `throw at.refusal('roomInUse', { field: 'id' })`. */
  readonly refusal: (key: DeclaredRefusal<P>, detail?: RefusalDetail) => Refused
  /** A refusal of several fields at once. */
  readonly fieldsRefused: (fields: readonly RefusedField<DeclaredRefusal<P>>[], detail?: Pick<RefusalDetail, 'keep'>) => Refused
  /** An event that leaves: written now, in this transaction, sent after it, at least once. */
  readonly post: (topic: string, payload: object) => Promise<void>
  /** Tells open screens of a property, on every server, once this transaction has committed. */
  readonly tell: (signal: Signal) => void
  /** Binds the rest of the transaction to one property. */
  readonly enter: (propertyId: string) => Promise<PropertyTx>
  /** Writes the diary; needs a property, so `enter` one first where the call has none. */
  readonly diary: (entry: DiaryEntry) => Promise<void>
}

/** What a handler is given by its call's access. */
export type At<P extends CallPath> = Omit<Everyone<P>, 'tx'> &
  (Catalogue[P]['access'] extends { readonly who: 'property' }
    ? { readonly tx: PropertyTx; readonly person: Person }
    : { readonly tx: Tx } & (Catalogue[P]['access'] extends { readonly who: 'signedIn' | 'administrator' }
        ? { readonly person: Person }
        : Catalogue[P]['access'] extends { readonly who: 'travelAgent' }
          ? { readonly travelAgent: TravelAgent }
          : unknown))

/** What a handler answers: the data, a page of rows with the total, or ready JSON text. */
export type Answer<P extends CallPath> =
  | (Catalogue[P] extends { readonly list: true } ? { readonly rows: CallOutput<P>; readonly total: number } : CallOutput<P>)
  | RawJson
