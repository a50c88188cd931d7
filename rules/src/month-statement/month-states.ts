import type { MonthLineState } from './month-line-states.ts'

/** The states of a monthly statement: lines are still open, all are agreed, and nothing is left to pay. */
export const monthStates = ['open', 'agreed', 'settled'] as const

/** A state of a monthly statement. */
export type MonthState = (typeof monthStates)[number]

/**
 * The legal moves of a monthly statement. Nobody makes them: it closes by itself when the last line is agreed, and is settled by the payment
 * that leaves nothing; a refund leaves something again.
 */
export const monthMoves: Readonly<Record<MonthState, readonly MonthMove[]>> = {
  open: [{ by: 'lastLine', to: 'agreed' }],
  agreed: [{ by: 'payment', to: 'settled' }],
  settled: [{ by: 'refund', to: 'agreed' }],
}

/** One legal move of a monthly statement: what makes it, and where it leads. */
type MonthMove = { readonly by: 'lastLine' | 'payment' | 'refund'; readonly to: MonthState }

/** What of a line decides the state of its statement; `left` is in minor units. */
export type MonthStateFacts = { readonly state: MonthLineState; readonly left: number }

/** The state of a statement by its lines. */
export const monthStateOf = (lines: readonly MonthStateFacts[]): MonthState => {
  if (lines.some(({ state }) => state !== 'agreed')) return 'open'
  return lines.some(({ left }) => left > 0) ? 'agreed' : 'settled'
}
