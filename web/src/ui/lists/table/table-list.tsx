import { say, type Saying } from '@innkeeper/protocol/say'
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { ListSort } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useWidth } from '#kit/page/use-width.ts'
import { Failed } from '../../states/failed.tsx'
import { Skeleton } from '../../states/skeleton.tsx'
import type { Column as ListColumn } from '../column.ts'
import { EmptyList, FilteredEmpty } from '../empty.tsx'
import { fitColumns } from './fit-columns.ts'
import { RowOfCells, RowOfLines, type RowLink } from './row-cells.tsx'
import { SortHead } from './sort-head.tsx'
import styles from './table-list.module.css'
import { useNeeds } from './use-needs.ts'
import { useOpenRow } from '../use-open-row.ts'

/** A column of a list. */
export type Column<R> = ListColumn<R>

type Listed<R> = {
  readonly rows: readonly R[]
  readonly loading: boolean
  readonly old: boolean
  readonly error: Error | null
  readonly readAt: number
  readonly again: () => void
  readonly filtered: boolean
  readonly clear: () => void
  readonly size: number
  /** How its heads sort it, where they do. */
  readonly sort?: ListSort | undefined
}

type TableListProps<R> = {
  /** What the rows are: "danh sách đặt phòng", "the bookings". */
  what: Saying
  list: Listed<R>
  columns: readonly Column<R>[]
  keyOf: (row: R) => string
  /** Where a row leads, be it a dialog on this page: it is a link, which a middle click opens in a new tab. */
  to?: ((row: R) => string) | undefined
  /** What a row is called when it is read out. */
  nameOf?: ((row: R) => string) | undefined
  empty: Saying
  emptyAct?: ReactNode
}

/** A list as a table with skeleton, rows, empty and failed states. On a narrow page the columns without room move to a second line of the row. */
export const TableList = <R,>(props: TableListProps<R>) => {
  const { list, empty, emptyAct, what } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const nothing = !list.loading && list.error === null && list.rows.length === 0
  return (
    <>
      {list.error !== null && <Failed what={what} error={list.error} again={list.again} readAt={list.rows.length > 0 ? list.readAt : 0} />}
      <div ref={frame} className={styles['frame']} data-old={list.old}>
        {(list.loading || list.rows.length > 0) && <Rows {...props} width={width} />}
        {list.loading && list.error === null && <Skeleton rows={list.size} />}
        {nothing && (list.filtered ? <FilteredEmpty clear={list.clear} /> : <EmptyList words={empty} act={emptyAct} />)}
      </div>
    </>
  )
}

const Rows = <R,>(props: TableListProps<R> & { width: number }) => {
  const { what, list, columns, width } = props
  const { sort } = list
  const t = useSay()
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const needs = useNeeds(table, list.rows, width)
  const { widths, folded, lines } = useMemo(() => fitColumns(columns, width, needs), [columns, width, needs])
  const asLines = useIsPhone() || lines
  const shown = columns.filter(({ key }) => !folded.has(key))
  return (
    <table
      ref={table}
      className={styles['table']}
      aria-label={t(what)}
      aria-busy={list.old || list.loading}
      data-folded={folded.size > 0 && !asLines}
      data-lines={asLines}
    >
      {!asLines && (
        <thead>
          <tr>
            {shown.map((column) => (
              <SortHead
                key={column.key}
                name={column.key}
                words={column.head}
                right={column.right}
                width={widths.get(column.key)}
                sortBy={column.sortBy}
                sort={sort}
              />
            ))}
          </tr>
        </thead>
      )}
      <tbody ref={body} onKeyDown={(event) => walk(event, body.current)}>
        {list.rows.map((row, index) => (
          <TableRow key={props.keyOf(row)} {...props} row={row} first={index === 0}>
            {(link) =>
              asLines ? (
                <RowOfLines columns={columns} row={row} link={link} />
              ) : (
                <RowOfCells columns={shown} folded={columns.filter(({ key }) => folded.has(key))} row={row} link={link} />
              )
            }
          </TableRow>
        ))}
      </tbody>
    </table>
  )
}

type TableRowProps<R> = TableListProps<R> & { row: R; first: boolean; children: (link: RowLink | undefined) => ReactNode }

const TableRow = <R,>({ row, first, to, nameOf, keyOf, children }: TableRowProps<R>) => {
  const t = useSay()
  const address = to?.(row)
  const acts = useOpenRow(address)
  if (address === undefined) return <tr>{children(undefined)}</tr>
  // Its first cell is the link, and has the focus.
  return (
    <tr data-opens aria-label={t(openRow, { row: nameOf?.(row) ?? keyOf(row) })} {...acts}>
      {children({ to: address, tabIndex: first ? 0 : -1 })}
    </tr>
  )
}

/** The second, muted line of a cell. */
export const SecondLine = ({ children }: { children: ReactNode }) => <div className={styles['second']}>{children}</div>

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

const walk = (event: KeyboardEvent, body: HTMLTableSectionElement | null): void => {
  const step = steps[event.key]
  const { target } = event
  if (step === undefined || body === null || !(target instanceof HTMLElement)) return
  const stops = [...body.querySelectorAll<HTMLElement>('[data-row]')]
  const place = stops.indexOf(target)
  const next = stops[step(place, stops.length - 1)]
  if (place === -1 || next === undefined) return
  event.preventDefault()
  target.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}

const openRow = say('Mở {row}', 'Open {row}')
