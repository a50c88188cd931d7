import { Fragment, useState, type ReactNode } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Read } from '#kit/calls/use-read.ts'
import { usePart } from '#kit/page/use-part.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordLoading } from '#ui/forms/record-loading.tsx'
import type { ListedRecord, RecordKind } from './record-kind.ts'
import type { RecordPlace } from './record-stem.ts'
import { useDetail, type DetailPath } from './use-detail.ts'

type RecordScreenProps<P extends DetailPath> = {
  kind: Pick<RecordKind<ListedRecord>, 'listAt' | 'words'>
  /** Which record, where the address does not name it in its path. */
  id?: string
  /** The call that reads the record. */
  detail: P
  /** What else the page waits for, such as the choices of its fields. */
  besides?: Read<unknown>
  renderPage: (place: RecordPlace<AnswerOf<P>>) => ReactNode
}

/** The screen of one record: a new one where the address says `new` or names none, otherwise one that is read, looked at and changed. */
export const RecordScreen = <P extends DetailPath>({ kind, id: named, detail, besides, renderPage }: RecordScreenProps<P>) => {
  const { property } = useSession()
  const part = usePart('id')
  const id = named ?? part
  const isNew = id === 'new' || id === ''
  const [resting, setResting] = useState(false)
  const read = useDetail(detail, id, { when: !isNew && !resting })
  const { all, page } = kind.words
  const record = isNew ? null : read.data
  const reads = besides === undefined ? [read] : [read, besides]
  const waited = reads.find(({ error }) => error !== null) ?? read
  if (record === undefined || (besides !== undefined && besides.data === undefined)) {
    return <RecordLoading title={page.one} list={{ words: all, to: kind.listAt(property) }} what={page.what} read={waited} />
  }
  return <Fragment key={id}>{renderPage({ record, readAgain: read.again, rest: setResting })}</Fragment>
}
