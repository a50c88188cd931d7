import { logSorts } from '@innkeeper/protocol/calls/room-sale/rate-log'
import { useLive } from '#kit/live/use-live.tsx'
import { useAddress, useHrefOf } from '#kit/page/use-address.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { UndoDialog } from '#ui/undo/undo-dialog.tsx'
import { ExportOperations } from './export-operations.tsx'
import { useLogColumns, type LogRow } from './log-columns.tsx'
import { askedOf, logFilter, openOperation } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { logs, type LogKind } from './log-kind.ts'
import { OperationPanel } from './operation-panel.tsx'

/** A log of operations on nights: who changed what, from where, from which values to which, and the undo. */
export const LogList = ({ kind }: { kind: LogKind }) => {
  const log = logs[kind]
  useTitle(log.title)
  const format = useFormat()
  const [open, changeOpen] = useAddress(openOperation)
  const hrefOf = useHrefOf(openOperation)
  const list = useList(log.search, { sorts: logSorts, filter: logFilter, input: (filter, page) => ({ ...askedOf(filter), ...page }) })
  const close = () => changeOpen({ operation: 0, undo: '' })
  const columns = useLogColumns(kind)
  useLive('nights', list.again)
  return (
    <Page>
      <PageHead
        title={log.title}
        acts={<ExportOperations kind={kind} asked={{ ...askedOf(list.filter), ...list.order }} total={list.total} />}
      />
      <Listing<LogRow>
        filters={<LogFilters kind={kind} filter={list.filter} change={list.change} clear={list.clear} />}
        what={log.what}
        list={list}
        columns={columns}
        keyOf={(row) => String(row.operationNo)}
        nameOf={(row) => `${row.operationNo}, ${row.person}, ${format.moment(row.at)}`}
        to={(row) => hrefOf({ operation: row.operationNo, undo: '' })}
        empty={log.empty}
      />
      {open.operation > 0 && (
        <OperationPanel
          key={open.operation}
          kind={kind}
          operationNo={open.operation}
          close={close}
          undo={() => changeOpen({ undo: 'true' })}
          open={(operation) => changeOpen({ operation, undo: '' }, { push: true })}
        />
      )}
      {open.operation > 0 && open.undo === 'true' && <UndoDialog operationNo={open.operation} onClose={() => changeOpen({ undo: '' })} />}
    </Page>
  )
}
