import type { z } from 'zod'
import type { Access } from './access.ts'
import type { RefusalKey } from './refusals.ts'
import type { Saying } from './say.ts'

/** What may be asked of a call within a minute, how large its body may be and how long it may take. */
export type CallLimits = { readonly perMinute?: number; readonly bodyBytes?: number; readonly seconds?: number }

/** The most that an uploaded file may have unless its call says otherwise: 5 MB, as the specification has it. */
export const uploadBytes = 5_242_880

/** The one file that travels with a call, as multipart/form-data beside its other fields. */
export type CallUpload = {
  /** The name of the form's field that bears the file. */
  readonly field: string
  readonly words: Saying
  readonly maxBytes: number
  /** What it may be, as a file picker is told; what it is, its content decides. */
  readonly accept: readonly string[]
}

/** One call of the catalogue: everything that its server, clients, pages and tests are derived from. */
export type Call = {
  readonly words: Saying
  /** `read` runs in a read-only transaction; `change` writes. */
  readonly kind: 'read' | 'change'
  readonly method: 'GET' | 'POST'
  readonly access: Access
  readonly input: z.ZodObject
  /** Fields of a POST that travel in the query string, as the specification has them; a body may bear them as well. */
  readonly query?: readonly string[]
  /** A file that the call takes. Its other fields then travel as texts of the form, what is nested as JSON. */
  readonly upload?: CallUpload
  /** Its handler works before the transaction as well, as an upload's does: what takes long (hashing a password) keeps no connection. */
  readonly worksBefore?: true
  /**
   * A field of the input: requests of the same moment that agree in it share one transaction, and the handler is given all of them.
   * For what agents ask under a required key.
   */
  readonly together?: string
  /** The shape of `data` in the answer. */
  readonly output: z.ZodType
  readonly refusals: readonly RefusalKey[]
  /** A list answers `{ rows, total }`; on the wire `data` is the rows and `total` stands beside it. */
  readonly list?: true
  /** The line in the diary; `{subject}` is what the handler names. A change with one must write it. */
  readonly diary?: Saying
  /** `optional` honours an Idempotency-Key header, `required` refuses a request without one. */
  readonly idempotency?: 'optional' | 'required'
  /** The reads (by prefix) that are stale after this change, besides those of its own prefix. */
  readonly stales?: readonly string[]
  readonly limits?: CallLimits
}

/** Declares a call; what it infers is what the handler and the client are typed by. */
export const call = <const C extends Call>(spec: C): C => spec
