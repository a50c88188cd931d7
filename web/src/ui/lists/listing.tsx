import type { Saying } from '@innkeeper/protocol/say'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import type { ListPath } from '#kit/calls/use-list.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { actsKey } from './table/fit-columns.ts'
import { ColumnChoice } from './kept/column-choice.tsx'
import { useKeptList } from './kept/use-kept-lists.ts'
import { ViewChoice } from './kept/view-choice.tsx'
import styles from './listing.module.css'
import { Pager } from './pages/pager.tsx'
import { TableList, type Column } from './table/table-list.tsx'

type TableProps<R> = ComponentProps<typeof TableList<R>>

type ListingProps<R> = Omit<TableProps<R>, 'list'> & {
  list: TableProps<R>['list'] & ComponentProps<typeof Pager>['list'] & { readonly name: ListPath; readonly narrowing: string }
  filters?: ReactNode
  /** What stands between the filters and the rows, such as acts on those that are ticked. */
  above?: ReactNode
  /** The order of its own, told while no head sorts it. */
  order?: Saying | undefined
  /** It is counted so far only. */
  most?: number | undefined
}

/** A whole list: its filters, what the person keeps of it (views and columns), its rows and its pages. */
export const Listing = <R,>({ filters, above, order, most, ...table }: ListingProps<R>) => {
  const { list, columns } = table
  const kept = useKeptList(list.name)
  const isPhone = useIsPhone()
  const shown = useMemo(() => columns.filter((column) => !mayHide(column) || !kept.hidden.includes(column.key)), [columns, kept.hidden])
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['filters']}>{filters}</div>
        <div className={styles['tools']}>
          <ViewChoice list={list} kept={kept} />
          {!isPhone && <ColumnChoice kept={kept} columns={columns.filter(mayHide)} />}
        </div>
      </div>
      {/* It stays while a filter finds nothing: the rows must not jump. */}
      {(list.rows.length > 0 || list.filtered) && above}
      <TableList {...table} list={kept.loading ? { ...list, rows: [], loading: list.error === null } : list} columns={shown} />
      <Pager
        list={list}
        {...(order !== undefined && list.sort?.by === undefined ? { order } : {})}
        {...(most === undefined ? {} : { most })}
      />
    </>
  )
}

/** What names the row always stays, and so do its box to tick and its buttons. */
const mayHide = <R,>({ key, phone }: Column<R>): boolean => key !== actsKey && phone !== 'first' && phone !== 'before'
