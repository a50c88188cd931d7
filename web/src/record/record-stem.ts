import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Form } from '#kit/forms/use-form.ts'
import type { Named } from '#kit/language/names.ts'
import type { DetailPath } from './use-detail.ts'

/** What the calls of an ordinary record begin with: `room` has `room/create`, `room/update` and `room/detail`. */
export type RecordStem = {
  [P in DetailPath]: P extends `${infer S}/detail`
    ? `${S}/create` | `${S}/update` extends CallPath
      ? CallInput<`${S}/create` & CallPath> extends Named
        ? S
        : never
      : never
    : never
}[DetailPath]

/** A record as its page reads it. */
export type DetailOf<S extends RecordStem> = AnswerOf<`${S}/detail`>

/** The form of a record that is new or that is changed. */
export type RecordForm<S extends RecordStem> = Form<`${S}/create` | `${S}/update`>

/** What the page of a record is given. */
export type RecordPlace<R> = {
  /** The record as it was read last; null for a new one. */
  readonly record: R | null
  /** Reads the record again, after somebody else saved it. */
  readonly readAgain?: () => void
  /** Leaves the record unread while it is being deleted. */
  readonly rest?: (resting: boolean) => void
}
