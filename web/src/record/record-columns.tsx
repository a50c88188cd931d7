import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { nameOf, type Named } from '#kit/language/names.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { Column } from '#ui/lists/column.ts'
import { actsKey } from '#ui/lists/table/fit-columns.ts'
import { Badge } from '#ui/page/badge.tsx'
import type { CopyPath, ListedRecord, RecordKind } from './record-kind.ts'
import styles from './record.module.css'
import { useCopyRecord } from './use-copy-record.ts'

/** The first column of a list of records: the name. */
export const nameColumn = <R extends Named>(head: Saying): Column<R> => ({
  key: 'name',
  sortBy: 'name',
  head,
  phone: 'first',
  cut: true,
  cell: (record) => <NameOf record={record} />,
  second: (record) => <OtherName record={record} />,
})

/** The name in the language shown. */
const NameOf = ({ record }: { record: Named }) => {
  const name = useSay()(nameOf(record))
  return <strong title={name}>{name}</strong>
}

/** The name in the other language. */
const OtherName = ({ record }: { record: Named }) => {
  const { language } = useLanguage()
  const other = language === 'vi' ? 'en' : 'vi'
  return <span lang={other}>{nameOf(record)[other]}</span>
}

type LastColumns<R> = {
  readonly askToDelete: (record: R) => void
  /** The acts besides copying and deleting. */
  readonly renderActs?: ((record: R) => ReactNode) | undefined
}

/** The last columns of a list of records: its states, and the acts that copy and delete it. */
export const lastColumns = <R extends ListedRecord>(
  kind: RecordKind<R>,
  { askToDelete, renderActs }: LastColumns<R>,
): readonly Column<R>[] => [
  ...(kind.states === undefined ? [] : [stateColumn(kind)]),
  {
    key: actsKey,
    head: actsHead,
    phone: kind.states === undefined ? 'end' : 'hidden',
    width: kind.calls.copy === undefined && renderActs === undefined ? 92 : 104,
    cell: (record) => (
      <RowActs kind={kind} record={record} askToDelete={() => askToDelete(record)}>
        {renderActs?.(record)}
      </RowActs>
    ),
  },
]

const stateColumn = <R extends ListedRecord>(kind: RecordKind<R>): Column<R> => ({
  key: 'state',
  sortBy: 'state',
  head: stateHead,
  phone: 'end',
  min: 150,
  cell: (record) => <RecordStates kind={kind} record={record} />,
})

/** The states of a record as badges. */
export const RecordStates = <R extends ListedRecord>({ kind, record }: { kind: RecordKind<R>; record: R }) => (
  <span className={styles['states']}>
    {kind.states?.(record).map((state) => (
      <Badge key={state.words.en} state={state} />
    ))}
  </span>
)

type RowActsProps<R extends ListedRecord> = { kind: RecordKind<R>; record: R; askToDelete: () => void; children: ReactNode }

const RowActs = <R extends ListedRecord>({ kind, record, askToDelete, children }: RowActsProps<R>) => {
  const t = useSay()
  const reason = useLack(kind.calls.delete)
  const { copy } = kind.calls
  return (
    <div className={styles['acts']}>
      {children}
      {copy !== undefined && <CopyRow path={copy} kind={kind} record={record} />}
      <IconButton icon="trash" words={deleteWords} values={{ name: t(nameOf(record)) }} reason={reason} onClick={askToDelete} />
    </div>
  )
}

const CopyRow = <R extends ListedRecord>({ path, kind, record }: { path: CopyPath; kind: RecordKind<R>; record: R }) => {
  const t = useSay()
  const { property } = useSession()
  const { copy, reason } = useCopyRecord(path, record, (id) => kind.at(property, id))
  return <IconButton icon="copy" words={copyWords} values={{ name: t(nameOf(record)) }} reason={reason} onClick={copy} />
}

const stateHead = say('Trạng thái', 'Status')
const actsHead = say('Thao tác', 'Actions')
const copyWords = say('Sao chép {name}', 'Copy {name}')
const deleteWords = say('Xoá {name}', 'Delete {name}')
