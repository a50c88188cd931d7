import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import type { GridRow } from '../../model/grid-rows.ts'
import styles from './cells.module.css'
import { classes } from './classes.ts'
import type { Painter } from './painter.ts'

/** A night that has not been read: no figure stands there, for nought rooms and a default price would be taken for true. */
export const paintUnread = (row: GridRow, at: number, painter: Painter): ReactNode => {
  const { t, spokenDay } = painter.look
  const { days, last } = painter.store.calendar
  const name = row.kind === 'plan' ? `${t(row.room.name)}, ${t(row.plan.name)}` : t(row.room.name)
  return (
    <div
      key={at}
      role="gridcell"
      aria-colindex={at + 2}
      aria-label={t(unread, { night: spokenDay(days[at] ?? last), name })}
      className={classes(styles['cell'], painter.columnClass(at))}
    />
  )
}

const unread = say('{night}, {name}: chưa đọc', '{night}, {name}: not read yet')
