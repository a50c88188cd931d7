import { useLayoutEffect, useRef } from 'react'
import type { Desk } from '../../model/desk.ts'
import type { Geometry } from '../../model/geometry.ts'
import { showColumn } from '../../edit/move-focus.ts'

/** Opens the grid at a column; another zoom keeps the first night in view where it is. */
export const useStartColumn = (desk: Desk, geometry: Geometry, start: number): void => {
  const shown = useRef<{ readonly desk: Desk; readonly column: number } | null>(null)
  useLayoutEffect(() => {
    const before = shown.current
    if (before?.desk === desk && before.column === geometry.column) return
    const { scrollLeft } = desk.scroller.current ?? { scrollLeft: 0 }
    desk.geometry.set(geometry)
    showColumn(desk, before?.desk === desk ? Math.round(scrollLeft / before.column) : start)
    shown.current = { desk, column: geometry.column }
  }, [desk, geometry, start])
}
