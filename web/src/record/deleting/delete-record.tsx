import type { Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useDelete } from '#kit/calls/use-delete.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { DeleteDialog, DeleteVerdict } from '#ui/forms/delete-dialog.tsx'
import type { ListedRecord, RecordDialogProps, RecordKind } from '../record-kind.ts'
import { useDetail, type DetailPath } from '../use-detail.ts'

/** What holds a record: whether anything does, what that means for who wants to delete it, and the facts. */
export type Held = { readonly inUse: boolean; readonly words: Saying; readonly facts?: ReactNode }

type DeleteRecordProps<P extends DetailPath> = RecordDialogProps<ListedRecord> & {
  kind: Pick<RecordKind<ListedRecord>, 'calls' | 'words'>
  /** The call that reads the record, and what its answer says of who holds it. */
  detail: P
  held: (record: AnswerOf<P>) => Held
  /** What can be done with a record in use instead. */
  renderInstead?: (record: AnswerOf<P>) => ReactNode
}

/** Asks before a record is deleted, with what holds it; for one that is in use, another act may be offered. */
export const DeleteRecord = <P extends DetailPath>({ kind, detail, record, onClose, onDeleted, rest, ...more }: DeleteRecordProps<P>) => {
  const t = useSay()
  const done = () => {
    onClose()
    onDeleted?.()
  }
  const remove = useDelete(kind.calls.delete, record, { deleted: kind.words.deleted, done, rest })
  const read = useDetail(detail, record.id, { when: !remove.resting })
  const held = read.data === undefined ? undefined : more.held(read.data)
  return (
    <DeleteDialog
      words={kind.words.delete}
      name={t(nameOf(record))}
      onClose={onClose}
      holders={{ read, inUse: held?.inUse === true ? held.words : held && null }}
      remove={remove}
      instead={read.data !== undefined && more.renderInstead?.(read.data)}
    >
      {held !== undefined && <DeleteVerdict words={held.words}>{held.facts}</DeleteVerdict>}
    </DeleteDialog>
  )
}
