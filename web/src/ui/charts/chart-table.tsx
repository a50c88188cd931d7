import type { Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import styles from './chart-table.module.css'

/** A column of what a chart shows: its head, its text, and its value as a file holds it. The first column names the row. */
export type ChartColumn<R> = {
  readonly head: Saying
  readonly cell: (row: R) => string
  readonly plain: (row: R) => string | number
  readonly right?: boolean
}

type ChartTableProps<R> = { words: string; columns: readonly ChartColumn<R>[]; rows: readonly R[]; keyOf: (row: R) => string }

/** What a chart shows, as a table. */
export const ChartTable = <R,>({ words, columns, rows, keyOf }: ChartTableProps<R>) => {
  const t = useSay()
  const [first, ...others] = columns
  if (first === undefined) return null
  return (
    <table className={styles['table']} aria-label={words}>
      <thead>
        <tr>
          {columns.map(({ head, right }) => (
            <th key={head.en} scope="col" data-right={right}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ head, cell, right }) => (
              <td key={head.en} data-right={right}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
