import { memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { nightsOfBlock } from '../../model/loading/pieces.ts'
import type { GridRow } from '../../model/grid-rows.ts'
import styles from './block.module.css'
import { paintPlan } from './paint-plan.tsx'
import { paintRoom } from './paint-room.tsx'
import { paintUnread } from './paint-unread.tsx'
import type { Painter } from './painter.ts'
import type { SelectionPaint } from './selection-paint.ts'

/** A block of the grid: some rows, one week. */
export type BlockProps = {
  readonly rows: readonly GridRow[]
  readonly firstRow: number
  readonly week: number
  readonly top: number
  readonly height: number
  readonly painter: Painter
  readonly selected: SelectionPaint
}

/** Paints its cells, and paints them again only when a night of its room types changes. */
export const Block = memo(function Block({ rows, firstRow, week, top, height, painter, selected }: BlockProps) {
  const element = useRef<HTMLDivElement>(null)
  useWeek(painter, rows, week)
  useLayoutEffect(() =>
    element.current === null ? undefined : selected.enter({ element: element.current, firstRow, firstAt: week * nightsOfBlock }),
  )
  const first = week * nightsOfBlock
  const columns = Math.min(nightsOfBlock, painter.store.calendar.days.length - first)
  const width = painter.look.sizes.column
  return (
    <div ref={element} role="rowgroup" className={styles['block']} style={{ top, left: first * width, width: columns * width, height }}>
      {rows.map((row, index) => (
        <div key={row.id} role="row" aria-rowindex={firstRow + index + 2} className={styles[row.kind]}>
          {paintRow(row, first, columns, painter)}
        </div>
      ))}
    </div>
  )
})

const paintRow = (row: GridRow, first: number, columns: number, painter: Painter) =>
  Array.from({ length: columns }, (_, index) => paintCell(row, first + index, painter))

const paintCell = (row: GridRow, at: number, painter: Painter) => {
  if (!painter.store.nights.isRead(at)) return paintUnread(row, at, painter)
  return row.kind === 'room' ? paintRoom(row, at, painter) : paintPlan(row, at, painter)
}

const useWeek = ({ store }: Painter, rows: readonly GridRow[], week: number): void => {
  const listen = useCallback((changed: () => void) => store.signals.listen(week, changed), [store, week])
  useSyncExternalStore(listen, () => store.signals.count(roomsIn(rows), week))
}

const roomsIn = (rows: readonly GridRow[]): readonly string[] => [...new Set(rows.map(({ room }) => room.id))]
