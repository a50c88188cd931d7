import type { z } from 'zod'
import type { Access } from './access.ts'
import type { CallRecord } from './diary/record-kinds.ts'
import type { RefusalKey } from './refusals.ts'
import type { Saying } from './say.ts'

/** The limits of a call: requests per minute, size of the body, duration. */
export type CallLimits = { readonly perMinute?: number; readonly bodyBytes?: number; readonly seconds?: number }

/** The largest upload unless its call says otherwise: 5 MB, from the specification. */
export const uploadBytes = 5_242_880

/** The one file that is sent with a call, as multipart/form-data beside its other fields. */
export type CallUpload = {
  /** The name of the form's field with the file. */
  readonly field: string
  readonly words: Saying
  readonly maxBytes: number
  /** The formats that a file picker offers; the server recognises the format by the content. */
  readonly accept: readonly string[]
}

/** One call of the catalogue; its server, clients, pages and tests are derived from it. */
export type Call = {
  readonly words: Saying
  /** `read` runs in a read-only transaction; `change` writes. */
  readonly kind: 'read' | 'change'
  readonly method: 'GET' | 'POST'
  readonly access: Access
  readonly input: z.ZodObject
  /** Fields of a POST that travel in the query string, as the specification has them; the body may contain them instead. */
  readonly query?: readonly string[]
  /** The file that the call takes. Its other fields then travel as texts of the form, nested values as JSON. */
  readonly upload?: CallUpload
  /** The handler also works before the transaction, like that of an upload, so that slow work (hashing a password) holds no connection. */
  readonly worksBefore?: true
  /** The call works while the installation waits for its first administrator; all others are refused with `waitsForSetUp` then. */
  readonly beforeSetUp?: true
  /** The call works in a session whose person must first set up a second factor; all others are refused with `factorSetUpFirst` then. */
  readonly beforeFactor?: true
  /**
   * The name of an input field. Requests of the same moment with the same value in it share one transaction, and the handler gets all of
   * them. For calls of travel agents that require a key.
   */
  readonly together?: string
  /**
   * An expensive read that would slow others down: few run at once in a process, the others wait in a queue. A call that returns a file
   * (`fileShape`) is always dear.
   */
  readonly dear?: true
  /** The shape of `data` in the answer. */
  readonly output: z.ZodType
  readonly refusals: readonly RefusalKey[]
  /**
   * A list returns `{ rows, total, all }`: a page, how many match the filter, and how many there are without it. On the wire `data`
   * contains the rows, and the numbers are beside it.
   */
  readonly list?: true
  /** The line in the diary; the handler names the `{subject}`. A change that declares one must write it. */
  readonly diary?: Saying
  /** The thing that the change is about; each call with a line in the diary names one. */
  readonly record?: CallRecord
  /** The fields that its diary lines may contain, with their words; by default those of the input. */
  readonly tells?: z.ZodObject
  /** `optional` accepts an Idempotency-Key header, `required` refuses a request without one. */
  readonly idempotency?: 'optional' | 'required'
  /** The reads (by prefix) that are stale after this change, besides those of its own prefix. */
  readonly stales?: readonly string[]
  readonly limits?: CallLimits
}

/** Declares a call; the types of its handler and its client are inferred from it. */
export const call = <const C extends Call>(spec: C): C => spec
