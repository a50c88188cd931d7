import type { CallPath, CallRequest } from '@innkeeper/protocol/catalogue'
import type { Answer, At } from './at.ts'

/** What a call does: load, decide, save, answer. */
export type Handler<P extends CallPath> = (at: At<P>, input: CallRequest<P>) => Promise<Answer<P>>

/** A handler for each of some calls. */
export type Handlers<P extends CallPath> = { readonly [K in P]: Handler<K> }

/** Declares the handlers of some calls; a missing or mistyped one does not compile. */
export const implement = <P extends CallPath>(handlers: Handlers<P>): Handlers<P> => handlers
