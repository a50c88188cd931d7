import { batchCalls } from './batch.calls.ts'
import { cellCalls } from './cells.calls.ts'
import { gridCalls } from './grid.calls.ts'
import { historyCalls } from './history.calls.ts'
import { undoCalls } from './undo.calls.ts'

export const ratesCalls = { ...gridCalls, ...cellCalls, ...batchCalls, ...undoCalls, ...historyCalls }
