import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '../page/card.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import styles from './chart-card.module.css'
import { ChartTable, type ChartColumn } from './chart-table.tsx'
import { ExportTable } from './export-table.tsx'

type ChartCardProps<R> = {
  title: Saying
  values?: SayingValues | undefined
  /** What the marks mean. */
  legend?: ReactNode
  /** What the chart is looked at by: a choice beside its buttons. */
  choice?: ReactNode
  /** What the chart shows, as a table: it is what a screen reader reads, what the file holds, and the other view. */
  columns: readonly ChartColumn<R>[]
  rows: readonly R[]
  keyOf: (row: R) => string
  /** The name of the file, without its ending. */
  fileName: Saying
  /** What stands over the drawing and the table alike. */
  lead?: ReactNode
  children: ReactNode
}

/** A chart in a card: drawn or as a table, and saved as a file. The table is always there to be read out, also while the drawing is shown. */
export const ChartCard = <R,>({ title, values, legend, choice, columns, rows, keyOf, fileName, lead, children }: ChartCardProps<R>) => {
  const t = useSay()
  const [asTable, setAsTable] = useState(false)
  const name = t(title, values)
  return (
    <Card
      title={title}
      values={values}
      aside={
        <div className={styles['aside']}>
          {choice}
          <IconButton
            icon={asTable ? 'chart-bar' : 'table'}
            words={asTable ? drawWords : tableWords}
            values={{ title: name }}
            size="small"
            onClick={() => setAsTable(!asTable)}
          />
          <ExportTable title={title} values={values} fileName={fileName} columns={columns} rows={rows} />
        </div>
      }
    >
      {lead}
      {!asTable && (
        <>
          {legend}
          {children}
        </>
      )}
      <div {...(asTable ? { className: styles['table'], role: 'group', 'aria-label': name, tabIndex: 0 } : { className: 'hidden-words' })}>
        <ChartTable words={name} columns={columns} rows={rows} keyOf={keyOf} />
      </div>
    </Card>
  )
}

const tableWords = say('{title}: xem dạng bảng', '{title}: show as a table')
const drawWords = say('{title}: xem dạng biểu đồ', '{title}: show as a chart')
