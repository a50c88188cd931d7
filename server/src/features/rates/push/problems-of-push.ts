import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { refusals } from '@innkeeper/protocol/refusals'
import { speak, type SayingValues } from '@innkeeper/protocol/say'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldResult } from '@innkeeper/rules/rate/batch/plan-cell'
import type { PlannedBatch } from '../batch/plan-nights.ts'
import { refusedCellWords, type WordsContext } from '../cells/refused-cell.ts'
import type { AskedOfPush, PushProblem } from './asked-of-push.ts'

/** A part of a message that is not taken, in words. */
export type ToldProblem = CallOutput<'connectivity/ari'>['problems'][number] & { readonly values: SayingValues }

/** What of a message is not taken: what it names wrongly, and what the rules refuse, one line for each field, reason and place. */
export const problemsOf = (asked: AskedOfPush, planned: PlannedBatch, speaking: WordsContext): ToldProblem[] => [
  ...asked.problems.map((problem) => inWords(problem, speaking)),
  ...planned.places.flatMap(({ cells }) => {
    const lines = new Map<string, ToldProblem>()
    for (const { cell, fields } of cells)
      for (const result of fields) if (result.outcome === 'skipped') countRefused(lines, asked, { cell, result, speaking })
    return [...lines.values()]
  }),
]

const inWords = (problem: PushProblem, { language }: WordsContext): ToldProblem => ({
  ...problem,
  message: speak(refusals[problem.reason].words, language, problem.values),
  night: null,
  nights: 0,
})

type Refused = { readonly cell: BatchCell; readonly result: FieldResult & { readonly outcome: 'skipped' }; readonly speaking: WordsContext }

const countRefused = (lines: Map<string, ToldProblem>, asked: AskedOfPush, { cell, result, speaking }: Refused): void => {
  const field = `updates.${asked.of(cell)?.get(result.field)?.update ?? 0}.${result.field}`
  const key = `${field} ${result.reason}`
  const line = lines.get(key) ?? {
    field,
    ...refusedCellWords(speaking, cell, result.field, result.reason),
    ...asked.codesOf(cell),
    night: cell.row.night,
    nights: 0,
  }
  lines.set(key, { ...line, nights: line.nights + 1 })
}
