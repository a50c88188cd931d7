import { z } from 'zod'
import { fewAtOnce } from '#kit/dear/few-at-once.ts'
import { onThread } from '#kit/dear/on-thread.ts'
import type { WorkbookFacts } from '../workbook-facts.ts'
import type { ReadSheet, SheetProblem } from './read-sheets.ts'

/** A workbook that was filled in, with the problems of its cells; or why it is none of ours. */
export type ReadWorkbook =
  | { readonly refused: 'workbookUnreadable' | 'workbookForeign' | 'workbookTooLarge' }
  | { readonly facts: WorkbookFacts; readonly sheets: readonly ReadSheet[]; readonly problems: readonly SheetProblem[] }

/** Reads a workbook on a thread of its own, which may take a core for seconds; one that needs too much memory is refused. */
export const readWorkbook = (path: string): Promise<ReadWorkbook> =>
  oneAtATime(() =>
    onThread(file, answer, path, { maxOldGenerationSizeMb: mostMegabytes }).catch((error: unknown): ReadWorkbook => {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return { refused: 'workbookTooLarge' }
      throw error
    }),
  )

const oneAtATime = fewAtOnce(1)

/** 200 packages and two years with every field take about half of it. */
const mostMegabytes = 768

const file = new URL('./read-workbook-thread.ts', import.meta.url)

// The thread is ours: it answers in its own type.
const answer = z.custom<ReadWorkbook>((value) => typeof value === 'object' && value !== null && ('refused' in value || 'facts' in value))
