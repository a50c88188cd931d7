import type { WorkbookPreview } from '@innkeeper/protocol/rates/workbook'
import { refusals } from '@innkeeper/protocol/refusals'
import { speak, type Language } from '@innkeeper/protocol/say'
import type { PlannedBatch } from '../batch/plan-nights.ts'
import { refusedCellWords, type WordsContext } from '../cells/refused-cell.ts'
import type { Places } from '../nights/places.store.ts'
import type { AskedOfWorkbook } from './asked-of-workbook.ts'
import type { SheetProblem } from './read/read-sheets.ts'

type Told = WorkbookPreview['problems'][number]

/** The problems that reading the sheets found, in words. */
export const readProblems = (problems: readonly SheetProblem[], language: Language): Told[] =>
  problems.map(({ cell, key, text }) => ({ cell, reason: key, message: speak(refusals[key].words, language, { text }) }))

/** The rows of room types and packages that the property does not have. */
export const unknownRows = (asked: AskedOfWorkbook, places: Places, language: Language): Told[] =>
  [...asked.ids.roomTypeIds.filter((id) => !places.rooms.has(id)), ...asked.ids.roomPlanIds.filter((id) => !places.plans.has(id))]
    .flatMap(asked.rowsOf)
    .map((cell) => ({ cell, reason: 'sheetRowUnknown', message: speak(refusals.sheetRowUnknown.words, language) }))

/** The cells whose values the rules refuse, in words. */
export const refusedCells = (planned: PlannedBatch, asked: AskedOfWorkbook, speaking: WordsContext): Told[] =>
  planned.places.flatMap(({ cells }) =>
    cells.flatMap(({ cell, fields }) =>
      fields.flatMap((result) => {
        if (result.outcome !== 'skipped' || result.severity !== 'refuse') return []
        const address =
          asked
            .cellsOf(cell)
            .find(({ field }) => field === result.field)
            ?.address() ?? ''
        const { reason, message } = refusedCellWords(speaking, cell, result.field, result.reason)
        return [{ cell: address, reason, message }]
      }),
    ),
  )
