import { batchCalls } from './batch/batch.calls.ts'
import { cellCalls } from './cells/cells.calls.ts'
import { copyCalls } from './copy/copy.calls.ts'
import { gridCalls } from './grid/grid.calls.ts'
import { offersCalls } from './grid/offers.calls.ts'
import { heldCalls } from './held/held.calls.ts'
import { historyCalls } from './history/history.calls.ts'
import { undoCalls } from './undo/undo.calls.ts'
import { workbookCalls } from './workbook/workbook.calls.ts'

export const ratesCalls = {
  ...gridCalls,
  ...offersCalls,
  ...cellCalls,
  ...batchCalls,
  ...copyCalls,
  ...workbookCalls,
  ...heldCalls,
  ...undoCalls,
  ...historyCalls,
}
