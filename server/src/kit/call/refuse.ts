import { refusals, type RefusalKey } from '@innkeeper/protocol/refusals'
import type { FieldError } from '@innkeeper/protocol/field-errors'
import type { SayingValues } from '@innkeeper/protocol/say'

/**
 * The details of a refusal besides its key: the field that it concerns and the values in its words. A refusal rolls back what its call
 * wrote, unless it `keep`s it: a failed sign-in must be counted.
 */
export type RefusalDetail = { readonly field?: string; readonly values?: SayingValues; readonly keep?: true }

/** A refused field, with the refusal that says why. */
export type RefusedField<K extends RefusalKey = RefusalKey> = { readonly field: string; readonly key: K; readonly values?: SayingValues }

/** A caller's mistake, with a name; anything else that is thrown is a programmer's mistake. */
export class Refused extends Error {
  readonly key: RefusalKey
  readonly values: SayingValues
  readonly fields: readonly RefusedField[]
  readonly inputErrors: readonly FieldError[]
  /** Whether the call's writes are committed although it is refused. */
  readonly keepsWork: boolean

  constructor(
    key: RefusalKey,
    detail: RefusalDetail & { readonly fields?: readonly RefusedField[]; readonly inputErrors?: readonly FieldError[] } = {},
  ) {
    super(refusals[key].words.en)
    this.key = key
    this.values = detail.values ?? {}
    this.fields = detail.fields ?? (detail.field === undefined ? [] : [{ field: detail.field, key, values: this.values }])
    this.inputErrors = detail.inputErrors ?? []
    this.keepsWork = detail.keep ?? false
  }
}

/** Whether an outcome is not a refusal. */
export const isGranted = <T>(outcome: T | Refused): outcome is T => !(outcome instanceof Refused)

/** Returns the result of `work`, or the refusal that it throws. */
export const orRefused = <T>(work: () => T): T | Refused => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}
