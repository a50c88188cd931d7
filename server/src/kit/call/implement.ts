import type { CallUpload } from '@innkeeper/protocol/call'
import type { CallPath, CallRequest, Catalogue } from '@innkeeper/protocol/catalogue'
import type { Answer, At } from './at.ts'
import type { BeforeAt } from './before-at.ts'
import type { Refused } from './refuse.ts'
import type { UploadedFile } from '../request/upload.ts'

/** The handler of a call: load, decide, save, answer. */
export type Handler<P extends CallPath> = (at: At<P>, input: CallRequest<P>) => Promise<Answer<P>>

/**
 * The handler of a call with a file: works on the file while no transaction runs, and returns the handler that runs in the transaction. The
 * file is deleted when the call ends.
 */
export type UploadHandler<P extends CallPath> = (file: UploadedFile, before: BeforeAt<P>) => Promise<Handler<P>>

/**
 * The handler of a call that works on its input before its transaction, without a connection; it returns the handler that runs in the
 * transaction.
 */
export type EarlyHandler<P extends CallPath> = (input: CallRequest<P>, before: BeforeAt<P>) => Promise<Handler<P>>

/** One of the requests that share a transaction. */
export type Asked<P extends CallPath> = { readonly at: At<P>; readonly input: CallRequest<P> }

/** What the requests that share a transaction have in common. */
export type TogetherAt<P extends CallPath> = Pick<At<P>, 'tx' | 'now' | 'enter'>

/**
 * The answers to requests that share a transaction, in their order, and the writes that are still running. Nothing is written for a refused
 * request.
 */
export type AnsweredTogether<P extends CallPath> = {
  readonly outcomes: readonly (Answer<P> | Refused)[]
  readonly written: Promise<unknown>
}

/** The handler of a call whose requests share a transaction. */
export type TogetherHandler<P extends CallPath> = (at: TogetherAt<P>, asked: readonly Asked<P>[]) => Promise<AnsweredTogether<P>>

/** A handler for each of the given calls. */
export type Handlers<P extends CallPath> = {
  readonly [K in P]: Catalogue[K] extends { readonly upload: CallUpload }
    ? UploadHandler<K>
    : Catalogue[K] extends { readonly worksBefore: true }
      ? EarlyHandler<K>
      : Catalogue[K] extends { readonly together: string }
        ? TogetherHandler<K>
        : Handler<K>
}

/** Declares the handlers of the given calls; a missing or mistyped one does not compile. */
export const implement = <P extends CallPath>(handlers: Handlers<P>): Handlers<P> => handlers
