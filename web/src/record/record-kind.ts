import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import type { DeletePath } from '#kit/calls/use-delete.ts'
import type { Named } from '#kit/language/names.ts'
import type { DeleteWords } from '#ui/forms/delete-dialog.tsx'
import type { StateLook } from '#ui/page/badge.tsx'
import type { HistoryPath } from './history/record-history.tsx'

/** The calls that copy a record by its id. */
export type CopyPath = {
  [P in CallPath]: P extends `${string}/copy` ? ({ id: string } extends CallInput<P> ? P : never) : never
}[CallPath]

/** A record as its list shows it. */
export type ListedRecord = Named & { readonly id: string }

/** What is said of a record wherever it is shown; `{name}` is the record's. */
export type RecordWords = {
  /** The title of its list: "Room types". */
  readonly all: Saying
  /** What its list is, to be read out: "the room types". */
  readonly list: Saying
  readonly add: Saying
  /** What an empty list says, and how to begin. */
  readonly empty: Saying
  /** The acts at the head of its page. */
  readonly acts: { readonly copy?: Saying; readonly delete: Saying }
  /** What its page says: how one and a new one are called, what could not be read, and what saving does; `afterCreate` is what to do then. */
  readonly page: {
    readonly one: Saying
    readonly what: Saying
    readonly fresh: Saying
    readonly save: Saying
    readonly created: Saying
    readonly saved: Saying
    readonly afterCreate: Saying
  }
  readonly deleted: Saying
  readonly delete: DeleteWords
}

/** An ordinary record: where it is found, which calls change it, what is said of it and how its states look. */
export type RecordKind<R extends ListedRecord> = {
  readonly calls: {
    readonly create: CallPath
    readonly update: CallPath
    readonly delete: DeletePath
    readonly copy?: CopyPath
    readonly history?: HistoryPath
  }
  readonly listAt: (property: string) => string
  /** The page of a record; of a new one, where the id is `new`. A record that is written in a dialog is found at its list. */
  readonly at: (property: string, id: string) => string
  /** The page of a record of the list, where its address depends on more than the id. */
  readonly rowAt?: (property: string, record: R) => string
  /** Where its new record is led on to, such as its own page with what is still missing; back to the list unless said otherwise. */
  readonly afterCreateAt?: (property: string, id: string) => string
  readonly words: RecordWords
  /** None, where a record is always in use. */
  readonly states?: (record: R) => readonly StateLook[]
}

/** A dialog about one record, as a list and a record's page open it. */
export type RecordDialogProps<R> = {
  readonly record: R
  readonly onClose: () => void
  readonly onDeleted?: () => void
  /** Called with true while the record is being deleted, so that the page does not read it again: it may be gone. */
  readonly rest?: (resting: boolean) => void
}
