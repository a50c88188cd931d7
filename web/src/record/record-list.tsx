import type { Saying } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { follow } from '#kit/page/follow.ts'
import { useOpened } from '#kit/page/use-opened.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import type { Column } from '#ui/lists/column.ts'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { lastColumns } from './record-columns.tsx'
import type { ListedRecord, RecordDialogProps, RecordKind } from './record-kind.ts'

type RecordListProps<R extends ListedRecord> = {
  kind: RecordKind<R>
  list: ComponentProps<typeof Listing<R>>['list']
  /** The columns of its own; the states and the acts come after them. */
  columns: readonly Column<R>[]
  filters: ReactNode
  /** What stands between the filters and the rows, such as acts on those that are ticked. */
  above?: ReactNode
  /** The acts of a row besides copying and deleting it. */
  renderActs?: (record: R) => ReactNode
  /** Why nobody is added now, besides the right. */
  addReason?: Saying | undefined
  /** Reads the file of what the list shows. */
  file: ComponentProps<typeof ExportButton>['read']
  /** Asks before a record is deleted. */
  renderDelete: (props: RecordDialogProps<R>) => ReactNode
  /** The dialog in which a record is written that has no page of its own; null for a new one. */
  renderDialog?: (record: R | null, onClose: () => void) => ReactNode
  /** The frame around the list, where it is a part of a section; a page of its own unless said otherwise. */
  renderFrame?: (acts: ReactNode, list: ReactNode) => ReactNode
}

/** A list of records: filtered, opened, exported, added to, copied and deleted from. */
export const RecordList = <R extends ListedRecord>({
  kind,
  list,
  columns,
  filters,
  above,
  renderActs,
  addReason,
  file,
  renderDelete,
  renderDialog,
  renderFrame,
}: RecordListProps<R>) => {
  const t = useSay()
  const { property } = useSession()
  const router = useRouter()
  const lack = useLack(kind.calls.create)
  const [deleting, setDeleting] = useState<R | null>(null)
  const opened = useOpened()
  const edited = opened.id === newRecord ? null : list.rows.find(({ id }) => id === opened.id)
  const { words } = kind
  const at = (id: string) => (renderDialog === undefined ? kind.at(property, id) : opened.to(id))
  const opens = renderDialog === undefined ? undefined : ({ kind: 'dialog', open: edited === null } as const)
  const add = (look: 'primary' | 'plain') => (
    <Button
      words={words.add}
      look={look}
      icon="plus"
      reason={lack ?? addReason}
      opens={opens}
      onClick={() => follow(router, at(newRecord))}
    />
  )
  const acts = (
    <>
      <ExportButton total={list.total} read={file} />
      {add('primary')}
    </>
  )
  const body = (
    <>
      <Listing
        filters={filters}
        above={above}
        what={words.list}
        list={list}
        columns={[...columns, ...lastColumns(kind, { askToDelete: setDeleting, renderActs })]}
        keyOf={(record) => record.id}
        nameOf={(record) => t(nameOf(record))}
        to={(record) => kind.rowAt?.(property, record) ?? at(record.id)}
        empty={words.empty}
        emptyAct={add('plain')}
      />
      {edited !== undefined && renderDialog?.(edited, opened.close)}
      {deleting !== null && renderDelete({ record: deleting, onClose: () => setDeleting(null) })}
    </>
  )
  if (renderFrame !== undefined) return renderFrame(acts, body)
  return renderOwnPage(words.all, acts, body)
}

const renderOwnPage = (title: Saying, acts: ReactNode, body: ReactNode) => (
  <Page>
    <PageHead title={title} acts={acts} />
    {body}
  </Page>
)

/** In an address, what is not there yet. */
const newRecord = 'new'
