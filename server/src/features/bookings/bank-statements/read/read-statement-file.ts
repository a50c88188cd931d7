import type { NoStatement, ReadStatement } from '@innkeeper/rules/bank-statement/read-statement'
import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { fewAtOnce } from '#kit/dear/few-at-once.ts'
import { onThread } from '#kit/dear/on-thread.ts'
import type { FileProblem } from './statement-tables.ts'

/** A file that cannot be read as a statement: why, the most rows of a file, and the columns that it lacks. */
export type RefusedFile = {
  readonly refused: FileProblem | 'statementNoColumns' | 'statementEmpty'
  readonly max: number
  readonly missing: NoStatement['missing']
}

/** What a file says, or why it is no statement. */
export type ReadStatementFile = ReadStatement | RefusedFile

/** Reads a statement on a thread of its own; one that needs too much memory is refused. */
export const readStatementFile = (path: string, today: Day): Promise<ReadStatementFile> =>
  twoAtATime(() =>
    onThread(file, answer, { path, today }, { maxOldGenerationSizeMb: mostMegabytes }).catch((error: unknown): ReadStatementFile => {
      const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (outOfMemory) return { refused: 'statementTooLarge', max: mostRows, missing: [] }
      throw error
    }),
  )

/** A year of a busy hotel. */
export const mostRows = 5000

const twoAtATime = fewAtOnce(2)
const mostMegabytes = 512
const file = new URL('./read-statement-thread.ts', import.meta.url)

// The thread is ours: it answers in its own type.
const answer = z.custom<ReadStatementFile>(
  (value) => typeof value === 'object' && value !== null && ('refused' in value || 'lines' in value),
)
