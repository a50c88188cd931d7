import type { Saying } from '@innkeeper/protocol/say'
import { useDelete } from '#kit/calls/use-delete.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { DeleteDialog } from '#ui/forms/delete-dialog.tsx'
import type { ListedRecord, RecordDialogProps, RecordKind } from '../record-kind.ts'

type DeleteFreeRecordProps = RecordDialogProps<ListedRecord> & {
  kind: Pick<RecordKind<ListedRecord>, 'calls' | 'words'>
  /** What the deletion means. */
  says: Saying
}

/** Asks before a record is deleted that nothing else can hold. */
export const DeleteFreeRecord = ({ kind, record, says, onClose, onDeleted, rest }: DeleteFreeRecordProps) => {
  const t = useSay()
  const done = () => {
    onClose()
    onDeleted?.()
  }
  const remove = useDelete(kind.calls.delete, record, { deleted: kind.words.deleted, done, rest })
  return (
    <DeleteDialog words={kind.words.delete} name={t(nameOf(record))} onClose={onClose} remove={remove}>
      <p>{t(says)}</p>
    </DeleteDialog>
  )
}
