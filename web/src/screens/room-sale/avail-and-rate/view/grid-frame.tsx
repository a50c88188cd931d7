import { say } from '@innkeeper/protocol/say'
import { useEffect, useLayoutEffect, useMemo, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { FilteredEmpty } from '#ui/lists/empty.tsx'
import { NoRoomTypes } from '#ui/property/no-room-types.tsx'
import { nightsOfBlock } from '../model/loading/pieces.ts'
import { takeFocus } from '../edit/move-focus.ts'
import { useDesk, type Desk } from '../model/desk.ts'
import { heightOf, slicesOf, type Geometry, type Slice } from '../model/geometry.ts'
import { areaOf } from '../model/selection.ts'
import { useWatched } from '../model/watched.ts'
import { Block } from './cells/block.tsx'
import { ColumnHead } from './heads/column-head.tsx'
import styles from './grid-frame.module.css'
import { usePointer } from './state/use-pointer.ts'
import type { Painter } from './cells/painter.ts'
import { RowHeadBlock } from './heads/row-head.tsx'
import heads from './heads/row-head.module.css'
import { createSelectionPaint } from './cells/selection-paint.ts'
import { useMounted } from './state/use-mounted.ts'
import { useStartColumn } from './state/use-start-column.ts'
import { useSeen, type Seen } from './state/use-seen.ts'
import { headHeight, headWidth } from './zoom.ts'

type GridFrameProps = {
  readonly geometry: Geometry
  /** The column that it opens at. */
  readonly start: number
  readonly painter: Painter
  /** The corner: filter and units. */
  readonly corner: ReactNode
  /** What floats over the cells and scrolls with them. */
  readonly over: ReactNode
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The grid: one element that scrolls and has the focus, heads that stick to it, and blocks of cells where they are in view. */
export const GridFrame = ({ geometry, start, painter, corner, over, onKeyDown }: GridFrameProps) => {
  const t = useSay()
  const desk = useDesk()
  // Before anything is looked at: what it opens at is all that is read first.
  useStartColumn(desk, geometry, start)
  const [seen, look] = useSeen(desk, geometry)
  const pointer = usePointer(desk)
  const [selected] = useState(createSelectionPaint)
  useSelectionPaint(desk, geometry, selected)
  const { column, columns, rows } = geometry
  const slices = useMemo(() => slicesOf(geometry), [geometry])
  const width = headWidth + columns * column
  const height = headHeight + heightOf(geometry)
  return (
    <div className={styles['frame']} style={sizesOf(painter)} data-zoom={painter.look.zoom}>
      {corner}
      <div
        id="grid"
        ref={(element) => {
          desk.scroller.current = element
        }}
        role="grid"
        data-begin
        tabIndex={0}
        aria-label={t(gridWords)}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns + 1}
        aria-multiselectable
        aria-readonly={!desk.mayEdit}
        className={styles['scroller']}
        onScroll={look}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target === event.currentTarget && takeFocus(desk)}
        {...pointer}
      >
        <div role="presentation" className={styles['canvas']} style={{ width, height }}>
          <ColumnHead seen={seen} painter={painter} />
          <div role="presentation" className={heads['heads']} style={{ height: heightOf(geometry) }}>
            {seen.rowBlocks.map((block) => {
              const slice = slices[block]
              return slice && <RowHeadBlock key={block} rows={slice.rows} firstRow={slice.firstRow} top={slice.top} look={painter.look} />
            })}
          </div>
          <div role="presentation" className={styles['blocks']}>
            <Blocks seen={seen} slices={slices} painter={painter} selected={selected} />
            {over}
          </div>
        </div>
      </div>
      {rows.length === 0 && <NoRows />}
    </div>
  )
}

/** A filter leaves no row, or there is none to leave yet. */
const NoRows = () => {
  const desk = useDesk()
  const rooms = useWatched(desk.store.facts)?.rooms
  return <div className={styles['empty']}>{rooms?.length === 0 ? <NoRoomTypes /> : <FilteredEmpty />}</div>
}

type BlocksProps = {
  readonly seen: Seen
  readonly slices: readonly Slice[]
  readonly painter: Painter
  readonly selected: ReturnType<typeof createSelectionPaint>
}

const Blocks = ({ seen, slices, painter, selected }: BlocksProps) => {
  const mounted = useMounted(seen)
  return mounted.map(({ key, week, rowBlock }) => {
    const slice = slices[rowBlock]
    return slice && <Block key={key} {...slice} week={week} painter={painter} selected={selected} />
  })
}

// The two sizes that the style sheets share with the geometry.
const sizesOf = ({ look }: Painter): CSSProperties => {
  const sizes: Record<string, string> = {
    '--night': `${look.sizes.column}px`,
    '--plan': `${look.sizes.plan}px`,
    '--week': `${look.sizes.column * nightsOfBlock}px`,
  }
  return sizes
}

const useSelectionPaint = (desk: Desk, geometry: Geometry, paint: ReturnType<typeof createSelectionPaint>): void => {
  const selection = useWatched(desk.selection)
  useLayoutEffect(() => {
    if (selection === null) return paint.select(null, null)
    const row = geometry.places.get(selection.focus.rowId)
    return paint.select(areaOf(selection, geometry.places), row === undefined ? null : { row, at: selection.focus.at })
  }, [selection, geometry, paint])
  useEffect(() => () => desk.floating.set(null), [desk])
}

const gridWords = say('Lưới phòng trống và giá', 'Availability and price')
