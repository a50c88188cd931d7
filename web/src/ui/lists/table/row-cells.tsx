import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Link } from '../../buttons/link.tsx'
import type { Column } from '../column.ts'
import styles from './table-list.module.css'

/** Where a row leads, what the link is called, and whether the tab key stops there. */
export type RowLink = { readonly to: string; readonly tabIndex: number }

type RowCellsProps<R> = { columns: readonly Column<R>[]; row: R; link: RowLink | undefined }

/** A row as cells; below the one that names it, over the whole width, what the folded columns say. */
export const RowOfCells = <R,>({ columns, folded, row, link }: RowCellsProps<R> & { folded: readonly Column<R>[] }) => {
  const naming = columns.findIndex(({ phone }) => phone !== 'before')
  return columns.map((column, place) => (
    <td key={column.key} data-right={column.right} data-cut={column.cut}>
      {place === naming ? (
        <>
          <Lead link={link}>{column.cell(row)}</Lead>
          <div className={styles[folded.length === 0 ? 'second' : 'more']} data-folded-parts={folded.length > 0 || undefined}>
            <Part>{column.second?.(row)}</Part>
            {folded.map((one) => (
              <FoldedPart key={one.key} column={one} row={row} />
            ))}
          </div>
        </>
      ) : (
        <>
          {column.cell(row)}
          {column.second !== undefined && <div className={styles['second']}>{column.second(row)}</div>}
        </>
      )}
    </td>
  ))
}

/** A row as two lines, on a phone. */
export const RowOfLines = <R,>(props: RowCellsProps<R>) => (
  <td>
    <Lines {...props} />
    {props.columns
      .filter(({ phone }) => phone === 'whole')
      .map((column) => (
        <div key={column.key} className={styles['whole']}>
          {column.cell(props.row)}
        </div>
      ))}
  </td>
)

const Lines = <R,>({ columns, row, link }: RowCellsProps<R>) => {
  const part = (place: Column<R>['phone']) => columns.filter((column) => (column.phone ?? 'second') === place)
  return (
    <div className={styles['phone']}>
      {part('before').map((column) => (
        <Part key={column.key}>{column.cell(row)}</Part>
      ))}
      <div className={styles['words']}>
        <div className={styles['top']}>
          <Lead link={link}>
            {part('first').map((column) => (
              <Part key={column.key}>{column.cell(row)}</Part>
            ))}
          </Lead>
        </div>
        <div className={styles['below']}>
          {part('second').map((column) => (
            <FoldedPart key={column.key} column={column} row={row} />
          ))}
        </div>
      </div>
      <div className={styles['end']}>
        {part('end').map((column) => (
          <Part key={column.key}>{(column.folded ?? column.cell)(row)}</Part>
        ))}
      </div>
    </div>
  )
}

/** What names the row: the link, where it leads somewhere. Its name is what stands in it; the row says what it opens. */
const Lead = ({ link, children }: { link: RowLink | undefined; children: ReactNode }) =>
  link === undefined ? (
    children
  ) : (
    <Link to={link.to} className={styles['link']} tabIndex={link.tabIndex} data-row>
      {children}
    </Link>
  )

const Part = ({ children }: { children: ReactNode }) =>
  children === undefined || children === null || children === false ? null : <span>{children}</span>

/** A folded column. */
const FoldedPart = <R,>({ column, row }: { column: Column<R>; row: R }) => {
  const t = useSay()
  if (column.folded !== undefined) return <Part>{column.folded(row)}</Part>
  const cell = column.cell(row)
  if (cell === none) return null
  return (
    <Part>
      {(column.right === true || column.labelled === true) && `${t(column.head)} `}
      {cell}
    </Part>
  )
}

/** What a cell with nothing in it shows. */
const none = '–'
