import type { Catalogue } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { Facts } from '#ui/page/facts.tsx'
import type { ListedRecord, RecordDialogProps, RecordKind } from '../record-kind.ts'
import type { DetailPath } from '../use-detail.ts'
import { DeleteRecord } from './delete-record.tsx'
import { StopRecord, type StopPath } from './stop-record.tsx'

/** A record with what uses it: how many of each kind. */
export type Used = {
  readonly record: ListedRecord & { readonly active: boolean }
  readonly uses: readonly { readonly words: Saying; readonly value: number }[]
}

type DeleteOrStopRecordProps<P extends DetailPath, S extends StopPath> = RecordDialogProps<ListedRecord> & {
  kind: Pick<RecordKind<ListedRecord>, 'calls' | 'words'>
  /** The call that reads the record, and what its answer says of its use. */
  detail: P
  used: (answer: AnswerOf<P>) => Used
  /** What is said of a record that nothing uses, one that is used, and one that is used and stopped already. */
  says: { readonly free: Saying; readonly used: Saying; readonly stopped: Saying }
  /** How it is stopped instead. */
  stop: { readonly words: Saying; readonly stopped: Saying; readonly path: S; readonly input: Catalogue[S]['input'] }
}

/** Asks before a record is deleted, with what uses it; one that is used can be stopped instead. */
export const DeleteOrStopRecord = <P extends DetailPath, S extends StopPath>(props: DeleteOrStopRecordProps<P, S>) => {
  const { used, says, stop, ...dialog } = props
  return (
    <DeleteRecord
      {...dialog}
      held={(answer) => {
        const { record, uses } = used(answer)
        const inUse = uses.some(({ value }) => value > 0)
        return { inUse, words: inUse ? (record.active ? says.used : says.stopped) : says.free, facts: <Facts facts={uses} /> }
      }}
      renderInstead={(answer) => {
        const { record } = used(answer)
        return record.active && <StopRecord {...stop} record={record} done={props.onClose} />
      }}
    />
  )
}
