import type { Saying } from '#say.ts'

/** HTTP statuses of refusals; sign-in answers 200 with its code, 401 and 403 belong to the session. */
export type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

/** A business error, declared once: its number on the wire (`responseCode`), status and words. */
export type Refusal = { readonly number: number; readonly status: RefusalStatus; readonly words: Saying }

/** Declares a refusal. */
export const refusal = (number: number, status: RefusalStatus, words: Saying): Refusal => ({ number, status, words })
