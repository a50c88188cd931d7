import { say, type Saying } from '@innkeeper/protocol/say'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { Failed } from '../states/failed.tsx'
import { EmptyList, FilteredEmpty } from './empty.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { SortHead, type Sort } from './sort-head.tsx'
import styles from './table-list.module.css'

/** A column: its head, its cell, and where it goes on a phone. */
export type Column<R> = {
  readonly key: string
  readonly head: Saying
  readonly cell: (row: R) => ReactNode
  /** Numbers and money stand right. */
  readonly right?: boolean
  /** On a phone a row has two lines: `first` and `second` name the line, `end` stands at their right, `hidden` leaves the column out. */
  readonly phone?: 'first' | 'second' | 'end' | 'hidden'
  /** The name that `sort` knows the column by, where it can be sorted. */
  readonly sortBy?: string
  readonly width?: number | string
  /** Takes what room is left, and is cut with an ellipsis where that is too little: rows keep to two lines. */
  readonly cut?: boolean
}

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
}

type TableListProps<R> = {
  /** What the rows are: "danh sách đặt phòng", "the bookings". */
  what: Saying
  list: Listed<R>
  columns: readonly Column<R>[]
  keyOf: (row: R) => string
  /** The whole row opens; arrow keys walk, Enter opens. */
  open?: ((row: R) => void) | undefined
  /** What a row is called when it is read out. */
  nameOf?: ((row: R) => string) | undefined
  empty: Saying
  emptyAct?: ReactNode
  sort?: Sort | undefined
}

/** A list as a table: skeleton, rows, empty and failed states; rows of 40 px, two lines on a phone. */
export const TableList = <R,>(props: TableListProps<R>) => {
  const { list, empty, emptyAct, what } = props
  const nothing = !list.loading && list.error === null && list.rows.length === 0
  return (
    <>
      {list.error !== null && <Failed what={what} error={list.error} again={list.again} readAt={list.rows.length > 0 ? list.readAt : 0} />}
      <div className={styles['frame']} data-old={list.old}>
        {(list.loading || list.rows.length > 0) && <Rows {...props} />}
        {list.loading && list.error === null && <Skeleton rows={list.size} />}
        {nothing && (list.filtered ? <FilteredEmpty clear={list.clear} /> : <EmptyList words={empty} act={emptyAct} />)}
      </div>
    </>
  )
}

const Rows = <R,>(props: TableListProps<R>) => {
  const { what, list, columns, sort } = props
  const t = useSay()
  const isPhone = useIsPhone()
  const body = useRef<HTMLTableSectionElement>(null)
  return (
    <table className={styles['table']} aria-label={t(what)} aria-busy={list.old || list.loading}>
      {!isPhone && (
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead key={column.key} words={column.head} right={column.right} width={column.width} sortBy={column.sortBy} sort={sort} />
            ))}
          </tr>
        </thead>
      )}
      <tbody ref={body} onKeyDown={(event) => walk(event, body.current)}>
        {list.rows.map((row, index) => (
          <TableRow key={props.keyOf(row)} {...props} row={row} first={index === 0}>
            {isPhone ? <PhoneCell columns={columns} row={row} /> : <Cells columns={columns} row={row} />}
          </TableRow>
        ))}
      </tbody>
    </table>
  )
}

const TableRow = <R,>({
  row,
  first,
  open,
  nameOf,
  keyOf,
  children,
}: TableListProps<R> & { row: R; first: boolean; children: ReactNode }) => {
  const t = useSay()
  if (open === undefined) return <tr>{children}</tr>
  return (
    <tr
      data-opens
      tabIndex={first ? 0 : -1}
      aria-label={t(openRow, { row: nameOf?.(row) ?? keyOf(row) })}
      onClick={(event) => isOwnClick(event.target) && open(row)}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && open(row)}
    >
      {children}
    </tr>
  )
}

type CellsProps<R> = { columns: readonly Column<R>[]; row: R }

const Cells = <R,>({ columns, row }: CellsProps<R>) =>
  columns.map((column) => (
    <td key={column.key} data-right={column.right} data-cut={column.cut}>
      {column.cell(row)}
    </td>
  ))

const PhoneCell = <R,>({ columns, row }: CellsProps<R>) => (
  <td>
    <PhoneLines columns={columns} row={row} />
  </td>
)

const PhoneLines = <R,>({ columns, row }: CellsProps<R>) => {
  const part = (place: Column<R>['phone']) =>
    columns.filter((column) => (column.phone ?? 'second') === place).map((column) => <span key={column.key}>{column.cell(row)}</span>)
  return (
    <div className={styles['phone']}>
      <div className={styles['words']}>
        <div className={styles['top']}>{part('first')}</div>
        <div className={styles['below']}>{part('second')}</div>
      </div>
      <div className={styles['end']}>{part('end')}</div>
    </div>
  )
}

/** The second, muted line of a cell. */
export const SecondLine = ({ children }: { children: ReactNode }) => <div className={styles['second']}>{children}</div>

// A press on a button, a link or a field inside a row is not a press on the row.
const isOwnClick = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button, input, label, select') === null

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

const walk = (event: KeyboardEvent, body: HTMLTableSectionElement | null): void => {
  const step = steps[event.key]
  if (step === undefined || body === null || !(event.target instanceof HTMLTableRowElement)) return
  const rows = [...body.rows]
  const next = rows[step(rows.indexOf(event.target), rows.length - 1)]
  if (next === undefined) return
  event.preventDefault()
  event.target.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}

const openRow = say('Mở {row}', 'Open {row}')
