import { isInside, type Area } from '../../model/selection.ts'

/** The id of the cell that has the grid's focus. */
const activeCellId = 'grid-active-cell'

/** A block that is in the document: its element, and the place of its first cell. */
export type PaintedBlock = { readonly element: Element; readonly firstRow: number; readonly firstAt: number }

/** Marks the selected cells that are in the document, without painting any block again. */
export type SelectionPaint = {
  /** A block has been painted; answers how to leave. */
  readonly enter: (block: PaintedBlock) => () => void
  /** Another selection; null for none. */
  readonly select: (area: Area | null, focus: { readonly row: number; readonly at: number } | null) => void
}

type Spot = { readonly row: number; readonly at: number }

/** Marks selected cells by `aria-selected` and the focused one by its id. */
export const createSelectionPaint = (): SelectionPaint => {
  const blocks = new Set<PaintedBlock>()
  const active = createActiveCell()
  let marked: Element[] = []
  let area: Area | null = null
  let focus: Spot | null = null
  const mark = (block: PaintedBlock) => {
    for (const cell of area === null ? [] : cellsIn(block, area)) {
      cell.setAttribute('aria-selected', 'true')
      marked.push(cell)
    }
    const cell = focus === null ? undefined : cellOf(block, focus)
    if (cell !== undefined) active.be(cell)
  }
  return {
    enter: (block) => {
      blocks.add(block)
      mark(block)
      return () => {
        active.leave(block.element)
        blocks.delete(block)
      }
    },
    select: (nextArea, nextFocus) => {
      for (const cell of marked) cell.removeAttribute('aria-selected')
      marked = []
      active.leave(null)
      area = nextArea
      focus = nextFocus
      for (const block of blocks) mark(block)
    },
  }
}

// The grid names its active cell only while that is in the document.
const createActiveCell = () => {
  let active: Element | null = null
  const leave = (block: Element | null) => {
    if (active === null || block?.contains(active) === false) return
    active.removeAttribute('id')
    active.closest('[role="grid"]')?.removeAttribute('aria-activedescendant')
    active = null
  }
  return {
    leave,
    be: (cell: Element) => {
      if (active === cell) return
      leave(null)
      active = cell
      cell.id = activeCellId
      cell.closest('[role="grid"]')?.setAttribute('aria-activedescendant', activeCellId)
    },
  }
}

function* cellsIn(block: PaintedBlock, area: Area): Generator<Element> {
  for (const [index, row] of [...block.element.children].entries()) {
    const place = block.firstRow + index
    if (place < area.top || place > area.bottom) continue
    for (const [offset, cell] of [...row.children].entries()) if (isInside(area, place, block.firstAt + offset)) yield cell
  }
}

const cellOf = (block: PaintedBlock, spot: Spot): Element | undefined =>
  block.element.children[spot.row - block.firstRow]?.children[spot.at - block.firstAt]
