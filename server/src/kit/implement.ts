import type { CallUpload } from '@innkeeper/protocol/call'
import type { CallPath, CallRequest, Catalogue } from '@innkeeper/protocol/catalogue'
import type { Answer, At } from './at.ts'
import type { BeforeAt } from './before-at.ts'
import type { Refused } from './refuse.ts'
import type { UploadedFile } from './upload.ts'

/** What a call does: load, decide, save, answer. */
export type Handler<P extends CallPath> = (at: At<P>, input: CallRequest<P>) => Promise<Answer<P>>

/**
 * What a call with a file does: works on the file while no transaction runs, and answers what the transaction then does. The
 * file is gone when the call is over.
 */
export type UploadHandler<P extends CallPath> = (file: UploadedFile, before: BeforeAt<P>) => Promise<Handler<P>>

/** What a call does that works before its transaction: on its input, holding no connection; it answers what the transaction then does. */
export type EarlyHandler<P extends CallPath> = (input: CallRequest<P>, before: BeforeAt<P>) => Promise<Handler<P>>

/** One of the requests that share a transaction. */
export type Asked<P extends CallPath> = { readonly at: At<P>; readonly input: CallRequest<P> }

/** What the requests that share a transaction have in common. */
export type TogetherAt<P extends CallPath> = Pick<At<P>, 'tx' | 'now' | 'enter'>

/**
 * The answers to requests that share a transaction, in their order, and what is still being written. For whoever is refused nothing
 * is written.
 */
export type AnsweredTogether<P extends CallPath> = {
  readonly outcomes: readonly (Answer<P> | Refused)[]
  readonly written: Promise<unknown>
}

/** What a call does whose requests share a transaction. */
export type TogetherHandler<P extends CallPath> = (at: TogetherAt<P>, asked: readonly Asked<P>[]) => Promise<AnsweredTogether<P>>

/** A handler for each of some calls. */
export type Handlers<P extends CallPath> = {
  readonly [K in P]: Catalogue[K] extends { readonly upload: CallUpload }
    ? UploadHandler<K>
    : Catalogue[K] extends { readonly worksBefore: true }
      ? EarlyHandler<K>
      : Catalogue[K] extends { readonly together: string }
        ? TogetherHandler<K>
        : Handler<K>
}

/** Declares the handlers of some calls; a missing or mistyped one does not compile. */
export const implement = <P extends CallPath>(handlers: Handlers<P>): Handlers<P> => handlers
