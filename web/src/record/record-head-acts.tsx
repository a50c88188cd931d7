import type { Saying } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { HeadAct } from '#ui/buttons/head-act.tsx'
import type { CopyPath, ListedRecord, RecordDialogProps, RecordKind } from './record-kind.ts'
import { useCopyRecord } from './use-copy-record.ts'

type RecordHeadActsProps<R extends ListedRecord> = {
  kind: RecordKind<R>
  record: R
  rest: (resting: boolean) => void
  /** Asks before the record is deleted. */
  renderDelete: (props: RecordDialogProps<R>) => ReactNode
}

/** The acts at the head of a record's page: copying it, where it can be copied, and deleting it; once it is gone, its list is shown. */
export const RecordHeadActs = <R extends ListedRecord>({ kind, record, rest, renderDelete }: RecordHeadActsProps<R>) => {
  const router = useRouter()
  const { property } = useSession()
  const reason = useLack(kind.calls.delete)
  const [deleting, setDeleting] = useState(false)
  const onDeleted = () => void router.navigate({ href: kind.listAt(property) })
  const { copy } = kind.calls
  const { acts } = kind.words
  return (
    <>
      {copy !== undefined && acts.copy !== undefined && <CopyAct path={copy} words={acts.copy} kind={kind} record={record} />}
      <HeadAct
        words={acts.delete}
        icon="trash"
        look="danger"
        reason={reason}
        opens={{ kind: 'dialog', open: deleting }}
        onClick={() => setDeleting(true)}
      />
      {deleting && renderDelete({ record, onClose: () => setDeleting(false), onDeleted, rest })}
    </>
  )
}

type CopyActProps<R extends ListedRecord> = { path: CopyPath; words: Saying; kind: RecordKind<R>; record: R }

const CopyAct = <R extends ListedRecord>({ path, words, kind, record }: CopyActProps<R>) => {
  const { property } = useSession()
  const { copy, reason } = useCopyRecord(path, record, (id) => kind.at(property, id))
  return <HeadAct words={words} icon="copy" reason={reason} onClick={copy} />
}
