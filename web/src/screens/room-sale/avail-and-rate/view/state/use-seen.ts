import { useCallback, useLayoutEffect, useState } from 'react'
import { blockCount } from '../../model/calendar.ts'
import { nightsOfBlock } from '../../model/loading/pieces.ts'
import type { Desk } from '../../model/desk.ts'
import { rowAt, rowsOfBlock, type Geometry } from '../../model/geometry.ts'
import { headHeight, headWidth } from '../zoom.ts'

/** The blocks that are in the document: those in view and one more on each side. */
export type Seen = Blocks & { readonly inView: Blocks } & Heading

/** Which way the view last went: 1 to the right and down, -1 back. */
type Heading = { readonly across: 1 | -1; readonly down: 1 | -1 }

type Blocks = { readonly weeks: readonly number[]; readonly rowBlocks: readonly number[] }

const nothingSeen: Seen = { weeks: [], rowBlocks: [], inView: { weeks: [], rowBlocks: [] }, across: 1, down: 1 }

/** Which blocks are in view, and what to call when that may have changed. */
export const useSeen = (desk: Desk, geometry: Geometry): readonly [Seen, () => void] => {
  const [seen, setSeen] = useState<Seen>(nothingSeen)
  const look = useCallback(() => {
    const { current } = desk.scroller
    if (current === null) return
    const next = seenIn(desk, geometry, current)
    setSeen((now) => (isSame(now, next) ? now : { ...next, ...headingTo(next, now) }))
  }, [desk, geometry])
  useLayoutEffect(look, [look])
  useLayoutEffect(() => {
    const { current } = desk.scroller
    if (current === null) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [desk, look])
  return [seen, look]
}

const seenIn = (desk: Desk, geometry: Geometry, scroller: HTMLElement): Omit<Seen, keyof Heading> => {
  const { scrollLeft, scrollTop } = scroller
  const width = Math.max(0, scroller.clientWidth - headWidth)
  const height = Math.max(0, scroller.clientHeight - headHeight)
  const from = Math.floor(scrollLeft / geometry.column + 0.5)
  const to = Math.max(from, Math.min(geometry.columns, Math.floor((scrollLeft + width) / geometry.column + 0.01)) - 1)
  const top = rowAt(geometry, scrollTop)
  const bottom = rowAt(geometry, scrollTop + height - 1)
  showView(desk, { from, to, top, bottom, rows: Math.max(1, bottom - top - 1) })
  const blocks = (more: number) => ({
    weeks: around(from / nightsOfBlock, to / nightsOfBlock, { count: blockCount(desk.store.calendar), more }),
    rowBlocks: around(top / rowsOfBlock, bottom / rowsOfBlock, { count: Math.ceil(geometry.rows.length / rowsOfBlock), more }),
  })
  return { ...blocks(1), inView: blocks(0) }
}

const headingTo = ({ inView }: Pick<Seen, 'inView'>, before: Seen): Heading => ({
  across: wayTo(inView.weeks, before.inView.weeks) ?? before.across,
  down: wayTo(inView.rowBlocks, before.inView.rowBlocks) ?? before.down,
})

const wayTo = ([next = 0]: readonly number[], [before = 0]: readonly number[]): 1 | -1 | null => {
  if (next === before) return null
  return next > before ? 1 : -1
}

const showView = (desk: Desk, view: ReturnType<Desk['view']['get']>): void => {
  const now = desk.view.get()
  if (now.from === view.from && now.to === view.to && now.top === view.top && now.bottom === view.bottom) return
  desk.view.set(view)
  desk.loader.see(view.from, view.to)
}

const around = (first: number, last: number, { count, more }: { readonly count: number; readonly more: number }): number[] => {
  const from = Math.max(0, Math.floor(first) - more)
  const to = Math.min(count - 1, Math.floor(last) + more)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

const isSame = (one: Seen, other: Omit<Seen, keyof Heading>): boolean =>
  sameEnds(one.weeks, other.weeks) &&
  sameEnds(one.rowBlocks, other.rowBlocks) &&
  sameEnds(one.inView.weeks, other.inView.weeks) &&
  sameEnds(one.inView.rowBlocks, other.inView.rowBlocks)

const sameEnds = (one: readonly number[], other: readonly number[]): boolean => one[0] === other[0] && one.at(-1) === other.at(-1)
