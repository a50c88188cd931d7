import type { WorkbookPreview } from '@innkeeper/protocol/rates/workbook'
import { storedValue } from '../cells/judge-cells.ts'
import type { WorkbookCollision } from './plan-workbook.ts'

/** So many problems and so many collisions are told; their counts cover all. */
export const mostTold = 500

/** Collisions as a person sees them: mine, theirs, who and when. */
export const collisionsTold = (collisions: readonly WorkbookCollision[]): WorkbookPreview['collisions'] =>
  collisions.slice(0, mostTold).map(({ place, cell, asked, later }) => ({
    ...place,
    night: cell.row.night,
    cell: asked.address(),
    field: asked.field,
    mine: asked.value,
    theirs: storedValue(cell, asked.field),
    person: later.person,
    at: later.at,
    operationNo: later.operationNo,
  }))
